-- What became of a match, for each who played it: so that histories and records are quick.

alter table match
  add column counted   boolean not null default false,
  add column uncounted text;

update match m set counted = exists (select 1 from rating_change c where c.match_id = m.id)
where m.ended_at is not null;

-- Why a match of before did not count was not kept: this is the most probable of the reasons.
update match m set uncounted = case
    when not m.rated then 'not-wanted'
    when exists (select 1 from match_player p where p.match_id = m.id
                 and not exists (select 1 from account a where a.player_id = p.player_id))
      then 'guests'
    else 'quick-end' end
where m.ended_at is not null and not m.counted;

-- result: 1 won, 0 tied, -1 lost. cards: null where nobody has counted them yet.
alter table match_player
  add column ended_at timestamptz,
  add column result   smallint,
  add column options  jsonb not null default '{}',
  add column cards    jsonb;

update match_player p set
  ended_at = m.ended_at,
  result = sign((select min(x.place) from match_player x
                 where x.match_id = p.match_id and x.side <> p.side) - p.place),
  options = coalesce(
    (select jsonb_object_agg(o.key, o.value)
     from jsonb_each_text(m.setup -> 'seats' -> p.seat::int) as o
     where o.value <> 'random'), '{}')
from match m
where m.id = p.match_id and m.ended_at is not null;

create index match_player_ended on match_player (player_id, ended_at desc, match_id desc)
  where ended_at is not null;
