import { OUTCOME, SCORE_KIND } from '@keo/sportsbook-contract/match-enums'
import { OPTION } from '@keo/sportsbook-contract/option-types'
import { SPORT } from '@keo/sportsbook-contract/sport-ids'
import { expect, test } from 'vitest'
import { scoreOf, type ScoreSheet } from '../../play/score.ts'
import { catalogueOfSport } from '../catalogue/catalogues.ts'
import { marketIdOf } from '../market-ids.ts'
import { settingOf, testMatch } from '../test-scenes.ts'
import { correctableLines, trueScore, verdictsBy } from './true-score.ts'

const ended = (sportId: 1 | 3 | 5, format: number) => {
  const match = testMatch(settingOf({ sportId, format }), 'a score to correct')
  return match.show(match.frames.length - 1)
}
const soccer = ended(SPORT.soccer, 0)
const lineOf = (sheet: ScoreSheet | null, kind: 5 | 7 | 9, period: number) => {
  const { home = -1, away = -1 } = scoreOf(sheet ?? [], kind, period) ?? {}
  return [home, away] as const
}

/** One more for the home side in the last quarter of an hour. */
const oneMore = (kind: 5 | 7) => {
  const [home, away] = lineOf(soccer.snapshot.scores, kind, 1012)
  return trueScore(soccer, [{ kind, period: 1012, home: home + 1, away }])
}

test('a corrected quarter of an hour moves its half and the match by as much, and nothing else', () => {
  const sheet = oneMore(SCORE_KIND.score)?.sheet ?? null
  for (const period of [1000, 1001, 1003, 1012]) {
    const [home, away] = lineOf(soccer.snapshot.scores, SCORE_KIND.score, period)
    expect([period, ...lineOf(sheet, SCORE_KIND.score, period)]).toEqual([period, home + 1, away])
  }
  const untouched = (one: ScoreSheet | null) =>
    one?.filter(({ kind, period }) => kind !== SCORE_KIND.score || [1002, 1007, 1011].includes(period))
  expect(untouched(sheet)).toEqual(untouched(soccer.snapshot.scores))
})

test('a card more is a booking more', () => {
  const before = lineOf(soccer.snapshot.scores, SCORE_KIND.bookings, 1001)
  expect(lineOf(oneMore(SCORE_KIND.yellowCards)?.sheet ?? null, SCORE_KIND.bookings, 1001)).toEqual([
    before[0] + 1,
    before[1],
  ])
})

test('lines that are no part of the match, and sports that do not add up, are refused', () => {
  const line = { kind: SCORE_KIND.score, home: 1, away: 0 }
  expect(trueScore(soccer, [{ ...line, period: 1001 }])).toBeNull()
  expect(trueScore(soccer, [{ ...line, period: 1012, home: -1 }])).toBeNull()
  const tennis = ended(SPORT.tennis, 3)
  expect(correctableLines(tennis)).toEqual([])
  expect(trueScore(tennis, [{ ...line, period: 5002 }])).toBeNull()
})

test('markets follow from the true score: the result of the match, not what was counted before it', () => {
  const entered = oneMore(SCORE_KIND.score)!
  const verdictOf = verdictsBy(soccer, entered)
  const slotOfMarket = (marketType: number, period: number) =>
    catalogueOfSport(SPORT.soccer).marketSlots.find(
      ({ template }) => template.marketType === marketType && template.period === period,
    )?.first ?? 0
  const resultOf = (period: number) =>
    verdictOf({
      marketId: marketIdOf(soccer.match.id, slotOfMarket(1005, period)),
      optionType: OPTION.home,
      scoreAtBet: null,
    })
  const [home, away] = lineOf(entered.sheet, SCORE_KIND.score, 1001)
  expect(resultOf(1001)).toMatchObject({
    outcome: home > away ? OUTCOME.won : OUTCOME.lost,
    resultText: `${home}-${away}`,
  })
  expect(resultOf(1002)).toBeNull()
})
