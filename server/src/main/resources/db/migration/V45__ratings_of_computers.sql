-- How strong each level of computers is, by what people with established ratings reach against it.
create table computer_rating (
  game       text not null,
  form       text not null,
  level      text not null,
  mu         double precision not null,
  sigma      double precision not null,
  matches    integer not null,
  changed_at timestamptz not null,
  primary key (game, form, level)
);

-- When a player last moved the rating of a level: each may once a day.
create table computer_rated_by (
  player_id uuid not null references player (id),
  game      text not null,
  form      text not null,
  level     text not null,
  at        timestamptz not null,
  primary key (player_id, game, form, level)
);
