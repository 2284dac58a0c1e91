-- Guests become accounts: a row here beside the player they always were.

alter table player add column deleted_at timestamptz;

alter table session
  add column id      uuid not null default gen_random_uuid() unique,
  add column seen_at timestamptz not null default now(),
  add column browser text not null default '';
create index session_player on session (player_id);

create table account (
  player_id      uuid primary key references player (id),
  password       text not null,
  email          text,
  email_verified boolean not null default false,
  created_at     timestamptz not null default now()
);
create unique index account_verified_email on account (lower(email)) where email_verified;

-- What the names an account has or had look like; nobody else may look like that.
create table reserved_name (
  skeleton  text primary key,
  player_id uuid not null references account (player_id) on delete cascade
);

create table name_change (
  player_id uuid not null references account (player_id) on delete cascade,
  name      text not null,
  since     timestamptz not null default now(),
  primary key (player_id, since)
);

-- Secrets sent by e-mail; known by their hash alone.
create table mailed_secret (
  token_hash bytea primary key,
  player_id  uuid not null references account (player_id) on delete cascade,
  purpose    text not null,
  email      text not null,
  expires_at timestamptz not null
);

-- The challenge a browser was given for its passkey; good once, for a short time.
create unlogged table passkey_challenge (
  session_hash bytea primary key,
  challenge    bytea not null,
  expires_at   timestamptz not null
);

-- Passkeys, in the shape Spring Security keeps them.
create table user_credentials (
  credential_id                varchar(1000) primary key,
  user_entity_user_id          varchar(1000) not null,
  public_key                   bytea not null,
  signature_count              bigint,
  uv_initialized               boolean,
  backup_eligible              boolean not null,
  authenticator_transports     varchar(1000),
  public_key_credential_type   varchar(100),
  backup_state                 boolean not null,
  attestation_object           bytea,
  attestation_client_data_json bytea,
  created                      timestamp,
  last_used                    timestamp,
  label                        varchar(1000) not null
);
create index user_credentials_owner on user_credentials (user_entity_user_id);
