import type { Instant } from '@keo/service-kit/clock'
import { seconds } from '@keo/units/instants'
import { type LegLook, worthOf } from '../cash-out/quote-order.ts'
import type { OrderLeg } from '../orders/order-types.ts'
import type { createPastMarket } from './past-market.ts'

type Needs = { readonly marketAt: ReturnType<typeof createPastMarket>; now(): Instant }

const LEGS_KEPT = 500
/** What is younger may still change under a look. */
const FRESH_MS = seconds(5)

/** How a leg could still end at moments of the past. The past does not change, so each moment is counted once. */
export function createPastLooks({ marketAt, now }: Needs) {
  const kept = new Map<string, Map<Instant, LegLook>>()

  function looksOf({ marketId, optionType, scoreAtBet }: OrderLeg): Map<Instant, LegLook> {
    const name = `${marketId}/${optionType}/${scoreAtBet?.join('-') ?? ''}`
    const looks = kept.get(name) ?? new Map<Instant, LegLook>()
    kept.delete(name)
    kept.set(name, looks)
    const [oldest] = kept.keys()
    if (kept.size > LEGS_KEPT && oldest !== undefined) kept.delete(oldest)
    return looks
  }

  /** Whether it is known already is the second answer: what is not takes its time. */
  return function lookAt(leg: OrderLeg, at: Instant): { readonly look: LegLook; readonly isKept: boolean } {
    const looks = looksOf(leg)
    const known = looks.get(at)
    if (known) return { look: 'state' in known ? known : { ...known, odds: leg.odds }, isKept: true }
    const look = worthOf({ ...leg, outcome: null, sharers: null }, marketAt(at))
    if (at < now() - FRESH_MS) looks.set(at, look)
    return { look, isKept: false }
  }
}
