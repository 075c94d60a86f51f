/** Wallets that are not what their postings, holds and last line say, and postings that do not balance. */
export const STRAY = `
  select 'total' as what, sum(amount)::text as detail from platform.ledger_posting having sum(amount) <> 0
  union all
  select 'transaction', number::text from platform.ledger_posting group by number having sum(amount) <> 0
  union all
  select 'wallet', w.member_id from platform.ledger_wallet w
  where w.seq <> (select count(*) from platform.ledger_transaction t where t.member_id = w.member_id)
    or w.hash <> (select t.hash from platform.ledger_transaction t where t.member_id = w.member_id and t.seq = w.seq)
    or w.held <> (select coalesce(sum(rest), 0) from platform.ledger_hold h where h.member_id = w.member_id)
    or w.available + w.held + w.bonus + w.debt <> (
      select sum(amount) from platform.ledger_posting p where p.member_id = w.member_id and p.account not like 'house:%')`
