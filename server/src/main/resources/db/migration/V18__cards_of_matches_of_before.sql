-- Matches of which it is not stored which cards were played are looked for without reading all.
drop index concurrently if exists match_player_without_cards;
create index concurrently match_player_without_cards on match_player (match_id)
  where ended_at is not null and cards is null;
