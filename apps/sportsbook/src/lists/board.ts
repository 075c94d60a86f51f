import { type SportId, SPORT } from '@keo/sportsbook-contract/sport-ids'
import {
  MATCH_STATUS,
  type MatchStatus,
  PLAY_TYPE,
  type PlayType,
} from '@keo/sportsbook-contract/match-enums'
import type { Cancel, Clock, Instant } from '@keo/service-kit/clock'
import { matchOfChampion } from '../champions/champion-match.ts'
import { yieldToEventLoop } from '../ground/yield-to-event-loop.ts'
import type { RunningStage } from '../stage/create-stage.ts'
import { isBeingPlayed } from '../stage/stage.ts'
import type { Match } from '../world/match.ts'
import type { DealtWorld } from '../world/world.ts'
import { DAY_MS, dayOf, startOfDay } from '../world/match-ids.ts'
import { midnightAfter } from './day-zone.ts'

/** The same matches in both orders a list can have. */
export type Listing = { readonly byTime: readonly Match[]; readonly byLeague: readonly Match[] }

export type Board = {
  /** Matches of a play type, of one sport or of all: lists and counts both come from here. Today ends as the zone says. */
  of(type: PlayType, sportId: number | null, zone?: number): Listing
  /** Changes whenever a list may have. */
  edition(): number
  /** Notified when a match began or ended or the clock jumped: lists may have changed. */
  listen(listener: () => void): Cancel
  /** Whether the match is in some list now. */
  holds(matchId: number): Match | null
  /** Deals the days in sight one by one, so that the first list does not have to deal them all. */
  dealAhead(): Promise<void>
  close: Cancel
}

type Group = 'live' | 'coming' | 'outright'
type Groups = Record<Group, Match[]>
type Part = 'live' | 'today' | 'early' | 'outright'
/** A match, and what it was found among. */
type Found = { readonly match: Match; readonly group: Group }
type Order = (a: Match, b: Match) => number

const DAYS_AHEAD = 7
/** Nothing is played longer than this, interruptions included. */
const PLAYED_AT_MOST_MS = DAY_MS
/** Electronic matches are announced this far ahead. */
const ELECTRONIC_AHEAD_MS = 6 * 3_600_000
const ELECTRONIC: ReadonlySet<SportId> = new Set([SPORT.electronicSoccer, SPORT.electronicBasketball])
/** Matches enter the lists as time goes by, without a notice of the stage. */
const GOOD_FOR_MS = 60_000
/** Wherever it is, midnight comes at a quarter of an hour. */
const QUARTER_MS = 900_000

const PARTS_OF: Readonly<Record<PlayType, readonly Part[]>> = {
  [PLAY_TYPE.all]: ['live', 'today', 'early', 'outright'],
  [PLAY_TYPE.live]: ['live'],
  [PLAY_TYPE.series]: ['live', 'today', 'early'],
  [PLAY_TYPE.today]: ['today'],
  [PLAY_TYPE.early]: ['early'],
  [PLAY_TYPE.lottery]: [],
  [PLAY_TYPE.todayAndLive]: ['live', 'today'],
  [PLAY_TYPE.outright]: ['outright'],
  [PLAY_TYPE.allButOutright]: ['live', 'today', 'early'],
  [PLAY_TYPE.todayAndEarly]: ['today', 'early'],
}

