import type { Client } from 'pg'

/** Of one day of reports: so many keys of each cut. */
const REPORT_KEYS = {
  all: 1,
  product: 2,
  sport: 17,
  league: 400,
  market: 150,
  game: 60,
  line: 200,
  campaign: 40,
}
const REPORT_DAYS = 365
const COHORT_WEEKS = 52
/** Of each kind of waiting. */
const WAITING = 5_000
/** One bet in so many is the busiest member's. */
const BUSIEST_SHARE = 100

/** Members, bets, orders in review and folded reports, set by set: a million of them takes minutes, not hours. */
export async function seedConsole(
  owner: Client,
  { members, bets }: { members: number; bets: number },
): Promise<void> {
  await owner.query('set search_path to platform')
  await owner.query(
    `insert into member (tenant_id, id, line, user_name, user_name_folded, nick_name, currency, registered_at, mobile, email,
       real_name, vip_level, status, identity_verified_at)
     select 'keo', 'mbr_' || lpad(n::text, 26, '0'), 'line-' || n % 200, 'player' || n, 'player' || n, 'Player ' || n, 'VND',
       now() - make_interval(mins => n % 500000), '9' || lpad(n::text, 8, '0'), 'player' || n || '@mail.example',
       'Person ' || n % 1000,
       -- The oldest have the highest levels and the locks: a list from the newest on would meet them last.
       greatest(0, 11 - n / 5000), case when n <= 20000 then '3' else '' end, case when n > 100000 then now() end
     from generate_series(1, $1::int) n`,
    [members],
  )
  await owner.query(
    `insert into bet_record (tenant_id, order_id, member_id, currency, status, stake, return_max, returned, sports, placed_at, closed_at)
     select 'keo', lpad(n::text, 20, '0'), 'mbr_' || lpad((case when n % ${BUSIEST_SHARE} = 0 then 1 else 1 + n % $2 end)::text, 26, '0'),
       'VND', 5, 5000000, 9500000, case when n % 2 = 0 then 9500000 else 0 end, array[1], at, at + interval '2 hours'
     from (select n, now() - make_interval(secs => n % 31536000) as at from generate_series(1, $1::int) n) bet`,
    [bets, members],
  )
  await owner.query(
    `insert into withdraw_order (tenant_id, member_id, order_no, request_key, channel, state, amount, fee, payout, payout_currency,
       target_id, target_place, target_shown, is_reviewed, created_at, changed_at)
     select 'keo', 'mbr_' || lpad(n::text, 26, '0'), 'wd' || lpad(n::text, 12, '0'), 'key-' || n, 'bank', 'inReview', 5000000000, 0,
       5000000000, 'VND', 'card-' || n, 'VCB', '**** 1234', true, now() - make_interval(mins => n), now() - make_interval(mins => n)
     from generate_series(1, least($1::int, ${WAITING})) n`,
    [members],
  )
  await owner.query(
    `insert into payout_target (tenant_id, member_id, id, kind, place, number_box, mobile_box, number_hash, shown, shown_mobile, bound_at)
     select 'keo', 'mbr_' || lpad(n::text, 26, '0'), 'pay_' || n, 'bank', 'VCB', '', '', sha256(('card ' || n)::bytea),
       '•••• ' || lpad((n % 10000)::text, 4, '0'), '', now()
     from generate_series(1, $1::int) n`,
    [members],
  )
  await owner.query(
    `insert into game_round (tenant_id, provider, member_id, round_id, symbol, currency, state, started_at)
     select 'keo', 'nova', 'mbr_' || lpad(n::text, 26, '0'), lpad(n::text, 18, '0'), 'mines', 'VND', 'closed', now()
     from generate_series(1, $1::int) n`,
    [members],
  )
  await seedWaiting(owner, Math.min(members, WAITING))
  await seedSessions(owner, members)
  await seedWallets(owner, members)
  await seedReports(owner, members)
  // As the database does by itself after so many new rows.
  await owner.query('vacuum analyze')
}

