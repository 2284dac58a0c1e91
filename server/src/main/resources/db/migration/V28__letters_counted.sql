-- Letters with secrets that were sent lately, by what they are counted for: an account, or an
-- address that several accounts may name. Hashes alone; older ones are deleted.
create table letter_sent (
  counted_for bytea not null,
  at          timestamptz not null default now()
);
create index letter_sent_counted on letter_sent (counted_for, at);
create index letter_sent_at on letter_sent (at);
