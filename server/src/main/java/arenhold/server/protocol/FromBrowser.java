package arenhold.server.protocol;

/**
 * Everything a page may send on its live socket. The frame's type is the record's name in camel
 * case.
 */
public sealed interface FromBrowser permits FromBrowser.WatchTables, FromClient.Ping {

  /** Start or stop following the open tables. */
  record WatchTables(boolean on) implements FromBrowser {}
}
