-- Rooms know how long players may think, and what everybody's clock shows outlives the server.

update room set state = state || '{"clock": {"kind": "none"}}'::jsonb where not state ? 'clock';

-- Written in the transactions that append to the log of the match; gone when it is over.
create table match_clock (
  match_id uuid primary key references match (id),
  room_id  uuid not null references room (id),
  state    jsonb not null,
  due_at   timestamptz not null
);
create index match_clock_due on match_clock (due_at);

-- When the server was last known to run; one row.
create table server_beat (
  one boolean primary key default true check (one),
  at   timestamptz not null
);

-- When it did not: that time is charged to nobody.
create table outage (
  began timestamptz primary key,
  ended timestamptz not null
);
