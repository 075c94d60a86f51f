import type { Instant } from '@keo/service-kit/clock'
import type { Db } from '@keo/service-kit/db/database'
import { sql } from 'kysely'
import { BET_STATUSES } from '../orders/store/order-store.ts'
import { matchOfMarket } from '../pricing/market-ids.ts'

type Row = {
  market_type: number
  period: number
  line: number | null
  option_type: number
  home_at_bet: number | null
  away_at_bet: number | null
  bets: number
  outcome: number | null
  result_text: string | null
  settled_at: Instant | null
}

/** The options of a market that were bet on, with the result of each. */
export function sqlMarketBets(db: Db) {
  return {
    async of(marketId: number) {
      const { rows } = await sql<Row>`
        select bet.*, result.outcome, result.result_text, result.settled_at from (
          select market_type, period, line, option_type, home_at_bet, away_at_bet, count(*)::integer as bets
          from bet_leg join bet_order on bet_order.id = order_id
          where status = any(${[...BET_STATUSES]}::smallint[])
            and ((outcome is null and match_id = ${matchOfMarket(marketId)} and market_id = ${marketId})
              or (outcome is not null and market_id = ${marketId}))
          group by 1, 2, 3, 4, 5, 6) bet
        left join market_result result on result.market_id = ${marketId} and result.option_type = bet.option_type
          and result.home_at_bet = coalesce(bet.home_at_bet, -1)
          and result.away_at_bet = coalesce(bet.away_at_bet, -1)
        order by bet.option_type, bet.home_at_bet, bet.away_at_bet`.execute(db)
      return rows.map((row) => ({
        marketType: row.market_type,
        period: row.period,
        line: row.line,
        optionType: row.option_type,
        homeAtBet: row.home_at_bet,
        awayAtBet: row.away_at_bet,
        bets: row.bets,
        outcome: row.outcome,
        resultText: row.result_text ?? '',
        settledAt: row.settled_at === null ? null : Math.round(row.settled_at),
      }))
    },
  }
}
