-- Challenges for more than two, those nobody answered, and who may challenge whom.

-- How many play; null in those from before: the fewest of their form.
alter table challenge add column seats integer;
alter table challenge add column answered_at timestamptz;
create index challenge_open_until on challenge (expires_at) where state = 'open';

-- Who may challenge somebody: everybody, met (whom he has played with), nobody.
alter table player alter column challenges drop default;
alter table player alter column challenges type text
  using case when challenges then 'everybody' else 'nobody' end;
alter table player alter column challenges set default 'everybody';

-- Of whom somebody wants no challenge whatever else he allows.
create table challenge_block (
  player_id uuid not null references player (id),
  blocked   uuid not null references player (id),
  at        timestamptz not null default now(),
  primary key (player_id, blocked)
);
create index challenge_block_blocked on challenge_block (blocked);
