import { OPTION } from '@keo/sportsbook-contract/option-types'
import { describe, expect, test } from 'vitest'
import { marketIdOf } from '../market-ids.ts'
import { offeredOdds } from '../margins.ts'
import { fairShare } from '../shares.ts'
import { catalogueOfSport } from '../catalogue/catalogues.ts'
import { slotFor } from '../catalogue/slots.ts'
import type { BuilderPick } from './price-builder.ts'
import { BUILDER_SPORTS, builderMatch, randomCombinations } from './test-builders.ts'
import { playedOut } from './test-played.ts'

const COMBINATIONS = 40

/** A market of soccer by its type, period and line in goals. */
function soccer(marketType: number, period: number, line: number, optionType: number): BuilderPick {
  const slots = catalogueOfSport(1).marketSlots.find(
    ({ template }) => template.marketType === marketType && template.period === period,
  )
  if (!slots) throw new Error(`no market ${marketType} in ${period}`)
  return { marketId: marketIdOf(5000, slotFor(slots, line * 4)), optionType, scoreAtBet: null }
}

const homeWins = soccer(1005, 1001, 0, OPTION.home)
const draw = soccer(1005, 1001, 0, OPTION.draw)
const over = (goals: number) => soccer(1007, 1001, goals, OPTION.over)
const under = (goals: number) => soccer(1007, 1001, goals, OPTION.under)
const cornersOver = soccer(1010, 1001, 9.5, OPTION.over)

describe.each(BUILDER_SPORTS)('%s', (_name, sportId, format) => {
  const built = builderMatch(sportId, format)
  const combinations = randomCombinations(built, COMBINATIONS, 'combinations')

  test('has combinations on offer', () => {
    expect(combinations.length).toBe(COMBINATIONS)
  })

  test('a pick alone has the chances that its own market is priced from', () => {
    for (const pick of built.options) {
      const price = built.pricer.price(built.scene, [pick])
      if (price.state !== 'priced') continue
      const shares = built.match.book.chances(pick.marketId, pick.optionType, null)
      expect(shares && fairShare(shares), `${pick.marketId} ${pick.optionType}`).toBeCloseTo(price.share, 6)
    }
  })

  test('one more pick never makes a combination likelier, and the order of picks does not matter', () => {
    for (const { picks, price } of combinations) {
      const fewer = built.pricer.price(built.scene, picks.slice(1))
      expect(price.share).toBeLessThanOrEqual((fewer.state === 'priced' ? fewer.share : 0) + 1e-12)
      const turned = built.pricer.price(built.scene, picks.toReversed())
      expect(turned).toMatchObject({ state: 'priced', share: price.share, margin: price.margin })
    }
  })

  test('implied picks change neither the chance nor the margin', () => {
    for (const { picks, price } of combinations) {
      const counting = picks.filter((_pick, place) => !price.implied.includes(place))
      const alone = built.pricer.price(built.scene, counting)
      expect(alone).toMatchObject({ state: 'priced', share: price.share, margin: price.margin, implied: [] })
    }
  })

  test('no combination is worth more than it costs', () => {
    for (const { price } of combinations) {
      const odds = offeredOdds(price.share, price.margin, 1, false)
      expect(((odds ?? 0) / 1000) * price.share).toBeLessThan(1)
    }
  })
})

test('what an option would do to picks is what their price with it does', () => {
  const built = builderMatch(1, 100001)
  for (const { picks, price: before } of randomCombinations(built, COMBINATIONS, 'options')) {
    const stateOf = built.pricer.statesBeside(built.scene, picks)
    for (const option of built.options.filter((_option, place) => place % 16 === 0)) {
      const price = built.pricer.price(built.scene, [...picks, option])
      const isAsBefore = price.state === 'priced' && Math.abs(price.share - before.share) < 1e-12
      const told = price.state === 'priced' ? 'open' : price.state
      // Some options change an end or two and not the price.
      expect(isAsBefore ? ['open', 'implied'] : [told], `${option.marketId} ${option.optionType}`).toContain(
        stateOf(option),
      )
    }
  }
})

