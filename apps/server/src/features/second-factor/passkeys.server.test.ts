import { exchangeHandOverCode, registerByName } from '@keo/contract/accounts'
import { listLoginHistory } from '@keo/contract/account-sessions'
import { ERRORS } from '@keo/contract/errors'
import { getMember } from '@keo/contract/members'
import { getSecondFactor, passSecondFactor } from '@keo/contract/second-factor'
import {
  askForPasskey,
  askForPasskeyLogin,
  beginPasskey,
  confirmPasskey,
  loginByPasskey,
  removePasskey,
  renamePasskey,
} from '@keo/contract/second-factor-passkeys'
import { proveSelf } from '@keo/contract/second-factor-proof'
import type { CallOptions } from '@keo/dev-world/call-world'
import { GOOD_PASSWORD, HOSTS, startDoorWorld, type DoorWorld } from '@keo/dev-world/door-world'
import { factorHand } from '@keo/dev-world/factor-world'
import { softAuthenticator } from '@keo/dev-world/soft-authenticator'
import { freshDatabase, type TestDatabase } from '@keo/dev-world/test-database'
import { minutes } from '@keo/units/instants'
import { afterAll, beforeAll, expect, test } from 'vitest'

let database: TestDatabase
let world: DoorWorld
let hand: ReturnType<typeof factorHand>

beforeAll(async () => {
  database = await freshDatabase()
  world = await startDoorWorld(database)
  hand = factorHand(world)
})
afterAll(async () => {
  await world.close()
  await database.close()
})

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
  await world.clock.advance(minutes(5))
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

test("another member's passkey passes nobody else's check, and cannot be taken over", async () => {
  const [mai, linh] = [await hand.newcomer(107), await hand.newcomer(108)]
  const ofLinh = (await hand.enrolPasskey(linh)).key
  await hand.enrolPasskey(mai)
  const owing = { ...mai, token: (await hand.login(mai)).accessToken }
  const claim = { passkey: ofLinh.get(await hand.asked(owing)) }
  expect((await world.call(passSecondFactor, claim, owing)).code).toBe(REFUSED)
  expect((await world.call(proveSelf, { passkey: ofLinh.get(await hand.asked(mai)) }, mai)).code).toBe(
    REFUSED,
  )
  // A challenge of Linh's session is of no use in Mai's.
  const stolen = await hand.asked(linh)
  expect((await world.call(proveSelf, { passkey: ofLinh.get(stolen) }, mai)).code).toBe(REFUSED)

  const proofTicket = await hand.proofOf(mai)
  const asked = (await world.call(beginPasskey, { proofTicket }, mai)).data
  const taken = { proofTicket, name: 'Của tôi', passkey: ofLinh.create(asked) }
  expect((await world.call(confirmPasskey, taken, mai)).code).toBe(REFUSED)
})

test('making one refuses a wrong origin, a used challenge, and whatever was not asked for here', async () => {
  const [mai, linh] = [await hand.newcomer(109), await hand.newcomer(110)]
  const key = softAuthenticator(`https://${HOSTS.open}`)
  const proofTicket = await hand.proofOf(mai)
  const begin = async () => (await world.call(beginPasskey, { proofTicket }, mai)).data
  const confirm = async (
    passkey: ReturnType<typeof key.create>,
    who: CallOptions = mai,
    ticket = proofTicket,
  ) => (await world.call(confirmPasskey, { proofTicket: ticket, name: 'Khóa', passkey }, who)).code
  expect(await confirm(key.create(await begin(), { origin: 'https://evil.example' }))).toBe(REFUSED)
  expect(await confirm(key.create(await begin(), { rpId: 'evil.example' }))).toBe(REFUSED)
  expect(await confirm(key.create(await begin(), { isVerified: false }))).toBe(REFUSED)
  expect(await confirm(key.create(await begin(), { crossOrigin: true }))).toBe(REFUSED)
  const asked = await begin()
  const ofLinh = await hand.proofOf(linh)
  expect(await confirm(key.create(asked), linh, ofLinh), 'asked for by Mai').toBe(REFUSED)
  expect(await confirm(key.create(asked)), 'and used up by that').toBe(REFUSED)
  const last = await begin()
  expect(await confirm(key.create(last), mai, 'made-up')).toBe(ERRORS.PROOF_NEEDED.wire)
  const good = key.create(await begin())
  expect(await confirm(good)).toBe(200)
  expect(await confirm(good)).toBe(REFUSED)
})

