import type { Cancel, Clock, Instant } from '@keo/service-kit/clock'
import type { Log } from '@keo/service-kit/log'
import type { MatchEvent } from '../play/sport-model.ts'
import type { Match, World } from '../world/match.ts'
import { yieldToEventLoop } from '../ground/yield-to-event-loop.ts'
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
/** A leap of days is gone through by the hour: dealing a day takes its time. */
const LEAP_PIECE_MS = 3_600_000
const TOLD_AT_ONCE = 20
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
  let isLeaping = false
  let isClosed = false

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
  function look(at: Instant): void {
    // Those that started since are watched as of then, so their first frames are news.
    for (const match of world.matchesBetween(lookedAt + 1, at)) watch(match)
    lookedAt = at
    lookedAtMs = clock.monotonicMs()
    for (const [id, entry] of watched) catchUp(id, entry, at, false)
  }
  /** Hours at once: hundreds of matches to play, so others are let in between. The stage is silent until it is there. */
  async function leap(from: Instant, at: Instant): Promise<void> {
    for (let since = from; since < at; since += LEAP_PIECE_MS) {
      for (const match of world.matchesBetween(since + 1, Math.min(at, since + LEAP_PIECE_MS))) {
        if (latestEnd(match) <= at) continue
        watch(match)
        await yieldToEventLoop()
      }
      await yieldToEventLoop()
    }
    let told = 0
    for (const [id, entry] of watched) {
      // What was forced meanwhile stands in the place of what it changed.
      if (watched.get(id) === entry) catchUp(id, entry, at, true)
      if (++told % TOLD_AT_ONCE === 0) await yieldToEventLoop()
    }
    lookedAt = at
    lookedAtMs = clock.monotonicMs()
    tellAll(leapListeners, { from, to: at })
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
    if (isLeaping) return
    const at = now()
    isLeaping = at - lookedAt > LEAP_MS
    if (isLeaping) {
      cancelWake()
      leap(lookedAt, at)
        .catch((err: unknown) => log.error({ err }, 'the stage fell while leaping'))
        .finally(() => {
          isLeaping = false
          if (isClosed) return
          // The clock may have leapt again on the way.
          if (now() - lookedAt > LEAP_MS) wake()
          else plan()
        })
      return
    }
    try {
      look(at)
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
        await yieldToEventLoop()
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
    close() {
      isClosed = true
      cancelWake()
    },
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
