import type { ReportFigures } from '@keo/contract/articles'
import { SPORT } from '@keo/sportsbook-contract/sport-ids'
import type { MatchEvent } from '../../gateways/sportsbook/sportsbook-gateway.ts'
import { articleSport } from './article-sports.ts'

const MINUTE_MS = 60_000
const HALF_MINUTES = 45
/** A point is one rally of a set. */
const SCORING: ReadonlySet<string> = new Set(['goal', 'points', 'point'])
const COUNTED = ['corner', 'yellowCard', 'redCard'] as const

type Side = 'home' | 'away'
type Score = { readonly homeScore: number; readonly awayScore: number }
type Scored = Score & { readonly event: MatchEvent; readonly side: Side; readonly part: Part }
type Part = { readonly number: number; readonly startsAtMs: number }

/** How a match went, out of its events alone. */
export function reportFigures(sportId: number, events: readonly MatchEvent[]): ReportFigures {
  const { regularParts, stretches } = articleSport(sportId)
  const regular = regularOf(events, regularParts)
  const scored = scoredOf(regular)
  return {
    goals: sportId === SPORT.soccer ? scored.map(goalOf) : [],
    parts: partsOf(regular, scored, stretches),
    counts: COUNTED.flatMap((kind) => countOf(kind, regular)),
    ...leadsOf(scored),
  }
}

/** Events of the parts that the score of the result counts. */
function regularOf(events: readonly MatchEvent[], parts: number): readonly MatchEvent[] {
  const starts = events.filter(({ kind }) => kind === 'periodStart')
  const after = starts[parts]
  return after ? events.slice(0, events.indexOf(after)) : events
}

function scoredOf(events: readonly MatchEvent[]): Scored[] {
  let [part, homeScore, awayScore]: [Part, number, number] = [{ number: 0, startsAtMs: 0 }, 0, 0]
  return events.flatMap((event): Scored[] => {
    const { kind, side, amount = 1, atMs } = event
    if (kind === 'periodStart') part = { number: part.number + 1, startsAtMs: atMs }
    if (side === null || !SCORING.has(kind)) return []
    if (side === 'home') homeScore += amount
    else awayScore += amount
    return [{ event, side, part, homeScore, awayScore }]
  })
}

function goalOf({ event, side, part, homeScore, awayScore }: Scored): ReportFigures['goals'][number] {
  return { minute: minuteOf(event.atMs, part), side, manner: event.manner ?? null, homeScore, awayScore }
}

/** "67", or "45+2" in what was added to a half. */
export function minuteOf(atMs: number, { number, startsAtMs }: Part): string {
  const inPart = Math.floor(Math.max(0, atMs - startsAtMs) / MINUTE_MS) + 1
  const until = HALF_MINUTES * Math.max(1, number)
  const minute = until - HALF_MINUTES + inPart
  return minute > until ? `${until}+${minute - until}` : String(minute)
}

function partsOf(events: readonly MatchEvent[], scored: readonly Scored[], stretches: number): Score[] {
  const count = Math.ceil(events.filter(({ kind }) => kind === 'periodStart').length / stretches)
  let before: Score = { homeScore: 0, awayScore: 0 }
  return Array.from({ length: count }, (_, index) => {
    const end = scored.findLast(({ part }) => part.number <= (index + 1) * stretches) ?? before
    const own = {
      homeScore: end.homeScore - before.homeScore,
      awayScore: end.awayScore - before.awayScore,
    }
    before = { homeScore: end.homeScore, awayScore: end.awayScore }
    return own
  })
}

function countOf(kind: string, events: readonly MatchEvent[]): ReportFigures['counts'] {
  const sum = (side: Side) =>
    events
      .filter((event) => event.kind === kind && event.side === side)
      .reduce((total, { amount = 1 }) => total + amount, 0)
  const [home, away] = [sum('home'), sum('away')]
  return home + away > 0 ? [{ kind, home, away }] : []
}

function leadsOf(scored: readonly Scored[]): Pick<ReportFigures, 'leadChanges' | 'largestLead'> {
  let [leader, leadChanges]: [Side | null, number] = [null, 0]
  let largestLead: ReportFigures['largestLead'] = { side: null, by: 0 }
  for (const { homeScore, awayScore } of scored) {
    if (homeScore === awayScore) continue
    const side = homeScore > awayScore ? 'home' : 'away'
    if (leader !== null && leader !== side) leadChanges += 1
    leader = side
    const by = Math.abs(homeScore - awayScore)
    if (by > largestLead.by) largestLead = { side, by }
  }
  return { leadChanges, largestLead }
}
