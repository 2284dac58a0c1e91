-- Everybody's rooms are looked for often, and rooms are kept.
create index room_host on room (host);
