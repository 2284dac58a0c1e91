-- Decks that players keep for games that are played with decks of their own. Guests have them too,
-- which go with them.
create table player_deck (
  id        uuid primary key,
  player_id uuid not null references player (id) on delete cascade,
  game      text not null,
  name      text not null,
  value     text not null,
  changed   timestamptz not null default now()
);
create index player_deck_player on player_deck (player_id);
