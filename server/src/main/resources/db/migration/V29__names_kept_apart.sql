-- What a guest's name looks like, so that nobody else takes it while they are here.
alter table player add column if not exists likeness text;
drop index concurrently if exists player_likeness;
create index concurrently player_likeness on player (likeness) where likeness is not null;

-- Names of deleted accounts, as hashes of what they look like: nobody takes them for a while.
create table if not exists retired_name (
  likeness_hash bytea primary key,
  until         timestamptz not null
);

-- When accounts of before got reserved what their names look like without accents and punctuation,
-- which only the server can tell; no row as long as they have not.
create table if not exists names_alike (
  reserved_at timestamptz not null
);
