-- Which challenge led to a table is asked whenever somebody goes there.
create index challenge_room on challenge (room_id) where state = 'accepted';
