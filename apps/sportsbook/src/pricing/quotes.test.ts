import type { SportId } from '@keo/sportsbook-contract/sport-ids'
import { OPTION } from '@keo/sportsbook-contract/option-types'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MatchSetting } from '../play/sport-model.ts'
import type { Scene } from '../stage/stage.ts'
import { catalogueOfSport } from './catalogue/catalogues.ts'
import { marketIdOf, slotOf } from './market-ids.ts'
import { DOUBLE_CHANCE_SCORE, DOUBLE_CHANCE_TOTAL } from './options.ts'
import type { Book, MarketGroup, MarketQuote } from './quote.ts'
import { type Reader, readerOf } from './samples.ts'
import { testMatch } from './test-scenes.ts'
import { expectedReturn, sharesOf } from './shares.ts'

/** Matches of each sport, each looked at in five of its states; `SPORTSBOOK_MATCHES` asks for more. */
const MATCHES = Number(process.env.SPORTSBOOK_MATCHES ?? 12)

const FORMATS: Readonly<Record<SportId, readonly number[]>> = {
  1: [100001, 100005],
  2: [200001],
  3: [300001, 300003],
  4: [400001],
  5: [500001, 500002],
  6: [600001],
  7: [700001],
  8: [800001],
  13: [1300001, 1300003],
  15: [1500001, 1500002],
  16: [1600001],
  19: [1900005, 1900006],
  47: [4700001],
  51: [5100001],
  177: [17700001, 17700002],
  178: [17800001],
}
const SPORTS = Object.keys(FORMATS).map((id) => Number(id) as SportId)

type Seen = { readonly setting: MatchSetting; readonly seed: string; readonly places: readonly number[] }

function matches(sportId: SportId): fc.Arbitrary<Seen> {
  return fc.record({
    setting: fc.record({
      sportId: fc.constant(sportId),
      format: fc.constantFrom(...FORMATS[sportId]),
      edge: fc.double({ min: -2, max: 2, noNaN: true }),
      pace: fc.double({ min: -2, max: 2, noNaN: true }),
      isNeutral: fc.boolean(),
      isKnockout: fc.boolean(),
    }),
    seed: fc.string({ minLength: 1, maxLength: 8 }),
    places: fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 4, maxLength: 4 }),
  })
}

/** The match before its start and at four places of its play. */
function* shown(seen: Seen): Generator<{ readonly book: Book; readonly scene: Scene }> {
  const match = testMatch(seen.setting, seen.seed)
  yield { book: match.book, scene: match.show(-1) }
  for (const place of seen.places) {
    yield { book: match.book, scene: match.show(Math.floor(place * match.frames.length)) }
  }
}

const MATCH_ID = 5000

/** Double chances name every result twice. */
const twiceNamed = (option: number) =>
  (option >= OPTION.homeOrDraw && option <= OPTION.drawOrAway) ||
  (option >= DOUBLE_CHANCE_TOTAL && option < DOUBLE_CHANCE_TOTAL + 6) ||
  (option >= DOUBLE_CHANCE_SCORE && option < DOUBLE_CHANCE_SCORE + 6)

function fairSum({ options }: MarketQuote): number {
  const sum = options.reduce((all, { fairShare }) => all + fairShare, 0)
  return options.some(({ type }) => twiceNamed(type)) ? sum / 2 : sum
}

/** What is wrong with the prices of a group, in words. */
function* faults(group: MarketGroup, read: Reader, sportId: SportId): Generator<string> {
  for (const market of group.markets) {
    const name = `${group.marketType} in ${group.period} at ${market.line}`
    const place = catalogueOfSport(sportId).at(slotOf(market.id))
    const samples = place && read(place.slots.template.reading, place.line / 4)
    if (!samples) {
      yield `${name} is offered and not open`
      continue
    }
    if (Math.abs(fairSum(market) - 1) > 1e-6) yield `${name} sums to ${fairSum(market)}`
    const [home, away] = group.countsFrom ?? [0, 0]
    const counted = home === away ? samples : { ...samples, a: Array.from(samples.a, (a) => a - home + away) }
    for (const { type, odds } of market.options) {
      if (odds === null) continue
      const back = expectedReturn(
        sharesOf(counted, place.slots.template.grade, type, place.line),
        odds / 1000,
      )
      if (!(back < 1)) yield `${name}: option ${type} at ${odds} returns ${back}`
      if (odds % 10 !== 0 || odds <= 1010 || odds > 1_000_000) yield `${name}: ${odds} is no price`
    }
  }
}

describe.each(SPORTS)('prices of sport %i', (sportId) => {
  test(
    'sum to 1 before the margin, and no offered price returns the stake on average',
    { timeout: 120_000 },
    () => {
      const check = (seen: Seen) => {
        for (const { book, scene } of shown(seen)) {
          // The play as it really goes on, not as the book believes.
          const read = readerOf(scene.outlook(seen.setting))
          const groups = book.quote(MATCH_ID)?.groups ?? []
          expect(groups.flatMap((group) => Array.from(faults(group, read, sportId)))).toEqual([])
        }
      }
      fc.assert(fc.property(matches(sportId), check), { numRuns: MATCHES, seed: 7 })
    },
  )
})

