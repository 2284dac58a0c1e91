-- Rooms remember the matches played in them, what was agreed to, and which messages they heard.

update room set state = state || jsonb_build_object(
  'terms', 0,
  'asked', 0,
  'heard', '[]'::jsonb,
  'played', case when state ->> 'phase' = 'OVER' then (
      select jsonb_build_array(jsonb_build_object(
        'match', m.id,
        'players', (select jsonb_agg(s.seat -> 'player' order by s.n)
                    from jsonb_array_elements(state -> 'seats') with ordinality as s (seat, n)),
        'places', m.outcome -> 'places'))
      from match m where m.id = (state ->> 'match')::uuid)
    else '[]'::jsonb end)
where not state ? 'terms';
