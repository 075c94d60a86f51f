import { ERRORS } from '@keo/contract/errors'
import {
  drawAward,
  generateReferralCode,
  queryHorseRing,
  queryInviteBetConfig,
  queryInviteDepConfig,
  queryInviteInfo,
  queryInviteVipConfig,
} from '@keo/contract/invitations'
import { decideHeldReward, listHeldRewards } from '@keo/contract/rewards'
import { takeBreak } from '@keo/contract/safer-play'
import { sharedDoorWorld } from '@keo/dev-world/shared-world'
import { expect, test } from 'vitest'
import { inviteSteps, type Person } from '@keo/dev-world/invite-steps'

const { database, world } = sharedDoorWorld()
const steps = inviteSteps(world)

/** A friend who does what is asked for. */
async function begun(inviter: Person, from?: Person): Promise<Person> {
  const friend = await steps.newcomer({ code: await steps.codeOf(inviter), ...(from ? { from } : {}) })
  await steps.deposit(friend, 1_000_000)
  await steps.bet(friend, 1_000_000)
  return friend
}

const gained = async (who: Person, before: number) => Math.round((await steps.balanceOf(who)) - before)

test('[AGT-03] [OPS-06b] both get their reward when the friend has deposited and bet enough, and not a step before', async () => {
  const inviter = await steps.newcomer()
  const friend = await steps.newcomer({ code: await steps.codeOf(inviter) })
  const stepOf = async () => (await steps.infoOf(inviter)).friends[0]?.step
  await steps.bet(friend, 1)
  await steps.goOn()
  expect(await stepOf()).toBe('registered')
  await steps.deposit(friend, 199_999)
  await steps.goOn()
  expect(await stepOf()).toBe('registered')
  await steps.deposit(friend, 1_200_000)
  await steps.bet(friend, 999_999)
  await steps.goOn()
  expect([await stepOf(), await steps.balanceOf(inviter)]).toEqual(['deposited', 0])
  const before = await steps.balanceOf(friend)
  await steps.bet(friend, 1)
  await steps.goOn()
  expect(await stepOf()).toBe('rewarded')
  expect([await gained(inviter, 0), await gained(friend, before - 1)]).toEqual([88_000, 88_000])
  await steps.goOnLong()
  const back = await steps.signInAgain(inviter)
  expect([await steps.totalOf(back), await steps.balanceOf(inviter)]).toEqual([88_000, 88_000])
  expect((await steps.awardsOf(back)).map(({ kind, state }) => [kind, state])).toEqual([['friend', 'paid']])
})

test('[AGT-03] a deposit that is taken back takes both rewards back once; one that comes again brings them again', async () => {
  const inviter = await steps.newcomer()
  const friend = await steps.newcomer({ code: await steps.codeOf(inviter) })
  const seq = await steps.deposit(friend, 1_000_000)
  await steps.bet(friend, 1_000_000)
  await steps.goOn()
  expect(await steps.balanceOf(inviter)).toBe(88_000)
  const before = await steps.balanceOf(friend)
  await steps.takeBack(friend, seq, 1_000_000)
  await steps.goOn()
  await steps.goOn()
  expect([await steps.balanceOf(inviter), await gained(friend, before)]).toEqual([0, -1_088_000])
  expect((await steps.awardsOf(inviter)).map(({ state }) => state)).toEqual(['revoked'])
  expect((await steps.infoOf(inviter)).funnel).toMatchObject({ deposited: 0, rewarded: 0 })
  await steps.deposit(friend, 2_000_000)
  await steps.goOn()
  expect([await steps.balanceOf(inviter), await gained(friend, before)]).toEqual([88_000, 1_000_000])
})

