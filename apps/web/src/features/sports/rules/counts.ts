import type { MatchCounts } from '../../sportsbook/index.ts'
import { PLAY_TYPES, type PlayTab } from './match-query.ts'

export type SportCount = { readonly sportId: number; readonly count: number }

const ofType = (counts: MatchCounts | undefined, type: PlayTab) =>
  counts?.find(({ playType }) => playType === type)

/** How many matches a play type has in all. */
export function typeCount(counts: MatchCounts | undefined, type: PlayTab): number {
  return ofType(counts, type)?.count ?? 0
}

export function sportCount(counts: MatchCounts | undefined, type: PlayTab, sportId: number): number {
  return ofType(counts, type)?.sports.find((sport) => sport.sportId === sportId)?.count ?? 0
}

/** The order of the strip: what most people play first, electronic twins beside the others. */
const STRIP_ORDER = [1, 3, 5, 177, 13, 47, 15, 178, 7, 2, 16, 6, 8, 4, 51, 19]

/** The sports of a play type; the chosen one stays, also when its last match has just ended. */
export function sportCounts(counts: MatchCounts | undefined, type: PlayTab, chosen: number): SportCount[] {
  const found = ofType(counts, type)?.sports ?? []
  const shown = found.some(({ sportId }) => sportId === chosen)
    ? found
    : [...found, { sportId: chosen, count: 0 }]
  return shown.toSorted((one, other) => place(one) - place(other))
}

function place({ sportId }: SportCount): number {
  const at = STRIP_ORDER.indexOf(sportId)
  return at === -1 ? STRIP_ORDER.length : at
}

/** Who has not chosen is shown where something is: live matches of the sport, of any sport, then what comes. */
export function openingPlace(
  counts: MatchCounts | undefined,
  request: { type: PlayTab; sportId: number },
): { type: PlayTab; sportId: number } {
  if (!counts) return request
  const type =
    typeCount(counts, request.type) > 0 ? request.type : PLAY_TYPES.find((one) => typeCount(counts, one) > 0)
  if (type === undefined) return request
  return { type, sportId: openSport(counts, type, request.sportId) }
}

/** The sport to show when another play type is chosen: the same one, if it has anything there. */
export function openSport(counts: MatchCounts | undefined, type: PlayTab, request: number): number {
  if (sportCount(counts, type, request) > 0) return request
  return sportCounts(counts, type, request).find(({ count }) => count > 0)?.sportId ?? request
}
