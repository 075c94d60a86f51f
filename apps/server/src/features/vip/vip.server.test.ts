import { ERRORS } from '@keo/contract/errors'
import type { MemberId } from '@keo/contract/ids'
import { getMember } from '@keo/contract/members'
import { claimReward, listRewards } from '@keo/contract/rewards'
import { takeBreak } from '@keo/contract/safer-play'
import { getMyVip, listVipHistory, listVipLevels } from '@keo/contract/vip'
import { getWithdrawContent } from '@keo/contract/withdraw'
import { GOOD_PASSWORD, person } from '@keo/dev-world/door-world'
import { sharedDoorWorld } from '@keo/dev-world/shared-world'
import { days, hours, minutes, parseServerTime, seconds } from '@keo/units/instants'
import { money } from '@keo/units/money'
import { expect, test } from 'vitest'

const { database, world } = sharedDoorWorld()
let people = 0
let moves = 0

async function member() {
  const from = person((people += 1))
  const userName = `leveller${people}`
  const token = await world.register(userName, from)
  const [row] = await database.asOwner('select id from platform.member where user_name = $1', [userName])
  return { ...from, token, userName, id: String(row?.['id']) as MemberId }
}
type Who = Awaited<ReturnType<typeof member>>
/** The same person after a time in which the session ended. */
async function back(who: Who): Promise<Who> {
  const { data } = await world.login(who.userName, GOOD_PASSWORD, who)
  return { ...who, token: data.accessToken }
}

const million = (count: number) => count * 1_000_000
const dong = (whole: number) => money(BigInt(whole) * 100n, 'VND')
const submit = (command: Parameters<typeof world.app.ledger.submit>[0]) => world.app.ledger.submit(command)

async function deposit({ id: memberId }: Who, whole: number): Promise<void> {
  const key = `deposit-${(moves += 1)}`
  const rest = { memberId, key, kind: 'deposit', reference: key, amount: dong(whole) }
  await submit({ ...rest, op: 'move', from: 'house:bank', to: 'available' })
}

/** A stake that wins a dong: all of it counts, and there is enough for the next. */
async function bet({ id: memberId }: Who, whole: number): Promise<void> {
  world.worldClock.jump(seconds(1))
  const holdId = `bet-${(moves += 1)}`
  const stake = { memberId, reference: holdId, amount: dong(whole), holdId }
  await submit({ ...stake, op: 'hold', key: `${holdId}:stake`, kind: 'game.stake', purpose: 'stake' })
  const payout = dong(whole + 1).minor
  await submit({
    ...stake,
    op: 'post',
    key: `${holdId}:end`,
    kind: 'game.settled',
    to: 'house:games',
    payout,
  })
}

/** As jobs go on their own. */
async function pass(ms: number): Promise<void> {
  world.worldClock.jump(ms)
  await world.jobs.runDue()
}
const goTo = (text: string) => pass((parseServerTime(text) ?? 0) - world.worldClock.now())
const mine = async (who: Who) => (await world.call(getMyVip, {}, who)).data
const toClaim = async (who: Who) => (await world.call(listRewards, { show: 'toClaim' }, who)).data.rewards
const given = async (who: Who) =>
  (await toClaim(who)).map(({ source, period, amount }) => `${source} ${period} ${Number(amount)}`).toSorted()
const history = async (who: Who) =>
  (await world.call(listVipHistory, {}, who)).data.list.map(({ from, to, cause }) => `${cause} ${from} ${to}`)
const levelOf = async (who: Who) => (await world.call(getMember, {}, who)).data.vipLevel
const available = async ({ id: memberId }: Who) =>
  (await world.app.ledger.balanceOf({ memberId, currency: 'VND' })).available

