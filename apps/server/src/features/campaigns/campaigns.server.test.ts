import { getMatchAwardConfig, listWinners, receiveMatchRewards } from '@keo/contract/campaigns'
import { listRewards } from '@keo/contract/rewards'
import { takeBreak } from '@keo/contract/safer-play'
import { days, minutes, seconds } from '@keo/units/instants'
import { getWithdrawContent } from '@keo/contract/withdraw'
import { expect, test } from 'vitest'
import { campaignWorld, wire, type Who } from '@keo/dev-world/campaign-world'
import { countQueries } from '@keo/dev-world/counted-queries'
import { fail } from '@keo/contract/errors'
import { campaignFolder, readCampaigns } from './campaign-library.ts'
import { oneStep } from './sample-campaign.ts'

const at = campaignWorld()
const { world, database } = at
const DONG = 100n

const paidOf = async (campaignId: string) => {
  const [row] = await database.asOwner(
    `select count(*)::int as count, coalesce(sum(amount), 0)::bigint as sum from platform.reward
     where source = $1 and state = 'paid'`,
    [`campaign.${campaignId}`],
  )
  return { count: Number(row?.['count']), sum: BigInt(String(row?.['sum'])) }
}
const spentOf = async (campaignId: string) => {
  const [row] = await database.asOwner(
    `select coalesce(sum(taken), 0)::bigint as taken from platform.campaign_pool
     where campaign_id = $1 and part like 'budget:%'`,
    [campaignId],
  )
  return BigInt(String(row?.['taken']))
}

test('every campaign of the folder is listed with how the member stands; a visitor sees them too', async () => {
  const who = await at.member()
  const { list, isClosed } = await at.list(who)
  expect(isClosed).toBe(false)
  const files = readCampaigns(campaignFolder()).filter(({ state }) => state === 'on')
  const inOrder = files.toSorted((a, b) => a.position - b.position).map(({ id }) => id)
  expect(list.map(({ id }) => id)).toEqual(inOrder)
  expect(list.find(({ id }) => id === 'sign-in')?.mine).toMatchObject({ state: 'ready', ready: '8000.00' })
  expect((await at.list()).list.every(({ mine }) => mine === null)).toBe(true)
})

test('progress is read from settled bets: it grows with each, and a result taken back takes it back', async () => {
  await at.write(oneStep('read'))
  const who = await at.member()
  const step = async () => (await at.show('read', who)).steps[0]
  expect(await step()).toMatchObject({ done: '0.00', target: '100000.00', state: 'locked' })
  const bet = await at.bet(who, { stake: 60_000 })
  expect(await step()).toMatchObject({ done: '60000.00', state: 'locked' })
  await at.bet(who, { stake: 40_000 })
  expect(await step()).toMatchObject({ done: '100000.00', state: 'ready' })
  await at.correct(bet, 30_000)
  expect(await step()).toMatchObject({ done: '70000.00', state: 'locked' })
  expect((await at.claim(who, 'read')).code).toBe(wire('CAMPAIGN_NOT_MET'))
})

test('[LED-11] [LED-11a] a step is given once: fifty claims at once from two devices pay one reward', async () => {
  await at.write(oneStep('once'))
  const who = await at.member()
  await at.bet(who)
  const devices = [who, { ...who, deviceNo: 'H5-AND-1-999999-00000000' }]
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => at.claim(devices[n % 2] ?? who, 'once')),
  )
  expect(new Set(answers.map(({ code, data }) => `${code} ${data?.amount}`))).toEqual(
    new Set(['200 50000.00']),
  )
  expect((await at.balance(who)).available).toBe(50_000n * DONG)
  expect(await paidOf('once')).toEqual({ count: 1, sum: 50_000n * DONG })
  expect(await spentOf('once')).toBe(50_000n * DONG)
})

