package arenhold.server.room.decide;

import arenhold.rules.notation.FairDeal;
import arenhold.rules.notation.FairDeal.Mix;
import arenhold.server.protocol.Code;
import arenhold.server.room.decide.Lobby.Verdict;
import arenhold.server.room.state.NextDeal;
import arenhold.server.room.state.RoomState;
import java.util.UUID;

/** The numbers that players mix into the next deal: what one player may do about theirs. */
final class Numbers {

  private final Lobby lobby;
  private final RoomState room;
  private final UUID player;

  Numbers(Lobby lobby) {
    this.lobby = lobby;
    room = lobby.room();
    player = lobby.player();
  }

  /** The player commits to a number for the next match, until commitments are fixed. */
  Verdict commit(UUID match, String commitment) {
    if (lobby.seat() < 0) return Lobby.refused(Code.NO_SEAT);
    NextDeal deal = room.deal();
    if (deal == null || !deal.match().equals(match)) return Lobby.refused(Code.STALE);
    if (!FairDeal.readable(commitment)) return Lobby.refused(Code.MALFORMED);
    if (commitment.equals(deal.commitmentOf(player))) return lobby.changed(room);
    if (deal.revealing()) return Lobby.refused(Code.NOT_ALLOWED);
    return lobby.changed(room.withDeal(deal.committed(player, commitment, room.players())));
  }

  /** The player reveals the number they committed to, once all commitments are fixed. */
  Verdict reveal(UUID match, String number) {
    if (lobby.seat() < 0) return Lobby.refused(Code.NO_SEAT);
    NextDeal deal = room.deal();
    if (deal == null || !deal.match().equals(match)) return Lobby.refused(Code.STALE);
    if (!deal.revealing()) return Lobby.refused(Code.NOT_ALLOWED);
    Mix mix = deal.mixes().get(player);
    boolean right = mix != null && FairDeal.readable(number);
    if (!right || !Mix.commitment(match, number).equals(mix.commitment())) {
      return Lobby.refused(Code.WRONG_NUMBER);
    }
    RoomState revealed = room.withDeal(deal.revealed(player, number));
    return lobby.changed(mix.none() ? revealed : room);
  }
}