test('[AGT-03] [SET-10] a result that is taken back takes the rewards back with it', async () => {
  const inviter = await steps.newcomer()
  const friend = await steps.newcomer({ code: await steps.codeOf(inviter) })
  await steps.deposit(friend, 500_000)
  const order = `order-${friend.id}`
  await database.asOwner(
    `insert into platform.sports_order (tenant_id, order_id, member_id, currency, stake_state, valid_stake, counts_from)
     values ('keo', $1, $2, 'VND', 'settled', 100000000, $3)`,
    [order, friend.id, new Date(world.worldClock.now()).toISOString()],
  )
  await steps.goOn()
  expect(await steps.balanceOf(inviter)).toBe(88_000)
  await database.asOwner('update platform.sports_order set valid_stake = 0 where order_id = $1', [order])
  await steps.goOnLong()
  expect(await steps.balanceOf(inviter)).toBe(0)
})

test('[AGT-04] a shared device, network or payout target holds both rewards; a reviewer lets them go or refuses them', async () => {
  const inviter = await steps.newcomer()
  const sameDevice = await begun(inviter, { ...(await steps.newcomer()), deviceNo: inviter.deviceNo ?? '' })
  const sameNetwork = await begun(inviter, { ...(await steps.newcomer()), address: inviter.address ?? '' })
  const sameTarget = await begun(inviter)
  await steps.goOn()
  // The third is held by nothing yet, so it was paid.
  expect(await steps.balanceOf(inviter)).toBe(88_000)
  const held = (await world.call(listHeldRewards, {})).data
  const causeOf = (who: Person) => held.find(({ memberId }) => memberId === who.id)?.heldFor
  expect([causeOf(sameDevice), causeOf(sameNetwork), causeOf(sameTarget)]).toEqual([
    'shared device',
    'shared network',
    undefined,
  ])
  const { friends, funnel } = await steps.infoOf(inviter)
  expect([friends.filter(({ isHeld }) => isHeld).length, funnel.rewarded]).toEqual([2, 1])
  for (const { id, memberId, period } of held) {
    const isOfDevice = memberId === sameDevice.id || period === sameDevice.id
    await world.call(decideHeldReward, { id, isApproved: isOfDevice })
  }
  await steps.goOn()
  expect([await steps.balanceOf(inviter), (await steps.infoOf(inviter)).funnel.rewarded]).toEqual([
    176_000, 2,
  ])
  expect((await steps.awardsOf(inviter)).map(({ state }) => state).toSorted()).toEqual([
    'paid',
    'paid',
    'refused',
  ])
})

test('[AGT-04] a payout target that inviter and friend have had holds the reward', async () => {
  const inviter = await steps.newcomer()
  const friend = await begun(inviter)
  for (const who of [inviter, friend])
    await database.asOwner(
      `insert into platform.payout_target (tenant_id, member_id, id, kind, place, number_box, mobile_box, number_hash,
         shown, shown_mobile, bound_at, deleted_at)
       values ('keo', $1, 'tgt_1', 'bank', 'X', '', '', '\\x0707', '', '', now(), now())`,
      [who.id],
    )
  await steps.goOn()
  expect(await steps.balanceOf(inviter)).toBe(0)
  const held = (await world.call(listHeldRewards, {})).data
  expect(held.find(({ memberId }) => memberId === friend.id)?.heldFor).toBe('shared payout target')
})

test('[AGT-04] forty accounts on one device, each invited by the one before: every reward is held, none is paid', async () => {
  let last = await steps.newcomer()
  const device = { deviceNo: last.deviceNo ?? '' }
  const chain = [last]
  for (let count = 1; count < 40; count += 1) {
    last = await begun(last, { ...(await steps.newcomer()), ...device })
    chain.push(last)
  }
  await steps.goOn()
  const paid = await database.asOwner(
    "select count(*)::int as count from platform.reward where state = 'paid' and member_id = any($1)",
    [chain.map(({ id }) => id)],
  )
  expect(paid).toEqual([{ count: 0 }])
})

