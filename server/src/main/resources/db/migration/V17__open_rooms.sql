-- Somebody's rooms are those whose match is not over: rooms are kept, and he may have been in thousands.
create index room_open_host on room (host) where state ->> 'phase' <> 'OVER';
create index room_open_seats on room using gin ((state -> 'seats') jsonb_path_ops)
  where state ->> 'phase' <> 'OVER';
drop index room_host;
