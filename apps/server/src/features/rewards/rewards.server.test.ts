import { ERRORS } from '@keo/contract/errors'
import type { MemberId } from '@keo/contract/ids'
import { listLetters } from '@keo/contract/inbox'
import { claimReward, decideHeldReward, listHeldRewards, listRewards } from '@keo/contract/rewards'
import { takeBreak } from '@keo/contract/safer-play'
import { GOOD_PASSWORD, person } from '@keo/dev-world/door-world'
import { sharedDoorWorld } from '@keo/dev-world/shared-world'
import { days, hours, seconds } from '@keo/units/instants'
import { money } from '@keo/units/money'
import { expect, test } from 'vitest'
import type { NewReward } from './index.ts'

const { database, world } = sharedDoorWorld()
let people = 0
let bets = 0

async function member() {
  const from = person((people += 1))
  const userName = `rewarded${people}`
  const token = await world.register(userName, from)
  const [row] = await database.asOwner('select id from platform.member where user_name = $1', [userName])
  return { ...from, token, userName, id: String(row?.id) as MemberId }
}
/** The same person after a time in which the session ended. */
async function back(who: Who): Promise<Who> {
  const { data } = await world.login(who.userName, GOOD_PASSWORD, who)
  return { ...who, token: data.accessToken }
}
type Who = Awaited<ReturnType<typeof member>>

const dong = (whole: number) => money(BigInt(whole) * 100n, 'VND')
const balanceOf = ({ id }: Who) => world.app.ledger.balanceOf({ memberId: id, currency: 'VND' })
const promotions = async () => (await world.app.ledger.houseBalances('VND')).get('house:promotions') ?? 0n

async function grant(who: Who, more: Partial<NewReward> = {}): Promise<string> {
  const reward: NewReward = {
    memberId: who.id,
    source: 'test.gift',
    period: 'once',
    amount: dong(50_000),
    kind: 'cash',
    turnoverTimes: 0,
    claimUntil: world.worldClock.now() + days(30),
    ...more,
  }
  const id = await world.app.ledger.write((tx) => world.app.rewards.grant(tx, reward))
  return id ?? ''
}
const bonus = (who: Who, period: string, more: Partial<NewReward> = {}) =>
  grant(who, {
    period,
    kind: 'bonus',
    turnoverTimes: 2,
    bonusUntil: world.worldClock.now() + days(7),
    ...more,
  })
const claim = (who: Who, id: string) => world.call(claimReward, { id }, who)
const list = async (who: Who, show: 'toClaim' | 'past' = 'toClaim') =>
  (await world.call(listRewards, { show }, who)).data

/** A stake that is lost at once. */
async function bet({ id: memberId }: Who, whole: number): Promise<void> {
  world.worldClock.jump(seconds(1))
  const holdId = `bet-${(bets += 1)}`
  const stake = { memberId, reference: holdId, amount: dong(whole), holdId }
  const { submit } = world.app.ledger
  await submit({ ...stake, op: 'hold', key: `${holdId}:stake`, kind: 'game.stake', purpose: 'stake' })
  await submit({ ...stake, op: 'post', key: `${holdId}:end`, kind: 'game.settled', to: 'house:games' })
}

async function credit({ id: memberId }: Who, whole: number): Promise<void> {
  const key = `credit-${(bets += 1)}`
  const rest = { memberId, key, kind: 'deposit', reference: key, amount: dong(whole) }
  await world.app.ledger.submit({ ...rest, op: 'move', from: 'house:bank', to: 'available' })
}

test('[LED-11] [LED-11a] a reward is granted once for its source, member and period, and 50 claims at once pay it once', async () => {
  const who = await member()
  const id = await grant(who)
  expect(await grant(who)).toBe('')
  expect((await list(who)).rewards.map((one) => [one.id, one.amount, one.state])).toEqual([
    [id, '50000.00', 'open'],
  ])
  const answers = await Promise.all(Array.from({ length: 50 }, () => claim(who, id)))
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200]))
  expect((await balanceOf(who)).available).toBe(5_000_000n)
  expect((await list(who)).rewards).toEqual([])
  expect((await list(who, 'past')).rewards[0]).toMatchObject({ id, state: 'paid' })
})

test('a claim of what another has, of what is over or of nothing is refused and moves nothing', async () => {
  const who = await member()
  const other = await member()
  const id = await grant(who, { claimUntil: world.worldClock.now() + hours(1) })
  expect((await claim(other, id)).code).toBe(ERRORS.NOT_FOUND.wire)
  expect((await claim(who, `rwd_${'0'.repeat(26)}`)).code).toBe(ERRORS.NOT_FOUND.wire)
  world.worldClock.jump(hours(1))
  expect((await claim(who, id)).code).toBe(ERRORS.REWARD_GONE.wire)
  // Expired at once, wherever it stands until the job has put it among the past ones: it may do so between both looks.
  const shown = [...(await list(who)).rewards, ...(await list(who, 'past')).rewards]
  expect(new Set(shown.map((one) => `${one.id} ${one.state}`))).toEqual(new Set([`${id} expired`]))
  await world.app.rewards.expire()
  expect((await list(who, 'past')).rewards[0]).toMatchObject({ id, state: 'expired' })
  expect([(await balanceOf(who)).available, (await balanceOf(other)).available]).toEqual([0n, 0n])
})

