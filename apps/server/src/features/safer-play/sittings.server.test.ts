import { ERRORS } from '@keo/contract/errors'
import { heartbeat } from '@keo/contract/heartbeat'
import { getMember } from '@keo/contract/members'
import {
  acknowledgeRealityCheck,
  confirmSessionLimit,
  getRealityCheck,
  getSaferPlay,
  setReminder,
  setSessionLimit,
} from '@keo/contract/safer-play'
import { GOOD_PASSWORD, person, startDoorWorld } from '@keo/dev-world/door-world'
import { sharedDoorWorld } from '@keo/dev-world/shared-world'
import { days, hours, minutes } from '@keo/units/instants'
import { expect, test } from 'vitest'

const { database, world } = sharedDoorWorld({ hasQuietDays: true })

type Player = ReturnType<typeof person> & { token: string }

/** As an open app: a heartbeat every five minutes. */
async function sit(minuteCount: number, how: Player) {
  for (let passed = 0; passed < minuteCount; passed += 5) {
    world.worldClock.jump(minutes(Math.min(5, minuteCount - passed)))
    await world.call(heartbeat, {}, how)
  }
}
const idOf = async (how: Player) => (await world.call(getMember, {}, how)).data.id
const checkOf = async (how: Player) => (await world.call(getRealityCheck, {}, how)).data
async function player(number: number, userName: string): Promise<Player> {
  const from = person(number)
  const how = { ...from, token: await world.register(userName, from) }
  // The sitting begins with the first call.
  await world.call(getMember, {}, how)
  return how
}
async function verified(how: Player) {
  const id = await idOf(how)
  await database.asOwner('update platform.member set identity_verified_at = now() where id = $1', [id])
  return id
}

test('[RSP-12] the reality check comes after sixty minutes, or as often as the player says', async () => {
  const how = await player(1, 'realcheck1')
  await sit(59, how)
  expect(await checkOf(how)).toMatchObject({ isDue: false, playedMinutes: 59, net: '0.00', currency: 'VND' })
  await sit(1, how)
  expect((await checkOf(how)).isDue).toBe(true)
  await world.call(acknowledgeRealityCheck, {}, how)
  expect(await checkOf(how)).toMatchObject({ isDue: false, playedMinutes: 60 })
  await world.call(setReminder, { minutes: 15 }, how)
  await sit(15, how)
  expect(await checkOf(how)).toMatchObject({ isDue: true, playedMinutes: 75 })
})

test('[RSP-12] while it is due neither stakes nor play are allowed, until it is answered', async () => {
  const how = await player(2, 'betswait1')
  const id = await verified(how)
  const mayStake = async () => (await world.app.saferPlay.mayPlay(id, 'stake')).isAllowed
  expect(await mayStake()).toBe(true)
  await sit(60, how)
  expect(await mayStake()).toBe(false)
  await expect(world.app.saferPlay.demand(id, 'play')).rejects.toMatchObject({ code: 'REALITY_CHECK_DUE' })
  await world.call(acknowledgeRealityCheck, {}, how)
  expect(await mayStake()).toBe(true)
})

test('[RSP-12] an answer is not lost among the calls that an open app makes beside it', async () => {
  const how = await player(9, 'manycalls1')
  await sit(60, how)
  world.worldClock.jump(minutes(1))
  await Promise.all([
    world.call(acknowledgeRealityCheck, {}, how),
    ...Array.from({ length: 8 }, () => world.call(heartbeat, {}, how)),
  ])
  expect((await checkOf(how)).isDue).toBe(false)
})

test('[RSP-12] it is counted on the server: a new login on another device changes nothing', async () => {
  const how = await player(3, 'otherdevice1')
  await sit(40, how)
  const { data } = await world.login('otherdevice1', GOOD_PASSWORD, how)
  const elsewhere = { ...how, deviceNo: 'H5-IOS-1-other1-00000000', token: data.accessToken }
  await sit(20, elsewhere)
  expect(await checkOf(elsewhere)).toMatchObject({ isDue: true, playedMinutes: 60 })
})

test('whoever was away for half an hour sits down anew', async () => {
  const how = await player(4, 'wasaway1')
  await sit(50, how)
  world.worldClock.jump(minutes(30))
  expect(await checkOf(how)).toMatchObject({ isDue: false, playedMinutes: 0 })
})