test('[LED-11] [LED-11b] a pool of ten pays ten of fifty who claim four times each at once, and tells the others that it is sold out', async () => {
  const { steps } = oneStep('pool')
  await at.write(oneStep('pool', { steps: steps.map((step) => Object.assign(step, { pool: 10 })) }))
  const crowd = []
  for (let n = 0; n < 50; n += 1) crowd.push(await at.member())
  for (const who of crowd) await at.bet(who)
  const claims = [...crowd, ...crowd, ...crowd, ...crowd].map((who) => at.claim(who, 'pool'))
  const answers = (await Promise.all(claims)).map(({ code }) => code)
  const codes = answers.slice(0, crowd.length)
  expect(answers).toEqual([...codes, ...codes, ...codes, ...codes])
  expect(codes.filter((code) => code === 200)).toHaveLength(10)
  expect(codes.filter((code) => code === wire('CAMPAIGN_SOLD_OUT'))).toHaveLength(40)
  expect(await paidOf('pool')).toEqual({ count: 10, sum: 500_000n * DONG })
  const late = crowd[codes.findIndex((code) => code !== 200)]
  expect((await at.show('pool', late)).steps[0]).toMatchObject({ state: 'soldOut', left: 0 })
})

test('a claim asks the database a few times, and those who claim at once share what they ask', async () => {
  await at.write(oneStep('trips'))
  const crowd = []
  for (let n = 0; n < 21; n += 1) crowd.push(await at.member())
  for (const who of crowd) await at.bet(who)
  await world.jobs.runDue()
  const [first, ...others] = crowd
  const alone = await countQueries(() => at.claim(first ?? fail('NOT_FOUND'), 'trips'))
  const together = await countQueries(() => Promise.all(others.map((who) => at.claim(who, 'trips'))))
  expect(await paidOf('trips')).toEqual({ count: 21, sum: 1_050_000n * DONG })
  expect(alone).toBeLessThanOrEqual(24)
  expect(together).toBeLessThanOrEqual(200)
})

test('a budget is never passed: what does not fit is refused, and nothing of it is set aside', async () => {
  await at.write(oneStep('budget', { budget: { amount: 120_000, per: 'whole' } }))
  const people = [await at.member(), await at.member(), await at.member()]
  for (const who of people) await at.bet(who)
  const codes = (await Promise.all(people.map((who) => at.claim(who, 'budget')))).map(({ code }) => code)
  expect(codes.toSorted()).toEqual([200, 200, wire('CAMPAIGN_SOLD_OUT')])
  expect(await spentOf('budget')).toBe(100_000n * DONG)
})

test('a claim before the condition, after the end, of an unknown step or campaign, or called off, gives nothing', async () => {
  await at.write(
    oneStep('ends', {
      cycle: 'whole',
      period: { kind: 'dates', first: '2026-01-20', last: '2026-02-03' },
      claimDays: 2,
    }),
  )
  const who = await at.member()
  expect((await at.claim(who, 'ends')).code).toBe(wire('CAMPAIGN_NOT_MET'))
  await at.bet(who)
  expect((await at.claim(who, 'ends', { step: 's9' })).code).toBe(wire('NOT_FOUND'))
  expect((await at.claim(who, 'ends', { version: 7 })).code).toBe(wire('CAMPAIGN_CHANGED'))
  const other = await at.member()
  expect((await at.claim(other, 'ends')).code).toBe(wire('CAMPAIGN_NOT_MET'))
  await at.write({ ...at.read('ends'), state: 'void', version: 2 })
  expect((await at.claim(who, 'ends')).code).toBe(wire('CAMPAIGN_OVER'))
  expect((await at.show('ends', who)).phase).toBe('void')
  expect((await at.balance(who)).available).toBe(0n)
})

test('edited while people are in it: who has read the old one is asked to look again, what was given stands', async () => {
  await at.write(oneStep('edited'))
  const [first, second] = [await at.member(), await at.member()]
  await at.bet(first)
  await at.bet(second)
  expect((await at.claim(first, 'edited')).data.amount).toBe('50000.00')
  const { steps, ...rest } = at.read('edited')
  const cheaper = steps.map((step) =>
    Object.assign(step, { target: 90_000, reward: { ...step.reward, amount: 20_000 } }),
  )
  await at.write({ ...rest, version: 2, steps: cheaper })
  expect((await at.claim(second, 'edited', { version: 1 })).code).toBe(wire('CAMPAIGN_CHANGED'))
  expect((await at.claim(second, 'edited')).data.amount).toBe('20000.00')
  // Given under version 1: no second time under version 2.
  expect((await at.claim(first, 'edited')).data.amount).toBe('50000.00')
  expect((await at.balance(first)).available).toBe(50_000n * DONG)
  const rows = await database.asOwner(
    `select version from platform.campaign_claim where campaign_id = 'edited' order by version`,
  )
  expect(rows.map(({ version }) => version)).toEqual([1, 2])
})

