-- Texts that people add beside those of the product stand among the versions, under keys of their own. What a text has
-- besides words, such as a banner's picture and where it leads, and when it ends. A version that knows none of this shows
-- what came with the product.
alter table site_text
  add column facts jsonb not null default '{}'::jsonb,
  add column ends_at timestamptz;

-- How a text stands among those of its place. One without a row stands where the product has it.
create table site_text_standing (
  tenant_id text not null,
  place text not null,
  key text not null,
  -- Among those of its row; null where nobody moved it.
  position integer check (position > 0),
  -- Taken off: players see nothing of it until it is put back.
  off_at timestamptz,
  off_by text,
  off_reason text,
  primary key (tenant_id, place, key),
  check ((off_at is null) = (off_by is null) and (off_at is null) = (off_reason is null))
);
