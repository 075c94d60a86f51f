import { SCORE_KIND } from '@keo/sportsbook-contract/match-enums'
import type { Instant } from '@keo/service-kit/clock'
import type { ForcedEvent, Frame, MatchEvent, Snapshot, SportModel } from '../play/sport-model.ts'
import { type Side } from '../play/score.ts'
import type { Disruption, League, Match, Names, World } from '../world/match.ts'
import type { ForcedEventStore, ForcedMatchEvent } from './forced-events.ts'

/** A sport small enough to be followed by eye: ten minutes, a frame each, a goal in some of them. */
export type ToyState = { readonly minute: number; readonly home: number; readonly away: number }

export const TOY_MINUTES = 10
const MINUTE_MS = 60_000
const NOTHING = { minute: 0, home: 0, away: 0 }

function playToy(
  chance: { at(step: number): () => number },
  forced: readonly ForcedEvent[],
): Frame<ToyState>[] {
  const frames: Frame<ToyState>[] = [
    { atMs: 0, state: NOTHING, events: [{ kind: 'periodStart', side: null }], suspension: null },
  ]
  let state: ToyState = NOTHING
  for (let minute = 1; minute <= TOY_MINUTES; minute++) {
    const due = forced.filter(({ atMs }) => atMs > (minute - 1) * MINUTE_MS && atMs <= minute * MINUTE_MS)
    const sides: Side[] = due.filter(({ kind }) => kind === 'goal').map(({ side }) => side)
    const luck = chance.at(minute)()
    if (luck < 0.4) sides.push(luck < 0.2 ? 'home' : 'away')
    const count = (of: Side) => sides.filter((side) => side === of).length
    state = { minute, home: state.home + count('home'), away: state.away + count('away') }
    const isOver = minute === TOY_MINUTES || due.some(({ kind }) => kind === 'end')
    const goals: MatchEvent[] = sides.map((side) => ({ kind: 'goal', side }))
    const over: MatchEvent[] = isOver ? [{ kind: 'over', side: null }] : []
    frames.push({ atMs: minute * MINUTE_MS, state, events: [...goals, ...over], suspension: null })
    if (isOver) break
  }
  return frames
}

function snapshotOf({ minute, home, away }: ToyState): Snapshot {
  return {
    isOver: minute === TOY_MINUTES,
    clockPeriod: minute === 0 ? 5001 : 5002,
    seconds: minute * 60,
    isRunning: true,
    countsDown: false,
    addedMinutes: null,
    part: 0,
    serving: null,
    scores: [{ period: 5001, kind: SCORE_KIND.score, home, away }],
    board: {},
  }
}

export const toyModel: SportModel = {
  sportId: 5,
  before: () => NOTHING,
  play: (_setting, chance, forced) => playToy(chance, forced),
  // The model's states travel through the stage untyped; only toys come back.
  snapshot: (state) => snapshotOf(isToyState(state) ? state : NOTHING),
  outlook: () => ({ pair: () => null, split: () => null, answers: () => null }),
  answer: () => null,
}

function isToyState(state: unknown): state is ToyState {
  return typeof state === 'object' && state !== null && 'minute' in state
}

const names = (name: string): Names => ({ vi: name, en: name, 'zh-CN': name, th: name })
const league: League = {
  id: 1, sportId: 5, region: { id: 1, names: names('Toyland') }, names: names('Toy Cup'), rank: 1, isHot: true, tier: 1,
} // prettier-ignore

export function toyMatch(id: number, startsAt: Instant, disruption: Disruption = { kind: 'played' }): Match {
  const team = (side: number) => ({ id: id * 2 + side, names: names(`Side ${id * 2 + side}`), rating: 0 })
  const setting = {
    sportId: 5,
    format: 500_001,
    edge: 0,
    pace: 0,
    isNeutral: true,
    isKnockout: false,
  } as const
  return {
    id,
    league,
    home: team(0),
    away: team(1),
    startsAt,
    setting,
    disruption,
    hasLiveMarkets: true,
    seedHash: '',
  }
}

export function toyWorld(matches: readonly Match[]): World {
  const inOrder = matches.toSorted((a, b) => a.startsAt - b.startsAt)
  return {
    match: (id) => matches.find((match) => match.id === id) ?? null,
    matchesBetween: (from, to) => inOrder.filter(({ startsAt }) => startsAt >= from && startsAt <= to),
    leagues: () => [league],
    seedOf: (id) => `seed ${id}`,
  }
}

export function keptEvents(): ForcedEventStore & { readonly kept: ForcedMatchEvent[] } {
  const kept: ForcedMatchEvent[] = []
  return {
    kept,
    list: async () => [...kept],
    async add(event) {
      kept.push(event)
    },
  }
}
