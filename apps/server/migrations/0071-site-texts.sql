-- Texts that the console lays over those that came with the product, every version of them.
create table site_text (
  tenant_id text not null,
  place text not null,
  key text not null,
  version integer not null check (version > 0),
  -- By field and language; empty where a language is missing.
  fields jsonb not null,
  -- When it is meant to begin; at once without.
  starts_at timestamptz,
  saved_by text not null,
  saved_at timestamptz not null,
  -- From when players see it; null while it is a draft.
  published_at timestamptz,
  -- Undone: players see the one before it.
  undone_at timestamptz,
  -- Of two who save at the same moment one is told that it changed.
  primary key (tenant_id, place, key, version)
);
create index site_text_published on site_text (tenant_id) where published_at is not null and undone_at is null;
