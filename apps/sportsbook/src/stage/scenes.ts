import { MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import type { Instant } from '@keo/service-kit/clock'
import type { Snapshot, SportModel } from '../play/sport-model.ts'
import type { Match } from '../world/match.ts'
import { viewedBy } from './interventions.ts'
import type { Moment, PlayedMatch } from './played-match.ts'
import { isFinal, type Scene } from './stage.ts'

/** The index of the last moment up to now; -1 before the first. */
export function momentAt({ match, moments }: PlayedMatch, now: Instant): number {
  const elapsedMs = now - match.startsAt
  let [low, high] = [0, moments.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((moments[middle]?.frame.atMs ?? Infinity) <= elapsedMs) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** When the moment with this index comes; endless after the last. */
export function momentDueAt({ match, moments }: PlayedMatch, moment: number): Instant {
  return match.startsAt + (moments[moment]?.frame.atMs ?? Infinity)
}

/** The scene of a match that has not begun. The snapshot is made when somebody looks: most of the calendar is never seen. */
export function sceneBefore(match: Match, model: SportModel): Scene {
  const before = once(() => model.before(match.setting))
  const snapshot = once(() => model.snapshot(before()))
  return {
    match,
    status: MATCH_STATUS.notStarted,
    suspension: null,
    version: 0,
    since: match.startsAt,
    get snapshot() {
      return snapshot()
    },
    outlook: (setting) => model.outlook(setting, before()),
    played: () => [],
  }
}

type SceneNeeds = {
  readonly match: Match
  readonly model: SportModel
  readonly index: number
  readonly moment: Moment
  /** Called when the frames are needed, so that a scene of the past need not keep them. */
  readonly playedMatch: () => PlayedMatch
}

export function sceneOf({ match, model, index, moment, playedMatch }: SceneNeeds): Scene {
  const state = moment.frame.state
  const snapshot = once(() => shown(model.snapshot(state), moment))
  const played = () =>
    playedMatch()
      .moments.slice(0, index + 1)
      .map(({ frame }) => frame)
  return {
    match,
    status: moment.status,
    suspension: moment.frame.suspension,
    version: index + 1,
    since: match.startsAt + (moment.clockMs ?? moment.frame.atMs),
    get snapshot() {
      return snapshot()
    },
    outlook: (setting) => model.outlook(viewedBy(setting, moment.view), state),
    // Results are kept by the thousand: they make their frames again instead of holding them.
    played: isFinal(moment.status) ? played : once(played),
  }
}

/** The clock stands unless the match is being played. */
function shown(snapshot: Snapshot, { status, period }: Moment): Snapshot {
  if (status === MATCH_STATUS.live && period === null) return snapshot
  return { ...snapshot, clockPeriod: period ?? snapshot.clockPeriod, isRunning: false }
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null
  return () => (made ??= { value: make() }).value
}
