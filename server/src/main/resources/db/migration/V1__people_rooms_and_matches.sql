-- Everything that must survive: people, rooms and the log of every match.

create table player (
  id         uuid primary key,
  name       text not null,
  created_at timestamptz not null default now()
);

-- A session is known by the hash of its token alone; the token is only in the person's browser.
create table session (
  token_hash bytea primary key,
  player_id  uuid not null references player (id),
  created_at timestamptz not null default now()
);

-- A ticket admits its player once, for a short time, to one room's socket.
create unlogged table ticket (
  token_hash bytea primary key,
  player_id  uuid not null,
  room_id    uuid not null,
  role       text not null,
  expires_at timestamptz not null
);

create table room (
  id         uuid primary key,
  seat_link  text not null unique,
  watch_link text unique,
  host       uuid not null references player (id),
  version    bigint not null,
  state      jsonb not null,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);

create table room_player (
  room_id   uuid not null references room (id),
  player_id uuid not null references player (id),
  primary key (room_id, player_id)
);
create index room_player_player on room_player (player_id);

create table match (
  id            uuid primary key,
  room_id       uuid not null references room (id),
  game          text not null,
  form          text not null,
  rules_version integer not null,
  setup         jsonb not null,
  seed          bytea not null,
  seed_hash     bytea not null,
  started_at    timestamptz not null default now(),
  ended_at      timestamptz,
  outcome       jsonb
);

-- Append only. The key also fences a second writer: whoever loses the insert must reload.
create table match_entry (
  match_id uuid not null references match (id),
  seq      integer not null,
  seat     smallint not null,
  notation text not null,
  ack      text,
  at       timestamptz not null default now(),
  primary key (match_id, seq)
);
