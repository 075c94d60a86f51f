import { sharedDesks } from '@keo/dev-world/shared-desks'
import { MATCH_STATUS, OUTCOME, SCORE_KIND } from '@keo/sportsbook-contract/match-enums'
import { SPORT } from '@keo/sportsbook-contract/sport-ids'
import { minutes } from '@keo/units/instants'
import { expect, test } from 'vitest'
import { testCashOuts } from '../test-cash-outs.ts'
import { type AutoCashOutRequest, createAutoCashOuts, type WantedCondition } from './auto-cash-outs.ts'

const { database } = sharedDesks()

/** Even at 1.90, five percent off in play: 5,000 are worth 4,512; at a chance of 0.7 they are 6,317. */
async function live(legs = 1) {
  const world = testCashOuts(database)
  const { id, places } = await world.bet({ legs, status: MATCH_STATUS.live })
  const [{ matchId, marketId } = { matchId: 0, marketId: 0 }] = places
  const autoRequest = (conditions: readonly WantedCondition[], more: Partial<AutoCashOutRequest> = {}) => ({
    userId: 'user-1',
    orderId: id,
    relatedId: 'tap-1',
    stake: null,
    device: 'h5',
    address: '127.0.0.1',
    conditions,
    ...more,
  })
  stand({ minute: 30 })
  function stand({ minute = 30, goals = 0, reds = 0 }): void {
    const line = (kind: number, home: number) => ({ period: 1000, kind, home, away: 0 })
    Object.assign(world.scenes.get(matchId)!, {
      snapshot: {
        clockPeriod: 1004,
        seconds: minute * 60,
        isRunning: false,
        scores: [line(SCORE_KIND.score, goals), line(SCORE_KIND.redCards, reds)],
      },
    })
  }
  return {
    ...world,
    orderId: id,
    matchId,
    stand,
    autoRequest,
    chance(chance: number): void {
      world.offers.get(marketId)!.chance = chance
    },
    suspend(isSuspended: boolean): void {
      world.scenes.get(matchId)!.suspension = isSuspended ? 7 : null
    },
    /** Seconds with everything that falls due in them. */
    async seconds(count: number): Promise<void> {
      for (let second = 0; second < count; second += 1) await world.pass(1_000)
    },
    async one() {
      const [auto] = await world.auto.listOf('user-1', [id])
      return auto
    },
    bet: () => world.order(id),
  }
}
type Live = Awaited<ReturnType<typeof live>>

const FIRINGS: readonly [string, (world: Live) => WantedCondition, (world: Live) => void, bigint][] = [
  ['a return', () => ({ kind: 'return', amount: 6_000n }), (world) => world.chance(0.7), 6_317n],
  ['a loss', () => ({ kind: 'loss', amount: 3_000n }), (world) => world.chance(0.3), 2_707n],
  [
    'a minute',
    ({ matchId }) => ({ kind: 'minute', matchId, minute: 80 }),
    (world) => world.stand({ minute: 80 }),
    4_512n,
  ],
  [
    'a goal',
    ({ matchId }) => ({ kind: 'event', matchId, event: 'goal' }),
    (world) => world.stand({ goals: 1 }),
    4_512n,
  ],
  [
    'a red card',
    ({ matchId }) => ({ kind: 'event', matchId, event: 'redCard' }),
    (world) => world.stand({ reds: 1 }),
    4_512n,
  ],
]

test.each(FIRINGS)('it fires by %s, once, as a cash-out by hand does', async (_, condition, happen, paid) => {
  const world = await live()
  await world.auto.set(world.autoRequest([condition(world)]))
  await world.seconds(3)
  expect(await world.one()).toMatchObject({ state: 'waiting', cause: null })
  happen(world)
  await world.seconds(7)
  expect(await world.one()).toMatchObject({ state: 'done', cause: { condition: condition(world) }, tries: 1 })
  expect(await world.bet()).toMatchObject({ status: 5, cashOuts: 1, closedReturn: paid })
  expect(world.operator.state.balance).toBe(1_000_000n - 5_000n + paid)
})

test('a goal of ice hockey is waited for as one of soccer; minutes and red cards of it are not', async () => {
  const world = await live()
  const scene = world.scenes.get(world.matchId)!
  Object.assign(scene, { match: { ...scene.match, setting: { sportId: SPORT.iceHockey } } })
  const { matchId } = world
  for (const condition of [
    { kind: 'minute', matchId, minute: 50 },
    { kind: 'event', matchId, event: 'redCard' },
  ] as const)
    await expect(world.auto.set(world.autoRequest([condition]))).rejects.toMatchObject({
      code: 'AUTO_CASH_OUT_IMPOSSIBLE',
    })
  await world.auto.set(world.autoRequest([{ kind: 'event', matchId, event: 'goal' }]))
  world.stand({ goals: 1 })
  await world.seconds(7)
  expect(await world.one()).toMatchObject({ state: 'done', cause: { minute: null } })
})

