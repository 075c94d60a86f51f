import type { BetOutcome } from '@keo/contract/bet-records'
import type { BetReplay, ReplayPlay } from '@keo/contract/bet-replay'
import type { Instant } from '@keo/units/instants'
import { changeAt, type LinePoint } from './replay-line.ts'

type CashOut = ReplayPlay['cashOuts'][number]
type Match = ReplayPlay['matches'][number]
type Leg = ReplayPlay['legs'][number]
type Change = { readonly before: bigint; readonly after: bigint } | null

/** Something that happened to the bet, for one row. */
export type Happening =
  | { readonly kind: 'placed'; readonly at: Instant; readonly isLive: boolean }
  | { readonly kind: 'accepted'; readonly at: Instant; readonly waitedMs: number }
  | { readonly kind: 'rejected' | 'cancelled'; readonly at: Instant }
  | {
      readonly kind: 'event'
      readonly at: Instant
      readonly match: Match
      readonly event: Match['events'][number]
      readonly change: Change
    }
  | { readonly kind: 'cashOut'; readonly at: Instant; readonly cashOut: CashOut }
  | {
      readonly kind: 'leg'
      readonly at: Instant
      readonly leg: Leg
      readonly match: Match | null
      readonly outcome: BetOutcome
    }
  | {
      readonly kind: 'settled'
      readonly at: Instant
      readonly returned: string | null
      readonly isAgain: boolean
    }

/** Whistles and cautions change nothing of what a bet is worth. */
const QUIET: ReadonlySet<string> = new Set(['periodStart', 'periodEnd', 'yellowCard', 'delayed', 'resumed'])

/** What happened from the tap to the last settlement, oldest first. */
export function storyOf({ play }: BetReplay, points: readonly LinePoint[]): Happening[] {
  if (!play) return []
  const last = play.steps.at(-1)?.at ?? play.receivedAt
  const isOver = play.steps.some(
    ({ state }) => state === 'settled' || state === 'rejected' || state === 'cancelled',
  )
  const matchOf = (matchId: string) => play.matches.find((match) => match.matchId === matchId) ?? null
  const hasRun = play.steps.some(({ state }) => state === 'accepted')
  const events = hasRun
    ? play.matches.flatMap((match) =>
        match.events
          .filter(({ at, kind }) => at >= play.receivedAt && (!isOver || at <= last) && !QUIET.has(kind))
          .map(
            (event) =>
              ({ kind: 'event', at: event.at, match, event, change: changeAt(points, event.at) }) as const,
          ),
      )
    : []
  const legs = play.legs.flatMap((leg) =>
    leg.settledAt === null || leg.outcome === null
      ? []
      : [{ kind: 'leg', at: leg.settledAt, leg, match: matchOf(leg.matchId), outcome: leg.outcome } as const],
  )
  const cashOuts = play.cashOuts.map((cashOut) => ({ kind: 'cashOut', at: cashOut.at, cashOut }) as const)
  const all: Happening[] = [
    { kind: 'placed', at: play.receivedAt, isLive: play.legs.some(({ isLive }) => isLive) },
    ...stepsOf(play),
    ...events,
    ...cashOuts,
    ...legs,
  ]
  return all.toSorted((a, b) => a.at - b.at || ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
}

/** At one moment the cause stands before what it caused. */
const ORDER: readonly Happening['kind'][] = [
  'placed', 'accepted', 'rejected', 'event', 'cashOut', 'leg', 'settled', 'cancelled',
] // prettier-ignore

function stepsOf({ steps, receivedAt }: ReplayPlay): Happening[] {
  let [isTaken, settlements] = [false, 0]
  return steps.flatMap(({ at, state, returned }): Happening[] => {
    if (state === 'rejected' || state === 'cancelled') return [{ kind: state, at }]
    if (state === 'settled') return [{ kind: 'settled', at, returned, isAgain: (settlements += 1) > 1 }]
    if (state !== 'accepted' || isTaken) return []
    isTaken = true
    return [{ kind: 'accepted', at, waitedMs: at - receivedAt }]
  })
}

/** The price of the whole bet from those of its legs; null where it has no single one, as systems have none. */
export function wholeOdds({ record, play }: BetReplay, of: 'seenOdds' | 'odds'): number | null {
  if (!play || (record.legsEach !== record.legs.length && record.isSeries)) return null
  return play.legs.reduce((product, leg) => product * (leg[of] / 1000), 1)
}
