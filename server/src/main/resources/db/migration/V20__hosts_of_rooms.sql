-- Guests that nobody needs any more are looked for, and may be deleted, by who is host of no room.
drop index concurrently if exists room_any_host;
create index concurrently room_any_host on room (host);