test('[AGT-04] a reward that is held waits for a reviewer, who lets it go on or refuses it', async () => {
  const who = await member()
  const good = await grant(who, { period: 'a', heldFor: 'one device with mbr_1' })
  const bad = await grant(who, { period: 'b', heldFor: 'one device with mbr_1' })
  expect((await claim(who, good)).code).toBe(ERRORS.REWARD_HELD.wire)
  const held = (await world.call(listHeldRewards, {})).data
  expect(held.map(({ id }) => id)).toEqual([good, bad])
  await world.call(decideHeldReward, { id: good, isApproved: true })
  await world.call(decideHeldReward, { id: bad, isApproved: false })
  expect((await claim(who, good)).code).toBe(200)
  expect((await claim(who, bad)).code).toBe(ERRORS.REWARD_GONE.wire)
  expect((await balanceOf(who)).available).toBe(5_000_000n)
})

test('[RSP-17] on a break nothing is shown, claimed, paid by itself or written of, and it is paid afterwards', async () => {
  let who = await member()
  const id = await grant(who, { period: 'before' })
  await world.call(takeBreak, { days: 1 }, who)
  const late = await grant(who, { period: 'during', claimUntil: null })
  const silent = await grant(who, { period: 'silent' })
  expect(await list(who)).toMatchObject({ isClosed: true, rewards: [] })
  expect((await claim(who, id)).code).toBe(ERRORS.OFFERS_CLOSED.wire)
  await world.app.rewards.payDue()
  expect((await balanceOf(who)).available).toBe(0n)
  const { data: letters } = await world.call(listLetters, { letType: 1 }, who)
  expect(letters.list.map(({ kind }) => kind)).toEqual(['rewardToClaim'])
  world.worldClock.jump(days(1) + hours(1))
  who = await back(who)
  await world.app.rewards.payDue()
  expect((await balanceOf(who)).available).toBe(5_000_000n)
  expect((await list(who, 'past')).rewards.map((one) => one.id)).toEqual([late])
  expect((await list(who)).rewards.map((one) => one.id)).toEqual([silent, id])
})

test('[LED-20] [LED-20a] a bonus lies in its own purse, becomes cash when its turnover is met, and no stake counts for two', async () => {
  let who = await member()
  await credit(who, 500_000)
  const first = await bonus(who, 'a')
  const second = await bonus(who, 'b')
  await claim(who, first)
  await claim(who, second)
  expect(await balanceOf(who)).toMatchObject({ available: 50_000_000n, bonus: 10_000_000n })
  // More than is at hand without the bonus cannot be staked.
  const holdId = 'too-much'
  const all = { memberId: who.id, key: holdId, kind: 'game.stake', reference: holdId, amount: dong(500_001) }
  const refused = await world.app.ledger.submit({ ...all, op: 'hold', holdId, purpose: 'stake' })
  expect(refused.status).toBe('short')
  await bet(who, 99_999)
  await world.app.rewards.advanceBonuses()
  expect((await balanceOf(who)).bonus).toBe(10_000_000n)
  const byId = async () =>
    Object.fromEntries((await list(who, 'past')).rewards.map(({ id, bonus: purse }) => [id, purse]))
  expect(await byId()).toMatchObject({
    [first]: { state: 'running', required: '100000.00', done: '99999.00' },
    [second]: { state: 'waiting', done: '0.00' },
  })
  await bet(who, 50_000)
  await world.app.rewards.advanceBonuses()
  expect(await balanceOf(who)).toMatchObject({ available: 40_000_100n, bonus: 5_000_000n })
  expect(await byId()).toMatchObject({
    [first]: { state: 'met', done: '100000.00' },
    [second]: { state: 'running', done: '0.00' },
  })
  world.worldClock.jump(days(8))
  who = await back(who)
  await world.app.rewards.advanceBonuses()
  expect(await balanceOf(who)).toMatchObject({ available: 40_000_100n, bonus: 0n })
  expect(await byId()).toMatchObject({ [second]: { state: 'lapsed' } })
})

test('[AGT-03] what is revoked is taken back once: unclaimed it ends, from the purse it goes, spent it is a debt', async () => {
  const who = await member()
  const before = await promotions()
  await grant(who, { period: 'unclaimed' })
  await claim(who, await bonus(who, 'bonus'))
  await claim(who, await grant(who, { period: 'spent' }))
  await bet(who, 30_000)
  for (const period of ['unclaimed', 'bonus', 'spent', 'spent', 'never-granted'])
    await world.app.ledger.write((tx, post) =>
      world.app.rewards.revoke(tx, post, { memberId: who.id, source: 'test.gift', period }),
    )
  expect(await balanceOf(who)).toMatchObject({ available: 0n, bonus: 0n, debt: 3_000_000n })
  expect(await promotions()).toBe(before)
  expect((await list(who, 'past')).rewards.map(({ state }) => state)).toEqual([
    'revoked',
    'revoked',
    'revoked',
  ])
})

test('what is paid by itself comes within seconds with a letter, and turnover to meet is added to the withdraw meter', async () => {
  const who = await member()
  await grant(who, { claimUntil: null, turnoverTimes: 3 })
  world.worldClock.jump(seconds(5))
  await world.jobs.runDue()
  expect((await balanceOf(who)).available).toBe(5_000_000n)
  const { data: letters } = await world.call(listLetters, { letType: 1 }, who)
  expect(letters.list.map(({ kind, link }) => [kind, link?.page])).toEqual([['rewardPaid', 'welfare']])
  const [round] = await database.asOwner(
    'select required from platform.turnover_round where member_id = $1',
    [who.id],
  )
  expect(String(round?.required)).toBe('15000000')
})
