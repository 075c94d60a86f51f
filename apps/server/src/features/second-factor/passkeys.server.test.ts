import { listLoginHistory } from '@keo/contract/account-sessions'
import { ERRORS } from '@keo/contract/errors'
import { getMember } from '@keo/contract/members'
import { getSecondFactor, passSecondFactor } from '@keo/contract/second-factor'
import { askForPasskey, askForPasskeyLogin, loginByPasskey } from '@keo/contract/second-factor-passkeys'
import { proveSelf } from '@keo/contract/second-factor-proof'
import type { CallOptions } from '@keo/dev-world/call-world'
import { HOSTS } from '@keo/dev-world/door-world'
import { factorHand } from '@keo/dev-world/factor-world'
import { softAuthenticator } from '@keo/dev-world/soft-authenticator'
import { sharedDoorWorld } from '@keo/dev-world/shared-world'
import { minutes } from '@keo/units/instants'
import { expect, test } from 'vitest'

const { database, world } = sharedDoorWorld()
const hand = factorHand(world)

const REFUSED = ERRORS.PASSKEY_REFUSED.wire
const isIn = async (token: string) => (await world.call(getMember, {}, { token })).code
const doorAsks = async (from: CallOptions) => (await world.call(askForPasskeyLogin, {}, from)).data
type Key = ReturnType<typeof softAuthenticator>
type Slip = Parameters<Key['get']>[1]
/** At the door with a key, as a browser would; `slip` is what the test gets wrong. */
const enter = async (key: Key, from: CallOptions, slip?: Slip) =>
  world.call(loginByPasskey, { passkey: key.get(await doorAsks(from), slip) }, from)
/** The same device and network, before anybody is signed in. */
const visitor = (who: CallOptions): CallOptions => ({ ...who, token: '' })

test('a passkey is made with a fresh proof and signs its owner in, without name, password or second factor', async () => {
  const mai = await hand.newcomer(101)
  const { key, passkey, recoveryCodes } = await hand.enrolPasskey(mai, 'Điện thoại của Mai')
  expect(passkey).toMatchObject({ name: 'Điện thoại của Mai', host: HOSTS.open, usedTime: '' })
  expect(recoveryCodes).toHaveLength(10)

  const answer = await enter(key, visitor(mai))
  expect(answer).toMatchObject({
    code: 200,
    data: { loginState: 0, secondFactor: [], state: null, userName: mai.userName },
  })
  expect(await isIn(answer.data.accessToken)).toBe(200)
  expect(await isIn(mai.token)).toBe(10018)
  const here = { ...mai, token: answer.data.accessToken }
  const { passkeys } = (await world.call(getSecondFactor, {}, here)).data
  expect(passkeys[0]?.usedTime).not.toBe('')
  const { records } = (await world.call(listLoginHistory, {}, here)).data
  expect(records[0]).toMatchObject({ way: 'passkey', result: 'full' })
})

test('a passkey is a second factor too: it is owed after the password and passes', async () => {
  const mai = await hand.newcomer(102)
  const { key } = await hand.enrolPasskey(mai)
  const { accessToken, secondFactor } = await hand.login(mai)
  expect(secondFactor).toEqual(['passkey', 'recovery'])
  const owing = { ...mai, token: accessToken }
  expect(await isIn(accessToken)).toBe(ERRORS.NOT_ALLOWED.wire)
  const asked = await hand.asked(owing)
  expect(asked.options.allowCredentials).toEqual([
    { id: key.credentialId, type: 'public-key', transports: ['internal'] },
  ])
  const passed = await world.call(
    passSecondFactor,
    { passkey: key.get(asked, { userHandle: undefined }) },
    owing,
  )
  expect(passed).toMatchObject({ code: 200, data: { secondFactor: [] } })
  expect(await isIn(passed.data.accessToken)).toBe(200)
})

