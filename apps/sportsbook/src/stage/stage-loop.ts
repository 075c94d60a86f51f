import type { Cancel, Clock, Instant } from '@keo/service-kit/clock'
import type { Log } from '@keo/service-kit/log'
import type { MatchEvent } from '../play/sport-model.ts'
import type { Match, World } from '../world/match.ts'
import { yieldToEventLoop } from '../ground/yield-to-event-loop.ts'
import { latestEnd, LONGEST_MS } from './longest-matches.ts'
import type { PlayedMatch } from './played-match.ts'
import { momentAt, momentDueAt } from './scenes.ts'
import { isFinal, type SceneChange } from './stage.ts'

type Needs = {
  readonly world: World
  readonly clock: Clock
  readonly now: () => Instant
  readonly log: Log
  readonly stepMs: number
  readonly playMatch: (match: Match) => PlayedMatch
}

type Watched = { playedMatch: PlayedMatch; notifiedMoment: number }
type Jump = { readonly from: Instant; readonly to: Instant }

/** More than this between two looks is a jump of the clock; listeners do not get every goal within it. */
const JUMP_MS = 120_000
/** A jump of days is worked through by the hour: making the matches of a day takes time. */
const JUMP_PIECE_MS = 3_600_000
const NOTIFIED_AT_ONCE = 20
/** Looks that often even when nothing is due, so a clock that was set does not go unnoticed, nor a silence. */
const LONGEST_SLEEP_MS = 5_000

/** Goes along with the clock by one timer, watching every match from its start to its end. */
export function createRun({ world, clock, now, log, stepMs, playMatch }: Needs) {
  const watched = new Map<number, Watched>()
  const listeners = new Set<(change: SceneChange) => void>()
  const jumpListeners = new Set<(jump: Jump) => void>()
  let lookedAt = now()
  let lookedAtMs = clock.monotonicMs()
  let cancelWake: Cancel = () => {}
  let isJumping = false
  let isClosed = false

  function watchFrom(playedMatch: PlayedMatch, notifiedMoment: number): void {
    const { id } = playedMatch.match
    if (isOverAt(playedMatch, notifiedMoment)) watched.delete(id)
    else watched.set(id, { playedMatch, notifiedMoment })
  }
  /** A match that cannot be played must not keep the others from it. */
  function watch(match: Match): void {
    try {
      const playedMatch = playMatch(match)
      watchFrom(playedMatch, momentAt(playedMatch, lookedAt))
    } catch (err) {
      log.error({ err, matchId: match.id }, 'a match cannot be played')
    }
  }
  function notifyAll<Change>(those: ReadonlySet<(change: Change) => void>, change: Change): void {
    for (const notify of those) {
      try {
        notify(change)
      } catch (err) {
        log.error({ err }, 'a listener of the stage failed')
      }
    }
  }
  function catchUp(id: number, entry: Watched, at: Instant, isJump: boolean): void {
    const { playedMatch, notifiedMoment } = entry
    const moment = momentAt(playedMatch, at)
    if (moment === notifiedMoment) return
    entry.notifiedMoment = moment
    if (isOverAt(playedMatch, moment)) watched.delete(id)
    notifyAll(listeners, {
      matchId: id,
      events: eventsBetween(playedMatch, isJump ? moment - 1 : notifiedMoment, moment),
    })
  }
  function look(at: Instant): void {
    // Matches that started since are watched from their start, so their first frames are notified.
    for (const match of world.matchesBetween(lookedAt + 1, at)) watch(match)
    lookedAt = at
    lookedAtMs = clock.monotonicMs()
    for (const [id, entry] of watched) catchUp(id, entry, at, false)
  }
  /** Hours at once: hundreds of matches to play, so others are let in between. The stage is silent until it is there. */
  async function jump(from: Instant, at: Instant): Promise<void> {
    for (let since = from; since < at; since += JUMP_PIECE_MS) {
      for (const match of world.matchesBetween(since + 1, Math.min(at, since + JUMP_PIECE_MS))) {
        if (latestEnd(match) <= at) continue
        watch(match)
        await yieldToEventLoop()
      }
      await yieldToEventLoop()
    }
    let notified = 0
    for (const [id, entry] of watched) {
      // What was forced meanwhile stands in the place of what it changed.
      if (watched.get(id) === entry) catchUp(id, entry, at, true)
      if (++notified % NOTIFIED_AT_ONCE === 0) await yieldToEventLoop()
    }
    lookedAt = at
    lookedAtMs = clock.monotonicMs()
    notifyAll(jumpListeners, { from, to: at })
  }
  function nextDue(): Instant {
    let due = lookedAt + LONGEST_SLEEP_MS
    for (const { playedMatch, notifiedMoment } of watched.values()) {
      due = Math.min(due, momentDueAt(playedMatch, notifiedMoment + 1))
    }
    return Math.min(due, world.matchesBetween(lookedAt + 1, due)[0]?.startsAt ?? due)
  }
  function plan(): void {
    cancelWake()
    cancelWake = clock.after(Math.max(stepMs, nextDue() - lookedAt), wake)
  }
  function wake(): void {
    if (isJumping) return
    const at = now()
    isJumping = at - lookedAt > JUMP_MS
    if (isJumping) {
      cancelWake()
      jump(lookedAt, at)
        .catch((err: unknown) => log.error({ err }, 'the stage fell while leaping'))
        .finally(() => {
          isJumping = false
          if (isClosed) return
          // The clock may have leapt again on the way.
          if (now() - lookedAt > JUMP_MS) wake()
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
    /** A played match that changed from now on. Changes before the start of the match are notified too. */
    replace(match: Match, playedMatch: PlayedMatch): void {
      const notNotified = lookedAt < match.startsAt ? -1 : momentAt(playedMatch, lookedAt)
      watchFrom(playedMatch, watched.get(match.id)?.notifiedMoment ?? notNotified)
      wake()
    },
    playedMatch: (matchId: number) => watched.get(matchId)?.playedMatch ?? null,
    matches: () => [...watched.values()].map(({ playedMatch }) => playedMatch.match),
    listen: (notify: (change: SceneChange) => void) => added(listeners, notify),
    listenToJumps: (notify: (jump: Jump) => void) => added(jumpListeners, notify),
    /** How long the loop has not looked at the clock: matches go on without notices. */
    silentMs: () => clock.monotonicMs() - lookedAtMs,
    close() {
      isClosed = true
      cancelWake()
    },
  }
}

function isOverAt({ moments }: PlayedMatch, moment: number): boolean {
  const status = moments[moment]?.status
  return status !== undefined && isFinal(status)
}

function eventsBetween({ moments }: PlayedMatch, notified: number, reached: number): MatchEvent[] {
  return moments.slice(notified + 1, reached + 1).flatMap(({ frame }) => frame.events)
}

function added<T>(set: Set<T>, item: T): Cancel {
  set.add(item)
  return () => set.delete(item)
}