/** What people of the staff decide, one of each kind for each of so many members, a minute apart. */
async function seedWaiting(owner: Client, count: number): Promise<void> {
  const from = `from (select n, 'mbr_' || lpad(n::text, 26, '0') as member, lpad(n::text, 12, '0') as no,
    now() - make_interval(mins => n) as at from generate_series(1, $1::int) n) w`
  for (const insert of [
    `deposit_receipt (tenant_id, member_id, id, order_no, party, payment_id, currency, amount, state, is_of_order, received_at)
     select 'keo', member, 'rcp_' || no, 'D' || no, 'vietqr', 'p-' || no, 'VND', 70000000, 'suspense', true, at`,
    `deposit_order (tenant_id, member_id, order_no, key, channel_id, option_id, kind, status, amount, gift, pay_currency, pay_amount,
       fee, pay_to, note, created_at, expires_at, disputed_at)
     select 'keo', member, 'D' || no, 'key-' || no, 'c2c', '', 'c2c', 8, 100000000, 0, 'VND', 100000000, 0, '{}', 'N' || no, at,
       now() + interval '1 day', at`,
    `nick_name_review (tenant_id, member_id, wish_id, nick_name, state, asked_at)
     select 'keo', member, 'nick_' || no, 'Name ' || n, 'waiting', at`,
    `identity_check (tenant_id, member_id, id, real_name, birthday, document_kind, document_box, document_hash, state, submitted_at,
       referred_at)
     select 'keo', member, 'idc_' || no, 'Tran Mai', '1990-01-01', 'idCard', '', sha256(no::bytea), 'waiting', at, at`,
    `reward (tenant_id, id, member_id, source, period, kind, amount, turnover_times, state, held_for, granted_at)
     select 'keo', 'rwd_' || no, member, 'campaign.weekend', 'w1', 'cash', 5000000, 0, 'held', 'device', at`,
    `expert_application (tenant_id, id, member_id, why, sports, state, applied_at)
     select 'keo', 'xap_' || no, member, 'I write every day', array[1], 'open', at`,
    `agent_application (tenant_id, member_id, id, agent_account, agent_account_folded, contact_name, mobile_area, mobile, plan, state,
       applied_at)
     select 'keo', member, 'agt_' || no, 'a_' || n, 'a_' || n, 'Mai', '84', '912345678', 'A group of players', 'open', at`,
    `conversation (tenant_id, id, member_id, state, asked_at, changed_at)
     select 'keo', 'cnv_' || no, member, 'queued', at, at`,
    `approval (tenant_id, id, kind, object, before, after, act, reason, state, asked_by, asked_at, expires_at)
     select 'keo', 'apr_' || no, 'withdrawal', 'wd' || no, '{}', '{}', '{}', 'looked at', 'asked', 'stf_other', at,
       now() + interval '1 day'`,
  ])
    await owner.query(`insert into ${insert} ${from}`, [count])
}

/** Two sign-ins of each member, a hundred members on each network address. */
async function seedSessions(owner: Client, members: number): Promise<void> {
  await owner.query(
    `insert into session (tenant_id, member_id, id, token_hash, state, created_at, last_action_at, expires_at, device_no, address,
       user_agent)
     select 'keo', 'mbr_' || lpad(n::text, 26, '0'), 'ses_' || n || '_' || s, sha256((n || ' ' || s)::bytea), 'ended', now(), now(),
       now(), 'device-' || n || '-' || s, '10.' || n % 100 || '.' || (n / 100) % 100 || '.1', 'bench'
     from generate_series(1, $1::int) n, generate_series(1, 2) s`,
    [members],
  )
}

/** So many members bet while the staff looks; the same number as in the ledger's own bench. */
export const BETTORS = 10_000

async function seedWallets(owner: Client, members: number): Promise<void> {
  await owner.query(
    `select count(*) from ledger_apply('keo', now(), (select jsonb_agg(jsonb_build_object('n', n,
       'member_id', 'mbr_' || lpad(n::text, 26, '0'), 'currency', 'VND', 'key', 'seed', 'op', 'move', 'kind', 'deposit',
       'reference', 'seed', 'amount', 10000000000000, 'source', 'house:bank', 'target', 'available'))
     from generate_series(1, $1::int) n))`,
    [Math.min(members, BETTORS)],
  )
}

async function seedReports(owner: Client, members: number): Promise<void> {
  for (const [cut, keys] of Object.entries(REPORT_KEYS))
    await owner.query(
      `insert into report_day (tenant_id, day, cut, key, label, bets, players, staked, gross, given, deposits, withdrawals)
       select 'keo', current_date - d, $1, case when $2 = 1 then '' else 'key-' || k end, 'Label ' || k, 1000, 400, 900000000000,
         40000000000, 2000000000, 500000000000, 400000000000
       from generate_series(0, ${REPORT_DAYS - 1}) d, generate_series(1, $2::int) k`,
      [cut, keys],
    )
  await owner.query(
    `insert into report_fold (tenant_id, day, folded_at)
     select 'keo', current_date - d, now() from generate_series(0, ${REPORT_DAYS - 1}) d`,
  )
  await owner.query(
    `with weeks as (select date_trunc('week', now())::date - 7 * w as week from generate_series(0, ${COHORT_WEEKS - 1}) w),
       sizes as (insert into report_cohort_size select 'keo', week, $1::int / ${COHORT_WEEKS} from weeks)
     insert into report_cohort select 'keo', c.week, w.week, $1::int / 200 from weeks c, weeks w where w.week >= c.week`,
    [members],
  )
}
