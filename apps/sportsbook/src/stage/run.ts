import type { Cancel, Clock, Instant } from '@keo/service-kit/clock'
import type { Log } from '@keo/service-kit/log'
import type { MatchEvent } from '../play/sport-model.ts'
import type { Match, World } from '../world/match.ts'
import { letOthersWork } from '../let-others-work.ts'
import { latestEnd, LONGEST_MS } from './longest-matches.ts'
import type { Performance } from './performance.ts'
import { beatAt, beatDueAt } from './scenes.ts'
import { isFinal, type SceneChange } from './stage.ts'

type Needs = {
  readonly world: World
  readonly clock: Clock
  readonly now: () => Instant
  readonly log: Log
  readonly stepMs: number
  readonly perform: (match: Match) => Performance
}

type Watched = { performance: Performance; toldBeat: number }
type Leap = { readonly from: Instant; readonly to: Instant }

/** Longer than this between two looks is a leap of the clock, and nobody wants to hear every goal of it. */
const LEAP_MS = 120_000
/** Looks that often even when nothing is due, so a clock that was set does not go unnoticed, nor a silence. */
const LONGEST_SLEEP_MS = 5_000

/** Goes along with the clock by one timer, watching every match from its start to its end. */
export function createRun({ world, clock, now, log, stepMs, perform }: Needs) {
  const watched = new Map<number, Watched>()
  const listeners = new Set<(change: SceneChange) => void>()
  const leapListeners = new Set<(leap: Leap) => void>()
  let lookedAt = now()
  let lookedAtMs = clock.monotonicMs()
  let cancelWake: Cancel = () => {}

  function watchFrom(performance: Performance, toldBeat: number): void {
    const { id } = performance.match
    if (isOverAt(performance, toldBeat)) watched.delete(id)
    else watched.set(id, { performance, toldBeat })
  }
  /** A match that cannot be played must not keep the others from it. */
  function watch(match: Match): void {
    try {
      const performance = perform(match)
      watchFrom(performance, beatAt(performance, lookedAt))
    } catch (err) {
      log.error({ err, matchId: match.id }, 'a match cannot be played')
    }
  }
  function tellAll<News>(those: ReadonlySet<(news: News) => void>, news: News): void {
    for (const tell of those) {
      try {
        tell(news)
      } catch (err) {
        log.error({ err }, 'a listener of the stage failed')
      }
    }
  }
  function catchUp(id: number, entry: Watched, at: Instant, isLeap: boolean): void {
    const { performance, toldBeat } = entry
    const beat = beatAt(performance, at)
    if (beat === toldBeat) return
    entry.toldBeat = beat
    if (isOverAt(performance, beat)) watched.delete(id)
    tellAll(listeners, {
      matchId: id,
      events: eventsBetween(performance, isLeap ? beat - 1 : toldBeat, beat),
    })
  }
  function look(): void {
    const from = lookedAt
    const at = now()
    const isLeap = at - from > LEAP_MS
    // Those that started since are watched as of then, so their first frames are news.
    for (const match of world.matchesBetween(from + 1, at)) if (!isLeap || latestEnd(match) > at) watch(match)
    lookedAt = at
    lookedAtMs = clock.monotonicMs()
    for (const [id, entry] of watched) catchUp(id, entry, at, isLeap)
    if (isLeap) tellAll(leapListeners, { from, to: at })
  }
  function nextDue(): Instant {
    let due = lookedAt + LONGEST_SLEEP_MS
    for (const { performance, toldBeat } of watched.values()) {
      due = Math.min(due, beatDueAt(performance, toldBeat + 1))
    }
    return Math.min(due, world.matchesBetween(lookedAt + 1, due)[0]?.startsAt ?? due)
  }
  function plan(): void {
    cancelWake()
    cancelWake = clock.after(Math.max(stepMs, nextDue() - lookedAt), wake)
  }
  function wake(): void {
    try {
      look()
    } finally {
      plan()
    }
  }

  return {
    /** Playing a few hundred matches takes seconds, and others have something to do meanwhile. */
    async start(): Promise<void> {
      const going = world.matchesBetween(lookedAt - LONGEST_MS, lookedAt)
      for (const match of going) {
        if (latestEnd(match) <= lookedAt) continue
        watch(match)
        await letOthersWork()
      }
      plan()
    },
    watch,
    /** A performance that changed from now on. What it brings to a match not begun is news. */
    replace(match: Match, performance: Performance): void {
      const unheard = lookedAt < match.startsAt ? -1 : beatAt(performance, lookedAt)
      watchFrom(performance, watched.get(match.id)?.toldBeat ?? unheard)
      wake()
    },
    performance: (matchId: number) => watched.get(matchId)?.performance ?? null,
    matches: () => [...watched.values()].map(({ performance }) => performance.match),
    listen: (tell: (change: SceneChange) => void) => added(listeners, tell),
    listenToLeaps: (tell: (leap: Leap) => void) => added(leapListeners, tell),
    /** How long nobody has looked what came: the matches go on, and nobody says so. */
    silentMs: () => clock.monotonicMs() - lookedAtMs,
    close: () => cancelWake(),
  }
}

function isOverAt({ beats }: Performance, beat: number): boolean {
  const status = beats[beat]?.status
  return status !== undefined && isFinal(status)
}

function eventsBetween({ beats }: Performance, told: number, reached: number): MatchEvent[] {
  return beats.slice(told + 1, reached + 1).flatMap(({ frame }) => frame.events)
}

function added<T>(set: Set<T>, item: T): Cancel {
  set.add(item)
  return () => set.delete(item)
}
