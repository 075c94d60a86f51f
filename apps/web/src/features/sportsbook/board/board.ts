import { type Instant, seconds } from '@keo/units/instants'
import type { Cancel, Clock } from '../../../platform/time.ts'
import { createKeyedListeners } from './keyed-listeners.ts'
import { createMarketStore, type MatchState, optionKey } from './market-store.ts'
import { headOf, type MatchHead, movedHead } from './match-head.ts'
import { isPlayable, type OptionView } from './option-view.ts'
import { keepShapes, withPopular, withReshaped } from './structure.ts'
import type { MarketGroup, Match, MatchChange } from '../model/match.ts'

type Received = { readonly at: number; readonly now: Instant; readonly change: MatchChange }
type Entry = {
  head: MatchHead
  groups: readonly MarketGroup[]
  isWhole: boolean
  /** When its prices were last seen or confirmed, by both clocks: one may be set, the other may sleep. */
  confirmed: { readonly now: Instant; readonly runningMs: number }
  isFresh: boolean
  /** Not followed up to now; over with the next word on its prices. */
  isCalm: boolean
  /** The last pushes: an answer over HTTP may be older than they are. */
  received: Received[]
}

/** Nothing can be bet at a price older than this. */
export const FRESH_MS = seconds(10)
/** While data is saved a price may be shown longer, beside the time of it: the slip asks for the price of now at a tap. */
const FRESH_SAVING_MS = seconds(35)
/** An answer over HTTP is seldom older. */
const REPLAY_MS = seconds(3)
/** What was confirmed so short a time ago is what somebody sees who comes now. */
const JUST_MS = seconds(1)
const KEPT_MAX = 4000

const headKey = (matchId: number): string => `head/${matchId}`
const groupsKey = (matchId: number): string => `groups/${matchId}`
const NO_GROUPS: readonly MarketGroup[] = []

