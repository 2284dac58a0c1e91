-- Analyses of finished matches: asked for, then made one after the other. One that another version
-- of the judge made is not taken for this version's.
create table analysis (
  match_id uuid not null references match (id) on delete cascade,
  version  text not null,
  asked_at timestamptz not null default now(),
  -- Who waits for it; nobody once it is there.
  asked_by uuid references player (id) on delete set null,
  failed   boolean not null default false,
  -- Null until it has been made.
  document text,
  primary key (match_id, version)
);
create index analysis_waiting on analysis (asked_at) where document is null and not failed;
create index analysis_asked_by on analysis (asked_by) where asked_by is not null;
