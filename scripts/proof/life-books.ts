import type { TestDatabase } from '@keo/dev-world/test-database'

/** How a leg ended, by the provider's numbers; a dead heat is a win that is shared. */
const OUTCOMES = { push: 2, lost: 3, won: 4, halfWon: 5, halfLost: 6, void: 7 } as const

type LegRow = { readonly odds: number; readonly outcome: number | null; readonly sharers: number | null }

export type LifeOrder = {
  readonly id: string
  readonly status: number
  readonly legsEach: number
  readonly subBets: number
  readonly stake: bigint
  readonly cap: bigint
  readonly returned: bigint | null
  readonly closedStake: bigint
  readonly closedReturn: bigint
  readonly isReserved: boolean
  readonly settlements: number
  readonly legs: readonly LegRow[]
}

export async function readLife(database: TestDatabase): Promise<LifeOrder[]> {
  const rows = await database.asOwner(
    `select id, status, legs_each as "legsEach", sub_bets as "subBets", stake::text, cap::text, returned::text,
       closed_stake::text as "closedStake", closed_return::text as "closedReturn",
       reservation_id is not null as "isReserved", settlements,
       (select json_agg(json_build_object('odds', odds, 'outcome', outcome, 'sharers', sharers) order by number)
        from sportsbook.bet_leg where order_id = id) as legs
     from sportsbook.bet_order`,
  )
  return rows.map(toOrder)
}

type Amounts = 'stake' | 'cap' | 'returned' | 'closedStake' | 'closedReturn'

function toOrder(row: Record<string, unknown>): LifeOrder {
  const amount = (name: Amounts) => BigInt(String(row[name]))
  return {
    ...(row as Omit<LifeOrder, Amounts>),
    stake: amount('stake'),
    cap: amount('cap'),
    returned: row['returned'] === null ? null : amount('returned'),
    closedStake: amount('closedStake'),
    closedReturn: amount('closedReturn'),
  }
}

/** What an order should return, written out over its sub-bets in whole numbers. */
export function expectedReturn(order: LifeOrder): bigint {
  const { legs, legsEach, subBets, stake, closedStake, closedReturn, cap } = order
  const scale = legs.reduce((all, leg) => all * scaleOf(leg), 1n)
  let sum = 0n
  for (let subset = 1; subset < 2 ** legs.length; subset += 1) {
    const isIn = (index: number) => (subset >> index) % 2 === 1
    const count = legs.filter((_, index) => isIn(index)).length
    if (legsEach === 0 ? count >= 2 : count === legsEach)
      sum += legs.reduce((all, leg, index) => all * (isIn(index) ? partsOf(leg) : scaleOf(leg)), 1n)
  }
  // What was cashed out is out of it; the rest is spread over the sub-bets as the whole was.
  const amount = ((stake - closedStake) * sum) / (scale * BigInt(subBets))
  return amount > cap - closedReturn ? cap - closedReturn : amount
}

/** In how many parts the stake on a leg is counted. */
const scaleOf = ({ sharers }: LegRow): bigint => 2000n * BigInt(sharers ?? 1)

function partsOf(leg: LegRow): bigint {
  const odds = BigInt(leg.odds)
  switch (leg.outcome) {
    case OUTCOMES.won:
      return 2n * odds
    case OUTCOMES.halfWon:
      return odds + 1000n
    case OUTCOMES.halfLost:
      return 1000n
    case OUTCOMES.push:
    case OUTCOMES.void:
      return 2000n
    default:
      return 0n
  }
}

/** How many legs ended in which way. */
export function countOutcomes(orders: readonly LifeOrder[]): Record<string, number> {
  const legs = orders.flatMap((order) => order.legs)
  const kinds = Object.entries(OUTCOMES).map(([name, outcome]) => [
    name,
    legs.filter((leg) => leg.outcome === outcome && leg.sharers === null).length,
  ])
  return { ...Object.fromEntries(kinds), deadHeat: legs.filter(({ sharers }) => sharers !== null).length }
}

/** How many rows of a table of the provider have which status. */
export async function countStatuses(database: TestDatabase, table: string): Promise<Record<number, number>> {
  const rows = await database.asOwner(`select status, count(*)::int from sportsbook.${table} group by status`)
  return Object.fromEntries(rows.map((row) => [Number(row['status']), Number(row['count'])]))
}
