import type { Language } from '@keo/messages/languages'
import type { Clock, Instant } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import { ORDER_STATUS, REJECT_REASONS } from '@keo/sportsbook-contract/order-enums'
import type { OrderReplay } from '@keo/sportsbook-contract/replay'
import { sqlAutoCashOuts } from '../cash-out/auto/auto-store.ts'
import { sqlCashOutStore } from '../cash-out/cash-out-store.ts'
import type { CashOut } from '../cash-out/cash-out-types.ts'
import { refuse } from '../ground/refusal.ts'
import { delayMsOf } from '../orders/delay.ts'
import type { Order, OrderLeg } from '../orders/order-types.ts'
import { sqlOrderStore } from '../orders/store/order-store.ts'
import { resultName, sqlResultStore } from '../settlement/result-store.ts'
import type { Scene, Stage } from '../stage/stage.ts'
import { amountText } from '../wallet/amounts.ts'
import { toWireCause } from '../wire/auto-cash-out-record.ts'
import { matchName } from '../wire/match-record.ts'
import { legTexts } from '../wire/order-record.ts'
import { boardAt, shownEvents } from './match-events.ts'
import { orderSteps, type OrderStep } from './order-steps.ts'
import type { createPastMarket } from './past-market.ts'
import { createPastLooks } from './past-looks.ts'
import { createWorthLine } from './worth-line.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly stage: Stage
  readonly marketAt: ReturnType<typeof createPastMarket>
  /** Lets others work between two moments. */
  pause(): Promise<void>
}

/** One order again, by what is kept of it and of its matches. */
export function createOrderReplay({ database, clock, stage, marketAt, pause }: Needs) {
  const orders = sqlOrderStore(database.db)
  const results = sqlResultStore(database.db)
  const cashOutStore = sqlCashOutStore(database.db)
  const autoCashOuts = sqlAutoCashOuts(database.db)
  const worthsOf = createWorthLine({ lookAt: createPastLooks({ marketAt, now: clock.now }), pause })

  return async function replayOf(orderId: string, language: Language): Promise<OrderReplay> {
    const order = (await orders.find(orderId)) ?? refuse('DATA_NOT_FOUND')
    const [steps, cashOuts, autos, applied] = await Promise.all([
      orderSteps(database.db, orderId),
      cashOutStore.listOf([orderId]),
      autoCashOuts.listOf(order.userId, [orderId]),
      results.find(order.legs.map(({ marketId }) => marketId)),
    ])
    const settledAt = (leg: OrderLeg) =>
      leg.outcome === null ? null : (applied.get(resultName(leg))?.settledAt ?? null)
    const now = clock.now()
    const matches = matchesOf(order, language)
    const span = spanOf(order, steps, now)
    const worths = span ? await worthsOf({ order, cashOuts, settledAt, span, matches }) : []
    return {
      orderId,
      receivedAt: order.receivedAt,
      delayMs: delayMsOf(order.legs),
      steps: steps.map(({ at, status, payment, returned }) => ({
        at,
        status,
        payment,
        returned: textOrNull(returned),
      })),
      rejectReason: order.rejection === null ? null : REJECT_REASONS[order.rejection].wire,
      delayCause: order.delayCause,
      legs: order.legs.map((leg) => legOf(leg, settledAt(leg), language)),
      matches: matches.map(({ played: _, ...match }) => match),
      worths: worths.map(({ at, worth, legs }) => ({ at, worth: textOrNull(worth), legs: legs.slice() })),
      cashOuts: cashOuts.map((cashOut) =>
        cashOutOf(cashOut, autos.find(({ cashOutId }) => cashOutId === cashOut.id)?.cause ?? null),
      ),
    }
  }

  function legOf(leg: OrderLeg, settledAt: Instant | null, language: Language): OrderReplay['legs'][number] {
    const scene = stage.scene(leg.matchId)
    const texts = scene && legTexts(leg, scene, language)
    return {
      matchId: leg.matchId,
      marketName: texts?.marketName ?? '',
      optionName: texts?.optionName ?? '',
      requestedOdds: Number(leg.requestedOdds),
      odds: Number(leg.odds),
      isLive: leg.isLive,
      scoresText: leg.scoresText,
      outcome: leg.outcome,
      resultText: texts?.result ?? leg.resultText,
      settledAt,
    }
  }

  function matchesOf(order: Order, language: Language) {
    const ids = [...new Set(order.legs.map(({ matchId }) => matchId))]
    return ids.flatMap((matchId) => {
      const scene = stage.scene(matchId)
      return scene ? [matchOf(scene, language)] : []
    })
  }

  function matchOf(scene: Scene, language: Language) {
    const { match, status } = scene
    const frames = scene.played()
    const { events, leftOut } = shownEvents(match.startsAt, frames, clock.now())
    return {
      matchId: match.id,
      sportId: match.setting.sportId,
      name: matchName(match, language),
      home: match.champion ? '' : match.home.names[language],
      away: match.champion ? '' : match.away.names[language],
      startsAt: match.startsAt,
      played: { from: match.startsAt, until: match.startsAt + Math.ceil(frames.at(-1)?.atMs ?? 0) },
      status,
      score: boardAt(scene, clock.now()).score,
      events: events.map((event) =>
        Object.assign({}, event, boardAt(marketAt(event.at).stage.scene(match.id), event.at)),
      ),
      leftOut,
    }
  }
}

const textOrNull = (amount: bigint | null): string | null => (amount === null ? null : amountText(amount))

/** From its acceptance to its end, or to now; null for one that never ran. */
function spanOf(order: Order, steps: readonly OrderStep[], now: Instant) {
  const accepted = steps.find(({ status }) => status === ORDER_STATUS.accepted)
  if (!accepted) return null
  const isOver = order.status === ORDER_STATUS.settled || order.status === ORDER_STATUS.cancelled
  const until = isOver ? (steps.at(-1)?.at ?? now) : now
  return { from: accepted.at, until: Math.floor(until) }
}

function cashOutOf(
  cashOut: CashOut,
  cause: Parameters<typeof toWireCause>[0],
): OrderReplay['cashOuts'][number] {
  const { id, receivedAt, decidedAt, status, stake, payout } = cashOut
  return {
    id,
    receivedAt,
    decidedAt,
    status,
    stake: amountText(stake),
    payout: textOrNull(payout),
    cause: toWireCause(cause),
  }
}
