import type { Instant } from '@keo/service-kit/clock'
import type { CashOut } from '../cash-out/cash-out-types.ts'
import type { LegLook } from '../cash-out/quote-order.ts'
import type { Order, OrderLeg } from '../orders/order-types.ts'
import type { createPastLooks } from './past-looks.ts'
import { decidedLook, pastWorth, type PastWorth, runningAt } from './past-worth.ts'
import { inOrder, matchMoments, quietMoments, stepFor, type Stretch } from './replay-moments.ts'

type Needs = {
  readonly lookAt: ReturnType<typeof createPastLooks>
  /** Lets others work between two looks. */
  pause(): Promise<void>
}

export type ReplayedOrder = {
  readonly order: Order
  readonly cashOuts: readonly CashOut[]
  settledAt(leg: OrderLeg): Instant | null
  readonly span: Stretch
  readonly matches: readonly {
    readonly matchId: number
    readonly played: Stretch
    readonly events: readonly { readonly at: Instant; readonly kind: string }[]
  }[]
}

/** Looks that are taken before others may work. */
const AT_ONCE = 6
/** Events that change nothing of what a bet is worth. */
const QUIET: ReadonlySet<string> = new Set(['periodStart', 'periodEnd', 'yellowCard', 'over'])

/** What an order was worth from its acceptance to its end. A leg keeps its worth until its match is looked at again. */
export function createWorthLine({ lookAt, pause }: Needs) {
  return async function worthsOf(replayed: ReplayedOrder): Promise<PastWorth[]> {
    const { order, cashOuts, settledAt, span } = replayed
    const quiet = quietMoments(span)
    const looked = momentsOfMatches(replayed)
    const looks: (LegLook | undefined)[] = order.legs.map(() => undefined)
    const worths: PastWorth[] = []
    let fresh = 0
    for (const at of inOrder([...quiet, ...[...looked.values()].flatMap((each) => Array.from(each))])) {
      for (const [index, leg] of order.legs.entries()) {
        const decided = decidedLook(leg, settledAt(leg), at)
        if (decided) looks[index] = decided
        else if (looks[index] === undefined || looked.get(leg.matchId)?.has(at) || quiet.includes(at)) {
          const { look, isKept } = lookAt(leg, at)
          looks[index] = look
          if (!isKept && (fresh += 1) % AT_ONCE === 0) await pause()
        }
      }
      const known = looks.filter((look) => look !== undefined)
      worths.push(pastWorth(runningAt(order, cashOuts, at), known, at))
    }
    return worths
  }
}

function momentsOfMatches({ order, span, matches }: ReplayedOrder): Map<number, ReadonlySet<Instant>> {
  const lengthOf = ({ played }: { played: Stretch }) =>
    Math.max(0, Math.min(played.until, span.until) - Math.max(played.from, span.from))
  const legsOf = (matchId: number) => order.legs.filter((leg) => leg.matchId === matchId).length
  const stepMs = stepFor(matches.reduce((sum, match) => sum + lengthOf(match) * legsOf(match.matchId), 0))
  return new Map(
    matches.map(({ matchId, played, events }) => {
      const moving = events.filter(({ kind }) => !QUIET.has(kind)).map(({ at }) => at)
      return [matchId, new Set(matchMoments(span, { played, events: moving, stepMs }))]
    }),
  )
}
