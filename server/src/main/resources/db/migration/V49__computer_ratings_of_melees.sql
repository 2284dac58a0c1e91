-- As V47 and V48: in a Melee of four others play the novice, the expert and the champion now. One row for each level.
delete from computer_rating
where game = 'tashkalar' and form = 'melee';
