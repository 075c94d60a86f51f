-- The timeline of a member asks each of its sources by the member and the moment; cash-outs were found by their bet alone.
create index bet_cash_out_of_member on bet_cash_out (tenant_id, member_id, at desc, cash_out_id desc);
