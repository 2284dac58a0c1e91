package arenhold.server.gateway.http;

import arenhold.server.account.Accounts;
import arenhold.server.account.ComputerAccounts;
import arenhold.server.account.Player;
import arenhold.server.account.PlayerDecks;
import arenhold.server.account.PlayerSettings;
import arenhold.server.account.TurnEmails;
import arenhold.server.gateway.limit.FewAtOnce;
import arenhold.server.gateway.refusal.Refusal;
import arenhold.server.gateway.request.Network;
import arenhold.server.gateway.session.Sessions;
import arenhold.server.history.Filter;
import arenhold.server.history.History;
import arenhold.server.notice.Notices;
import arenhold.server.notice.Pushes;
import arenhold.server.pairing.Challenges;
import arenhold.server.pairing.Welcome;
import arenhold.server.protocol.Code;
import arenhold.server.rating.Ratings;
import arenhold.server.rating.ShownRating;
import arenhold.server.room.store.FinishedMatches;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Exports everything stored about a player as one JSON file, for that player alone. Finished
 * matches are included as match files; of running ones only where they are played. Written page by
 * page, so that memory use does not grow with the number of matches.
 */
@RestController
class ExportController {

  private final Sessions sessions;
  private final Accounts accounts;
  private final Ratings ratings;
  private final History history;
  private final FinishedMatches finished;
  private final Notices notices;
  private final Pushes pushes;
  private final TurnEmails emails;
  private final Challenges challenges;
  private final PlayerSettings settings;
  private final PlayerDecks decks;
  private final ComputerAccounts engines;
  private final FewAtOnce costly;
  private final JsonMapper json;

  /** Players whose export is being written: one at a time each. */
  private final Set<UUID> writing = ConcurrentHashMap.newKeySet();

  ExportController(
      Sessions sessions,
      Accounts accounts,
      Ratings ratings,
      History history,
      FinishedMatches finished,
      Notices notices,
      Pushes pushes,
      TurnEmails emails,
      Challenges challenges,
      PlayerSettings settings,
      PlayerDecks decks,
      ComputerAccounts engines,
      FewAtOnce costly,
      JsonMapper json) {
    this.sessions = sessions;
    this.accounts = accounts;
    this.ratings = ratings;
    this.history = history;
    this.finished = finished;
    this.notices = notices;
    this.pushes = pushes;
    this.emails = emails;
    this.challenges = challenges;
    this.settings = settings;
    this.decks = decks;
    this.engines = engines;
    this.costly = costly;
    this.json = json;
  }

  @GetMapping("/api/me/export")
  void export(HttpServletRequest request, HttpServletResponse response) throws IOException {
    Player player = sessions.required(request);
    if (!writing.add(player.id())) {
      throw new Refusal(Code.TOO_FAST, HttpStatus.TOO_MANY_REQUESTS);
    }
    try {
      String customer = Network.customer(request.getRemoteAddr());
      Accounts.Exported kept = accounts.export(player, sessions.token(request));
      // Before anything is written, so that the request can still be refused.
      Page first = page(player, Filter.of(null, null), customer);
      response.setContentType(MediaType.APPLICATION_JSON_VALUE);
      response.setHeader(HttpHeaders.CONTENT_DISPOSITION, "attachment; filename=\"arenhold.json\"");
      JsonGenerator to = json.createGenerator(response.getOutputStream());
      write(player, kept, first, customer, to);
      // Only on success, as this closes all open JSON structures: a truncated file must not look
      // complete.
      to.close();
    } finally {
      writing.remove(player.id());
    }
  }

  /**
   * How a player is notified.
   *
   * @param mailed the matches that turn e-mails last mentioned
   * @param push the push services of their browsers
   * @param challenges who may challenge them
   * @param blocked who may not in any case
   */
  private record NoticeSettings(
      TurnEmails.Preference mail,
      List<TurnEmails.Sent> mailed,
      List<Pushes.Rung> push,
      Welcome.From challenges,
      List<Player> blocked) {}

  private NoticeSettings noticeSettings(Player player) {
    UUID id = player.id();
    Challenges.Mine mine = challenges.of(id);
    return new NoticeSettings(
        emails.of(id), emails.sent(id), pushes.of(id), mine.from(), mine.blocked());
  }

  private record Standing(String game, String form, ShownRating rating, int matches) {}

  /**
   * A finished match.
   *
   * @param file the whole match as a match file
   */
  private record Finished(History.Played match, String file) {}

  /**
   * A page of finished matches.
   *
   * @param next the filter for the next page, or null if this is the last
   */
  private record Page(List<Finished> matches, Filter next) {}

  /**
   * Each page takes its turn with other expensive queries, as the whole log of each match is read.
   */
  private Page page(Player player, Filter wanted, String customer) {
    return costly.ask(
        customer,
        () -> {
          List<History.Played> matches = history.of(player.id(), player.id(), wanted);
          List<Finished> files =
              matches.stream()
                  .map(match -> new Finished(match, finished.file(match.id()).orElse(null)))
                  .toList();
          if (matches.size() < History.PAGE) return new Page(files, null);
          History.Played last = matches.getLast();
          return new Page(files, wanted.after(last.ended(), last.id()));
        });
  }

  private void write(
      Player player, Accounts.Exported kept, Page first, String customer, JsonGenerator to) {
    to.writeStartObject();
    for (Map.Entry<String, JsonNode> one : json.valueToTree(kept).properties()) {
      to.writePOJOProperty(one.getKey(), one.getValue());
    }
    to.writePOJOProperty(
        "ratings",
        ratings.of(player.id()).stream()
            .map(
                one ->
                    new Standing(
                        one.game(), one.form(), ShownRating.of(one.rating()), one.matches()))
            .toList());
    to.writePOJOProperty("settings", settings.of(player.id()));
    to.writePOJOProperty("decks", decks.of(player.id()));
    to.writePOJOProperty("engines", engines.of(player.id()));
    to.writePOJOProperty("noticeSettings", noticeSettings(player));
    to.writePOJOProperty("notices", notices.all(player.id()));
    to.writePOJOProperty("challenges", challenges.kept(player.id()));
    to.writePOJOProperty("running", history.running(player.id()));
    to.writeArrayPropertyStart("matches");
    Page page = first;
    page.matches().forEach(to::writePOJO);
    while (page.next() != null) {
      page = page(player, page.next(), customer);
      page.matches().forEach(to::writePOJO);
    }
    to.writeEndArray();
    to.writeEndObject();
  }
}
