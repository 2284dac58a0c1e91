-- Which challenge led to a table is asked whenever somebody goes there.
drop index concurrently if exists challenge_room;
create index concurrently challenge_room on challenge (room_id) where state = 'accepted';
