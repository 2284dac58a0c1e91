package arenhold.server.account;

import arenhold.server.ops.StoredJson;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * Stores the settings of players, including guests: a value for each {@link Setting} they changed.
 * Defaults belong to the client and are not stored.
 */
@Repository
public class PlayerSettings implements Farewell {

  private final JdbcClient database;
  private final StoredJson json;

  PlayerSettings(JdbcClient database, StoredJson json) {
    this.database = database;
    this.json = json;
  }

  /**
   * This player's settings by key; empty if none. Settings unknown to this version are left out.
   */
  public Map<String, Object> of(UUID player) {
    return database
        .sql("select settings from player_settings where player_id = ?")
        .param(player)
        .query(String.class)
        .optional()
        .map(this::known)
        .orElseGet(Map::of);
  }

  /**
   * Applies {@code changes} atomically; other settings stay as they are. Returns all settings
   * afterwards.
   *
   * @param changes values by key; null resets a setting to its default
   * @throws UnknownSetting if there is no such setting or value; nothing is changed then
   */
  public Map<String, Object> change(UUID player, Map<String, Object> changes) {
    changes.forEach(PlayerSettings::check);
    return database
        .sql(
            """
            insert into player_settings as mine (player_id, settings)
            select id, jsonb_strip_nulls(:changes::jsonb)
            from player where id = :player and deleted_at is null
            on conflict (player_id) do update
            set settings = jsonb_strip_nulls(mine.settings || :changes::jsonb)
            returning settings""")
        .param("changes", json.write(changes))
        .param("player", player)
        .query(String.class)
        .optional()
        .map(this::known)
        .orElseGet(Map::of);
  }

  private static void check(String key, Object value) {
    Setting setting = Setting.withKey(key).orElseThrow(() -> new UnknownSetting(null));
    if (value != null && !setting.allowed().allow(value)) throw new UnknownSetting(setting);
  }

  /** Another version of the server may have stored more settings, or other values. */
  private Map<String, Object> known(String stored) {
    Map<String, Object> settings = new TreeMap<>();
    Map<?, ?> all = json.read(stored, Map.class);
    for (Setting setting : Setting.values()) {
      Object value = all.get(setting.key());
      if (setting.allowed().allow(value)) settings.put(setting.key(), value);
    }
    return settings;
  }

  @Override
  public void forget(UUID player) {
    database.sql("delete from player_settings where player_id = ?").param(player).update();
  }

  /** Thrown if a setting does not exist or cannot have that value. Nothing has changed. */
  public static final class UnknownSetting extends RuntimeException {

    private final transient Setting setting;

    UnknownSetting(Setting setting) {
      super(setting == null ? "no such setting" : setting.key(), null, false, false);
      this.setting = setting;
    }

    /** The setting that cannot have the value; null if there is no such setting. */
    public Setting setting() {
      return setting;
    }
  }
}