test('a change of the days that are counted gives nothing a second time: it was given for some of them', async () => {
  await at.write(oneStep('moved'))
  const who = await at.member()
  await at.bet(who)
  expect((await at.claim(who, 'moved')).data.amount).toBe('50000.00')
  const season = { kind: 'dates', first: '2026-01-20', last: '2026-12-31' } as const
  for (const change of [{ cycle: 'week' }, { cycle: 'whole' }, { period: season }] as const) {
    const before = at.read('moved')
    await at.write({ ...before, ...change, version: before.version + 1 })
    expect((await at.show('moved', who)).steps[0]?.state).toBe('claimed')
    expect((await at.claim(who, 'moved')).data.amount).toBe('50000.00')
  }
  expect(await paidOf('moved')).toEqual({ count: 1, sum: 50_000n * DONG })
  const other = await at.member()
  await at.bet(other)
  expect((await at.claim(other, 'moved')).data.amount).toBe('50000.00')
})

test('edited while many claim it: everybody gets one of the two, by the one that they had read, and nobody both', async () => {
  await at.write(oneStep('hot'))
  const people: Who[] = []
  for (let n = 0; n < 20; n += 1) {
    const who = await at.member()
    await at.bet(who)
    people.push(who)
  }
  const claimOld = (some: readonly Who[]) =>
    Promise.all(some.map((who) => at.claim(who, 'hot', { version: 1 })))
  const { steps, ...rest } = at.read('hot')
  const less = steps.map((step) => Object.assign(step, { reward: { ...step.reward, amount: 20_000 } }))
  const [early] = await Promise.all([
    claimOld(people.slice(0, 10)),
    at.write({ ...rest, version: 2, steps: less }),
  ])
  const late = await claimOld(people.slice(10))
  expect(new Set(late.map(({ code }) => code))).toEqual(new Set([wire('CAMPAIGN_CHANGED')]))
  const inTime = early.filter(({ code }) => code === 200).length
  expect(early.filter(({ code }) => code === wire('CAMPAIGN_CHANGED'))).toHaveLength(10 - inTime)
  for (const who of people) expect((await at.claim(who, 'hot')).code).toBe(200)
  const sum = BigInt(inTime) * 50_000n + BigInt(20 - inTime) * 20_000n
  expect(await paidOf('hot')).toEqual({ count: 20, sum: sum * DONG })
  expect(await spentOf('hot')).toBe(sum * DONG)
})

test('a file that is wrong changes nothing: the campaigns read before stand', async () => {
  const before = (await at.list()).list.map(({ id }) => id)
  await at.write({ ...oneStep('wrong'), budget: { amount: -1, per: 'whole' } })
  expect((await at.list()).list.map(({ id }) => id)).toEqual(before)
  await at.write(oneStep('wrong', { state: 'draft' }))
  expect((await at.list()).list.map(({ id }) => id)).not.toContain('wrong')
})

test('a correction after the claim takes the reward back once; a second one gives it again', async () => {
  await at.write(oneStep('taken'))
  const who = await at.member()
  const bet = await at.bet(who)
  await at.claim(who, 'taken')
  expect((await at.balance(who)).available).toBe(50_000n * DONG)
  const open = await at.correct(bet, null)
  await at.passDays(0)
  world.worldClock.jump(seconds(11))
  await world.jobs.runDue()
  expect((await at.balance(who)).available).toBe(0n)
  expect((await at.show('taken', who)).steps[0]?.state).toBe('locked')
  world.worldClock.jump(seconds(11))
  await world.jobs.runDue()
  expect(await at.balance(who)).toMatchObject({ available: 0n, debt: 0n })
  await at.correct(open, 100_000)
  expect((await at.claim(who, 'taken')).code).toBe(200)
  expect((await at.balance(who)).available).toBe(50_000n * DONG)
})

