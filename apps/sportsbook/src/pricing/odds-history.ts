import { type SportId, SPORT } from '@keo/sportsbook-contract/sport-ids'
import type { Instant } from '@keo/service-kit/clock'
import { hours, minutes, seconds } from '@keo/units/instants'
import type { Scene } from '../stage/stage.ts'
import type { Match } from '../world/match.ts'
import { beliefs } from './belief.ts'
import { catalogueOfSport } from './catalogue/catalogues.ts'
import { keepLast } from '../ground/keep-last.ts'
import { matchOfMarket, slotOf } from './market-ids.ts'
import { isOffered, momentOf } from './pages.ts'
import { causeBetween, type PriceCause } from './price-cause.ts'
import { priceMarket } from './price.ts'
import type { OptionQuote } from './quote.ts'
import { readerOf } from './samples.ts'
import { type Steering, steered } from './steering.ts'
import { tradingOf } from './trading.ts'

/** Odds of a market at one moment. */
export type OddsPoint = {
  readonly at: Instant
  /** Null for the first one, and where nobody knows. */
  readonly cause: PriceCause | null
  readonly options: readonly Pick<OptionQuote, 'type' | 'odds'>[]
}

type Needs = {
  readonly secret: string
  readonly now: () => Instant
  readonly match: (matchId: number) => Match | null
  /** The match as it stood then. */
  readonly pastScene: (matchId: number, at: Instant) => Scene | null
  readonly steering: Steering
  /** Lets others work between two points. */
  readonly pause: () => Promise<void>
}

/** A day before the start by the hour, then every few minutes of play. */
const BEFORE = { spanMs: hours(24), stepMs: hours(1) }
const LIVE_STEP_MS = minutes(5)
const ELECTRONIC_STEP_MS = seconds(45)
const ELECTRONIC: ReadonlySet<SportId> = new Set([SPORT.electronicSoccer, SPORT.electronicBasketball])
/** Nothing is played longer than so many steps of interest. */
const LIVE_POINTS_MOST = 48
const KEPT = 300

/**
 * How the odds of a market moved. Nothing of it is stored: a price is a function of the match, the time, the book's
 * secret and what traders moved by then, so the moments are priced again, by the same belief and the same play, and a restart changes none of them.
 */
export function createOddsHistory({ secret, now, match: matchOf, pastScene, steering, pause }: Needs) {
  const beliefAt = beliefs(secret)
  const kept = keepLast<{ match: Match; points: Map<Instant, OddsPoint['options'] | null> }>(KEPT)

  function priceThen(marketId: number, at: Instant): OddsPoint['options'] | null {
    const scene = pastScene(matchOfMarket(marketId), at)
    const place = scene && catalogueOfSport(scene.match.setting.sportId).at(slotOf(marketId))
    const trading = scene && tradingOf(scene, at, false)
    if (!scene || !place || !trading) return null
    const { template } = place.slots
    if (!isOffered(template, scene.match, trading.isLive)) return null
    const own = beliefAt(scene.match, at, trading.isLive, template.isPopular ? 'fast' : 'slow')
    const belief = steered(own, scene.match, steering, at)
    const read = readerOf(scene.outlook(belief.setting))
    const moment = momentOf(scene, trading, new Map(), { steering, at })
    const market = priceMarket(place.slots, place.line, read, moment)
    return market && market.options.map(({ type, odds }) => ({ type, odds }))
  }

  return async function historyOf(marketId: number): Promise<OddsPoint[] | null> {
    const match = matchOf(matchOfMarket(marketId))
    if (!match || !catalogueOfSport(match.setting.sportId).at(slotOf(marketId))) return null
    const known = kept.get(marketId)
    const points = known?.match === match ? known.points : new Map<Instant, OddsPoint['options'] | null>()
    kept.set(marketId, { match, points })
    const found: Omit<OddsPoint, 'cause'>[] = []
    for (const at of momentsOf(match, now())) {
      if (!points.has(at)) {
        points.set(at, priceThen(marketId, at))
        await pause()
      }
      const options = points.get(at)
      if (options && !isSame(options, found.at(-1)?.options)) found.push({ at, options })
    }
    return explained(match, marketId, found)
  }

  /** Each point with what happened since the one before it. */
  function explained(
    match: Match,
    marketId: number,
    found: readonly Omit<OddsPoint, 'cause'>[],
  ): OddsPoint[] {
    const template = catalogueOfSport(match.setting.sportId).at(slotOf(marketId))?.slots.template
    const course = {
      startsAt: match.startsAt,
      frames: pastScene(match.id, found.at(-1)?.at ?? match.startsAt)?.played() ?? [],
      steeredBy: (at: Instant) =>
        JSON.stringify([steering.viewOf(match, at), template ? steering.marginOf(match, template, at) : 0]),
    }
    return found.map((point, index) => {
      const before = found[index - 1]
      return { ...point, cause: before ? causeBetween(course, before.at, point.at) : null }
    })
  }
}

/** The moments that are looked at: fixed ones, so that what was shown once is shown again. */
export function momentsOf({ startsAt, setting, hasLiveMarkets }: Match, now: Instant): Instant[] {
  const before = BEFORE.spanMs / BEFORE.stepMs
  const stepMs = ELECTRONIC.has(setting.sportId) ? ELECTRONIC_STEP_MS : LIVE_STEP_MS
  const live = hasLiveMarkets ? LIVE_POINTS_MOST : 0
  return [
    ...Array.from({ length: before }, (_, at) => startsAt - (before - at) * BEFORE.stepMs),
    startsAt - 1,
    ...Array.from({ length: live }, (_, at) => startsAt + (at + 1) * stepMs),
  ].filter((at) => at <= now)
}

function isSame(options: OddsPoint['options'], before: OddsPoint['options'] | undefined): boolean {
  return (
    before?.length === options.length &&
    options.every(({ type, odds }, index) => before[index]?.type === type && before[index]?.odds === odds)
  )
}
