import { keptPrice, type Price } from '@keo/units/price'
import { hours, type Instant } from '@keo/units/instants'
import * as z from 'zod/mini'
import type { Pick as BetPick } from '../sportsbook/index.ts'

const KeptPrice = z.pipe(z.number(), z.transform(keptPrice))

/** Each is a match that is listened to. */
export const ALERTS_MAX = 10
/** How long after kick-off nobody waits any more. */
const PLAYED_MS = hours(4)

const PriceAlert = z.object({
  matchId: z.int(),
  marketId: z.int(),
  optionType: z.int(),
  /** And from which side it must be reached. */
  target: KeptPrice,
  way: z.enum(['up', 'down']),
  name: z.string(),
  matchName: z.string(),
  until: z.int(),
})
export type PriceAlert = z.output<typeof PriceAlert>

type Priced = Pick<PriceAlert, 'marketId' | 'optionType'>
export const isSameOption = (one: Priced, other: Priced): boolean =>
  one.marketId === other.marketId && one.optionType === other.optionType

/** Null for a price that stands there already. */
export function alertOf(pick: BetPick, target: Price, now: Instant): PriceAlert | null {
  if (target === pick.odds) return null
  return {
    matchId: pick.matchId,
    marketId: pick.marketId,
    optionType: pick.optionType,
    target,
    way: target > pick.odds ? 'up' : 'down',
    name: pick.optionName,
    matchName: pick.matchName,
    until: Math.max(pick.startsAt, now) + PLAYED_MS,
  }
}

/** What is kept and can still come true; anything else in there is left out. */
export function readAlerts(kept: readonly unknown[] | undefined, now: Instant): PriceAlert[] {
  return (kept ?? []).flatMap((each) => {
    const { data } = PriceAlert.safeParse(each)
    return data && data.until > now ? [data] : []
  })
}

/** The newest first; one for each option, and the oldest makes room. */
export function withAlert(alerts: readonly PriceAlert[], added: PriceAlert): PriceAlert[] {
  return [added, ...alerts.filter((each) => !isSameOption(each, added))].slice(0, ALERTS_MAX)
}

export function isReached({ target, way }: Pick<PriceAlert, 'target' | 'way'>, odds: Price): boolean {
  return way === 'up' ? odds >= target : odds > 0 && odds <= target
}