test('[OPS-05b] a level is reached by a deposit and settled bets, without anybody asking, and shows where levels count', async () => {
  const who = await member()
  await deposit(who, million(3))
  await pass(seconds(16))
  expect([await levelOf(who), await history(who)]).toEqual([0, []])
  await bet(who, 1_999_999)
  expect(await mine(who)).toMatchObject({
    level: 0,
    deposits: '3000000.00',
    turnover: '1999999.00',
    next: { level: 1, missingDeposits: '0.00', missingTurnover: '1.00' },
  })
  await bet(who, 1)
  await pass(seconds(16))
  expect([await levelOf(who), await history(who)]).toEqual([1, ['rise 0 1']])
  for (let time = 0; time < 13; time += 1) await bet(who, million(1))
  await pass(seconds(16))
  expect([await levelOf(who), await history(who)]).toEqual([3, ['rise 1 3', 'rise 0 1']])
  expect(await given(who)).toEqual([
    'vip.level-gift 1 18000',
    'vip.level-gift 2 38000',
    'vip.level-gift 3 88000',
  ])
  const { data } = await world.call(getWithdrawContent, { channel: 'bank' }, who)
  const table = (await world.call(listVipLevels, {}, who)).data.levels
  expect(table[3]).toMatchObject({ freeWithdrawals: data.freeLeft, withdrawDayMax: data.dayMax })
  expect(table.map(({ level }) => level)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
})

test('[OPS-05b] [LED-11] a level gift that is claimed twenty times at once is paid once, and must be bet once', async () => {
  const who = await member()
  await deposit(who, million(1))
  await bet(who, million(1))
  await bet(who, million(1))
  await pass(seconds(16))
  const [gift] = await toClaim(who)
  const before = await available(who)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => world.call(claimReward, { id: gift?.id ?? '' }, who)),
  )
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200]))
  expect((await available(who)) - before).toBe(dong(18_000).minor)
  const { turnover } = (await world.call(getWithdrawContent, { channel: 'bank' }, who)).data
  expect(Number(turnover.required)).toBe(18_000)
})

test('[OPS-05b] looking twenty times at once raises once and gives each gift once', async () => {
  const who = await member()
  await deposit(who, million(20))
  for (let time = 0; time < 10; time += 1) await bet(who, million(10))
  const seen = await Promise.all(Array.from({ length: 20 }, () => mine(who)))
  expect(new Set(seen.map(({ level }) => level))).toEqual(new Set([6]))
  expect(await history(who)).toEqual(['rise 0 6'])
  expect((await given(who)).length).toBe(6)
})

test("[OPS-05b] a month's end takes one level where too little was bet, a kept month brings pay, and a lost level comes back without a second gift", async () => {
  await goTo('2027-01-04 09:00:00')
  const who = await member()
  await deposit(who, million(6))
  for (let time = 0; time < 15; time += 1) await bet(who, million(2))
  expect((await mine(who)).level).toBe(4)
  expect((await mine(who)).keep).toMatchObject({ isSafe: true, untilTime: '2027-01-31 23:59:59' })
  await goTo('2027-02-01 00:01:00')
  await goTo('2027-02-01 00:10:00')
  expect(await history(await back(who))).toEqual(['rise 0 4'])
  await goTo('2027-03-01 00:10:00')
  const fallen = await back(who)
  expect(await history(fallen)).toEqual(['fall 4 3', 'rise 0 4'])
  expect((await mine(fallen)).next).toMatchObject({
    level: 4,
    month: { required: '8000000.00', missing: '8000000.00' },
  })
  for (let time = 0; time < 4; time += 1) await bet(fallen, million(2))
  await pass(seconds(16))
  expect(await history(fallen)).toEqual(['rise 3 4', 'fall 4 3', 'rise 0 4'])
  await goTo('2027-04-01 00:10:00')
  const paid = await back(who)
  expect(await levelOf(paid)).toBe(4)
  const all = await database.asOwner(
    `select source, period, count(*)::int as times from platform.reward where member_id = $1 group by 1, 2 order by 1, 2`,
    [who.id],
  )
  const named = all.map(({ source, period, times }) => `${source} ${period} ${times}`)
  expect(named.filter((name) => name.startsWith('vip.level-gift'))).toEqual([
    'vip.level-gift 1 1',
    'vip.level-gift 2 1',
    'vip.level-gift 3 1',
    'vip.level-gift 4 1',
  ])
  expect(named.filter((name) => name.startsWith('vip.salary'))).toEqual([
    'vip.salary 2027-01 1',
    'vip.salary 2027-03 1',
  ])
})

test("[OPS-05b] a week's rebate comes on Monday and is the level's share of that week's bets alone, as a slow count says", async () => {
  await goTo('2027-04-05 12:00:00')
  const who = await member()
  await deposit(who, million(3))
  const stakes = [
    million(2),
    1_234_567,
    million(2),
    million(2),
    million(2),
    million(2),
    million(2),
    million(2),
  ]
  for (const stake of stakes) {
    await bet(who, stake)
    await pass(hours(12))
  }
  expect((await mine(await back(who))).level).toBe(3)
  await goTo('2027-04-11 23:59:00')
  await goTo('2027-04-12 00:01:00')
  await bet(who, million(1))
  expect(await given(await back(who))).not.toContainEqual(expect.stringContaining('vip.rebate'))
  await pass(minutes(4))
  const betInWeek = stakes.reduce((sum, stake) => sum + stake, 0)
  const rebate = Math.floor((betInWeek * 40) / 10_000)
  expect(await given(await back(who))).toContain(`vip.rebate 2027-W14 ${rebate}`)
  const reward = (await toClaim(await back(who))).find(({ source }) => source === 'vip.rebate')
  expect(reward).toMatchObject({ turnoverTimes: 0 })
  await goTo('2027-04-19 00:10:00')
  expect(await given(await back(who))).toContain('vip.rebate 2027-W15 4000')
})

