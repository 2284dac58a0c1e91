-- Rooms know whom an open table is for, and whether their players were brought together.

update room set state = state || '{"range": null, "meeting": false}'::jsonb where not state ? 'meeting';

create index room_meeting on room (id) where state -> 'meeting' = 'true'::jsonb;

-- Somebody wants to play somebody: open until it is answered, withdrawn or too old.
create table challenge (
  id         uuid primary key,
  challenger uuid not null references player (id),
  challenged uuid not null references player (id),
  game       text not null,
  form       text not null,
  options    jsonb not null,
  clock      jsonb not null,
  rated      boolean not null,
  state      text not null,
  room_id    uuid references room (id),
  made_at    timestamptz not null default now(),
  expires_at timestamptz not null
);
create index challenge_challenger on challenge (challenger, expires_at);
create index challenge_challenged on challenge (challenged, expires_at);
-- One at a time between two people: whoever challenges the same one again means the newest.
create unique index challenge_open on challenge (challenger, challenged) where state = 'open';

alter table player add column challenges boolean not null default true;
