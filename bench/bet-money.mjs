import { psql } from './ledger.mjs'

/** A hundredth of the provider's unit, which is a thousand dong, on the ledger. */
const MINOR = 1000
/**
 * What a bet returns, from its price and the result that was written: 4 won, 5 half won, 2 and 7 back, 6 half lost, 3 lost.
 * Rounded down once, to a hundredth of a thousand dong.
 */
const RETURNED = `case outcome when 4 then stake * odds / 1000 when 5 then stake * (1000 + odds) / 2000
  when 2 then stake when 7 then stake when 6 then stake / 2 when 3 then 0 end`
/** Every bet on the match with the result of its option; null where none was written. */
const BETS = (matchId) => `select o.merchant_user_id as member, o.stake, l.odds, r.outcome
  from sportsbook.bet_order o join sportsbook.bet_leg l on l.order_id = o.id
  left join sportsbook.market_result r on r.market_id = l.market_id and r.option_type = l.option_type
  where l.match_id = ${matchId} and o.status in (4, 5)`

const linesOf = (database, sql) =>
  psql(database, `${sql};`)
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('|'))

/** What each member has, held stakes included. */
export function walletsOf(database) {
  const sums = linesOf(database, 'select member_id, available + held from platform.ledger_wallet')
  return new Map(sums.map(([member, sum]) => [member, BigInt(sum)]))
}

/** What each member must have once everything is settled, reckoned from what they had before and the results alone. */
export function expectedWallets(database, matchId, before) {
  const due = linesOf(
    database,
    `select member, sum((${RETURNED}) - stake) * ${MINOR} from (${BETS(matchId)}) bets group by member`,
  )
  const expected = new Map(before)
  for (const [member, sum] of due) expected.set(member, (before.get(member) ?? 0n) + BigInt(sum))
  return expected
}

/** How many bets came out in each way. */
export function outcomesOf(database, matchId) {
  const counts = linesOf(
    database,
    `select coalesce(outcome, 0), count(*) from (${BETS(matchId)}) bets group by 1 order by 1`,
  )
  return new Map(counts.map(([outcome, count]) => [Number(outcome), Number(count)]))
}

export function areSame(one, other) {
  return one.size === other.size && [...one].every(([member, sum]) => other.get(member) === sum)
}
