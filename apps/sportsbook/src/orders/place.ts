import { MATCH_STATUS, ODDS_TYPE } from '@keo/sportsbook-contract/match-enums'
import { createHash } from 'node:crypto'
import { createBatches } from '@keo/service-kit/batches'
import type { Clock, Instant } from '@keo/service-kit/clock'
import type { Database, Tx } from '@keo/service-kit/db/database'
import { currentTrace } from '@keo/service-kit/tracing/tracing'
import { ORDER_STATUS } from '@keo/sportsbook-contract/order-enums'
import type { Book } from '../pricing/quote.ts'
import { refuse } from '../ground/refusal.ts'
import { type Stage } from '../stage/stage.ts'
import type { Operator } from '../wallet/operator.ts'
import type { Exposures } from './risk/exposures.ts'
import { insertOrders } from './store/order-arrays.ts'
import { type SlipKey, sqlOrderStore } from './store/order-store.ts'
import type { Order, OrderLeg } from './order-types.ts'
import { takePositions } from './risk/positions.ts'
import { scoresTextOf } from './scores-text.ts'
import { LEGS_MAX, type Slip } from './slip.ts'
import { judgeSlip, type OfferedLeg } from './slip-rules.ts'

export type PlaceNeeds = {
  readonly database: Database
  readonly clock: Clock
  readonly book: Book
  readonly stage: Stage
  readonly operator: Operator
  readonly exposures: Exposures
  readonly newOrderId: () => string
  /** Told of those that are new, once they are written. */
  made(orders: readonly Order[]): void
}

/** One of these slips was sent twice at the same moment: nothing of this request stands. */
class Taken extends Error {}

/** Makes orders. What comes at the same moment shares its reads and its transaction, and is refused alone. */
export function createPlacing(needs: PlaceNeeds) {
  const { database, clock, operator, exposures } = needs
  const readEarlier = createBatches({
    atOnce: 1,
    keyOf: ({ userId, slipKey }: SlipKey) => `${userId} ${slipKey}`,
    apply: sqlOrderStore(database.db).findBySlip,
  })
  const insert = createBatches({
    name: 'new orders',
    atOnce: 1,
    keyOf: ([first]: readonly Order[]) => first?.userId ?? '',
    apply: (requests: readonly (readonly Order[])[]) => insertRequests(requests, needs),
  })

  async function findEarlier(slips: readonly Slip[]): Promise<Order[] | null> {
    const found = await Promise.all(
      slips.map(async (slip) => {
        const { userId, slipKey } = slip
        const order = slipKey ? await readEarlier.submit({ userId, slipKey }) : null
        if (order && order.requestHash !== hashOf(slip)) refuse('DUPLICATE_SUBMIT')
        return order
      }),
    )
    const orders = found.filter((order) => order !== null)
    if (orders.length > 0 && orders.length < slips.length) refuse('DUPLICATE_SUBMIT')
    return orders.length > 0 ? orders : null
  }

  /**
   * Makes the orders of one request, all of them or none. A request that was made before, by its own ids, gets the
   * orders it made then.
   */
  return async function place(slips: readonly Slip[]): Promise<Order[]> {
    // The time of receipt is ours, now that the whole request is read; the caller's clock does not count.
    const receivedAt = clock.now()
    const earlier = await findEarlier(slips)
    if (earlier) return earlier
    if (slips.length > LEGS_MAX) refuse('TOO_MANY_ORDERS')
    const keys = slips.flatMap(({ slipKey }) => slipKey ?? [])
    if (new Set(keys).size < keys.length) refuse('DUPLICATE_DATA')
    const orders = slips.map((slip) => judged(slip, receivedAt, needs))
    if (orders.length === 0) return orders
    await checkBalance(orders, operator)
    const isNew = await insert.submit(orders)
    if (isNew) {
      exposures.borne(orders)
      needs.made(orders)
    }
    // The same slip was sent twice at the same moment: the other one stands.
    return isNew ? orders : ((await findEarlier(slips)) ?? refuse('DUPLICATE_SUBMIT'))
  }
}

function judged(slip: Slip, now: Instant, { book, stage, newOrderId }: PlaceNeeds): Order {
  const judgement = judgeSlip(slip, book, stage)
  if (judgement.refusal !== null) refuse(judgement.refusal)
  const { legs, subBets, stake, cap } = judgement
  const { legs: _, ...slipFields } = slip
  return {
    ...slipFields,
    id: newOrderId(),
    subBets,
    stake,
    cap,
    requestHash: hashOf(slip),
    status: ORDER_STATUS.created,
    payment: 'due',
    rejection: null,
    delayCause: null,
    receivedAt: now,
    dueAt: now,
    decidedAt: null,
    settledAt: null,
    modifiedAt: now,
    returned: null,
    cashOuts: 0,
    closedStake: 0n,
    closedReturn: 0n,
    settlements: 0,
    version: 1,
    trace: currentTrace(),
    legs: legs.map(toLeg),
  }
}

function toLeg({ slipLeg, scene, group, market, odds, picks }: OfferedLeg, index: number): OrderLeg {
  const { match } = scene
  return {
    number: index + 1,
    matchId: match.id,
    sportId: match.setting.sportId,
    leagueId: match.league.id,
    marketId: market.id,
    marketType: group.marketType,
    period: group.period,
    line: market.line,
    optionType: slipLeg.optionType,
    picks,
    requestedOdds: slipLeg.odds,
    odds,
    oddsFormat: slipLeg.oddsFormat ?? ODDS_TYPE.european,
    isLive: scene.status === MATCH_STATUS.live,
    scoreAtBet: group.countsFrom,
    scoresText: scoresTextOf(scene, group),
    outcome: null,
    resultText: null,
    sharers: null,
    resultVersion: 0,
  }
}

/** What makes a slip the same slip; the price it was seen at may differ between two tries. */
function hashOf({ currencyId, legsEach, unitStake, legs }: Slip): string {
  const options = legs.map(({ marketId, optionType }) => `${marketId}:${optionType}`).toSorted()
  return createHash('sha256')
    .update([currencyId, legsEach, unitStake, ...options].join('|'))
    .digest('hex')
}

async function checkBalance(orders: readonly Order[], operator: Operator): Promise<void> {
  const [first] = orders
  if (!first) return
  if (operator.isAway()) refuse('OPERATOR_UNAVAILABLE')
  const balance = await operator.balance(first.merchantUserId, first.currencyId)
  if (balance === null) refuse('OPERATOR_BALANCE_UNREADABLE')
  if (balance === 'refused') refuse('REMOTE_REFUSED')
  const stake = orders.reduce((sum, order) => sum + order.stake, 0n)
  if (balance < stake) refuse('BALANCE_TOO_LOW')
}

/** False for a request that somebody else made at the same moment. More than one fail together: each is tried alone. */
async function insertRequests(
  requests: readonly (readonly Order[])[],
  needs: PlaceNeeds,
): Promise<boolean[]> {
  try {
    await needs.database.tx((tx) => insertAll(tx, requests.flat(), needs))
    return requests.map(() => true)
  } catch (error) {
    if (error instanceof Taken && requests.length === 1) return [false]
    throw error
  }
}

async function insertAll(tx: Tx, orders: readonly Order[], { book, exposures }: PlaceNeeds): Promise<void> {
  if (!(await insertOrders(tx, orders))) throw new Taken()
  const isOver = await takePositions(tx, orders, book.limits)
  if (isOver) refuse(isOver)
  const mayBear = await exposures.bear(tx, orders, (marketId, type) => book.limits(marketId, type).bears)
  if (!mayBear) refuse('STAKE_LIMIT_CHANGED')
}
