-- What a browser was given its challenge for: who may log in has not proved yet that he may make a passkey.
alter table passkey_challenge add column making boolean not null default false;
