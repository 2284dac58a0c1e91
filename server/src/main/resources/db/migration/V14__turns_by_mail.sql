-- Turns are told by e-mail to whoever wants that; notices know people instead of their names.

-- The language of these e-mails, null for who wants none; and the secret in each by which they end.
alter table account
  add column turn_language text,
  add column turn_secret   text unique;
create index account_turn_mail on account (player_id)
  where email_verified and turn_language is not null;

-- The newest such e-mail of each match and player: for which turn, when it was sent (also while
-- nobody knows whether it was), and when to try again, null for not at all.
create table turn_mail (
  match_id  uuid not null references match (id),
  player_id uuid not null references account (player_id) on delete cascade,
  asked_at  timestamptz not null,
  attempts  int not null,
  sent_at   timestamptz,
  next_at   timestamptz,
  primary key (match_id, player_id)
);
create index turn_mail_player on turn_mail (player_id);

create index match_player_asked on match_player (player_id) where asked_at is not null;

-- Whom a notice names, and until when it matters, null for as long as it is kept.
alter table notice
  add column about      uuid[] not null default '{}',
  add column expires_at timestamptz;
create index notice_expires on notice (expires_at) where read_at is null;

update notice n set about = array(
    select p.player_id from room r join match_player p on p.match_id = (r.state ->> 'match')::uuid
    where r.seat_link = substr(n.page, 4) and p.player_id <> n.player_id order by p.seat)
where n.page like '/r/%';

update notice n set about = array[c.challenger], expires_at = c.expires_at
from challenge c where n.page = '/?challenge=' || c.id;

update notice set about = array[substr(page, 10)::uuid] where page like '/players/%';

update notice set params = params - 'players';
