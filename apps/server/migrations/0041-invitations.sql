-- Who invited whom, how far friends have come, and what it brought.

create table invite_code (
  tenant_id text not null,
  member_id text not null,
  code text not null,
  made_at timestamptz not null,
  primary key (tenant_id, member_id),
  unique (tenant_id, code)
);

-- A friend and who invited them: written in the transaction of the registration.
create table invite_friend (
  tenant_id text not null,
  member_id text not null,
  inviter_id text not null,
  code text not null,
  bound_at timestamptz not null,
  -- What the books said when they were last looked at.
  deposited_at timestamptz,
  reached_at timestamptz,
  -- Why the rewards of this friend were held for a review.
  held_for text,
  primary key (tenant_id, member_id),
  -- Ids sort by age: whoever invites was here before, so that no chain of friends leads back to its beginning.
  constraint invite_inviter_was_first check (inviter_id collate "C" < member_id collate "C")
);
create index invite_friend_by_inviter on invite_friend (tenant_id, inviter_id, member_id desc);

create function invite_binding_stands() returns trigger language plpgsql as $$
begin
  if (new.member_id, new.inviter_id, new.code, new.bound_at)
    is distinct from (old.member_id, old.inviter_id, old.code, old.bound_at) then
    raise exception 'the first binding stands';
  end if;
  return new;
end
$$;
create trigger invite_binding_stands before update on invite_friend
  for each row execute function invite_binding_stands();
create trigger kept before delete or truncate on invite_friend for each statement execute function refuse_removal();

-- How often a link was opened. Nothing of who opened it.
create table invite_visit (
  tenant_id text not null,
  code text not null,
  day date not null,
  visits integer not null check (visits > 0),
  primary key (tenant_id, code, day)
);

-- Settled stakes of a friend that count, by the Monday (+08:00) that their week began with.
create table invite_week (
  tenant_id text not null,
  member_id text not null,
  week date not null,
  turnover bigint not null check (turnover >= 0),
  primary key (tenant_id, member_id, week)
);

-- Rewards that invitations granted. One that is taken back may be granted again, as the next round of its subject.
create table invite_award (
  tenant_id text not null,
  member_id text not null,
  id text not null,
  source text not null,
  -- A friend, a milestone, a week.
  subject text not null,
  round integer not null check (round > 0),
  friend_id text,
  amount bigint not null check (amount > 0),
  granted_at timestamptz not null,
  revoked_at timestamptz,
  -- Of the reward.
  reward_id text not null,
  primary key (tenant_id, member_id, id),
  unique (tenant_id, member_id, source, subject, round)
);
create unique index invite_award_stands on invite_award (tenant_id, member_id, source, subject) where revoked_at is null;
create index invite_award_of_friend on invite_award (tenant_id, friend_id) where friend_id is not null;

-- How far the movements of the books were looked at.
create table invite_cursor (
  tenant_id text primary key,
  at timestamptz not null
);
