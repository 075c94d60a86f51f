-- Who signed in from a network address: staff look a member up by any trace, and this is one.
create index session_by_address on session (tenant_id, address, member_id);
