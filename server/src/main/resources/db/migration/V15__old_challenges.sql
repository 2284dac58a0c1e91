-- Those that are long over are looked for time and again, whoever sent them.

create index challenge_until on challenge (expires_at);