test('[RSP-17] on a break nothing is shown, given, turned or signed', async () => {
  await at.write(oneStep('rest'))
  const who = await at.member()
  await at.bet(who)
  await world.call(takeBreak, { days: 1 }, who)
  expect(await at.list(who)).toEqual({ isClosed: true, list: [] })
  const closed = wire('OFFERS_CLOSED')
  expect((await at.claim(who, 'rest')).code).toBe(closed)
  expect((await at.signIn(who)).code).toBe(closed)
  expect((await at.turn(who)).code).toBe(closed)
  expect((await world.call(listWinners, { id: 'rest' }, who)).code).toBe(closed)
  expect((await world.call(getMatchAwardConfig, {}, who)).code).toBe(closed)
  expect((await at.balance(who)).available).toBe(0n)
})

test('of a chain of forty accounts on one device two are paid, however many claim at once and follow', async () => {
  await at.write(oneStep('device', { caps: { device: 2 } }))
  const device = { deviceNo: 'H5-AND-1-777777-00000000' }
  const chain = []
  for (let n = 0; n < 40; n += 1) {
    const who = await at.member(device)
    await at.bet(who)
    chain.push(who)
  }
  const shared = wire('CAMPAIGN_SHARED')
  const atOnce = await Promise.all(chain.slice(0, 39).map((who) => at.claim(who, 'device')))
  const codes = atOnce.map(({ code }) => code)
  expect(codes.filter((code) => code === 200)).toHaveLength(2)
  expect(codes.filter((code) => code === shared)).toHaveLength(37)
  const last = chain[39] ?? (await at.member())
  expect((await at.claim(last, 'device')).code).toBe(shared)
  expect((await paidOf('device')).count).toBe(2)
})

test('a large sum waits for a reviewer, and the member reads so', async () => {
  await at.write(oneStep('review', { reviewFrom: 50_000 }))
  const who = await at.member()
  await at.bet(who)
  expect((await at.claim(who, 'review')).data).toMatchObject({ amount: '50000.00', isHeld: true })
  expect((await at.show('review', who)).steps[0]?.state).toBe('held')
  expect((await at.balance(who)).available).toBe(0n)
  const [reward] = (await world.call(listRewards, { show: 'toClaim' }, who)).data.rewards
  await world.app.rewards.decide(reward?.id ?? '', true)
  world.worldClock.jump(minutes(1))
  await world.jobs.runDue()
  expect((await at.show('review', who)).steps[0]?.state).toBe('claimed')
  expect((await at.balance(who)).available).toBe(50_000n * DONG)
})

test('what is paid by itself needs no claim', async () => {
  await at.write(oneStep('itself', { claim: 'itself' }))
  const who = await at.member()
  await at.bet(who)
  world.worldClock.jump(seconds(31))
  await world.jobs.runDue()
  expect((await at.balance(who)).available).toBe(50_000n * DONG)
  world.worldClock.jump(seconds(31))
  await world.jobs.runDue()
  expect((await at.balance(who)).available).toBe(50_000n * DONG)
  await at.write({ ...at.read('itself'), state: 'void', version: 2 })
})

test('[OPS-07b] [LED-20] [LED-20a] a first deposit brings a bonus that is bet ten times before it is cash', async () => {
  const who = await at.member()
  expect((await at.claim(who, 'first-deposit')).code).toBe(wire('CAMPAIGN_NOT_MET'))
  await at.deposit(who, 500_000)
  expect((await at.show('first-deposit', who)).steps[0]).toMatchObject({
    state: 'ready',
    reward: { amount: '500000.00' },
  })
  expect((await at.claim(who, 'first-deposit')).data).toMatchObject({ amount: '500000.00', kind: 'bonus' })
  expect(await at.balance(who)).toMatchObject({ available: 500_000n * DONG, bonus: 500_000n * DONG })
  await at.deposit(who, 300_000)
  expect((await at.claim(who, 'first-deposit')).data.amount).toBe('500000.00')
  await at.bet(who, { stake: 4_999_000 })
  world.worldClock.jump(minutes(1))
  await world.jobs.runDue()
  expect((await at.balance(who)).bonus).toBe(500_000n * DONG)
  await at.bet(who, { stake: 1_000 })
  world.worldClock.jump(minutes(1))
  await world.jobs.runDue()
  expect(await at.balance(who)).toMatchObject({ available: 1_300_000n * DONG, bonus: 0n })
})

