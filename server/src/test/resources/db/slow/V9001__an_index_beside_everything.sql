drop index concurrently if exists match_entry_at;
create index concurrently match_entry_at on match_entry (at);
