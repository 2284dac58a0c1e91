-- Computers are players too: the level of one, null for people.
alter table player add column computer text;
