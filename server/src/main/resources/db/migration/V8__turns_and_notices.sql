-- Whose turn it is, also in rooms that sleep; and what people should know when they come back.

-- Since when this seat has been asked what it is asked, null while it is not. Written in the
-- transactions that append to the log, only where it changes.
alter table match_player add column asked_at timestamptz;

create table notice (
  id        bigint generated always as identity primary key,
  player_id uuid not null references player (id),
  kind      text not null,
  page      text,
  params    jsonb not null,
  at        timestamptz not null default now(),
  read_at   timestamptz
);
create index notice_player on notice (player_id, id desc);
create index notice_at on notice (at);

-- By which this server proves to push services that it is the same as before; one row.
create table push_key (
  one         boolean primary key default true check (one),
  public_key  bytea not null,
  private_key bytea not null
);

-- Where a browser wants to be told while no page is open; ends with its session.
create table push_subscription (
  endpoint     text primary key,
  session_hash bytea not null references session (token_hash) on delete cascade,
  player_id    uuid not null references player (id),
  public_key   bytea not null,
  auth         bytea not null,
  language     text not null,
  created_at   timestamptz not null default now()
);
create index push_subscription_player on push_subscription (player_id);
create index push_subscription_session on push_subscription (session_hash);
