package arenhold.server.protocol;

/**
 * Everything a page may say on its live socket. The frame's type is the record's name, small first.
 */
public sealed interface FromBrowser permits FromBrowser.WatchTables, FromClient.Ping {

  /** Be told of the open tables, or not any more. */
  record WatchTables(boolean on) implements FromBrowser {}
}