test('a part ends and the rest runs on; what fired waits for nothing more', async () => {
  const world = await live()
  const both = [
    { kind: 'return', amount: 6_000n },
    { kind: 'loss', amount: 3_000n },
  ] as const
  await world.auto.set(world.autoRequest(both, { stake: 2_000n }))
  world.chance(0.7)
  await world.seconds(7)
  expect(await world.bet()).toMatchObject({ status: 4, closedStake: 2_000n, closedReturn: 2_526n })
  world.chance(0.2)
  await world.seconds(7)
  expect(await world.bet()).toMatchObject({ cashOuts: 1 })
  expect(await world.one()).toMatchObject({ state: 'done', cause: { worth: 6_317n } })
})

test('amounts are of what is open: a part that was ended by hand takes its share of them along', async () => {
  const world = await live()
  await world.auto.set(world.autoRequest([{ kind: 'return', amount: 6_000n }]))
  const price = await world.price(world.orderId)
  const part = { stake: 2_500n, requestedPrice: price, acceptsChange: true }
  await world.cashOuts.place(world.request(world.orderId, part))
  await world.seconds(8)
  expect(await world.one()).toMatchObject({ state: 'waiting' })
  world.chance(0.7)
  await world.seconds(7)
  expect(await world.one()).toMatchObject({ state: 'done', cause: { condition: { amount: 3_000n } } })
  expect(await world.bet()).toMatchObject({ status: 5, cashOuts: 2 })
})

test('not after it was taken back, and taking it back twice is one', async () => {
  const world = await live()
  const { id } = await world.auto.set(world.autoRequest([{ kind: 'return', amount: 6_000n }]))
  await world.auto.cancel('user-1', id)
  await world.auto.cancel('user-1', id)
  world.chance(0.7)
  await world.seconds(7)
  expect(await world.bet()).toMatchObject({ status: 4, cashOuts: 0 })
  expect(await world.one()).toBeUndefined()
})

test('not for somebody to whom everything is closed, until it is open again', async () => {
  const world = await live()
  await world.auto.set(world.autoRequest([{ kind: 'return', amount: 6_000n }]))
  world.locked.add('user-1')
  world.chance(0.7)
  await world.seconds(7)
  expect(await world.bet()).toMatchObject({ status: 4, cashOuts: 0 })
  const other = { ...world.autoRequest([{ kind: 'return', amount: 7_000n }]), relatedId: 'tap-2' }
  await expect(world.auto.set(other)).rejects.toMatchObject({ code: 'SINGLE_CASH_OUT_OFF' })
  world.locked.clear()
  await world.seconds(7)
  expect(await world.bet()).toMatchObject({ status: 5, cashOuts: 1 })
})

test('a goal while betting stands still waits until it is open; one that is taken back by then never was', async () => {
  const world = await live()
  await world.auto.set(world.autoRequest([{ kind: 'event', matchId: world.matchId, event: 'goal' }]))
  world.suspend(true)
  world.stand({ goals: 1 })
  await world.seconds(3)
  world.stand({ goals: 0 })
  world.suspend(false)
  await world.seconds(7)
  expect(await world.one()).toMatchObject({ state: 'waiting', tries: 0 })
  world.suspend(true)
  world.stand({ goals: 1 })
  await world.seconds(3)
  expect(await world.one()).toMatchObject({ state: 'waiting', tries: 0 })
  world.suspend(false)
  await world.seconds(7)
  expect(await world.one()).toMatchObject({ state: 'done', tries: 1 })
})

test('a cash-out that is refused during its wait leaves the rule waiting, and the next try is one of its own', async () => {
  const world = await live()
  await world.auto.set(world.autoRequest([{ kind: 'loss', amount: 3_000n }]))
  world.chance(0.3)
  await world.seconds(1)
  expect(await world.one()).toMatchObject({ state: 'running' })
  await expect(world.auto.cancel('user-1', (await world.one())!.id)).rejects.toMatchObject({
    code: 'CANCEL_FAILED',
  })
  world.suspend(true)
  await world.seconds(8)
  expect(await world.one()).toMatchObject({ state: 'waiting', cause: null, cashOutId: null, tries: 1 })
  world.suspend(false)
  await world.seconds(7)
  expect(await world.one()).toMatchObject({ state: 'done', tries: 2 })
  expect(await world.bet()).toMatchObject({ cashOuts: 1, closedReturn: 2_707n })
})

