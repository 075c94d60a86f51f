import type { ProviderResponseOf } from '@keo/sportsbook-contract/define-provider-call'
import type { statistical } from '@keo/sportsbook-contract/matches'
import { PLAY_TYPES, type PlayTab } from './match-query.ts'

export type Counts = ProviderResponseOf<typeof statistical>
export type SportCount = { readonly sportId: number; readonly count: number }

const ofType = (counts: Counts | undefined, type: PlayTab) => counts?.sl.find(({ ty }) => ty === type)

/** How many matches a play type has in all. */
export function typeCount(counts: Counts | undefined, type: PlayTab): number {
  return ofType(counts, type)?.tc ?? 0
}

export function sportCount(counts: Counts | undefined, type: PlayTab, sportId: number): number {
  return ofType(counts, type)?.ssl.find(({ sid }) => sid === sportId)?.c ?? 0
}

/** The order of the strip: what most people play first, electronic twins beside the others. */
const STRIP_ORDER = [1, 3, 5, 177, 13, 47, 15, 178, 7, 2, 16, 6, 8, 4, 51, 19]

/** The sports of a play type; the chosen one stays, also when its last match has just ended. */
export function sportCounts(counts: Counts | undefined, type: PlayTab, chosen: number): SportCount[] {
  const found = ofType(counts, type)?.ssl.map(({ sid, c }) => ({ sportId: sid, count: c })) ?? []
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
  counts: Counts | undefined,
  wish: { type: PlayTab; sportId: number },
): { type: PlayTab; sportId: number } {
  if (!counts) return wish
  const type =
    typeCount(counts, wish.type) > 0 ? wish.type : PLAY_TYPES.find((one) => typeCount(counts, one) > 0)
  if (type === undefined) return wish
  return { type, sportId: openSport(counts, type, wish.sportId) }
}

/** The sport to show when another play type is chosen: the same one, if it has anything there. */
export function openSport(counts: Counts | undefined, type: PlayTab, wish: number): number {
  if (sportCount(counts, type, wish) > 0) return wish
  return sportCounts(counts, type, wish).find(({ count }) => count > 0)?.sportId ?? wish
}