test('[OPS-06b] [LED-11] fifty draws of a milestone at once pay it once; before, after and by others nothing is drawn', async () => {
  const inviter = await steps.newcomer()
  expect((await world.call(drawAward, { friends: 5 }, inviter)).code).toBe(ERRORS.NOT_FOUND.wire)
  for (let count = 0; count < 5; count += 1) await begun(inviter)
  await steps.goOn()
  const { milestones } = await steps.infoOf(inviter)
  expect(milestones.map(({ state, left }) => [state, left])).toEqual([
    ['open', 0],
    ['far', 5],
    ['far', 25],
  ])
  const other = await steps.newcomer()
  expect((await world.call(drawAward, { friends: 5 }, other)).code).toBe(ERRORS.NOT_FOUND.wire)
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => world.call(drawAward, { friends: 5 }, inviter)),
  )
  expect(new Set(answers.map(({ code, data }) => `${code} ${data.amount} ${data.state}`))).toEqual(
    new Set(['200 188000.00 paid']),
  )
  expect(await steps.balanceOf(inviter)).toBe(5 * 88_000 + 188_000)
  expect((await steps.infoOf(inviter)).milestones[0]?.state).toBe('paid')
})

test('[AGT-03] a milestone falls with the friends that made it', async () => {
  const inviter = await steps.newcomer()
  for (let count = 0; count < 4; count += 1) await begun(inviter)
  const friend = await steps.newcomer({ code: await steps.codeOf(inviter) })
  const seq = await steps.deposit(friend, 1_000_000)
  await steps.bet(friend, 1_000_000)
  await steps.goOn()
  await world.call(drawAward, { friends: 5 }, inviter)
  expect(await steps.balanceOf(inviter)).toBe(5 * 88_000 + 188_000)
  await steps.takeBack(friend, seq, 1_000_000)
  await steps.goOn()
  expect(await steps.balanceOf(inviter)).toBe(4 * 88_000)
})

test('[OPS-06a] a friend who reaches VIP levels brings each of them once', async () => {
  const inviter = await steps.newcomer()
  const friend = await begun(inviter)
  await steps.goOn()
  await database.asOwner('update platform.member set vip_level = 5 where id = $1', [friend.id])
  await steps.goOnLong()
  await steps.goOnLong()
  expect(await steps.balanceOf(inviter)).toBe(88_000 + 58_000 + 188_000)
})

test('[PRV-02] [OPS-06b] the ticker shows real rewards, newest first, twenty at most and under masked names', async () => {
  const { data } = await world.call(queryHorseRing, {})
  expect(data.length).toBe(20)
  expect(data.every(({ userName }) => /^.{1,2}\*{3}.{1,2}$/.test(userName))).toBe(true)
  expect(data.map(({ time }) => time)).toEqual(
    data
      .map(({ time }) => time)
      .toSorted()
      .toReversed(),
  )
})

test('[OPS-06a] the three configs say what is promised, to visitors too', async () => {
  const { depositMin, turnover, milestones } = (await world.call(queryInviteDepConfig, {})).data
  expect([depositMin, turnover, milestones.length]).toEqual(['200000.00', '1000000.00', 3])
  expect((await world.call(queryInviteBetConfig, {})).data.tiers[0]).toEqual({ from: '0.00', rateBp: 10 })
  expect((await world.call(queryInviteVipConfig, {})).data.levels[0]).toEqual({
    level: 2,
    reward: '58000.00',
  })
})

test('[RSP-17] whoever is on a break gets no code, no figures and no ticker, and is granted nothing until it is over', async () => {
  const inviter = await steps.newcomer()
  await begun(inviter)
  await world.call(takeBreak, { days: 1 }, inviter)
  for (const call of [
    generateReferralCode,
    queryInviteInfo,
    queryInviteDepConfig,
    queryInviteBetConfig,
  ] as const)
    expect((await world.call(call, {}, inviter)).code).toBe(ERRORS.OFFERS_CLOSED.wire)
  expect((await world.call(queryHorseRing, {}, inviter)).data).toEqual([])
  await steps.goOn()
  expect(await steps.balanceOf(inviter)).toBe(0)
})