test('passkeys are named, listed and removed by their owner alone; the last one takes the recovery codes along', async () => {
  const [mai, linh] = [await hand.newcomer(111), await hand.newcomer(112)]
  const { key, passkey } = await hand.enrolPasskey(mai, 'Máy cũ')
  const { id } = passkey
  expect((await world.call(renamePasskey, { id, name: 'Của Linh' }, linh)).status).toBe(404)
  const ofLinh = await hand.proofOf(linh)
  expect((await world.call(removePasskey, { id, proofTicket: ofLinh }, linh)).status).toBe(404)
  expect((await world.call(removePasskey, { id, proofTicket: ofLinh }, mai)).code).toBe(
    ERRORS.PROOF_NEEDED.wire,
  )
  expect((await world.call(renamePasskey, { id, name: '  Máy mới ' }, mai)).code).toBe(200)
  const { passkeys } = (await world.call(getSecondFactor, {}, mai)).data
  expect(passkeys.map(({ name }) => name)).toEqual(['Máy mới'])

  const claim = { passkey: key.get(await hand.asked(mai)) }
  const { proofTicket } = (await world.call(proveSelf, claim, mai)).data
  expect((await world.call(removePasskey, { id, proofTicket }, mai)).code).toBe(200)
  expect((await world.call(getSecondFactor, {}, mai)).data).toMatchObject({ passkeys: [], recoveryLeft: 0 })
  expect((await enter(key, visitor(mai))).code).toBe(REFUSED)
  expect((await hand.login(mai)).secondFactor).toEqual([])
})

test('a member keeps at most ten', async () => {
  const mai = await hand.newcomer(113)
  for (let n = 0; n < 10; n++) await hand.enrolPasskey(mai, `Khóa ${n}`)
  const { code } = await world.call(beginPasskey, { proofTicket: await hand.proofOf(mai) }, mai)
  expect(code).toBe(ERRORS.PASSKEY_LIMIT.wire)
})

test('a passkey belongs to its host: elsewhere it opens nothing, and a factor is owed all the same', async () => {
  const mai = await hand.newcomer(114)
  const { key } = await hand.enrolPasskey(mai)
  const elsewhere = { ...mai, host: HOSTS.handingOver }
  const there = visitor(elsewhere)
  expect((await enter(key, there, { origin: `https://${HOSTS.handingOver}` })).code).toBe(REFUSED)
  const { accessToken: code, state } = await hand.login(elsewhere)
  const swapped = await world.call(exchangeHandOverCode, { code, state: state ?? '' }, there)
  expect(swapped.data.secondFactor).toEqual(['recovery'])
  const owing = { ...elsewhere, token: swapped.data.accessToken }
  expect((await hand.asked(owing)).options.allowCredentials).toEqual([])
})

test('with configured origins only those count', async () => {
  const own = await startDoorWorld(database, { seed: 'own', env: { SITE_ORIGINS: 'https://keo.example' } })
  const at = { deviceNo: 'H5-AND-1-000115-00000000', host: 'keo.example' }
  const userName = 'configured115'
  const captchaTicket = await own.solveCaptcha('register', at)
  const wish = { userName, password: GOOD_PASSWORD, countryCode: 'VN', captchaTicket }
  const { accessToken: token } = (await own.call(registerByName, wish, at)).data
  const { key } = await factorHand(own).enrolPasskey({ ...at, userName, token })
  const login = async (slip: Slip = {}) => {
    const asked = (await own.call(askForPasskeyLogin, {}, at)).data
    return (await own.call(loginByPasskey, { passkey: key.get(asked, slip) }, at)).code
  }
  expect(await login({ origin: 'http://keo.example' })).toBe(REFUSED)
  expect(await login({ origin: 'https://keo.example:8443' })).toBe(REFUSED)
  expect(await login()).toBe(200)
  await own.close()
})
