import { SCORE_KIND, type ScoreKind } from '@keo/sportsbook-contract/match-enums'
import * as fc from 'fast-check'
import { expect } from 'vitest'
import { chanceOf } from '../chance.ts'
import type { Pairs } from '../pairs.ts'
import { scoreOf } from '../score.ts'
import { VIEWS, type View } from './mixture.ts'
import type { ForcedEvent, Frame, MatchSetting, Outlook, Question, SportModel } from '../sport-model.ts'

/** A score that can be bet on. */
export type Score = { readonly kind: ScoreKind; readonly period: number }

export function settingsOf(sportId: MatchSetting['sportId'], formats: readonly number[]) {
  return fc.record<MatchSetting>({
    sportId: fc.constant(sportId),
    format: fc.constantFrom(...formats),
    edge: fc.double({ min: -2.5, max: 2.5, noNaN: true }),
    pace: fc.double({ min: -2, max: 2, noNaN: true }),
    isNeutral: fc.boolean(),
    isKnockout: fc.constant(false),
  })
}

const sum = (weights: Iterable<number>) => [...weights].reduce((all, weight) => all + weight, 0)

/** The marginals of what the pairs visit are those that the pairs tell of themselves, and sum to 1. */
export function expectCoherent(pairs: Pairs): void {
  const counted = VIEW_NAMES.map((view) => ({ view, chances: new Map<number, number>() }))
  pairs.each((home, away, chance) => {
    for (const { view, chances } of counted) {
      const value = VIEWS[view]({ home, away })
      chances.set(value, (chances.get(value) ?? 0) + chance)
    }
  })
  for (const { view, chances } of counted) {
    const { from, weights } = pairs[view]()
    const gaps = Array.from(chances, ([value, chance]) => Math.abs((weights[value - from] ?? 0) - chance))
    expect(sum(weights)).toBeCloseTo(1, 9)
    expect(Math.max(...gaps)).toBeLessThan(1e-9)
  }
}

const VIEW_NAMES = ['home', 'away', 'margin', 'total'] as const

/** Frames that break the rules: they ascend from 0, only the last is over, and the same seed gives the same ones. */
export function unsoundFrames<State>(
  model: SportModel<State>,
  setting: MatchSetting,
  seed: string,
): readonly Frame<State>[] {
  const frames = model.play(setting, chanceOf(seed), [])
  const again = model.play(setting, chanceOf(seed), [])
  const isSound = (frame: Frame<State>, i: number) => {
    const { isOver, scores } = model.snapshot(frame.state)
    const ascends = i === 0 ? frame.atMs === 0 : frame.atMs >= (frames[i - 1]?.atMs ?? 0)
    const isSame = JSON.stringify(frame) === JSON.stringify(again[i])
    return ascends && isSame && isOver === (i === frames.length - 1) && scores[0]?.kind === SCORE_KIND.score
  }
  return frames.filter((frame, i) => !isSound(frame, i))
}

/** What was before a forced event stays as it was. */
export function expectForced<State>(
  model: SportModel<State>,
  setting: MatchSetting,
  seed: string,
  share: number,
  force: Omit<ForcedEvent, 'atMs'>,
): readonly Frame<State>[] {
  const free = model.play(setting, chanceOf(seed), [])
  const atMs = Math.floor((free.at(-1)?.atMs ?? 0) * share)
  const forced = model.play(setting, chanceOf(seed), [{ ...force, atMs }])
  const isBefore = (frame: Frame<State>) => frame.atMs < atMs
  expect(forced.filter(isBefore)).toEqual(free.filter(isBefore))
  return forced.filter((frame) => frame.atMs >= atMs)
}

/** A bet whose chance the outlook knows and whose result the final sheet shows. */
export type Bet<State> = {
  readonly name: string
  chance(outlook: Outlook): number | null
  isWon(final: Frame<State>, frames: readonly Frame<State>[]): boolean
}

export function scoreBet<State>(
  model: SportModel<State>,
  score: Score,
  view: View,
  holds: (value: number) => boolean,
): Bet<State> {
  return {
    name: `${view} of ${score.kind} at ${score.period}`,
    chance: (outlook) => {
      const pmf = outlook.pair(score.kind, score.period)?.[view]()
      return pmf ? sum(pmf.weights.filter((_chance, i) => holds(pmf.from + i))) : null
    },
    isWon: (final) => {
      const line = scoreOf(model.snapshot(final.state).scores, score.kind, score.period)
      return line !== undefined && holds(VIEWS[view](line))
    },
  }
}

export function questionBet<State>(model: SportModel<State>, question: Question, option: number): Bet<State> {
  return {
    name: JSON.stringify({ ...question, option }),
    chance: (outlook) => outlook.answers(question)?.get(option) ?? null,
    isWon: (_final, frames) => model.answer(question, frames) === option,
  }
}

/** SPORTS_MATCHES=20000 is the long form. */
const MATCHES = Number(process.env.SPORTS_MATCHES ?? 2_000)
/** Thousands of matches on a busy machine. */
export const LONG_TEST_MS = 600_000
const MOST_DEVIATIONS = 3.5
const FEWEST_TRIES = 100

type Tried = { tries: number; excess: number; variance: number }

/** Bets that many matches, each looked at in a frame of its own, paid otherwise than the outlook promised. */
export function brokenPromises<State>(
  model: SportModel<State>,
  setting: MatchSetting,
  bets: readonly Bet<State>[],
): readonly string[] {
  const tried = new Map<Bet<State>, Tried>(bets.map((bet) => [bet, { tries: 0, excess: 0, variance: 0 }]))
  for (let match = 0; match < MATCHES; match++) {
    const frames = model.play(setting, chanceOf(`match ${match}`), [])
    const final = frames.at(-1)
    const frame = frames[(match * 7) % LATEST_FRAME]
    if (!final || !frame || frame === final) continue
    const outlook = model.outlook(setting, frame.state)
    for (const [bet, tally] of tried) {
      const chance = bet.chance(outlook)
      if (chance === null) continue
      tally.tries += 1
      tally.excess += (bet.isWon(final, frames) ? 1 : 0) - chance
      tally.variance += chance * (1 - chance)
    }
  }
  return [...tried]
    .filter(([, tally]) => isBroken(tally))
    .map(([bet, tally]) => `${bet.name} ${JSON.stringify(tally)}`)
}

const LATEST_FRAME = 160

function isBroken({ tries, excess, variance }: Tried): boolean {
  return tries < FEWEST_TRIES || Math.abs(excess) > MOST_DEVIATIONS * Math.sqrt(variance) + 1e-6
}
