import { sharedProvider } from '@keo/dev-world/shared-provider'
import { manualClock } from '@keo/service-kit/clock'
import { cashOut, reserveCashOut } from '@keo/sportsbook-contract/cash-out'
import { cancelBet, forceTurn, setSwitches, setUserState, voidMatch } from '@keo/sportsbook-contract/control'
import type { ProviderCall } from '@keo/sportsbook-contract/define-provider-call'
import { getToken } from '@keo/sportsbook-contract/data-service'
import { getMerchant } from '@keo/sportsbook-contract/house-calls'
import { getList } from '@keo/sportsbook-contract/matches'
import { getStakeOrderStatus, newBetList, singlePass } from '@keo/sportsbook-contract/orders'
import { reserveBet } from '@keo/sportsbook-contract/reservations'
import { beforeAll, expect, test } from 'vitest'
import { testPurse } from '../test-purse.ts'
import { createSignatureCheck } from '../ground/signature.ts'
import { createGates } from './gates.ts'
import { createSettings } from '../ground/provider-settings.ts'

const NOWHERE = '0000000000000000001'
const OPTION = { marketId: 1, optionType: 1, odds: 1.9, oddsFormat: 1 }
const EARLY_END = { orderId: NOWHERE, cashOutStake: 10, unitCashOutPayoutStake: 0.9, cashOutPayoutStake: 12 }
const BOOKED = { unitStake: 10, currencyId: 1000, pay: 1, betOptionList: [OPTION] }

const { storage, provider } = sharedProvider(testPurse().post)
let authorization: string

beforeAll(async () => {
  authorization = await provider.tokenOf('member-gates')
})

const codeOf = async (call: ProviderCall, body: object) =>
  (await provider.call(call, body, { authorization })).code

test.each([
  ['reservations', 'reserve', reserveBet, BOOKED, 14060],
  ['cash-outs of singles', 'singleCashOut', cashOut, EARLY_END, 14062],
  ['cash-outs of series', 'seriesCashOut', cashOut, { ...EARLY_END, parlay: true }, 14064],
  ['waiting cash-outs of singles', 'singleReservedCashOut', reserveCashOut, EARLY_END, 14061],
  [
    'waiting cash-outs of series',
    'seriesReservedCashOut',
    reserveCashOut,
    { ...EARLY_END, parlay: true },
    14065,
  ],
])(
  'an operator that has %s switched off refuses them with their own code',
  async (_, name, call, body, code) => {
    expect(await codeOf(call, body)).not.toBe(code)
    expect((await provider.call(setSwitches, { [name]: false })).data).toMatchObject({ [name]: false })
    expect(await codeOf(call, body)).toBe(code)
    expect((await provider.call(setSwitches, { [name]: true })).code).toBe(0)
    expect(await codeOf(call, body)).not.toBe(code)
  },
)

test('the merchant says what is switched on, also after a restart', async () => {
  await provider.call(setSwitches, { reserve: false })
  expect((await provider.call(getMerchant)).data).toMatchObject({ reserve: false, singleCashOut: true })
  const settings = createSettings(storage.connect('sportsbook'))
  const again = createGates({ settings, machineClock: manualClock(0), hasRateLimits: true })
  await again.load()
  expect(again.switches()).toMatchObject({ reserve: false, singleCashOut: true })
  await provider.call(setSwitches, { reserve: true })
})

test('[BET-12] a user who is locked neither bets (14057) nor ends anything early (6039), and still sees the bets', async () => {
  await provider.call(setUserState, { merchantUserId: 'member-gates', state: 'locked' })
  const single = {
    currencyId: 1000,
    singleBetList: [{ unitStake: 10, oddsChange: 2, betOptionList: [OPTION] }],
  }
  expect(await codeOf(singlePass, single)).toBe(14057)
  expect(await codeOf(cashOut, EARLY_END)).toBe(6039)
  expect(await codeOf(reserveBet, BOOKED)).toBe(6039)
  expect(await codeOf(newBetList, { isSettled: false })).toBe(0)
  await provider.call(setUserState, { merchantUserId: 'member-gates', state: 'open' })
  expect(await codeOf(cashOut, EARLY_END)).toBe(6040)
})

test('haste: the sixty-first bet of a minute (14068) and the nine hundred and first call (12)', () => {
  const machineClock = manualClock(0)
  const settings = { read: async () => null, write: async () => {}, readOrMake: async () => '' }
  const { demand } = createGates({ settings, machineClock, hasRateLimits: true })
  const player = { userId: '1', merchantUserId: 'a', currencyIds: [1000] }
  const refusals = (call: ProviderCall, count: number) => {
    const found: string[] = []
    for (let time = 0; time < count; time++) {
      try {
        demand(call, {}, { player, address: () => '192.0.2.1' })
      } catch (error) {
        found.push((error as Error).message)
      }
    }
    return found
  }
  expect(refusals(singlePass, 61)).toEqual(['BETTING_TOO_OFTEN'])
  expect(refusals(getList, 840)).toEqual(['TOO_MANY_REQUESTS'])
})

