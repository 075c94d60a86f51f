import { modelOf } from '@keo/sportsbook/play/models'
import type { ForcedEventStore } from '@keo/sportsbook/stage/forced-events'
import { createStage, type RunningStage } from '@keo/sportsbook/stage/create-stage'
import type { Match, World } from '@keo/sportsbook/world/match'
import { createWorld, type DealtWorld } from '@keo/sportsbook/world/world'
import type { Clock } from '@keo/service-kit/clock'
import { createLog } from '@keo/service-kit/log'

const SEED = 'the world of the benches'
const MINUTE_MS = 60_000
/** As long as most matches take, and far enough apart that no match is met twice. */
const PLAYED_MS = 110 * MINUTE_MS
const MOMENT_STEP_MS = 113 * MINUTE_MS
/** The short ones are over after less. */
const MORE = 2.5

const NO_FORCE: ForcedEventStore = { list: () => Promise.resolve([]), add: () => Promise.resolve() }

export function benchWorld(clock: Clock, size: { matchesPerDay?: number; hasElectronic?: boolean } = {}) {
  return createWorld({ ...size, seed: SEED, now: clock.now })
}

export function stageOf(world: World, clock: Clock): Promise<RunningStage> {
  const log = createLog({ level: 'error' })
  return createStage({ world, modelOf, clock, forcedEvents: NO_FORCE, log })
}

/**
 * At least so many matches that are being played, with every sport in its usual proportion: what is on at several
 * moments of the days ahead, moved to now.
 */
export function manyLive(dealt: DealtWorld, clock: Clock, count: number): World {
  const now = clock.now()
  const matches: Match[] = []
  for (let moment = 0; matches.length < count * MORE; moment++) {
    const at = now + moment * MOMENT_STEP_MS
    const begun = dealt.matchesBetween(at - PLAYED_MS, at)
    for (const match of begun) {
      if (match.hasLiveMarkets && match.disruption.kind === 'played')
        matches.push({ ...match, startsAt: match.startsAt - at + now })
    }
  }
  matches.sort((a, b) => a.startsAt - b.startsAt)
  const byId = new Map(matches.map((match) => [match.id, match]))
  return {
    match: (id) => byId.get(id) ?? null,
    matchesBetween: (from, to) => matches.filter(({ startsAt }) => startsAt >= from && startsAt <= to),
    leagues: dealt.leagues,
    seedOf: dealt.seedOf,
  }
}
