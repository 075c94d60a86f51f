-- Matches of the leagues that campaigns name, as the sportsbook told them last. Results are kept here because the sportsbook
-- forgets them after a few days and gives its ids to other matches after a year and a half.
create table sports_fixture (
  tenant_id text not null,
  match_id text not null,
  sport_id integer not null,
  league_id integer not null,
  begins_at timestamptz not null,
  home_id integer not null,
  away_id integer not null,
  -- League, home and away in each language.
  names jsonb not null,
  state text not null check (state in ('open', 'over', 'void')),
  home_score integer check (home_score >= 0),
  away_score integer check (away_score >= 0),
  -- Null where nobody is right: not over, void, or level where there is no draw.
  outcome text check (outcome in ('1', 'X', '2')),
  -- When we first heard how it ended; a correction leaves it.
  decided_at timestamptz,
  -- When state or score changed last: what was given for it is looked at again.
  changed_at timestamptz not null,
  primary key (tenant_id, match_id)
);
create index sports_fixture_by_league on sports_fixture (tenant_id, league_id, begins_at);
create index sports_fixture_open on sports_fixture (tenant_id, begins_at) where state = 'open';
create index sports_fixture_of_home on sports_fixture (tenant_id, home_id, begins_at);
create index sports_fixture_of_away on sports_fixture (tenant_id, away_id, begins_at);

-- One pick of a member for a match in a campaign; changed until kick-off.
create table campaign_pick (
  tenant_id text not null,
  member_id text not null,
  campaign_id text not null,
  match_id text not null,
  pick text not null check (pick in ('1', 'X', '2')),
  at timestamptz not null,
  primary key (tenant_id, member_id, campaign_id, match_id)
);
create index campaign_pick_by_match on campaign_pick (tenant_id, campaign_id, match_id);
create index campaign_pick_by_age on campaign_pick (tenant_id, at);
