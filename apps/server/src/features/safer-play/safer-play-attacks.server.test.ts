import type { Call } from '@keo/contract/define-call'
import { ERRORS } from '@keo/contract/errors'
import * as identity from '@keo/contract/identity'
import * as play from '@keo/contract/safer-play'
import { BAD_INPUTS, badInputProblems } from '@keo/dev-world/bad-input'
import { person } from '@keo/dev-world/door-world'
import { sharedDoorWorld } from '@keo/dev-world/shared-world'
import { expect, test } from 'vitest'

const { database, world } = sharedDoorWorld()

const WHO = {
  realName: 'Lê Thị Bưởi',
  birthday: '1996-02-29',
  documentKind: 'idCard',
  documentNumber: '001196012345',
}
/** Every call of the feature with a request that is right. */
const RIGHT: [Call, Record<string, unknown>][] = [
  [play.getSaferPlay, {}],
  [play.setReminder, { minutes: 30 }],
  [play.setSessionLimit, { minutes: 60 }],
  [play.confirmSessionLimit, {}],
  [play.takeBreak, { days: 1 }],
  [play.askToReopen, {}],
  [play.getRealityCheck, {}],
  [play.acknowledgeRealityCheck, {}],
  [identity.getIdentity, {}],
  [identity.submitIdentity, WHO],
]
const EXCLUDE: [Call, Record<string, unknown>] = [play.excludeMember, { months: 6, isSure: true }]

test.each(RIGHT)(
  '[ACS-01] [CFG-05] whatever stands in a field, $method $path names the field and never breaks',
  { timeout: 120_000 },
  async (call, right) => {
    const from = person(RIGHT.findIndex(([each]) => each === call) + 10)
    const token = await world.register(`bad${from.deviceNo?.slice(9, 15)}x`, from)
    expect(await badInputProblems(world, call, right, { ...from, token })).toEqual([])
  },
)

test('[ACS-01] [CFG-05] nothing but months closes an account', { timeout: 60_000 }, async () => {
  const from = person(7)
  const token = await world.register('nomonths1', from)
  // Null is an answer of its own, without end, and seven months are seven months.
  const wrong = BAD_INPUTS.map(([, value]) => value).filter((value) => value !== null && value !== 7)
  for (const months of [...wrong, 0, 5, 61, 6.5]) {
    const request = { months, isSure: true } as unknown as { months: number; isSure: true }
    expect((await world.call(play.excludeMember, request, { ...from, token })).status).toBe(400)
  }
  expect((await world.call(play.getSaferPlay, {}, { ...from, token })).code).toBe(200)
})

test.each([...RIGHT, EXCLUDE])('$method $path is closed to visitors', async (call, right) => {
  expect((await world.call(call, right, person(2))).code).toBe(ERRORS.SESSION_EXPIRED.wire)
})

test('a member named in a request is not the one it is done to', async () => {
  const [attacker, victim] = [person(3), person(4)]
  const token = await world.register('attacker1', attacker)
  const other = await world.register('victim1', victim)
  const [row] = await database.asOwner("select id from platform.member where user_name = 'victim1'")
  const aimed = { memberId: row?.id, member_id: row?.id, tenantId: 'other' }
  const request = { months: 6, isSure: true as const, ...aimed }
  expect((await world.call(play.excludeMember, request, { ...attacker, token })).code).toBe(200)
  expect((await world.call(play.getSaferPlay, {}, { ...victim, token: other })).data.exclusion).toBeNull()
})

test('fields nobody asked for change nothing', async () => {
  const from = person(5)
  const token = await world.register('massassign1', from)
  const more = { breakUntil: null, restUntil: null, checkedAt: '2030-01-01', isIdentityVerified: true }
  await world.call(play.setReminder, { minutes: 30, ...more }, { ...from, token })
  const [row] = await database.asOwner(
    `select break_until, rest_until, identity_verified_at from platform.safer_play
       join platform.member on member.id = member_id where user_name = 'massassign1'`,
  )
  expect(row).toEqual({ break_until: null, rest_until: null, identity_verified_at: null })
})

test('[RSP-09] a slip of the finger excludes nobody: the second step is part of the request', async () => {
  const from = person(6)
  const token = await world.register('slipped1', from)
  for (const isSure of [undefined, false, 'true', 1]) {
    const request = { months: 6, isSure } as unknown as { months: number; isSure: true }
    expect((await world.call(play.excludeMember, request, { ...from, token })).status).toBe(400)
  }
  expect((await world.call(play.getSaferPlay, {}, { ...from, token })).code).toBe(200)
})
