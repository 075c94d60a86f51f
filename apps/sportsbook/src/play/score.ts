import type { ScoreKind } from '@keo/sportsbook-contract/match-enums'

export type Side = 'home' | 'away'

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
