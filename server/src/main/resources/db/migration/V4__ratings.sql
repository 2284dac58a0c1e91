-- Who played which match at which place, and what that made of their ratings.

alter table match add column rated boolean not null default false;

update room set state = state || '{"rated": false}'::jsonb where not state ? 'rated';

create table match_player (
  match_id  uuid not null references match (id),
  seat      smallint not null,
  player_id uuid not null references player (id),
  side      smallint not null,
  place     smallint,
  primary key (match_id, seat)
);
create index match_player_player on match_player (player_id, match_id);

insert into match_player (match_id, seat, player_id, side, place)
select (played ->> 'match')::uuid, (p.n - 1)::smallint, (p.id)::uuid, (p.n - 1)::smallint,
       (played -> 'places' ->> (p.n - 1)::int)::smallint
from room r,
     jsonb_array_elements(r.state -> 'played') as played,
     jsonb_array_elements_text(played -> 'players') with ordinality as p (id, n)
where p.id is not null
on conflict do nothing;

-- How strong a player is believed to be, for each game and form.
create table rating (
  player_id  uuid not null references player (id),
  game       text not null,
  form       text not null,
  mu         double precision not null,
  sigma      double precision not null,
  matches    integer not null,
  changed_at timestamptz not null,
  primary key (player_id, game, form)
);
create index rating_board on rating (game, form, (mu - 3 * sigma) desc);

-- The key makes it impossible to settle a match twice.
create table rating_change (
  match_id     uuid not null references match (id),
  player_id    uuid not null references player (id),
  mu_before    double precision not null,
  sigma_before double precision not null,
  mu           double precision not null,
  sigma        double precision not null,
  at           timestamptz not null default now(),
  primary key (match_id, player_id)
);
create index rating_change_player on rating_change (player_id, at);
