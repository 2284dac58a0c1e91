-- The computers that played seats of a match, and since which line of its log: enough to repeat
-- their choices. Their seeds follow from the deal.
create table match_computer (
  match_id uuid not null references match (id),
  seat     smallint not null,
  since    integer not null,
  level    text not null,
  player   text not null,
  version  integer not null,
  weights  text,
  budget   bigint not null,
  primary key (match_id, seat, since)
);

-- The choices of computers that their deadline cut short: by how many lines of the log the seat
-- knew, the nodes at which it did; 0 where nothing was decided and the game's fallback answered.
create table match_cut (
  match_id uuid not null references match (id),
  seat     smallint not null,
  known    integer not null,
  nodes    bigint not null,
  primary key (match_id, seat, known)
);