test('[OPS-07b] match awards: different matches of the day are counted and given through their own calls', async () => {
  const who = await at.member()
  await at.bet(who, { match: '5001', stake: 60_000 })
  await at.bet(who, { match: '5001', stake: 60_000 })
  await at.bet(who, { match: '5002', price: '1.20' })
  const [config] = (await world.call(getMatchAwardConfig, {}, who)).data.campaigns
  expect(config?.steps.map(({ target, state }) => `${target} ${state}`)).toEqual([
    '1 ready',
    '3 locked',
    '5 locked',
    '8 locked',
  ])
  const request = { id: 'match-rewards', version: 1 }
  expect((await world.call(receiveMatchRewards, request, who)).data).toMatchObject({
    amount: '5000.00',
    steps: ['m1'],
  })
  expect((await world.call(receiveMatchRewards, { ...request, id: 'daily-rebate' }, who)).code).toBe(
    wire('NOT_FOUND'),
  )
})

test("yesterday's turnover comes back today, whole dong, once", async () => {
  let who = await at.member()
  await at.bet(who, { stake: 333_000 })
  expect((await at.claim(who, 'daily-rebate')).code).toBe(wire('CAMPAIGN_NOT_MET'))
  await at.passDays(1)
  who = await at.back(who)
  expect((await at.show('daily-rebate', who)).steps[0]).toMatchObject({
    state: 'ready',
    reward: { amount: '1665.00' },
  })
  expect((await at.claim(who, 'daily-rebate')).data.amount).toBe('1665.00')
  await at.passDays(1)
  who = await at.back(who)
  expect((await at.claim(who, 'daily-rebate')).code).toBe(wire('CAMPAIGN_NOT_MET'))
})

test('what claims at once ask to be bet is asked of each: two steps of one member together, and on top of what is open', async () => {
  const [step] = oneStep('asking').steps
  if (!step) throw new Error('A campaign has a step.')
  const reward = { kind: 'cash', amount: 10_000, turnoverTimes: 3 } as const
  const steps = [
    { ...step, reward },
    { ...step, id: 's2', target: 200_000, reward },
  ]
  for (const id of ['asking', 'asking-more']) await at.write(oneStep(id, { steps }))
  const people = [await at.member(), await at.member(), await at.member()]
  for (const [n, who] of people.entries()) await at.bet(who, { stake: n === 0 ? 100_000 : 200_000 })
  const askedOf = async (who: Who) =>
    (await world.call(getWithdrawContent, { channel: 'bank' }, who)).data.turnover.required
  // What is settled in the instant of the claim would count for it.
  world.worldClock.jump(seconds(1))
  await Promise.all(people.map((who) => at.claim(who, 'asking')))
  expect(await Promise.all(people.map(askedOf))).toEqual(['30000.00', '60000.00', '60000.00'])
  await Promise.all(people.slice(1).map((who) => at.claim(who, 'asking-more')))
  expect(await Promise.all(people.map(askedOf))).toEqual(['30000.00', '120000.00', '120000.00'])
})

test('[PRV-02] winners are shown by masked names', async () => {
  const { list } = (await world.call(listWinners, { id: 'once' })).data
  expect(list).toHaveLength(1)
  expect(list[0]).toMatchObject({ name: expect.stringMatching(/^pl\*\*\*..$/), amount: '50000.00' })
})

test('a season that is over says when it comes back, and begins again with its first day', async () => {
  const today = new Date(at.now() + days(2)).toISOString().slice(5, 10)
  await at.write(oneStep('season', { period: { kind: 'yearly', first: today, last: today } }))
  const before = await at.show('season')
  expect(['ended', 'soon']).toContain(before.phase)
  await at.passDays(2)
  expect((await at.show('season')).phase).toBe('running')
  await at.passDays(2)
  const after = await at.show('season')
  expect(after.phase).toBe('ended')
  expect(after.comesBackTime.slice(5, 10)).toBe(today)
})