describe.each(SPORTS)('lines of sport %i', (sportId) => {
  test(
    'every market with lines is ranked, the main line first, in every market type',
    { timeout: 120_000 },
    () => {
      const seen = new Set<number>()
      for (const format of FORMATS[sportId]) {
        for (const isKnockout of [false, true]) {
          const match = testMatch({ sportId, format, edge: 0.3, pace: 0, isNeutral: false, isKnockout })
          for (const share of [-1, 0.1, 0.35, 0.6]) {
            match.show(share < 0 ? -1 : Math.floor(share * match.frames.length))
            for (const { marketType, markets } of match.book.quote(MATCH_ID)?.groups ?? []) {
              const isLined = markets.some(({ line }) => line !== null)
              const ranks = markets.map(({ lineRank }) => lineRank)
              expect([marketType, ranks]).toEqual([
                marketType,
                markets.map((_, i) => (isLined ? i + 1 : null)),
              ])
              if (isLined) seen.add(marketType)
            }
          }
        }
      }
      const { marketSlots } = catalogueOfSport(sportId)
      const lined = marketSlots
        .filter(({ template }) => template.lines)
        .map(({ template }) => template.marketType)
      expect([...seen].toSorted((a, b) => a - b)).toEqual([...new Set(lined)].toSorted((a, b) => a - b))
    },
  )
})

test('the main line of a list is the one on which the likeliest outcome is least likely', () => {
  const match = testMatch({
    sportId: 1,
    format: 100001,
    edge: 1.2,
    pace: 0,
    isNeutral: false,
    isKnockout: false,
  })
  for (const marketType of [1002, 1030, 1078, 1115]) {
    const markets = groupOf(match.book.quote(MATCH_ID)?.groups ?? [], marketType, 1001)
    const likeliest = markets.map(({ options }) => Math.max(...options.map(({ fairShare }) => fairShare)))
    expect(markets.length).toBeGreaterThan(1)
    expect(likeliest).toEqual(likeliest.toSorted((a, b) => a - b))
  }
})

function groupOf(groups: readonly MarketGroup[], marketType: number, period: number): readonly MarketQuote[] {
  return groups.find((group) => group.marketType === marketType && group.period === period)?.markets ?? []
}

const shareOf = (market: MarketQuote | undefined, type: number) =>
  market?.options.find((option) => option.type === type)?.fairShare ?? NaN

describe('soccer markets agree with each other', () => {
  test('1X2 with handicaps, totals with correct scores, halves with full time', () => {
    const check = (seen: Seen) => {
      const [start] = shown(seen)
      const groups = start?.book.quote(MATCH_ID)?.groups ?? []
      const [result] = groupOf(groups, 1005, 1001)
      const home = shareOf(result, OPTION.home)
      const [noBet] = groupOf(groups, 1006, 1001)
      // The popular markets move a step ahead of the others, so these agree within the book's error.
      expect(shareOf(noBet, OPTION.home)).toBeCloseTo(home / (home + shareOf(result, OPTION.away)), 1)
      const byHalf = groupOf(groups, 1000, 1001).flatMap((market) => {
        if (market.line === -2) return [shareOf(market, OPTION.home) - home]
        return market.line === 2 ? [shareOf(market, OPTION.away) - shareOf(result, OPTION.away)] : []
      })
      expect(byHalf.filter((difference) => Math.abs(difference) > 1e-9)).toEqual([])
      const [scores] = groupOf(groups, 1099, 1001)
      const [exact] = groupOf(groups, 1102, 1001)
      const twoGoals = [120, 111, 102].reduce((sum, score) => sum + shareOf(scores, score), 0)
      expect(twoGoals).toBeCloseTo(shareOf(exact, 313), 6)
      const [halfFull] = groupOf(groups, 1033, 1001)
      const [toWin] = groupOf(groups, 1091, 1001)
      const byHalves = [41, 38, 42].reduce((sum, option) => sum + shareOf(halfFull, option), 0)
      expect(byHalves).toBeCloseTo(shareOf(toWin, OPTION.yes), 6)
    }
    fc.assert(fc.property(matches(1), check), { numRuns: MATCHES, seed: 3 })
  })

  test('lines of one market leave no sure win', () => {
    const check = (seen: Seen) => {
      for (const { book } of shown(seen)) {
        const groups = book.quote(MATCH_ID)?.groups ?? []
        for (const type of [1000, 1007]) {
          const markets = groupOf(groups, type, 1001).toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))
          const [one, other] = type === 1000 ? [OPTION.away, OPTION.home] : [OPTION.over, OPTION.under]
          // The easier the line, the lower the price.
          const shares = (option: number) => markets.map((market) => shareOf(market, option))
          expect(shares(other)).toEqual(shares(other).toSorted((a, b) => a - b))
          expect(shares(one)).toEqual(shares(one).toSorted((a, b) => b - a))
        }
      }
    }
    fc.assert(fc.property(matches(1), check), { numRuns: MATCHES, seed: 5 })
  })
})

test('a market number says its template and its line, and no two are the same', () => {
  for (const sportId of SPORTS) {
    const catalogue = catalogueOfSport(sportId)
    for (const { template, first } of catalogue.marketSlots) {
      const place = catalogue.at(first)
      expect(place?.slots.template).toBe(template)
      expect(place?.line).toBe(template.lines?.from ?? 0)
      expect(slotOf(marketIdOf(MATCH_ID, first))).toBe(first)
    }
    const groups = catalogue.marketSlots.map(
      ({ template: { marketType, period, formats } }) => `${marketType} ${period} ${formats?.join() ?? ''}`,
    )
    expect(new Set(groups).size).toBe(groups.length)
  }
})
