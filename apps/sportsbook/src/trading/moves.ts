import type { Clock, Instant } from '@keo/service-kit/clock'
import { type InstantColumn, sqlInstant } from '@keo/service-kit/db/columns'
import type { Database } from '@keo/service-kit/db/database'
import type { Generated } from 'kysely'
import { MOVE_BOUNDS, type Move } from '@keo/sportsbook-contract/trading-steering'
import type { Steering } from '../pricing/steering.ts'
import type { Template } from '../pricing/template.ts'
import type { Match } from '../world/match.ts'

type Row = {
  place: string
  edge: number
  pace: number
  margin: number
  stakes: number
  moved_at: InstantColumn
}
type Tables = { trader_move: Row & { id: Generated<string> } }

/** Where something is moved. A market is meant with all its lines: a line that becomes the main one is moved as well. */
export type MovedPlace =
  | { readonly leagueId: number }
  | { readonly matchId: number }
  | { readonly matchId: number; readonly marketType: number; readonly period: number }

export const UNMOVED: Move = { edge: 0, pace: 0, margin: 0, stakes: 100 }

/** Of the deviation between matches: ten steps move the main line of every sport. */
const VIEW_STEP = 0.06

export type Moves = Awaited<ReturnType<typeof loadMoves>>

/** Whether a move stays where the provider lets traders go. */
export function isWithinBounds(move: Move): boolean {
  return (Object.keys(MOVE_BOUNDS) as (keyof Move)[]).every((what) => {
    const { least, most } = MOVE_BOUNDS[what]
    return Number.isInteger(move[what]) && move[what] >= least && move[what] <= most
  })
}

/** How traders moved prices and stakes. It outlives the process, and so do the moves before the last. */
export async function loadMoves(
  { database, clock }: { database: Database; clock: Clock },
  notify: (isFelt: (match: Match) => boolean) => void,
) {
  const db = database.db.withTables<Tables>()
  const rows = await db
    .selectFrom('trader_move')
    .select(['place', 'edge', 'pace', 'margin', 'stakes', 'moved_at'])
    .orderBy('id')
    .execute()
  const byPlace = new Map<string, { readonly move: Move; readonly at: Instant }[]>()

  function note(place: string, move: Move, at: Instant): void {
    const known = byPlace.get(place) ?? []
    byPlace.set(place, [...known, { move, at }])
  }
  for (const { place, moved_at, ...move } of rows) note(place, move, moved_at)

  const moveAt = (place: string, at: Instant): Move =>
    byPlace.get(place)?.findLast((one) => one.at <= at)?.move ?? UNMOVED
  const changesAt = (place: string): number => byPlace.get(place)?.length ?? 0
  /** Markets of a match have moves of their own, which its pages must feel. */
  const marketChanges = new Map<number, number>()
  for (const place of byPlace.keys()) noteMarket(place)
  function noteMarket(place: string): void {
    const [kind, matchId] = place.split('/')
    if (kind === 'market') marketChanges.set(Number(matchId), (marketChanges.get(Number(matchId)) ?? 0) + 1)
  }

  const steering: Steering = {
    viewOf({ id }, at) {
      const { edge, pace } = moveAt(`match/${id}`, at)
      return { edge: edge * VIEW_STEP, pace: pace * VIEW_STEP }
    },
    marginOf({ id, league }, template, at) {
      const places = [marketPlace(id, template), `match/${id}`, `league/${league.id}`]
      return places.reduce((sum, place) => sum + moveAt(place, at).margin, 0) / 1000
    },
    stakesOf: ({ league }) => moveAt(`league/${league.id}`, clock.now()).stakes / 100,
    changesOf: ({ id, league }) =>
      changesAt(`match/${id}`) + changesAt(`league/${league.id}`) + (marketChanges.get(id) ?? 0),
  }

  return {
    steering,
    of: (place: MovedPlace): Move => moveAt(nameOf(place), clock.now()),
    /** Gives what held before. The same again changes nothing. */
    async set(place: MovedPlace, move: Move): Promise<Move> {
      const name = nameOf(place)
      const before = moveAt(name, clock.now())
      if (isSame(before, move)) return before
      const now = clock.now()
      await db
        .insertInto('trader_move')
        .values({ place: name, ...move, moved_at: sqlInstant(now) })
        .execute()
      note(name, move, now)
      noteMarket(name)
      notify(({ id, league }) => ('leagueId' in place ? league.id === place.leagueId : id === place.matchId))
      return before
    },
  }
}

const isSame = (one: Move, other: Move): boolean =>
  (Object.keys(MOVE_BOUNDS) as (keyof Move)[]).every((what) => one[what] === other[what])

const marketPlace = (
  matchId: number,
  { marketType, period }: Pick<Template, 'marketType' | 'period'>,
): string => `market/${matchId}/${marketType}/${period}`

function nameOf(place: MovedPlace): string {
  if ('leagueId' in place) return `league/${place.leagueId}`
  return 'marketType' in place ? marketPlace(place.matchId, place) : `match/${place.matchId}`
}
