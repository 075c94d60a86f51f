-- What the list of members is filtered by and few of them have; money and moments change too often for an index of theirs.
create index member_by_level on member (tenant_id, vip_level, id);
create index member_by_line on member (tenant_id, line, id);
create index member_locked on member (tenant_id, id) where status <> '';
create index member_unverified on member (tenant_id, id) where identity_verified_at is null;
