import { LANGUAGES, type Language } from '@keo/messages/languages'
import { SPORT } from '@keo/sportsbook-contract/sport-ids'
import type { MatchEvent } from '../../gateways/sportsbook/sportsbook-gateway.ts'
import { HOST_LINES, type LineKind } from './comment-lines.ts'
import { drawn } from './plan-rooms.ts'
import type { MatchNames, Texts } from './room-store.ts'

/** Points that are worth a word, by sport: baskets from far, a touchdown, a try, and every run. */
const POINTS_MIN: Readonly<Record<number, number>> = {
  [SPORT.basketball]: 3,
  [SPORT.electronicBasketball]: 3,
  [SPORT.americanFootball]: 6,
  [SPORT.rugby]: 5,
  [SPORT.baseball]: 1,
}
/** A break in snooker that is worth a word. */
const BREAK_MIN = 40
/** In handball there is a goal each minute: only some are shouted about. */
const QUIET_SPORTS: ReadonlySet<number> = new Set([SPORT.handball])
const QUIET_SHARE = 4

export type TimedEvent = MatchEvent & {
  /** Tells it from others of its match. */
  readonly key: string
}

/** Events with their keys: the time of an event and its place among those of that time. */
export function withKeys(events: readonly MatchEvent[]): TimedEvent[] {
  const atTime = new Map<number, number>()
  return events.map((event) => {
    const place = atTime.get(event.atMs) ?? 0
    atTime.set(event.atMs, place + 1)
    return { ...event, key: `${event.atMs}-${place}` }
  })
}

type OfMatch = { readonly matchId: string; readonly sportId: number; readonly names: MatchNames }

/** What the host says of an event, always the same of the same one; null for what passes without a word. */
export function lineOf({ matchId, sportId, names }: OfMatch, event: TimedEvent): Texts | null {
  const kind = kindOf(sportId, event, matchId)
  if (kind === null) return null
  const ways: readonly Texts[] = HOST_LINES[kind]
  const chosen = ways[drawn(matchId, event.key) % ways.length]
  if (!chosen) return null
  const words = (language: Language) => {
    const [, home, away] = names[language]
    const team = event.side === null ? '' : event.side === 'home' ? home : away
    return chosen[language].replaceAll('{team}', team).replaceAll('{amount}', String(event.amount ?? ''))
  }
  return Object.fromEntries(LANGUAGES.map((language) => [language, words(language)])) as Texts
}

function kindOf(sportId: number, event: TimedEvent, matchId: string): LineKind | null {
  const { kind, amount = 0 } = event
  if (kind === 'over') return event.side === null ? 'over' : 'overWon'
  if (kind === 'points') return amount >= (POINTS_MIN[sportId] ?? Infinity) ? 'points' : null
  if (kind === 'ball') return amount >= BREAK_MIN ? 'ball' : null
  if (kind === 'goal' && QUIET_SPORTS.has(sportId) && drawn(matchId, event.key, 'loud') % QUIET_SHARE > 0)
    return null
  return kind in HOST_LINES ? (kind as LineKind) : null
}
