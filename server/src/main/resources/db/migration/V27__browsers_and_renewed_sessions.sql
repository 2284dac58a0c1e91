-- A session gets another token when rights are gained. For a short time what still names the old
-- one is told to ask again.
alter table session add column if not exists former_hash bytea;
drop index concurrently if exists session_former;
create index concurrently session_former on session (former_hash) where former_hash is not null;

-- Browsers in which somebody has logged in before: strangers' wrong passwords do not count there.
create table if not exists known_browser (
  browser_hash bytea not null,
  player_id    uuid not null references account (player_id) on delete cascade,
  since        timestamptz not null default now(),
  primary key (browser_hash, player_id)
);
create index if not exists known_browser_player on known_browser (player_id);
