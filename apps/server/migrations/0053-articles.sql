-- Previews and reports of matches. The figures stand beside the words that were made of them.
create table article (
  tenant_id text not null,
  id text not null check (id ~ '^art_[0-9A-Za-z-]{2,40}$'),
  kind text not null check (kind in ('preview', 'report')),
  match_id text not null,
  sport_id integer not null,
  league_id integer not null,
  begins_at timestamptz not null,
  home_id integer not null,
  away_id integer not null,
  -- League, home and away in each language.
  names jsonb not null,
  home_score integer check (home_score >= 0),
  away_score integer check (away_score >= 0),
  figures jsonb not null,
  -- Title, lead and blocks in each language.
  texts jsonb not null,
  -- Titles of all languages, folded, for the search.
  folded text not null,
  written_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, match_id, kind),
  -- Nobody previews what has begun, or reports what has no score.
  check (kind = 'report' or written_at < begins_at),
  check ((kind = 'report') = (home_score is not null and away_score is not null))
);
create index article_of_sport on article (tenant_id, sport_id, id desc);
create index article_by_age on article (tenant_id, written_at);
