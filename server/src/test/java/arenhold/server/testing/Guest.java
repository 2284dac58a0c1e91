package arenhold.server.testing;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A person with a browser's cookies, who speaks HTTP and opens sockets. */
public final class Guest {

  /** JSON as tests read and write it. */
  public static final JsonMapper JSON = JsonMapper.builder().build();

  /** One client for all guests; cookies are kept by each guest. */
  static final HttpClient HTTP = HttpClient.newHttpClient();

  private final String server;
  private volatile String cookie;

  /** Identifies the browser once it has logged in; otherwise null. */
  private volatile String known;

  private final String id;

  private Guest(String server, String cookie, String id) {
    this.server = server;
    this.cookie = cookie;
    this.id = id;
  }

  /**
   * A new guest of the server.
   *
   * @param server such as {@code http://localhost:8080}
   */
  public static Guest at(String server) {
    HttpResponse<String> response =
        send(
            HttpRequest.newBuilder(URI.create(server + "/api/session"))
                .header("X-Arenhold", "1")
                .POST(BodyPublishers.noBody())
                .build());
    String player = JSON.readTree(response.body()).at("/player/id").asString();
    Guest guest = new Guest(server, null, player);
    guest.keep(response);
    return guest;
  }

  /** Keeps the cookies of a response, as a browser does. */
  private void keep(HttpResponse<String> response) {
    for (String set : response.headers().allValues("set-cookie")) {
      String pair = set.substring(0, set.indexOf(';'));
      if (pair.endsWith("=")) continue;
      if (pair.contains("arenhold_session=")) cookie = pair;
      if (pair.contains("arenhold_browser=")) known = pair;
    }
  }

  /** The same person with nothing but the session, as in a browser that never logged in. */
  public Guest forgotten() {
    return new Guest(server, cookie, id);
  }

  /** A person whose browser has this cookie. */
  public static Guest known(String server, String cookie, String id) {
    return new Guest(server, cookie, id);
  }

  /** The same browser at another address of the server. */
  public Guest through(String address) {
    return new Guest(address, cookie, id);
  }

  /** A new guest who creates an account at once. */
  public static Guest account(String server) {
    Guest guest = at(server);
    String name = "Player " + guest.id.substring(0, 13);
    guest.post("/api/account", Map.of("name", name, "password", "two words apart " + guest.id));
    return guest;
  }

  /** The same browser after logging in to an account, which must succeed. */
  public Guest loggedIn(String name, String password) {
    Guest same = new Guest(server, cookie, id);
    same.known = known;
    HttpResponse<String> response =
        same.request("POST", "/api/login", Map.of("name", name, "password", password));
    if (response.statusCode() != 200) throw new AssertionError(response.body());
    Guest logged =
        new Guest(server, same.cookie, JSON.readTree(response.body()).at("/player/id").asString());
    logged.known = same.known;
    return logged;
  }

  /** The guest's player id. */
  public String id() {
    return id;
  }

  /** The address of the server. */
  public String server() {
    return server;
  }

  /** The cookie of the guest's session, as its browser sends it. */
  public String cookie() {
    return cookie;
  }

  /**
   * Sends a request and returns the response whatever its status.
   *
   * @param headers further headers, each a name and a value
   */
  public HttpResponse<String> request(String method, String path, Object body, String... headers) {
    var publisher =
        body == null
            ? BodyPublishers.noBody()
            : BodyPublishers.ofString(JSON.writeValueAsString(body));
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(server + path))
            .header("Cookie", known == null ? cookie : cookie + "; " + known)
            .header("X-Arenhold", "1")
            .header("Content-Type", "application/json")
            .method(method, publisher);
    if (headers.length > 0) request.headers(headers);
    HttpResponse<String> response = send(request.build());
    keep(response);
    return response;
  }

  /** Uploads a match file; returns the response whatever its status. */
  public HttpResponse<String> bring(byte[] file) {
    return send(
        HttpRequest.newBuilder(URI.create(server + "/api/replays"))
            .header("Cookie", cookie)
            .header("X-Arenhold", "1")
            .header("Content-Type", "text/plain")
            .POST(BodyPublishers.ofByteArray(file))
            .build());
  }

  /** Gets a page from another address, without the guest's cookie. */
  public HttpResponse<String> elsewhere(String address) {
    return send(HttpRequest.newBuilder(URI.create(address)).build());
  }

  /** Posts and returns the body; the request must succeed. */
  public JsonNode post(String path, Object body) {
    HttpResponse<String> response = request("POST", path, body);
    if (response.statusCode() != 200) {
      throw new AssertionError(path + ": " + response.statusCode() + " " + response.body());
    }
    return JSON.readTree(response.body());
  }

  /** Makes a room for a Duel; returns its links as {@code link} and {@code watch}. */
  public JsonNode makeDuel(Map<String, String> table, boolean watching) {
    return post(
        "/api/rooms",
        Map.of("game", "tashkalar", "form", "duel", "table", table, "watching", watching));
  }

  /** A ticket for a link that admits the guest. */
  public String ticket(String link) {
    return post("/api/tickets", Map.of("link", link)).path("ticket").asString();
  }

  /** Opens a socket and says hello with this link. */
  public Socket enter(String link) {
    return enter(link, null, null);
  }

  /** Opens a socket and says hello with this link, resuming from a known version. */
  public Socket enter(String link, String epoch, Long version) {
    String ticket = ticket(link);
    Socket socket = Socket.open(this);
    socket.hello(ticket, epoch, version);
    return socket;
  }

  /** Opens a socket and says hello with this link, as a client that commits to numbers. */
  public Socket enterCommitting(String link) {
    String ticket = ticket(link);
    Socket socket = Socket.open(this);
    socket.send("hello", Map.of("ticket", ticket, "commits", true));
    return socket;
  }

  /** Opens a socket to this listener with the guest's cookie and the server's own origin. */
  public void connect(WebSocket.Listener listener) {
    HTTP.newWebSocketBuilder()
        .header("Cookie", cookie)
        .header("Origin", server)
        .buildAsync(URI.create(server.replaceFirst("http", "ws") + "/socket"), listener)
        .join();
  }

  /** Opens the live socket of a page to this listener. */
  public WebSocket watchLive(WebSocket.Listener listener) {
    return HTTP.newWebSocketBuilder()
        .header("Cookie", cookie)
        .header("Origin", server)
        .buildAsync(URI.create(server.replaceFirst("http", "ws") + "/live"), listener)
        .join();
  }

  static HttpResponse<String> send(HttpRequest request) {
    try {
      return HTTP.send(request, BodyHandlers.ofString());
    } catch (IOException failure) {
      throw new java.io.UncheckedIOException(failure);
    } catch (InterruptedException stopped) {
      throw new IllegalStateException(stopped);
    }
  }
}
