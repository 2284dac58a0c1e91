-- A table that is taken off the list gets a new seat link; the one that strangers were shown leads
-- only people of the room back.
create table former_link (
  link    text primary key,
  room_id uuid not null references room (id)
);
create index former_link_room on former_link (room_id);
