-- As V47: others play the levels of these forms now, in a Melee among three; and in teams the planner has learned what its
-- teammate lacks. A row for each form and level, so few of them.
delete from computer_rating
where game = 'tashkalar' and form in ('tutorial', 'team-duel', 'team-high-form', 'melee');
