-- As V47, for the forms whose levels were set later, and for a Melee once more: among three, others play the levels now.
-- A row for each form and level, so few of them.
delete from computer_rating
where game = 'tashkalar' and form in ('tutorial', 'team-high-form', 'melee');