test('a challenge works once, within five minutes, and for nothing else', async () => {
  const mai = await hand.newcomer(103)
  const { key } = await hand.enrolPasskey(mai)
  const from = visitor(mai)
  const asked = await doorAsks(from)
  const passkey = key.get(asked)
  expect((await world.call(loginByPasskey, { passkey }, from)).code).toBe(200)
  expect((await world.call(loginByPasskey, { passkey }, from)).code, 'replayed').toBe(REFUSED)
  // A new signature under an old challenge.
  expect((await world.call(loginByPasskey, { passkey: key.get(asked) }, from)).code).toBe(REFUSED)

  const late = await doorAsks(from)
  await world.clock.jump(minutes(5))
  expect((await world.call(loginByPasskey, { passkey: key.get(late) }, from)).code, 'late').toBe(REFUSED)

  const session = await enter(key, from)
  const here = { ...mai, token: session.data.accessToken }
  const ofCheck = (await world.call(askForPasskey, {}, here)).data
  expect(
    (await world.call(loginByPasskey, { passkey: key.get(ofCheck) }, from)).code,
    'meant for a check',
  ).toBe(REFUSED)
  const ofDoor = await doorAsks(from)
  expect((await world.call(proveSelf, { passkey: key.get(ofDoor) }, here)).code, 'meant for the door').toBe(
    REFUSED,
  )
  const made = await enter(key, from, { challenge: 'bWFkZS11cC1jaGFsbGVuZ2U' })
  expect(made.code, 'another challenge').toBe(REFUSED)
})

test('of many uses of one answer at once exactly one passes', async () => {
  const mai = await hand.newcomer(104)
  const { key } = await hand.enrolPasskey(mai)
  const from = visitor(mai)
  const passkey = key.get(await doorAsks(from))
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => world.call(loginByPasskey, { passkey }, from)),
  )
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
})

const SLIPS: [string, NonNullable<Slip>][] = [
  ['a page of another site', { origin: 'https://evil.example' }],
  ['a look-alike of this host', { origin: `https://${HOSTS.open}.evil.example` }],
  ['another host of the site', { origin: `https://${HOSTS.captcha}` }],
  ['a frame on another site', { crossOrigin: true }],
  ['a key for another host', { rpId: 'evil.example' }],
  ['an answer of another kind', { type: 'webauthn.create' }],
  ['nobody verified by finger, face or PIN', { isVerified: false }],
  ['a counter that stands still', { counter: 1 }],
  ['no user handle', { userHandle: undefined }],
  ['the user handle of somebody else', { userHandle: 'c29tZWJvZHktZWxzZQ' }],
]

test.each(SLIPS)('the door refuses %s', async (_, slip) => {
  const mai = await hand.newcomer(200 + SLIPS.findIndex(([, known]) => known === slip))
  const { key } = await hand.enrolPasskey(mai)
  const from = visitor(mai)
  // One use, so that the counter stands at one.
  expect((await enter(key, from)).code).toBe(200)
  expect((await enter(key, from, slip)).code).toBe(REFUSED)
})

test('a counter that goes back is refused and written down', async () => {
  const mai = await hand.newcomer(105)
  const { key, passkey } = await hand.enrolPasskey(mai)
  const from = visitor(mai)
  expect((await enter(key, from, { counter: 7 })).code).toBe(200)
  expect((await enter(key, from, { counter: 6 })).code).toBe(REFUSED)
  const entries = await database.asOwner(
    `select before, after from kit.audit_entry where action = 'passkey.counter-regressed' and object = $1`,
    [passkey.id],
  )
  expect(entries).toHaveLength(1)
  expect((await enter(key, from, { counter: 8 })).code).toBe(200)
})

test('a key that never counts stays usable', async () => {
  const mai = await hand.newcomer(106)
  const { key } = await hand.enrolPasskey(mai)
  for (let n = 0; n < 2; n++) expect((await enter(key, visitor(mai), { counter: 0 })).code).toBe(200)
})
