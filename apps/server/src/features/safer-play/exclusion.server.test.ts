import { exchangeHandOverCode, loginByMobile, loginByName } from '@keo/contract/accounts'
import { ERRORS } from '@keo/contract/errors'
import { heartbeat } from '@keo/contract/heartbeat'
import { getMember } from '@keo/contract/members'
import { askToReopen, excludeMember, getSaferPlay, takeBreak } from '@keo/contract/safer-play'
import { signInAsMember } from '@keo/contract/sandbox'
import { GOOD_PASSWORD, person } from '@keo/dev-world/door-world'
import { sharedDoorWorld } from '@keo/dev-world/shared-world'
import { days, hours } from '@keo/units/instants'
import { expect, test } from 'vitest'
import { PLAY_ACTIONS } from './may-play.ts'

const { database, world } = sharedDoorWorld()

type From = ReturnType<typeof person>
const memberIdOf = async (userName: string) => {
  const [row] = await database.asOwner('select id from platform.member where user_name = $1', [userName])
  return String(row?.id)
}
const visit = (userName: string, from: From) =>
  world.call(loginByName, { userName, password: GOOD_PASSWORD, isVisit: true }, from)

async function excluded(userName: string, from: From, months: number | null = 6) {
  const token = await world.register(userName, from)
  const { data } = await world.call(excludeMember, { months, isSure: true }, { ...from, token })
  return { token, untilTime: data.untilTime }
}

test('[RSP-09] an exclusion holds at once: it ends the session and its socket, and says why', async () => {
  const from = person(1)
  const token = await world.register('closesdoor1', from)
  const socket = await world.socketOf(token)
  const { data } = await world.call(excludeMember, { months: 6, isSure: true }, { ...from, token })
  expect(data).toEqual({ untilTime: '2026-07-31 20:00:00' })
  expect(await world.call(getMember, {}, { ...from, token, language: 'en-US' })).toMatchObject({
    code: ERRORS.SESSION_EXCLUDED.wire,
    msg: 'You have excluded yourself, so this session has ended.',
  })
  expect((await world.call(heartbeat, {}, { ...from, token })).code).toBe(ERRORS.SESSION_EXCLUDED.wire)
  await socket.closed
})

test('[RSP-10] the login by name refuses, in the language of the player and with the day it ends', async () => {
  const from = person(2)
  await excluded('nodooropens1', from)
  const request = { userName: 'nodooropens1', password: GOOD_PASSWORD }
  for (const [language, part] of [
    ['vi-VI', 'tự khóa tài khoản đến 2026-07-31 20:00'],
    ['en-US', 'excluded yourself until 2026-07-31 20:00'],
    ['zh-CN', '自我禁止至 2026-07-31 20:00'],
    ['th-TH', 'ระงับตนเองไว้ถึง 2026-07-31 20:00'],
  ] as const) {
    const { code, msg } = await world.call(loginByName, request, { ...from, language })
    expect([code, msg.includes(part)]).toEqual([ERRORS.SELF_EXCLUDED.wire, true])
  }
  // Somebody who does not know the password learns nothing of it.
  const wrong = await world.login('nodooropens1', 'khongPhai1', from)
  expect(wrong.code).toBe(ERRORS.WRONG_LOGIN.wire)
})

test('[RSP-10] by mobile, by hand-over and by the developer panel nobody excluded comes in either', async () => {
  const from = person(3)
  const token = await world.signIn('maitran88')
  await world.call(excludeMember, { months: null, isSure: true }, { ...from, token })
  const smsCode = await world.smsCode('912345678', 'login', from)
  const byMobile = await world.call(loginByMobile, { mobile: '912345678', smsCode, countryCode: 'VN' }, from)
  expect(byMobile.code).toBe(ERRORS.SELF_EXCLUDED_ENDLESS.wire)
  const code = await world.oneUseCode('maitran88')
  expect((await world.call(exchangeHandOverCode, { code }, from)).code).toBe(
    ERRORS.SELF_EXCLUDED_ENDLESS.wire,
  )
  const byPanel = await world.call(signInAsMember, { userName: 'maitran88' }, from)
  expect(byPanel.code).toBe(ERRORS.SELF_EXCLUDED_ENDLESS.wire)
})

