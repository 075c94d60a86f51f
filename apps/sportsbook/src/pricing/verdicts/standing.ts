import type { ScoreKind, Outcome } from '@keo/sportsbook-contract/match-enums'
import { type ScoreLine, scoreOf, type ScoreSheet } from '../../play/score.ts'
import { VIEWS } from '../samples.ts'
import type { Grade, Reading } from '../template.ts'

/** A number that a reading holds now, and how it can still change. */
type Value = { readonly now: number; readonly moves: 'not' | 'up' | 'both' }

/** What a reading holds now, and the score it was read from. */
export type Standing = { readonly values: readonly Value[]; readonly text: string }

/** Whether a period of a score can still change. */
export type IsOpen = (kind: ScoreKind, period: number) => boolean

type ScoreReading = Exclude<Reading, { of: 'question' }>

export const textOf = ({ home, away }: Pick<ScoreLine, 'home' | 'away'>): string => `${home}-${away}`

/** Null when the scores do not decide the reading. Where a bet counts from a score on, that score is taken off. */
export function standingOf(
  reading: ScoreReading,
  scores: ScoreSheet,
  isOpen: IsOpen,
  from: readonly [number, number] | null,
): Standing | null {
  if (reading.of === 'split') return splitStanding(reading, scores, isOpen)
  const { kind, period, of } = reading
  const score = scoreOf(scores, kind, period)
  if (!score) return null
  const [home, away] = [score.home - (from?.[0] ?? 0), score.away - (from?.[1] ?? 0)]
  const isStill = isOpen(kind, period)
  const moves = movesOf(of, isStill)
  const numbers = of === 'pair' ? [home, away] : [VIEWS[of](home, away)]
  return { values: numbers.map((now) => ({ now, moves })), text: textOf(score) }
}

function splitStanding(
  { kind, first, second, by }: Extract<ScoreReading, { of: 'split' }>,
  scores: ScoreSheet,
  isOpen: IsOpen,
): Standing | null {
  const before = scoreOf(scores, kind, first)
  if (!before) return null
  const after = scoreOf(scores, kind, second)
  const view = VIEWS[by]
  return {
    values: [
      { now: view(before.home, before.away), moves: movesOf(by, isOpen(kind, first)) },
      { now: after ? view(after.home, after.away) : 0, moves: movesOf(by, !after || isOpen(kind, second)) },
    ],
    text: after ? `${textOf(before)} ${textOf(after)}` : textOf(before),
  }
}

function movesOf(of: ScoreReading['of'], isOpen: boolean): Value['moves'] {
  if (!isOpen) return 'not'
  return of === 'margin' ? 'both' : 'up'
}

const upTo = (most: number) => Array.from({ length: most }, (_, i) => i)
/** Farther than any score goes. */
const FAR = 5000

/** How far ahead to look for a different outcome: near steps for exact counts, a far one for lines. */
const AHEAD = { alone: aheadBy(400), together: aheadBy(13) }

function aheadBy(near: number): Readonly<Record<Value['moves'], readonly number[]>> {
  const up = [...upTo(near), FAR]
  return { not: [0], up, both: [...up, ...up.map((more) => -more)] }
}

/** The outcome that every further score leads to; null when they differ. */
export function certainOutcome(
  grade: Grade,
  option: number,
  line: number,
  standing: Standing,
): Outcome | null {
  const [first, second] = standing.values
  const ahead = second ? AHEAD.together : AHEAD.alone
  const [a, b] = [first?.now ?? 0, second?.now ?? 0]
  const now = grade(option, line, a, b)
  const isSame = ahead[first?.moves ?? 'not'].every((more) =>
    ahead[second?.moves ?? 'not'].every((further) => grade(option, line, a + more, b + further) === now),
  )
  return isSame ? now : null
}