/** Which matches are in which list. Built on first use, and again when a match began, ended or came into sight. */
export function createBoard(needs: { world: DealtWorld; stage: RunningStage; clock: Clock }): Board {
  const { stage, clock } = needs
  const listings = new Map<string, Listing>()
  const statuses = new Map<number, MatchStatus>()
  let orders = createOrders([])
  let byId = new Map<number, Match>()
  let goodUntil: Instant = Number.NEGATIVE_INFINITY
  let edition = 0
  const listeners = new Set<() => void>()

  // Every goal comes here too; only a change of status moves a match from list to list.
  const cancels = [
    stage.listen(({ matchId }) => {
      if (stage.scene(matchId)?.status !== statuses.get(matchId)) forget()
    }),
    stage.listenToJumps(forget),
  ]

  function forget() {
    goodUntil = Number.NEGATIVE_INFINITY
    for (const listener of listeners) listener()
  }

  function refresh() {
    const now = clock.now()
    if (now < goodUntil) return
    const found = allOf(sort(needs, now, statuses))
    orders = createOrders(found)
    byId = new Map(found.map(({ match }) => [match.id, match]))
    listings.clear()
    edition += 1
    goodUntil = Math.min(now + GOOD_FOR_MS, (Math.floor(now / QUARTER_MS) + 1) * QUARTER_MS)
  }

  return {
    of(type, sportId, zone) {
      refresh()
      const endOfToday = midnightAfter(clock.now(), zone)
      const key = `${type}/${sportId}/${endOfToday}`
      const known = listings.get(key)
      if (known) return known
      const parts = PARTS_OF[type]
      const listing = listingOf(orders, ({ match, group }) => {
        if (sportId !== null && match.setting.sportId !== sportId) return false
        return parts.includes(partOf(group, match, endOfToday))
      })
      listings.set(key, listing)
      return listing
    },
    edition() {
      refresh()
      return edition
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    holds(matchId) {
      refresh()
      return byId.get(matchId) ?? null
    },
    async dealAhead() {
      const today = dayOf(clock.now())
      for (let day = today - 1; day <= today + DAYS_AHEAD; day++) {
        needs.world.matchesBetween(startOfDay(day), startOfDay(day))
        await yieldToEventLoop()
      }
      refresh()
    },
    close() {
      for (const cancel of cancels) cancel()
    },
  }
}

function sort(
  { world, stage }: { world: DealtWorld; stage: RunningStage },
  now: Instant,
  statuses: Map<number, MatchStatus>,
): Groups {
  const outright = world.champions.openAt(now).map(matchOfChampion)
  const found: Groups = { live: [], coming: [], outright }
  statuses.clear()
  for (const { match, status } of stage.unfinished()) {
    statuses.set(match.id, status)
    if (match.hasLiveMarkets && isBeingPlayed({ status })) found.live.push(match)
  }
  const horizon = startOfDay(dayOf(now) + 1 + DAYS_AHEAD) - 1
  for (const match of world.matchesBetween(now - PLAYED_AT_MOST_MS, horizon)) {
    const isElectronic = ELECTRONIC.has(match.setting.sportId)
    if (isElectronic && match.startsAt > now + ELECTRONIC_AHEAD_MS) continue
    const status = statuses.get(match.id) ?? statusApart(match, stage, now)
    if (status === undefined) continue
    statuses.set(match.id, status)
    if (status !== MATCH_STATUS.notStarted && status !== MATCH_STATUS.delayed) continue
    found.coming.push(match)
  }
  return found
}

const allOf = (groups: Groups): Found[] =>
  (Object.keys(groups) as Group[]).flatMap((group) => groups[group].map((match) => ({ match, group })))

function partOf(group: Group, { startsAt }: Match, endOfToday: Instant): Part {
  if (group !== 'coming') return group
  return startsAt < endOfToday ? 'today' : 'early'
}

/** Nobody has to play a match to know: before its start it has not begun, and later it is unfinished or over. */
function statusApart(match: Match, stage: RunningStage, now: Instant): MatchStatus | undefined {
  if (stage.forcedOn(match.id).length > 0) return stage.scene(match.id)?.status
  return match.startsAt > now ? MATCH_STATUS.notStarted : undefined
}

const inTime = (a: Match, b: Match): number => a.startsAt - b.startsAt || a.id - b.id

function inLeague(a: Match, b: Match): number {
  return a.league.rank - b.league.rank || a.league.id - b.league.id || inTime(a, b)
}

/** Everything in both orders: sorted once for all lists, and only in the orders that somebody asks for. */
function createOrders(all: readonly Found[]) {
  const sorted = (order: Order) => once(() => all.toSorted((a, b) => order(a.match, b.match)))
  return { byTime: sorted(inTime), byLeague: sorted(inLeague) }
}

/** What is left of something in order is in order. */
function listingOf(orders: ReturnType<typeof createOrders>, isIn: (found: Found) => boolean): Listing {
  const chosen = (inOrder: () => readonly Found[]) =>
    once(() =>
      inOrder()
        .filter(isIn)
        .map(({ match }) => match),
    )
  const [byTime, byLeague] = [chosen(orders.byTime), chosen(orders.byLeague)]
  return {
    get byTime() {
      return byTime()
    },
    get byLeague() {
      return byLeague()
    },
  }
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null
  return () => (made ??= { value: make() }).value
}
