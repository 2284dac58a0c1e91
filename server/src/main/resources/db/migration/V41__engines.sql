-- Computer accounts: engines of people's own. Each is a player marked as a computer.
create table engine (
  player_id  uuid primary key references player (id),
  owner      uuid not null references player (id),
  -- What it connects with; null once that is revoked.
  token_hash bytea unique,
  created_at timestamptz not null default now()
);
create index engine_owner on engine (owner);

-- How often engines have failed at seats of matches, and how the last time.
create table engine_fault (
  match_id uuid not null references match (id) on delete cascade,
  seat     smallint not null,
  strikes  smallint not null,
  fault    text not null,
  primary key (match_id, seat)
);