test('not twice: processes that look at the same moment make one cash-out, with its rule or not at all', async () => {
  const world = await live()
  await world.auto.set(world.autoRequest([{ kind: 'return', amount: 6_000n }]))
  world.chance(0.7)
  const others = Array.from({ length: 3 }, () =>
    createAutoCashOuts({ ...world.needs, desk: world.cashOuts, mayEndEarly: () => true }),
  )
  await Promise.all([world.auto, ...others].map((each) => each.run().catch(() => null)))
  const made = await world.cashOuts.listOf([world.orderId])
  expect(made).toHaveLength(1)
  expect(await world.one()).toMatchObject({ state: 'running', cashOutId: made[0]?.id })
  await world.seconds(7)
  expect(await world.bet()).toMatchObject({ cashOuts: 1, closedReturn: 6_317n })
})

test('a cash-out that is cut off before its rule is written is not there either', async () => {
  const world = await live()
  const requestedPrice = await world.price(world.orderId)
  const cut = world.cashOuts.place(world.request(world.orderId, { requestedPrice }), async () => {
    throw new Error('cut off')
  })
  await expect(cut).rejects.toThrow('cut off')
  expect(await world.cashOuts.listOf([world.orderId])).toEqual([])
})

test('the bet that ends first takes its rule along', async () => {
  const world = await live()
  await world.auto.set(world.autoRequest([{ kind: 'return', amount: 6_000n }]))
  const scene = world.scenes.get(world.matchId)!
  for (const offer of world.offers.values()) offer.verdict = { outcome: OUTCOME.lost, resultText: '0-1' }
  scene.status = MATCH_STATUS.ended
  await world.clock.advance(minutes(66))
  await world.settlement.run()
  await world.seconds(1)
  expect(await world.one()).toMatchObject({ state: 'over', cause: null })
})

test('set, sent again, changed, changed again: always one, as it was last asked for', async () => {
  const world = await live()
  const wanted = [{ kind: 'return', amount: 6_000n }] as const
  const made = await world.auto.set(world.autoRequest(wanted))
  expect((await world.auto.set(world.autoRequest(wanted))).id).toBe(made.id)
  const second = world.autoRequest(wanted, { relatedId: 'tap-2' })
  await expect(world.auto.set(second)).rejects.toMatchObject({ code: 'RESERVED_CASH_OUT_EXISTS' })
  const change = {
    stake: 2_000n,
    conditions: [{ kind: 'loss', amount: 3_000n }] as const,
    version: made.version,
  }
  const changed = await world.auto.change('user-1', made.id, change)
  expect(await world.auto.change('user-1', made.id, change)).toEqual(changed)
  expect(await world.one()).toMatchObject({ stake: 2_000n, conditions: [{ kind: 'loss' }], version: 2 })
  const stale = { ...change, stake: null }
  await expect(world.auto.change('user-1', made.id, stale)).rejects.toMatchObject({
    code: 'DUPLICATE_SUBMIT',
  })
  await expect(world.auto.change('user-2', made.id, change)).rejects.toMatchObject({
    code: 'RESERVED_CASH_OUT_UNKNOWN',
  })
})

test.each([
  ['a bet of somebody else', { userId: 'user-2' }, 'CASH_OUT_OF_UNKNOWN_ORDER'],
  ['a part that is too small', { stake: 999n }, 'CASH_OUT_STAKE_TOO_LOW'],
  ['more than the stake', { stake: 5_001n }, 'CASH_OUT_ABOVE_STAKE'],
  ['what is there already', { conditions: [{ kind: 'return', amount: 4_000n }] }, 'AUTO_CASH_OUT_MET'],
  [
    'a minute of a match that is not in it',
    { conditions: [{ kind: 'minute', matchId: 1, minute: 80 }] },
    'AUTO_CASH_OUT_IMPOSSIBLE',
  ],
] as const)('%s is refused', async (_, more, code) => {
  const world = await live()
  const request = { ...world.autoRequest([{ kind: 'return', amount: 6_000n }]), ...more }
  await expect(world.auto.set(request)).rejects.toMatchObject({ code })
})

test('nothing is set while there is no price', async () => {
  const world = await live()
  world.suspend(true)
  const request = world.autoRequest([{ kind: 'return', amount: 6_000n }])
  await expect(world.auto.set(request)).rejects.toMatchObject({ code: 'NO_CASH_OUT_PRICE' })
})
