import { ERRORS } from '@keo/contract/errors'
import { getSaferPlay, takeBreak } from '@keo/contract/safer-play'
import { getHomeBar } from '@keo/contract/site'
import { GOOD_PASSWORD, person } from '@keo/dev-world/door-world'
import { sharedDoorWorld } from '@keo/dev-world/shared-world'
import { days } from '@keo/units/instants'
import { expect, test } from 'vitest'

const { database, world } = sharedDoorWorld()

const memberIdOf = async (userName: string) => {
  const [row] = await database.asOwner('select id from platform.member where user_name = $1', [userName])
  return String(row?.id)
}
const causeOf = async (userName: string, action: 'deposit' | 'stake' | 'withdraw' | 'records' | 'offers') => {
  const verdict = await world.app.saferPlay.mayPlay(await memberIdOf(userName), action)
  return verdict.isAllowed ? null : verdict.cause
}

test('[RSP-08] a break begins at once, leaves login, withdrawal and records, and ends by itself', async () => {
  const from = person(1)
  const token = await world.register('takesabreak1', from)
  const { data } = await world.call(takeBreak, { days: 7 }, { ...from, token })
  expect(data).toMatchObject({ breakUntilTime: '2026-02-07 20:00:00', areOffersHidden: true })
  expect(await causeOf('takesabreak1', 'stake')).toBe('onBreak')
  expect(await causeOf('takesabreak1', 'deposit')).toBe('onBreak')
  expect(await causeOf('takesabreak1', 'withdraw')).toBeNull()
  expect(await causeOf('takesabreak1', 'records')).toBeNull()
  expect((await world.login('takesabreak1', GOOD_PASSWORD, from)).code).toBe(200)
  world.worldClock.jump(days(7))
  expect(await causeOf('takesabreak1', 'offers')).toBeNull()
  expect(await causeOf('takesabreak1', 'stake')).toBe('identity')
})

test('[RSP-08] a break cannot be shortened, by any call or by the database; it can be made longer', async () => {
  const from = person(2)
  const token = await world.register('longerbreak1', from)
  const call = (dayCount: number) =>
    world.call(takeBreak, { days: dayCount }, { ...from, token, language: 'en-US' })
  expect((await call(30)).code).toBe(200)
  expect(await call(1)).toMatchObject({
    code: ERRORS.BREAK_NOT_SHORTER.wire,
    msg: 'A break cannot be shortened. You can only make it longer.',
  })
  expect((await call(42)).code).toBe(200)
  const undo = (set: string) =>
    database.asOwner(`update platform.safer_play set ${set} where member_id = $1`, [id])
  const id = await memberIdOf('longerbreak1')
  await expect(undo('break_until = null')).rejects.toThrow('cannot be shortened')
  await expect(undo("break_until = break_until - interval '1 hour'")).rejects.toThrow('cannot be shortened')
  await expect(
    database.asOwner('delete from platform.safer_play where member_id = $1', [id]),
  ).rejects.toThrow('is kept')
})

test('[RSP-08] less than a day or more than six weeks is no break', async () => {
  const from = person(3)
  const token = await world.register('oddbreak1', from)
  for (const dayCount of [0, -7, 43, 1.5, 1e9])
    expect((await world.call(takeBreak, { days: dayCount }, { ...from, token })).status).toBe(400)
  expect((await world.call(getSaferPlay, {}, { ...from, token })).data.breakUntilTime).toBe('')
})

test('[RSP-10] [RSP-17] on a break the home page has no banners; others see them', async () => {
  const from = person(4)
  const token = await world.register('nooffers1', from)
  const banners = async () => (await world.call(getHomeBar, {}, { ...from, token })).data.banners.length
  expect(await banners()).toBeGreaterThan(0)
  await world.call(takeBreak, { days: 1 }, { ...from, token })
  expect(await banners()).toBe(0)
  const bar = (await world.call(getHomeBar, {}, from)).data
  expect(bar.banners.length).toBeGreaterThan(0)
})

test('[AUD-01] a break is in the audit log', async () => {
  const id = await memberIdOf('longerbreak1')
  const rows = await database.asOwner(
    "select action, actor from kit.audit_entry where object = $1 and action like 'safer-play.%'",
    [id],
  )
  expect(rows).toEqual([
    { action: 'safer-play.break', actor: id },
    { action: 'safer-play.break', actor: id },
  ])
})