/** Matches, markets and prices as they are known now. Screens look at it by key and are told of nothing else. */
export function createBoard(
  clock: Pick<Clock, 'now' | 'monotonicMs' | 'after'>,
  isSaving: () => boolean = () => false,
) {
  const listeners = createKeyedListeners()
  const markets = createMarketStore(clock, listeners)
  const entries = new Map<number, Entry>()

  const stateOf = ({ head, isFresh, isCalm }: Entry): MatchState => ({
    isMatchOpen: isPlayable(head),
    isFresh,
    isCalm,
  })
  const idsOf = (groups: readonly MarketGroup[]): number[] =>
    groups.flatMap((group) => group.markets.map(({ id }) => id))

  function ageOf({ confirmed }: Entry): number {
    return Math.max(clock.now() - confirmed.now, clock.monotonicMs() - confirmed.runningMs)
  }

  const isOld = (entry: Entry): boolean => ageOf(entry) > (isSaving() ? FRESH_SAVING_MS : FRESH_MS)

  function setHead(entry: Entry, head: MatchHead): void {
    if (entry.head === head) return
    const wasOpen = isPlayable(entry.head)
    entry.head = head
    if (wasOpen !== isPlayable(head)) redraw(entry)
    listeners.notify(headKey(head.id))
  }

  function setFresh(entry: Entry, isFresh: boolean): void {
    if (entry.isFresh === isFresh) return
    entry.isFresh = isFresh
    redraw(entry)
  }

  function redraw(entry: Entry): void {
    for (const id of idsOf(entry.groups)) markets.redraw(id, stateOf(entry))
  }

  function confirm(entry: Entry): void {
    entry.confirmed = { now: clock.now(), runningMs: clock.monotonicMs() }
    entry.isCalm = false
    setFresh(entry, true)
  }

  function takeOne(record: Match, isWhole: boolean): void {
    const known = entries.get(record.id)
    const entry = known ?? newEntry(record)
    entries.set(record.id, entry)
    const before = idsOf(entry.groups)
    const next = entry.isWhole && !isWhole ? withPopular(entry.groups, record.groups) : record.groups
    const groups = keepShapes(entry.groups, next)
    const isReshaped = groups !== entry.groups
    entry.groups = groups
    entry.isWhole ||= isWhole
    setHead(entry, headOf(record, known?.head, clock.now()))
    const pushed = entry.received.filter(({ at }) => at >= clock.monotonicMs() - REPLAY_MS)
    // What is pushed says what moves: an answer beside it is older, and is put right again below.
    entry.isCalm ||= pushed.length > 0
    // Before it counts as fresh: a price that nobody watched meanwhile did not move under anybody's eyes.
    markets.take(record.groups, stateOf(entry))
    for (const { change, now } of pushed) apply(entry, change, now)
    confirm(entry)
    const left = new Set(idsOf(groups))
    for (const id of before) if (!left.has(id)) markets.drop(id)
    if (isReshaped || !known) listeners.notify(groupsKey(record.id))
  }

  function newEntry(record: Match): Entry {
    const confirmed = { now: clock.now(), runningMs: clock.monotonicMs() }
    const head = headOf(record, undefined, clock.now())
    return { head, groups: NO_GROUPS, isWhole: false, confirmed, isFresh: true, isCalm: false, received: [] }
  }

  function apply(entry: Entry, change: MatchChange, now: Instant): void {
    setHead(entry, movedHead(entry.head, change, now))
    markets.move(change.markets ?? [], stateOf(entry))
    if (change.groups) return reshape(entry, change.groups, change.gone ?? [])
    for (const id of change.gone ?? []) markets.leave(id, stateOf(entry))
  }

  /** What came and went is told with it: nothing is left to be fetched. */
  function reshape(entry: Entry, groups: readonly MarketGroup[], gone: readonly number[]): void {
    const next = keepShapes(entry.groups, withReshaped(entry.groups, groups, gone))
    const isReshaped = next !== entry.groups
    entry.groups = next
    markets.take(groups, stateOf(entry))
    gone.forEach(markets.drop)
    if (isReshaped) listeners.notify(groupsKey(entry.head.id))
  }

  /** The oldest ones that nobody looks at go first. */
  function prune(): void {
    for (const [id, entry] of entries) {
      if (entries.size <= KEPT_MAX) return
      if (listeners.has(headKey(id)) || listeners.has(groupsKey(id))) continue
      idsOf(entry.groups).forEach(markets.drop)
      entries.delete(id)
    }
  }

  return {
    /** What HTTP answered: with every market of a match, or with the popular ones. */
    take(records: readonly Match[], isWhole: boolean): void {
      listeners.batch(() => {
        for (const record of records) takeOne(record, isWhole)
      })
      prune()
    },
    /** What was pushed, in its order. */
    apply(changes: readonly MatchChange[]): void {
      const [at, now] = [clock.monotonicMs(), clock.now()]
      listeners.batch(() => {
        for (const change of changes) {
          const entry = entries.get(change.matchId)
          if (!entry) continue
          entry.received = [
            ...entry.received.filter((received) => received.at >= at - REPLAY_MS),
            { at, now, change },
          ]
          apply(entry, change, now)
        }
      })
    },
    /** The prices of these matches are still the ones that are known. */
    confirm(matchIds: Iterable<number>): void {
      listeners.batch(() => {
        for (const id of matchIds) {
          const entry = entries.get(id)
          if (entry) confirm(entry)
        }
      })
    },
    /** Somebody comes back to these matches, or to all of them: what changed meanwhile does not flash. */
    calm(matchIds: Iterable<number> = entries.keys()): void {
      for (const id of matchIds) {
        const entry = entries.get(id)
        if (entry && ageOf(entry) > JUST_MS) entry.isCalm = true
      }
    },
    /** Prices grow old by themselves. */
    age(): void {
      listeners.batch(() => {
        for (const entry of entries.values()) if (entry.isFresh && isOld(entry)) setFresh(entry, false)
      })
    },
    isFresh(matchId: number): boolean {
      const entry = entries.get(matchId)
      return entry !== undefined && !isOld(entry)
    },
    /** When the prices of these matches were last heard of, by the one that was heard of longest ago. */
    knownAt(matchIds: readonly number[]): Instant | undefined {
      const times = matchIds.flatMap((id) => entries.get(id)?.confirmed.now ?? [])
      return times.length > 0 ? Math.min(...times) : undefined
    },
    head: (matchId: number): MatchHead | undefined => entries.get(matchId)?.head,
    groups: (matchId: number): readonly MarketGroup[] => entries.get(matchId)?.groups ?? NO_GROUPS,
    option: (marketId: number, type: number): OptionView => markets.view(marketId, type),
    hasMarket: markets.has,
    onHead: (matchId: number, run: () => void): Cancel => listeners.subscribe(headKey(matchId), run),
    onGroups: (matchId: number, run: () => void): Cancel => listeners.subscribe(groupsKey(matchId), run),
    onOption: (marketId: number, type: number, run: () => void): Cancel =>
      listeners.subscribe(optionKey(marketId, type), run),
  }
}