describe('soccer', () => {
  const { pricer, scene } = builderMatch(1, 100001)

  test('what cannot be true together names what excludes what', () => {
    expect(pricer.price(scene, [homeWins, cornersOver, draw])).toEqual({
      state: 'impossible',
      groups: [[0, 2]],
    })
    expect(pricer.price(scene, [over(2.5), under(2.5)])).toMatchObject({ groups: [[0, 1]] })
    expect(pricer.statesBeside(scene, [homeWins])(draw)).toBe('impossible')
  })

  test('three picks of which only all together are impossible are named as one group', () => {
    // Home wins, at most one goal, and the away side scores: 1-1 is the least with an away goal that is no defeat.
    const awayScores = soccer(1022, 1001, 0.5, OPTION.over)
    const underTwo = under(2.5)
    expect(pricer.price(scene, [homeWins, awayScores, underTwo])).toEqual({
      state: 'impossible',
      groups: [[0, 1, 2]],
    })
  })

  test('what another pick brings with it is named as implied', () => {
    expect(pricer.price(scene, [over(1.5), over(2.5)])).toMatchObject({ state: 'priced', implied: [0] })
    expect(pricer.statesBeside(scene, [over(2.5)])(over(1.5))).toBe('implied')
  })

  test('picks that depend on each other in a way the model does not tell are not priced together', () => {
    const sentOff = soccer(1072, 1001, 0, OPTION.yes)
    expect(pricer.price(scene, [homeWins, sentOff])).toEqual({ state: 'apart', groups: [[0, 1]] })
    expect(pricer.price(scene, [cornersOver, sentOff])).toMatchObject({ state: 'priced' })
    const nextGoal = soccer(1089, 1001, 1, OPTION.home)
    expect(pricer.price(scene, [homeWins, nextGoal])).toEqual({ state: 'apart', groups: [[1]] })
  })

  test('a win and goals go together, corners are independent of both', () => {
    const price = pricer.price(scene, [homeWins, cornersOver, over(2.5)])
    expect(price).toMatchObject({ state: 'priced', ties: [{ first: 0, second: 2 }] })
    const [joint, first, corners, second] =
      price.state === 'priced' ? [price.share, ...price.alone] : [0, 0, 0, 0]
    const both = pricer.price(scene, [homeWins, over(2.5)])
    expect((both.state === 'priced' ? both.share : 0) * (corners ?? 0)).toBeCloseTo(joint, 9)
    expect(joint).toBeGreaterThan((first ?? 0) * (corners ?? 0) * (second ?? 0) * 1.05)
  })
})

/** Short here; for the figures 200 combinations and 1,000,000 ends of each sport, in each of which all are graded. */
const ENDS = Number(process.env.BUILDER_ENDS ?? 2000)
const COMPARED = Number(process.env.BUILDER_COMBINATIONS ?? 40)
/** Deviations of a sample: of some hundred comparisons none lies so far off by chance. */
const DEVIATIONS = 4.5

function* seeds(count: number): Iterable<string> {
  for (let number = 0; number < count; number++) yield `end ${number}`
}

describe.each(BUILDER_SPORTS)('%s, played to its end', (_name, sportId, format) => {
  const built = builderMatch(sportId, format)

  test('chances are those of matches played to their end', () => {
    const combinations = randomCombinations(built, COMPARED, 'ends')
    const picks = combinations.map((combination) => combination.picks)
    const played = playedOut(built.scene, picks, seeds(ENDS))
    combinations.forEach(({ price: { share } }, at) => {
      const { forIt, against } = played[at] ?? { forIt: 0, against: 0 }
      const count = forIt + against
      const spread = Math.sqrt(share * (1 - share) * count)
      expect(Math.abs(forIt - share * count)).toBeLessThan(DEVIATIONS * Math.max(spread, 1))
    })
  })

  test('ends that read the same are settled the same', () => {
    const picks = randomCombinations(built, 20, 'read').map((combination) => combination.picks)
    const together = playedOut(built.scene, picks, seeds(12))
    const apart = [...seeds(12)].map((seed) => playedOut(built.scene, picks, [seed]))
    const summed = picks.map((_picks, at) => ({
      forIt: apart.reduce((sum, each) => sum + (each[at]?.forIt ?? 0), 0),
      against: apart.reduce((sum, each) => sum + (each[at]?.against ?? 0), 0),
    }))
    expect(together).toEqual(summed)
  })
})
