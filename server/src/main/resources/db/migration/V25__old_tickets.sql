-- Tickets that are too old are deleted once a second.
create index ticket_expires_at on ticket (expires_at);
