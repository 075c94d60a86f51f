import type { Cancel, Clock } from '@keo/service-kit/clock'
import { PUSH_KEPT } from '@keo/sportsbook-contract/push'
import type { Book, Quote } from '../pricing/quote.ts'
import type { Scene, Stage } from '../stage/stage.ts'
import { keepLast } from '../ground/keep-last.ts'
import { lookAt, changeBetween, type Seen } from './match-changes.ts'

type WatchRequest = {
  readonly matchId: number
  readonly since?: number | undefined
  readonly isWhole?: boolean | undefined
}

type WatchState = {
  readonly matchId: number
  /** The number of the last message. */
  readonly seq: number
  /** Whether nothing is missing since the number that the watcher named. */
  readonly isComplete: boolean
  readonly missed: readonly string[]
}

export type WatchedMatches<Watcher> = {
  /** Takes the place of what was watched before. */
  watch(watcher: Watcher, requests: readonly WatchRequest[]): WatchState[]
  /** A match that is watched as it is now, with the number of its last message. */
  sight(matchId: number, isWhole: boolean): Sight | null
  forget(watcher: Watcher): void
  close(): void
}

export type Sight = {
  readonly seq: number
  readonly scene: Scene
  readonly quote: Quote | null
  readonly seen: Seen
}

type Entry<Watcher> = {
  readonly matchId: number
  /** Whether each of them wants every market. */
  readonly watchers: Map<Watcher, boolean>
  seq: number
  isWhole: boolean
  seen: Seen
  /** The last messages, for watchers that reconnect. */
  readonly kept: { readonly seq: number; readonly text: string }[]
}

/** Prices move by themselves, so watched matches are looked at this often; events in play are sent at once. */
const LOOK_MS = 1_000
/** Remembered without watchers, so that a reader that was cut off can go on. */
const REMEMBERED = 2_000

export function createWatchedMatches<Watcher>(needs: {
  readonly stage: Stage
  readonly book: Book
  readonly clock: Clock
  /** The same text to all of them. */
  send(watchers: Iterable<Watcher>, text: string): void
}): WatchedMatches<Watcher> {
  const { stage, book, clock } = needs
  const watched = new Map<number, Entry<Watcher>>()
  const remembered = keepLast<Entry<Watcher>>(REMEMBERED)
  const watchedIdsOf = new Map<Watcher, readonly number[]>()
  let cancelLooks: Cancel | null = null
  const cancelListening = stage.listen(({ matchId }) => {
    const entry = watched.get(matchId)
    if (entry) look(entry)
  })

  function sight(matchId: number, isWhole: boolean) {
    const scene = stage.scene(matchId)
    const quote = isWhole ? book.quote(matchId) : book.popular(matchId)
    return scene && { scene, quote, seen: lookAt(scene, quote) }
  }

  function look(entry: Entry<Watcher>): void {
    const now = sight(entry.matchId, entry.isWhole)
    if (!now) return
    const change = changeBetween(entry.seen, now.seen, { ...now, now: clock.now() })
    entry.seen = now.seen
    if (!change) return
    entry.seq += 1
    const text = JSON.stringify({ ...change, seq: entry.seq })
    entry.kept.push({ seq: entry.seq, text })
    if (entry.kept.length > PUSH_KEPT) entry.kept.shift()
    needs.send(entry.watchers.keys(), text)
  }

  function entryOf({ matchId, isWhole = false }: WatchRequest): Entry<Watcher> | null {
    const known = watched.get(matchId) ?? remembered.get(matchId)
    const entry = known ?? newEntry(matchId, isWhole)
    if (!entry) return null
    // Who wants more than was shown so far takes a new first look, and misses nothing by it.
    if (isWhole && !entry.isWhole) {
      entry.isWhole = true
      entry.seen = sight(matchId, true)?.seen ?? entry.seen
    }
    watched.set(matchId, entry)
    return entry
  }

  function newEntry(matchId: number, isWhole: boolean): Entry<Watcher> | null {
    const now = sight(matchId, isWhole)
    return now && { matchId, watchers: new Map(), seq: 0, isWhole, seen: now.seen, kept: [] }
  }

  function send(watcher: Watcher, request: WatchRequest): WatchState[] {
    const entry = entryOf(request)
    if (!entry) return []
    // Changes since the last look go out as one message, before this watcher is added.
    look(entry)
    entry.watchers.set(watcher, request.isWhole === true)
    const { since } = request
    const missed = since === undefined ? [] : entry.kept.filter(({ seq }) => seq > since)
    const isComplete = since !== undefined && since <= entry.seq && entry.seq - since === missed.length
    return [
      {
        matchId: entry.matchId,
        seq: entry.seq,
        isComplete,
        missed: isComplete ? missed.map(({ text }) => text) : [],
      },
    ]
  }

  function leave(watcher: Watcher): void {
    for (const matchId of watchedIdsOf.get(watcher) ?? []) {
      const entry = watched.get(matchId)
      if (!entry) continue
      const wasWhole = entry.watchers.get(watcher) === true
      entry.watchers.delete(watcher)
      // Thousands may leave at once: only a watcher of every market can change what is looked at.
      if (wasWhole) entry.isWhole = [...entry.watchers.values()].some(Boolean)
      if (entry.watchers.size > 0) continue
      watched.delete(matchId)
      remembered.set(matchId, entry)
    }
    watchedIdsOf.delete(watcher)
  }

  /** One timer for all, and none while nobody watches. */
  function plan(): void {
    if (watched.size > 0) cancelLooks ??= clock.every(LOOK_MS, () => watched.forEach(look))
    else {
      cancelLooks?.()
      cancelLooks = null
    }
  }

  return {
    watch(watcher, requests) {
      leave(watcher)
      watchedIdsOf.set(
        watcher,
        requests.map(({ matchId }) => matchId),
      )
      const states = requests.flatMap((request) => send(watcher, request))
      plan()
      return states
    },
    sight(matchId, isWhole) {
      const entry = watched.get(matchId)
      const now = entry && sight(matchId, isWhole)
      return now ? { seq: entry.seq, ...now } : null
    },
    forget(watcher) {
      leave(watcher)
      plan()
    },
    close() {
      cancelListening()
      cancelLooks?.()
    },
  }
}
