export type Side = 'home' | 'away'

/** Kinds of score, by the provider's numbers (`tyg`). */
export const SCORE_KIND = {
  score: 5,
  corners: 6,
  yellowCards: 7,
  redCards: 8,
  bookings: 9,
  frames: 12,
  rounds: 31,
  sets: 5556,
  games: 5559,
} as const
export type ScoreKind = (typeof SCORE_KIND)[keyof typeof SCORE_KIND]

/** One score of one kind in one period (`nsg`); periods are those of scores and markets, not of the clock. */
export type ScoreLine = {
  readonly period: number
  readonly kind: ScoreKind
  readonly home: number
  readonly away: number
}

/** The real-time or full-time score of kind 5 comes first: some clients read no further. */
export type ScoreSheet = readonly ScoreLine[]

export function scoreOf(sheet: ScoreSheet, kind: ScoreKind, period: number): ScoreLine | undefined {
  return sheet.find((line) => line.kind === kind && line.period === period)
}
