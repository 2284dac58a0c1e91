-- Other players play the levels of these forms now: what was found of the strength of those before says nothing of them.
-- A row for each form and level, so few of them.
delete from computer_rating
where game = 'tashkalar' and form in ('duel', 'high-form', 'team-duel', 'melee');