test('guests of one address: the twelve hundred and first call of a minute (12), not the operator, nobody else', async () => {
  const machineClock = manualClock(0)
  const settings = { read: async () => null, write: async () => {}, readOrMake: async () => '' }
  const { demand } = createGates({ settings, machineClock, hasRateLimits: true })
  const asks = (address: string, call: ProviderCall = getList) => {
    try {
      demand(call, {}, { player: null, address: () => address })
      return null
    } catch (error) {
      return (error as Error).message
    }
  }
  const answers = Array.from({ length: 2_000 }, () => asks('192.0.2.1'))
  expect(answers.indexOf('TOO_MANY_REQUESTS')).toBe(1_200)
  expect(answers.slice(1_200).every((answer) => answer !== null)).toBe(true)
  // One household can change between its addresses at will.
  Array.from({ length: 1_200 }, (_, at) => asks(`2001:db8:1:2::${at.toString(16)}`))
  expect([asks('2001:db8:1:2::ffff'), asks('2001:db8:1:3::1')]).toEqual(['TOO_MANY_REQUESTS', null])
  expect([asks('192.0.2.2'), asks('192.0.2.1', getToken), asks('192.0.2.1', setSwitches)]).toEqual([null, null, null])
  await machineClock.advance(60_000)
  expect(asks('192.0.2.1')).toBeNull()
}) // prettier-ignore

test('an operator that asks from an address which is not listed is refused (14092)', () => {
  const merchant = { id: 'keo', name: 'Kèo', secret: 's', addresses: ['203.0.113.7'] }
  const check = createSignatureCheck(merchant, manualClock(0))
  expect(() => check({ merchantid: 'keo', timestamp: '0' }, '', '198.51.100.9')).toThrow('ADDRESS_NOT_LISTED')
})

test('what breaks while a bet is made is a bet that failed (3000), anything else an error of the system (6)', async () => {
  const { data } = await provider.call(getList, { type: 4, size: 1 })
  const market = data.records[0]?.mg
    .flatMap(({ mks }) => mks)
    .find(({ ss, op }) => ss === 1 && (op[0]?.od ?? 0) > 1)
  const betOptionList = [{ marketId: market?.id, optionType: market?.op[0]?.ty, odds: market?.op[0]?.od }]
  const single = { currencyId: 1000, singleBetList: [{ unitStake: 10, oddsChange: 2, betOptionList }] }
  await storage.asOwner('alter table sportsbook.bet_leg rename to lost_leg')
  expect(await codeOf(singlePass, single)).toBe(3000)
  expect(await codeOf(getStakeOrderStatus, { orderIds: [NOWHERE] })).toBe(6)
  await storage.asOwner('alter table sportsbook.lost_leg rename to bet_leg')
  expect(await codeOf(singlePass, single)).toBe(0)
})

test('an order that never was cannot be cancelled (14082)', async () => {
  expect(await codeOf(cancelBet, { orderId: NOWHERE })).toBe(14082)
})

test('a match can be brought into every state that no play leads to', async () => {
  const { data } = await provider.call(getList, { type: 4, size: 8 })
  const turns = [
    { kind: 'delayed', minutes: 20 },
    { kind: 'interrupted' },
    { kind: 'suspended' },
    { kind: 'postponed' },
    { kind: 'cancelled' },
    { kind: 'abandoned' },
    { kind: 'walkover', side: 'away' },
    { kind: 'retired', side: 'home' },
  ]
  const forced: number[] = []
  for (const [index, turn] of turns.entries())
    forced.push((await provider.call(forceTurn, { matchId: data.records[index]?.id, ...turn })).data.ms)
  expect(forced).toEqual([6, 2, 8, 1, 3, 7, 0, 0])
  const matchId = data.records[1]?.id
  expect((await provider.call(forceTurn, { matchId, kind: 'resumed' })).data.ms).toBe(4)
  expect(await codeOf(forceTurn, { matchId: 0, kind: 'abandoned' })).toBe(14002)
  const [competition] = (await provider.call(getList, { type: 7, size: 1 })).data.records
  expect(competition?.id).toBeGreaterThan(0)
  expect(await codeOf(forceTurn, { matchId: competition?.id, kind: 'abandoned' })).toBe(14002)
})

test('a match that is over can be voided, one that is still to be played cannot', async () => {
  const [record] = (await provider.call(getList, { type: 4, size: 1 })).data.records
  const matchId = record?.id
  expect(await codeOf(voidMatch, { matchId })).toBe(5)
  expect(await codeOf(voidMatch, { matchId: 0 })).toBe(14002)
  await provider.call(forceTurn, { matchId, kind: 'walkover', side: 'home' })
  expect(await codeOf(voidMatch, { matchId })).toBe(0)
  const { data } = await provider.call(voidMatch, { matchId })
  expect(voidMatch.response.parse(data)).toEqual({ matchId, judgement: 'same', options: 0 })
})