test('[OPS-05b] a birthday gift comes on the day, once a year, to who was known by name a month before', async () => {
  await goTo('2027-05-09 23:00:00')
  const [known, recent, nobody] = [await member(), await member(), await member()]
  for (const who of [known, recent, nobody]) {
    await deposit(who, million(1))
    await bet(who, million(1))
    await bet(who, million(1))
    await mine(who)
  }
  const born = (who: Who, verified: string | null) =>
    database.asOwner(
      `update platform.member set birthday = '1990-05-10', identity_verified_at = $2::timestamptz where id = $1`,
      [who.id, verified],
    )
  await born(known, '2027-04-09T00:00:00Z')
  await born(recent, '2027-04-30T00:00:00Z')
  await born(nobody, null)
  const states = await Promise.all(
    [known, recent, nobody].map(async (who) => (await mine(who)).birthday?.state),
  )
  expect(states).toEqual(['ready', 'recent', 'unverified'])
  const gifts = async (who: Who) =>
    (await given(await back(who))).filter((name) => name.startsWith('vip.birthday'))
  expect(await gifts(known)).toEqual([])
  await goTo('2027-05-10 01:00:00')
  await pass(hours(2))
  expect(await gifts(known)).toEqual(['vip.birthday 2027 58000'])
  expect([await gifts(recent), await gifts(nobody)]).toEqual([[], []])
})

test('[RSP-17] who rests is offered nothing and given nothing; the level is told, and its gift comes afterwards', async () => {
  const who = await member()
  await deposit(who, million(1))
  await bet(who, million(1))
  await bet(who, million(1))
  expect((await world.call(takeBreak, { days: 1 }, who)).code).toBe(200)
  await pass(seconds(16))
  expect(await mine(who)).toMatchObject({
    level: 1,
    isOffered: false,
    next: null,
    keep: null,
    rebate: null,
    birthday: null,
  })
  expect((await world.call(listVipLevels, {}, who)).data.levels).toEqual([])
  const rows = () => database.asOwner('select id from platform.reward where member_id = $1', [who.id])
  expect(await rows()).toEqual([])
  await pass(days(1) + hours(1))
  const again = await back(who)
  expect(await mine(again)).toMatchObject({ level: 1, isOffered: true })
  expect(await given(again)).toEqual(['vip.level-gift 1 18000'])
})

test('[OPS-05b] who begins with a level is not thrown down by the first job, and counts on from there', async () => {
  const [seeded] = await database.asOwner(
    `select m.vip_level, v.start_level, v.base_turnover, v.gifted from platform.member m
     join platform.vip_member v on v.member_id = m.id where m.user_name = 'khoadeposit2'`,
  )
  expect(seeded).toMatchObject({ start_level: 6, gifted: 6, base_turnover: String(dong(million(100)).minor) })
  const [began] = await database.asOwner(
    `select from_level, to_level, cause from platform.vip_change c join platform.member m on m.id = c.member_id
     where m.user_name = 'khoadeposit2' order by c.id limit 1`,
  )
  expect(began).toEqual({ from_level: 0, to_level: 6, cause: 'start' })
})

test('history pages, newest first, and is the own alone', async () => {
  const who = await member()
  await mine(who)
  await database.asOwner(
    `insert into platform.vip_change (tenant_id, member_id, id, from_level, to_level, cause, at)
     select 'keo', $1, 'vip_' || lpad(n::text, 4, '0'), 0, 1, 'rise', now() from generate_series(1, 45) n`,
    [who.id],
  )
  const first = (await world.call(listVipHistory, {}, who)).data
  const second = (await world.call(listVipHistory, { before: first.next ?? '' }, who)).data
  const third = (await world.call(listVipHistory, { before: second.next ?? '' }, who)).data
  expect([first, second, third].map(({ list }) => list.length)).toEqual([20, 20, 5])
  expect([first.list[0]?.id, third.list.at(-1)?.id, third.next]).toEqual(['vip_0045', 'vip_0001', null])
  expect((await world.call(listVipHistory, {}, await member())).data).toEqual({ list: [], next: null })
  expect((await world.call(listVipHistory, { before: "vip_' or 1=1" }, who)).code).toBe(
    ERRORS.INVALID_INPUT.wire,
  )
})
