import { MATCH_STATUS, type MatchStatus } from '@keo/sportsbook-contract/match-enums'
import type { Instant } from '@keo/service-kit/clock'
import { type Frame, type Snapshot, SUSPENSION } from '../play/sport-model.ts'
import { type Scene, type Stage } from '../stage/stage.ts'
import type { Champion, Champions } from '../world/champion.ts'
import { matchOfChampion } from './champion-match.ts'

/** Clock periods end in 001 before the start, in every sport. */
const NOT_STARTED = 1
const NOTHING_OPEN = { pair: () => null, split: () => null, answers: () => null }

/** The stage with competitions on it: their moments are known, so nothing has to be watched. */
export function withChampions<S extends Stage>(
  stage: S,
  { champions, now }: { champions: Champions; now: () => Instant },
): S {
  return {
    ...stage,
    scene(matchId) {
      const scene = stage.scene(matchId)
      if (scene) return scene
      const champion = champions.champion(matchId)
      return champion && championScene(champion, now())
    },
  }
}

/** Open until the last round, at rest while it is played, over with the decision. */
export function championScene(champion: Champion, now: Instant): Scene {
  const match = matchOfChampion(champion)
  const status = statusAt(champion, now)
  const steps = stepsOf(champion).filter((at) => at <= now)
  return {
    match,
    status,
    suspension: status === MATCH_STATUS.suspended ? SUSPENSION.other : null,
    version: steps.length,
    since: steps.at(-1) ?? match.startsAt,
    snapshot: snapshotOf(champion, status),
    outlook: () => NOTHING_OPEN,
    played: () => steps.map((at) => frameAt(at - match.startsAt, status)),
  }
}

function statusAt({ closesAt, decidedAt }: Champion, now: Instant): MatchStatus {
  if (now < closesAt) return MATCH_STATUS.notStarted
  return now < decidedAt ? MATCH_STATUS.suspended : MATCH_STATUS.ended
}

const stepsOf = ({ closesAt, decidedAt }: Champion): Instant[] => [closesAt, decidedAt]

function frameAt(atMs: number, status: MatchStatus): Frame<unknown> {
  const isAtRest = atMs === 0 && status === MATCH_STATUS.suspended
  return { atMs, state: null, events: [], suspension: isAtRest ? SUSPENSION.other : null }
}

function snapshotOf({ league }: Champion, status: MatchStatus): Snapshot {
  return {
    isOver: status === MATCH_STATUS.ended,
    clockPeriod: league.sportId * 1000 + NOT_STARTED,
    seconds: null,
    isRunning: false,
    countsDown: false,
    addedMinutes: null,
    part: 0,
    serving: null,
    scores: [],
    board: {},
  }
}