test('[RSP-10] who comes only to withdraw is let in, and can do nothing that is play', async () => {
  const from = person(4)
  await excluded('onlywithdraw1', from)
  const { code, data } = await visit('onlywithdraw1', from)
  expect(code).toBe(200)
  const { exclusion, areOffersHidden } = (
    await world.call(getSaferPlay, {}, { ...from, token: data.accessToken })
  ).data
  expect(exclusion).toMatchObject({ untilTime: '2026-07-31 20:00:00', isAskable: false, reopenTime: '' })
  expect(areOffersHidden).toBe(true)
  const id = await memberIdOf('onlywithdraw1')
  const open = []
  for (const action of PLAY_ACTIONS)
    if ((await world.app.saferPlay.mayPlay(id, action)).isAllowed) open.push(action)
  expect(open).toEqual(['visit', 'withdraw', 'records'])
})

test('[RSP-09] it cannot be undone or shortened early: by no call, and not in the database', async () => {
  const from = person(5)
  await excluded('noundoing1', from, 12)
  const token = (await visit('noundoing1', from)).data.accessToken
  const how = { ...from, token }
  expect((await world.call(askToReopen, {}, how)).code).toBe(ERRORS.REOPEN_TOO_EARLY.wire)
  expect((await world.call(excludeMember, { months: 6, isSure: true }, how)).code).toBe(
    ERRORS.EXCLUSION_NOT_SHORTER.wire,
  )
  expect((await world.call(getMember, {}, how)).code).toBe(200)
  await world.call(takeBreak, { days: 1 }, how)
  const id = await memberIdOf('noundoing1')
  for (const set of [
    'excluded_at = null, excluded_until = null',
    "excluded_until = excluded_until - interval '1 day'",
  ])
    await expect(
      database.asOwner(`update platform.safer_play set ${set} where member_id = $1`, [id]),
    ).rejects.toThrow('exclusion cannot be')
  expect((await world.login('noundoing1', GOOD_PASSWORD, from)).code).toBe(ERRORS.SELF_EXCLUDED.wire)
})

test('[RSP-09] after its term it does not reopen by itself: the player asks, and waits a day', async () => {
  const from = person(6)
  await excluded('comesback1', from)
  world.worldClock.jump(days(182))
  const login = () => world.login('comesback1', GOOD_PASSWORD, from)
  expect((await login()).code).toBe(ERRORS.EXCLUSION_OVER.wire)
  const token = (await visit('comesback1', from)).data.accessToken
  const { data } = await world.call(askToReopen, {}, { ...from, token })
  expect(data.exclusion?.reopenTime).not.toBe('')
  expect((await login()).code).toBe(ERRORS.REOPEN_WAITING.wire)
  world.worldClock.jump(hours(23))
  // Asking again neither shortens nor restarts the wait.
  await world.call(askToReopen, {}, { ...from, token })
  expect((await login()).code).toBe(ERRORS.REOPEN_WAITING.wire)
  world.worldClock.jump(hours(1))
  const back = await login()
  expect(back.code).toBe(200)
  const how = { ...from, token: back.data.accessToken }
  expect((await world.call(getSaferPlay, {}, how)).data.exclusion).toBeNull()
  expect((await world.call(askToReopen, {}, how)).code).toBe(ERRORS.NOT_FOUND.wire)
  expect((await world.call(excludeMember, { months: 6, isSure: true }, how)).code).toBe(200)
})

test('[RSP-09] without end: six months at the least, then a week to think it over', async () => {
  const from = person(7)
  const { untilTime } = await excluded('forever1', from, null)
  expect(untilTime).toBe('')
  world.worldClock.jump(days(180))
  const early = (await visit('forever1', from)).data.accessToken
  expect((await world.call(askToReopen, {}, { ...from, token: early })).code).toBe(
    ERRORS.REOPEN_TOO_EARLY.wire,
  )
  world.worldClock.jump(days(4))
  const token = (await visit('forever1', from)).data.accessToken
  expect((await world.call(askToReopen, {}, { ...from, token })).code).toBe(200)
  world.worldClock.jump(days(6))
  const login = () => world.login('forever1', GOOD_PASSWORD, from)
  expect((await login()).code).toBe(ERRORS.REOPEN_WAITING.wire)
  world.worldClock.jump(days(1))
  expect((await login()).code).toBe(200)
})

test('[RSP-09] a login at the very moment of the exclusion leaves no session behind', async () => {
  const from = person(8)
  const token = await world.register('samemoment1', from)
  const how = { ...from, token }
  await Promise.all([
    world.call(excludeMember, { months: 6, isSure: true }, how),
    ...[1, 2, 3].map(() => world.login('samemoment1', GOOD_PASSWORD, from)),
  ])
  const id = await memberIdOf('samemoment1')
  const { isAllowed } = await world.app.saferPlay.mayPlay(id, 'login')
  // A login that was first has ended the session that asked: then nobody is excluded.
  expect(isAllowed || (await world.app.sessions.listOpen(id)).length === 0).toBe(true)
})
