import type { GoalNews } from '@keo/contract/match-news'

export type Score = { readonly home: number; readonly away: number }

/** What happened between two looks at a score; a goal that was taken back makes it fall. */
export function goalsBetween(fbId: string, before: Score, after: Score): GoalNews[] {
  const { home, away } = after
  return (['home', 'away'] as const)
    .filter((side) => before[side] !== after[side])
    .map((side) => ({ fbId, side, home, away, isTakenBack: after[side] < before[side] }))
}
