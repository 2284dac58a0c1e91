-- What a match is dealt by besides its seed: its id and a number of each seat with its commitment.
-- Null for matches that were dealt by their seed alone, as all were before.
alter table match add column mixed jsonb;
