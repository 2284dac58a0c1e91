package arenhold.server.gateway.http;

import arenhold.server.account.PlayerSettings;
import arenhold.server.gateway.refusal.Refusal;
import arenhold.server.gateway.session.Sessions;
import arenhold.server.protocol.Code;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Map;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Endpoints of one's own settings: sound, motion, clicks, look and language. */
@RestController
@RequestMapping("/api/me/settings")
class SettingsController {

  private final Sessions sessions;
  private final PlayerSettings settings;

  SettingsController(Sessions sessions, PlayerSettings settings) {
    this.sessions = sessions;
    this.settings = settings;
  }

  @GetMapping
  Map<String, Object> mine(HttpServletRequest request) {
    return settings.of(sessions.required(request).id());
  }

  /** Changes only the settings named in the body: another browser may have set the rest. */
  @PutMapping
  Map<String, Object> change(@RequestBody Map<String, Object> changes, HttpServletRequest request) {
    try {
      return settings.change(sessions.required(request).id(), changes);
    } catch (PlayerSettings.UnknownSetting unknown) {
      Map<String, String> params =
          unknown.setting() == null ? Map.of() : Map.of("option", unknown.setting().key());
      throw new Refusal(Code.BAD_OPTION, HttpStatus.BAD_REQUEST, params);
    }
  }
}
