import { payOrder, syncOrder, syncTransactions } from '@keo/sportsbook-contract/callbacks'
import { tryCampaign } from '@keo/contract/campaign-desk'
import { listFeedback, saveFeedback } from '@keo/contract/feedback'
import { answerFeedback } from '@keo/contract/feedback-desk'
import { takeBreak } from '@keo/contract/safer-play'
import { campaignWorld, wire, type Who } from '@keo/dev-world/campaign-world'
import { inviteSteps } from '@keo/dev-world/invite-steps'
import { hours, seconds } from '@keo/units/instants'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { gameKeyHolder, openLaunch } from '../games/test-game-callbacks.ts'
import { keyHolder, movementOf, wholeOrder } from '../sports/test-callbacks.ts'
import type { Measure } from './campaign-schema.ts'
import { oneStep } from './sample-campaign.ts'

const at = campaignWorld({ hasQuietDays: true })
const { world, database } = at
const friends = inviteSteps(world)
let orders = 0

/** A campaign of one step that measures so. */
const measuring = (id: string, measure: Measure, target: number, more: Parameters<typeof oneStep>[1] = {}) =>
  at.write(
    oneStep(id, {
      steps: oneStep(id).steps.map((step) => Object.assign(step, { measure, target })),
      ...more,
    }),
  )
const doneOf = async (id: string, who: Who) => (await at.show(id, who)).steps[0]?.done

/** Charged, and settled with what it pays; both in thousands of dong. */
async function moneyBet(who: Who, stake: number, paid: number): Promise<void> {
  world.worldClock.jump(seconds(1))
  const order = { id: `7${String((orders += 1)).padStart(18, '0')}`, memberId: who.id }
  const { tell } = keyHolder(world)
  const whole = wholeOrder(order, {
    stakeAmount: `${stake}.00`,
    unitStake: `${stake}.00`,
    maxWinAmount: `${stake * 9}.00`,
    createTime: String(at.now()),
    modifyTime: String(at.now()),
  })
  const [leg] = whole.betList
  if (!leg) throw new Error('An order has a leg.')
  const price = paid > 0 ? (paid / stake).toFixed(2) : '1.90'
  const legs = [{ ...leg, odds: price, betOdds: price }]
  await tell(syncOrder, { ...whole, betList: legs })
  const charged = await tell(payOrder, movementOf(order, 'BET', `${stake}.00`))
  if (charged.code !== 0) throw new Error(charged.message ?? 'not charged')
  if (paid > 0) await tell(syncTransactions, [movementOf(order, 'WIN', `${paid}.00`)])
  await tell(syncOrder, {
    ...whole,
    version: 2,
    orderStatus: 5,
    settleTime: String(at.now()),
    settleAmount: `${paid}.00`,
    validSettleStakeAmount: `${stake}.00`,
    betList: legs.map((one) => Object.assign({}, one, { settleStatus: 1, settleResult: paid > 0 ? 4 : 3 })),
  })
}

/** A round of a game, in dong. */
async function round(
  who: Who,
  launch: string,
  symbol: string,
  { stake, won }: Record<'stake' | 'won', number>,
) {
  const roundId = String((orders += 1))
  const said = { userId: who.id, gameId: symbol, token: launch, roundId }
  const tell = async (name: 'bet' | 'result', amount: number) => {
    world.worldClock.jump(seconds(1))
    const { error, description } = await gameKeyHolder(world).tell(name, {
      ...said,
      reference: `${name}-${roundId}`,
      amount: String(amount),
      timestamp: String(world.clock.now()),
    })
    if (error !== 0) throw new Error(description)
  }
  await tell('bet', stake)
  await tell('result', won)
}

/** What bets and rounds took from the wallet, added up posting by posting. */
async function tookByTheBooks(who: Who): Promise<bigint> {
  const [row] = await database.asOwner(
    `select coalesce(-sum(p.amount), 0)::bigint as took from platform.ledger_posting p
       join platform.ledger_transaction t on t.number = p.number and t.member_id = p.member_id
     where p.member_id = $1 and p.account in ('available', 'held') and (t.kind like 'bet.%' or t.kind like 'game.%')`,
    [who.id],
  )
  return BigInt(String(row?.['took']))
}

test('net loss equals what the books say bets and rounds took, whatever was won or lost, and is never below zero', async () => {
  await measuring('loss', { of: 'net-loss' }, 1_000_000_000)
  const [game] = await database.asOwner(
    `select id, symbol from platform.game where symbol is not null order by facts->>'engine' = 'dice' desc nulls last, id limit 1`,
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          isGame: fc.boolean(),
          stake: fc.integer({ min: 10, max: 90 }),
          times: fc.constantFrom(0, 0, 2, 4),
        }),
        { minLength: 1, maxLength: 6 },
      ),
      async (plays) => {
        const who = await at.member()
        await at.deposit(who, 5_000_000)
        const launch = await openLaunch(world, database, who.id, Number(game?.['id']))
        await gameKeyHolder(world).tell('authenticate', { token: launch })
        for (const { isGame, stake, times } of plays)
          if (isGame)
            await round(who, launch, String(game?.['symbol']), {
              stake: stake * 1000,
              won: stake * times * 1000,
            })
          else await moneyBet(who, stake, stake * times)
        const took = await tookByTheBooks(who)
        expect(await doneOf('loss', who)).toBe(`${took > 0n ? took / 100n : 0n}.00`)
      },
    ),
    { numRuns: 4 },
  )
})

