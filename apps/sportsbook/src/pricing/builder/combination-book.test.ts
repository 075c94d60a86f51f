import { MATCH_STATUS, OUTCOME } from '@keo/sportsbook-contract/match-enums'
import { expect, test } from 'vitest'
import { withCombinations } from './combination-book.ts'
import { quoteCombination } from './builder-quote.ts'
import { worstOf } from './ranks.ts'
import { builderMatch, randomCombinations } from './test-builders.ts'
import { builderMarketOf } from '../market-ids.ts'
import { expectedReturn } from '../shares.ts'

const MATCH = 5000
const MARKET = builderMarketOf(MATCH)

/** A match of soccer with some combinations of its picks on sale, numbered from 1. */
function sold(held = false) {
  const built = builderMatch(1, 100001)
  const { match, pricer } = built
  let scene = match.show(-1)
  const quotes = randomCombinations(built, 30, 'sold')
    .map(({ picks }) => quoteCombination(scene, picks, { book: match.book, pricer }))
    .filter(({ odds }) => odds !== null)
  const book = withCombinations({
    book: match.book,
    stage: {
      scene: () => scene,
      live: () => [],
      listen: () => () => {},
      listenToJumps: () => () => {},
    },
    combinations: {
      get: (number) => {
        const quote = quotes[number - 1]
        return quote ? { number, matchId: MATCH, picks: quote.picks } : null
      },
    },
    pricer,
    exposure: () => 0,
    hasManualResult: () => false,
    saidOf: () => null,
    isHeld: () => held,
  })
  const show = (...moment: Parameters<typeof match.show>) => {
    scene = match.show(...moment)
  }
  return { book, quotes, match, show, numbers: quotes.map((_quote, at) => at + 1) }
}

test('a combination is an option of its match: with its price, limits and chances', () => {
  const { book, quotes, numbers } = sold()
  expect(numbers.length).toBeGreaterThan(10)
  for (const number of numbers) {
    const found = book.find(MARKET, number)
    const odds = quotes[number - 1]?.odds ?? 0
    expect(found?.market).toMatchObject({ sale: 1, mayCombine: true, options: [{ type: number, odds }] })
    expect(book.limits(MARKET, number).most).toBeGreaterThanOrEqual(10)
    const shares = book.chances(MARKET, number, null)
    expect(shares && expectedReturn(shares, odds / 1000)).toBeLessThan(1)
  }
  expect(book.find(MARKET)).toBeNull()
  expect(book.find(MARKET, 1_000)).toBeNull()
})

test('what traders hold is shown and not sold, and has no cash-out price', () => {
  const { book } = sold(true)
  expect(book.find(MARKET, 1)?.market.sale).toBe(0)
  expect(book.chances(MARKET, 1, null)).toBeNull()
})

test('at any moment of play a combination has its chances or its result, and in the end that of its worst pick', () => {
  const { book, quotes, match, show, numbers } = sold()
  for (const share of [0.1, 0.35, 0.6, 0.9]) {
    const at = match.frames.findIndex(
      ({ suspension }, index) => suspension === null && index > share * match.frames.length,
    )
    show(at)
    for (const number of numbers) {
      const shares = book.chances(MARKET, number, null)
      const sum = shares ? Object.values(shares).reduce((all, each) => all + each, 0) : 0
      const verdict = book.verdict(MARKET, number, null)
      expect(verdict ? 1 : sum, `${number} at ${share}`).toBeCloseTo(1, 6)
    }
  }
  show(match.frames.length - 1)
  for (const [at, { picks }] of quotes.entries()) {
    const outcomes = picks.map((pick) => match.book.verdict(pick.marketId, pick.optionType, null)?.outcome)
    const worst = worstOf(outcomes.flatMap((outcome) => outcome ?? []))
    expect(book.verdict(MARKET, at + 1, null)?.outcome).toBe(worst)
  }
})

test('a match cut short voids what was not decided, and what was lost stays lost', () => {
  const { book, quotes, match, show, numbers } = sold()
  show(Math.floor(match.frames.length / 2), MATCH_STATUS.abandoned)
  const outcomes = numbers.map((number) => book.verdict(MARKET, number, null)?.outcome)
  expect(outcomes).toContain(OUTCOME.cancelled)
  expect(outcomes).toContain(OUTCOME.lost)
  const expected = quotes.map(({ picks }) =>
    worstOf(picks.flatMap((pick) => match.book.verdict(pick.marketId, pick.optionType, null)?.outcome ?? [])),
  )
  expect(outcomes).toEqual(expected)
})

test('a combination ends as the worst of its picks', () => {
  const { won, lost, push, halfWon, halfLost, cancelled } = OUTCOME
  expect(worstOf([won, won])).toBe(won)
  expect(worstOf([won, halfWon])).toBe(halfWon)
  expect(worstOf([halfWon, push])).toBe(push)
  expect(worstOf([push, cancelled])).toBe(cancelled)
  expect(worstOf([cancelled, halfLost])).toBe(halfLost)
  expect(worstOf([cancelled, lost])).toBe(lost)
})
