package arenhold.server.pairing;

import java.util.HashSet;
import java.util.Set;
import java.util.UUID;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Recent opponents, so that players do not meet the same one over and over. */
@Repository
class Encounters {

  /** After this many matches in a row against the same opponent, another one is preferred. */
  static final int OFTEN = 3;

  private final JdbcClient database;

  Encounters(JdbcClient database) {
    this.database = database;
  }

  /** Everyone who played in all of the player's last matches of this form. */
  Set<UUID> lately(UUID player, String game, String form) {
    return new HashSet<>(
        database
            .sql(
                """
                with last as (
                  select m.id from match_player p join match m on m.id = p.match_id
                  where p.player_id = ? and m.game = ? and m.form = ?
                  order by m.started_at desc limit ?)
                select p.player_id from match_player p join last on last.id = p.match_id
                where p.player_id <> ?
                group by p.player_id having count(distinct p.match_id) = ?""")
            .params(player, game, form, OFTEN, player, OFTEN)
            .query(UUID.class)
            .list());
  }
}