test('a weekly loss rebate gives its part of last week in this one, and a dry run says the same sum', async () => {
  const who = await at.member()
  await at.deposit(who, 5_000_000)
  const { steps } = oneStep('week-loss')
  await at.write(
    oneStep('week-loss', {
      kind: 'rebate',
      cycle: 'week',
      claimed: 'after',
      steps: steps.map((step) =>
        Object.assign(step, {
          measure: { of: 'net-loss' },
          target: 100_000,
          reward: { kind: 'cash', rateBp: 500, most: 1_000_000, turnoverTimes: 1 },
        }),
      ),
    }),
  )
  await moneyBet(who, 400, 0)
  await moneyBet(who, 100, 200)
  expect((await at.claim(who, 'week-loss')).code).toBe(wire('CAMPAIGN_NOT_MET'))
  await at.passDays(7)
  const back = await at.back(who)
  expect((await at.claim(back, 'week-loss')).data).toMatchObject({ amount: '15000.00' })
  expect((await at.claim(back, 'week-loss')).data).toMatchObject({ amount: '15000.00' })
  const tried = await world.call(tryCampaign, { id: 'week-loss', days: '14' }, { token: 'operator' })
  expect(Number(tried.data.cost)).toBeGreaterThanOrEqual(15_000)
})

test('deposits of named channels count alone: their sum, their days and the first of one channel', async () => {
  await measuring('usdt-sum', { of: 'deposits', channels: ['crypto'] }, 1_000_000_000)
  await measuring('two-channels', { of: 'deposits', channels: ['c2c', 'ewallet'] }, 1_000_000_000)
  await measuring('usdt-days', { of: 'deposit-days', channels: ['crypto'] }, 9)
  await measuring('usdt-first', { of: 'first-deposit', channel: 'crypto' }, 1_000_000_000)
  const who = await at.member()
  await at.deposit(who, 500_000)
  expect([await doneOf('usdt-sum', who), await doneOf('usdt-first', who)]).toEqual(['0.00', '0.00'])
  await at.deposit(who, 20, 'usdt')
  await at.deposit(who, 50, 'usdt')
  await at.deposit(who, 300_000, 'c2c')
  await at.deposit(who, 100_000, 'ewallet')
  // The slow way: one order after the other.
  const rows = await database.asOwner(
    'select kind, amount from platform.deposit_order where member_id = $1 and status = 1 order by ended_at, order_no',
    [who.id],
  )
  const amounts = (kinds: readonly string[]) =>
    rows.filter((row) => kinds.includes(String(row['kind']))).map((row) => BigInt(String(row['amount'])))
  const [first = 0n, second = 0n] = amounts(['crypto'])
  const text = (minor: bigint) => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`
  expect(await doneOf('usdt-sum', who)).toBe(text(first + second))
  expect(await doneOf('usdt-first', who)).toBe(text(first))
  expect(await doneOf('usdt-days', who)).toBe('1')
  expect(await doneOf('two-channels', who)).toBe('400000.00')
})

test('[AGT-04] friends count when they deposited and bet enough; one who shares a device does not', async () => {
  const more = { cycle: 'whole', period: { kind: 'always' } } as const
  await measuring('friends', { of: 'friends' }, 1, more)
  const who = await at.member()
  const inviter = { ...who, id: who.id }
  const begun = async (from?: Who) => {
    const friend = await friends.newcomer({ code: await friends.codeOf(inviter), ...(from ? { from } : {}) })
    await friends.deposit(friend, 1_000_000)
    await friends.bet(friend, 1_000_000)
    return friend
  }
  await begun(who)
  await friends.goOn()
  expect((await at.claim(who, 'friends')).code).toBe(wire('CAMPAIGN_NOT_MET'))
  const friend = await friends.newcomer({ code: await friends.codeOf(inviter) })
  const seq = await friends.deposit(friend, 1_000_000)
  await friends.goOn()
  expect((await at.claim(who, 'friends')).code).toBe(wire('CAMPAIGN_NOT_MET'))
  await friends.bet(friend, 1_000_000)
  await friends.goOn()
  expect(await doneOf('friends', who)).toBe('1')
  expect((await at.claim(who, 'friends')).data).toMatchObject({ amount: '50000.00' })
  // Their deposit is taken back by the bank: the friend is none any more, and the reward goes back.
  await friends.takeBack(friend, seq, 1_000_000)
  await friends.goOn()
  world.worldClock.jump(hours(1))
  await world.jobs.runDue()
  expect((await at.show('friends', await at.back(who))).steps[0]).toMatchObject({
    done: '0',
    state: 'locked',
  })
})

test.each(['household', 'payoutTarget'] as const)(
  'twenty who share a %s and claim in the same instant are given once where one is the cap',
  async (shared) => {
    const id = shared === 'household' ? 'crowd' : 'one-card'
    await measuring(id, { of: 'task', task: 'identity' }, 1, { caps: { [shared]: 1 } })
    const home = shared === 'household' ? { deviceNo: 'H5-AND-1-888888-00000000' } : undefined
    const crowd: Who[] = []
    for (let n = 0; n < 20; n += 1) crowd.push(await at.member(home))
    // Bound by the first, given back, bound by the next: a number is one member's at a time.
    if (shared === 'payoutTarget')
      await database.asOwner(
        `insert into platform.payout_target (tenant_id, member_id, id, kind, place, number_box, mobile_box, number_hash,
           shown, shown_mobile, bound_at, deleted_at)
         select tenant_id, id, 'shared', 'bank', 'vcb', '', '', 'one number', '', '', now(), now()
         from platform.member where id = any($1)`,
        [crowd.map((who) => who.id)],
      )
    // From devices of their own: what they share is known from earlier.
    const claims = crowd.map((who, n) =>
      at.claim({ ...who, deviceNo: `H5-AND-1-7000${10 + n}-00000000` }, id),
    )
    const codes = (await Promise.all(claims)).map(({ code }) => code)
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    expect(codes.filter((code) => code === wire('CAMPAIGN_SHARED'))).toHaveLength(19)
  },
)

test('a household of two is given once where one is the cap; somebody elsewhere is not touched by it', async () => {
  await measuring('home', { of: 'sports-turnover' }, 100_000, { caps: { household: 1 } })
  const first = await at.member()
  const home = { deviceNo: first.deviceNo ?? '' }
  const [second, elsewhere] = [await at.member(home), await at.member()]
  for (const who of [first, second, elsewhere]) await at.bet(who)
  expect((await at.claim(first, 'home')).code).toBe(200)
  expect((await at.claim({ ...second, deviceNo: 'H5-AND-1-999999-00000000' }, 'home')).code).toBe(
    wire('CAMPAIGN_SHARED'),
  )
  expect((await at.claim(elsewhere, 'home')).code).toBe(200)
})

test('[OPS-07a] [LED-11] an idea is sent as feedback, answered and accepted by the desk with a letter, taken back while it is not rewarded, and rewarded once; nothing but an idea can be accepted', async () => {
  const [who, other] = [await at.member(), await at.member()]
  const send = async (category: 'idea' | 'bets', text: string) =>
    (await world.call(saveFeedback, { category, text }, who)).data.id
  const idea = await send('idea', 'Cho xem lịch đấu theo đội mình theo dõi.')
  const bets = await send('bets', 'Vé hôm qua của tôi chưa có kết quả.')
  expect((await at.claim(who, 'ideas')).code).toBe(wire('CAMPAIGN_NOT_MET'))
  expect((await world.call(answerFeedback, { id: bets, isAccepted: true })).code).toBe(wire('NOT_FOUND'))
  const accepted = { id: idea, text: 'Hay quá, tháng này sẽ có.', isAccepted: true } as const
  for (const again of [1, 2])
    expect([again, (await world.call(answerFeedback, accepted)).data.isAccepted]).toEqual([again, true])
  // Before anything was given for it, that is taken back and given again.
  const back = { id: idea, text: 'Xin lỗi, để chúng tôi xem lại.', isAccepted: false } as const
  expect((await world.call(answerFeedback, back)).data.isAccepted).toBe(false)
  expect((await at.claim(who, 'ideas')).code).toBe(wire('CAMPAIGN_NOT_MET'))
  expect((await world.call(answerFeedback, accepted)).data.isAccepted).toBe(true)
  const { items } = (await world.call(listFeedback, { category: 'idea' }, who)).data
  expect(items).toMatchObject([{ id: idea, state: 'answered', isUnread: true, isAccepted: true }])
  expect((await world.call(listFeedback, {}, who)).data.items).toHaveLength(2)

  const answers = await Promise.all([at.claim(who, 'ideas'), at.claim(who, 'ideas'), at.claim(who, 'ideas')])
  expect(answers.map(({ data }) => data.amount)).toEqual(['50000.00', '50000.00', '50000.00'])
  expect((await at.balance(who)).available).toBe(50_000n * 100n)
  expect((await world.call(answerFeedback, back)).code).toBe(wire('IDEA_REWARDED'))
  expect(
    await database.asOwner(
      `select kind from platform.letter where member_id = $1 and kind = 'ideaAccepted'`,
      [who.id],
    ),
  ).toHaveLength(1)
  expect((await at.claim(other, 'ideas')).code).toBe(wire('CAMPAIGN_NOT_MET'))
  await world.call(takeBreak, { days: 1 }, who)
  expect((await at.claim(who, 'ideas')).code).toBe(wire('OFFERS_CLOSED'))
})