test('the time limit ends every session, says why, and play rests; money and records stay open', async () => {
  const how = await player(5, 'timelimit1')
  const id = await verified(how)
  await world.call(setSessionLimit, { minutes: 30 }, how)
  await sit(29, how)
  expect((await world.call(getMember, {}, how)).code).toBe(200)
  world.worldClock.jump(minutes(1))
  const over = await world.call(getMember, {}, { ...how, language: 'en-US' })
  expect([over.code, over.msg]).toEqual([
    ERRORS.SESSION_TIME_OVER.wire,
    'The playing time you set yourself is up, so this session has ended. Take a rest.',
  ])
  expect((await world.call(getMember, {}, how)).code).toBe(ERRORS.SESSION_TIME_OVER.wire)
  expect(await world.app.sessions.listOpen(id)).toEqual([])

  const again = { ...how, token: (await world.login('timelimit1', GOOD_PASSWORD, how)).data.accessToken }
  expect((await world.call(getSaferPlay, {}, again)).data.restUntilTime).not.toBe('')
  for (const action of ['deposit', 'stake', 'play', 'offers'] as const)
    expect(await world.app.saferPlay.mayPlay(id, action)).toMatchObject({ cause: 'resting' })
  expect(await world.app.saferPlay.mayPlay(id, 'withdraw')).toEqual({ isAllowed: true })
  world.worldClock.jump(minutes(30))
  expect(await world.app.saferPlay.mayPlay(id, 'stake')).toEqual({ isAllowed: true })
})

test('signing out and in again does not begin the time anew', async () => {
  const how = await player(6, 'outandin1')
  await world.call(setSessionLimit, { minutes: 30 }, how)
  await sit(25, how)
  const again = { ...how, token: (await world.login('outandin1', GOOD_PASSWORD, how)).data.accessToken }
  await sit(5, again)
  expect((await world.call(getMember, {}, again)).code).toBe(ERRORS.SESSION_TIME_OVER.wire)
})

test('a lower limit holds at once, a higher one after a day and a confirmation', async () => {
  const how = await player(7, 'raiseslimit1')
  const limitOf = async () => (await world.call(getSaferPlay, {}, how)).data.sessionLimit
  await world.call(setSessionLimit, { minutes: 120 }, how)
  await world.call(setSessionLimit, { minutes: 60 }, how)
  expect(await limitOf()).toEqual({ minutes: 60, raise: null })
  await world.call(setSessionLimit, { minutes: null }, how)
  expect(await limitOf()).toMatchObject({ minutes: 60, raise: { minutes: null, isReady: false } })
  const confirm = async () => (await world.call(confirmSessionLimit, {}, how)).code
  expect(await confirm()).toBe(ERRORS.LIMIT_NOT_READY.wire)
  world.worldClock.jump(hours(11))
  await world.call(getMember, {}, how)
  world.worldClock.jump(hours(11))
  await world.call(setSessionLimit, { minutes: 180 }, how)
  world.worldClock.jump(hours(2) - 1)
  expect(await confirm()).toBe(ERRORS.LIMIT_NOT_READY.wire)
  world.worldClock.jump(1)
  expect((await limitOf()).raise).toMatchObject({ minutes: 180, isReady: true })
  expect((await limitOf()).minutes).toBe(60)
  expect(await confirm()).toBe(200)
  expect(await limitOf()).toEqual({ minutes: 180, raise: null })
})

test('what was set outlives a restart', async () => {
  const how = await player(8, 'restarted1')
  await world.call(setReminder, { minutes: 30 }, how)
  await world.call(setSessionLimit, { minutes: 45 }, how)
  const second = await startDoorWorld(database, {
    hasQuietDays: true,
    startAt: world.worldClock.now() + days(1),
    seed: 'second',
  })
  const token = (await second.login('restarted1', GOOD_PASSWORD, how)).data.accessToken
  expect((await second.call(getSaferPlay, {}, { ...how, token })).data).toMatchObject({
    reminderMinutes: 30,
    sessionLimit: { minutes: 45, raise: null },
  })
  await second.close()
})
