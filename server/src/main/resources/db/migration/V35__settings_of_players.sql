-- What people have chosen of how pages look, sound and react; only what they chose themselves.
-- Guests have settings too, which go with them.
create table player_settings (
  player_id uuid primary key references player (id) on delete cascade,
  settings  jsonb not null
);
