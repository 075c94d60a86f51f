import { sharedBettor } from '@keo/dev-world/shared-bettor'
import type { ProviderCall } from '@keo/sportsbook-contract/define-provider-call'
import { batchBetMatchMarketOfJumpLine } from '@keo/sportsbook-contract/odds-refresh'
import { betMultiple, getStakeOrderStatus, newBetList, singlePass } from '@keo/sportsbook-contract/orders'
import { describe, expect, test } from 'vitest'
import { row, series, single } from './test-bettor.ts'

/** Matches count from 1, so this is a market of none. */
const NOBODYS_MARKET = 7

const bettor = sharedBettor()

describe('bad input: the code of the protocol, and nothing charged', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => bettor.options[index % bettor.options.length]!)

  test.each<[string, () => [ProviderCall, object], number]>([
    ['no list', () => [singlePass, { currencyId: 1000 }], 5],
    ['an empty list', () => [singlePass, { currencyId: 1000, singleBetList: [] }], 5],
    ['no stake', () => [singlePass, single(bettor.fresh(), { unitStake: undefined })], 5],
    ['a stake of NaN', () => [singlePass, single(bettor.fresh(), { unitStake: 'NaN' })], 5],
    ['a stake of null', () => [singlePass, single(bettor.fresh(), { unitStake: null })], 5],
    ['a third decimal', () => [singlePass, single(bettor.fresh(), { unitStake: '10.005' })], 5],
    ['a stake of 0', () => [singlePass, single(bettor.fresh(), { unitStake: 0 })], 3005],
    ['a negative stake', () => [singlePass, single(bettor.fresh(), { unitStake: -10 })], 3005],
    ['a stake under the least', () => [singlePass, single(bettor.fresh(), { unitStake: 9.99 })], 3005],
    ['a stake over the limit', () => [singlePass, single(bettor.fresh(), { unitStake: 900_000_000 })], 3008],
    ['no setting', () => [singlePass, single(bettor.fresh(), { oddsChange: undefined })], 5],
    ['a setting that is none', () => [singlePass, single(bettor.fresh(), { oddsChange: 7 })], 5],
    ['two options in a single', () => [singlePass, single(bettor.fresh(), { betOptionList: many(2).flatMap((each) => row(each).betOptionList) })], 5],
    ['odds never offered', () => [singlePass, single(bettor.fresh(), { oddsChange: 1 }, { odds: 99 })], 3003],
    ['odds that are none', () => [singlePass, single(bettor.fresh(), {}, { odds: 'much' })], 5],
    ['odds of one', () => [singlePass, single(bettor.fresh(), {}, { odds: 1 })], 5],
    ['an odds format that is none', () => [singlePass, single(bettor.fresh(), {}, { oddsFormat: 9 })], 14089],
    ['a market that never was', () => [singlePass, single(bettor.fresh(), {}, { marketId: NOBODYS_MARKET })], 14084],
    ['an option that never was', () => [singlePass, single(bettor.fresh(), {}, { optionType: 9_999 })], 14084],
    ['a market that is no number', () => [singlePass, single(bettor.fresh(), {}, { marketId: 'x' })], 5],
    ['no currency', () => [singlePass, { ...single(bettor.fresh()), currencyId: undefined }], 14070],
    ['a currency that the user has not', () => [singlePass, { ...single(bettor.fresh()), currencyId: 2 }], 14078],
    ['eleven orders at once', () => [singlePass, { currencyId: 1000, singleBetList: many(11).map((each) => row(each)) }], 3004],
    ['one id for two orders', () => [singlePass, { currencyId: 1000, singleBetList: many(2).map((each) => row(each, { relatedId: 'twin' })) }], 10],
    ['eleven legs', () => [betMultiple, series(many(11))], 3009],
    ['a thousand legs', () => [betMultiple, series(many(1_000))], 3009],
    ['a thousand and one legs', () => [betMultiple, series(many(1_001))], 5],
    ['a row that so few legs have not', () => [betMultiple, series(many(2), { seriesValue: 5 })], 5],
    ['one match twice', () => [betMultiple, series([bettor.options[0]!, bettor.sibling])], 3011],
    ['a hundred and one markets to refresh', () => [batchBetMatchMarketOfJumpLine, { isSelectSeries: false, betMatchMarketList: many(101).map(({ marketId, matchId, type }) => ({ marketId, matchId, type })) }], 14090],
    ['odds shown in no known way', () => [batchBetMatchMarketOfJumpLine, { isSelectSeries: false, betMatchMarketList: many(1).map(({ marketId, matchId, type }) => ({ marketId, matchId, type, oddsType: 9 })) }], 3021],
    ['ids that are no list', () => [getStakeOrderStatus, { orderIds: 'all' }], 5],
    ['a list without its side', () => [newBetList, {}], 5],
  ])('%s', async (_, request, code) => {
    const [call, body] = request()
    const charged = bettor.transactions.length
    expect((await bettor.send(call, body)).code).toBe(code)
    await bettor.provider.clock.advance(2_000)
    expect(bettor.transactions.length).toBe(charged)
  }) // prettier-ignore

  test('the same submit again is the same order; the same id with another slip is refused (14004)', async () => {
    const option = bettor.fresh()
    const body = single(option, { relatedId: 'again' })
    const [first, second] = [await bettor.dataOf(singlePass, body), await bettor.dataOf(singlePass, body)]
    expect(second[0]?.id).toBe(first[0]?.id)
    expect((await bettor.send(singlePass, single(option, { relatedId: 'again', unitStake: 20 }))).code).toBe(
      14004,
    )
  })

  test('every refusal of a bet speaks the language of its request', async () => {
    const messageIn = async (languageType: string) =>
      (
        await bettor.provider.call(
          singlePass,
          { languageType, ...single(bettor.fresh(), { unitStake: 0 }) },
          { authorization: bettor.authorization },
        )
      ).message
    const messages = [
      await messageIn('VIE'),
      await messageIn('ENG'),
      await messageIn('CMN'),
      await messageIn('THA'),
    ]
    expect(new Set(messages).size).toBe(4)
    expect(messages[0]).toBe('Tiền cược thấp hơn mức tối thiểu.')
  })
})
