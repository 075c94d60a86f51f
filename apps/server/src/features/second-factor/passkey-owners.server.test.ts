import { exchangeHandOverCode, registerByName } from '@keo/contract/accounts'
import { ERRORS } from '@keo/contract/errors'
import { getSecondFactor, passSecondFactor } from '@keo/contract/second-factor'
import {
  askForPasskeyLogin,
  beginPasskey,
  confirmPasskey,
  loginByPasskey,
  removePasskey,
  renamePasskey,
} from '@keo/contract/second-factor-passkeys'
import { proveSelf } from '@keo/contract/second-factor-proof'
import type { CallOptions } from '@keo/dev-world/call-world'
import { GOOD_PASSWORD, HOSTS, startDoorWorld } from '@keo/dev-world/door-world'
import { factorHand } from '@keo/dev-world/factor-world'
import { softAuthenticator } from '@keo/dev-world/soft-authenticator'
import { sharedDoorWorld } from '@keo/dev-world/shared-world'
import { expect, test } from 'vitest'

const { database, world } = sharedDoorWorld()
const hand = factorHand(world)

const REFUSED = ERRORS.PASSKEY_REFUSED.wire
const doorAsks = async (from: CallOptions) => (await world.call(askForPasskeyLogin, {}, from)).data
type Key = ReturnType<typeof softAuthenticator>
type Slip = Parameters<Key['get']>[1]
/** At the door with a key, as a browser would; `slip` is what the test gets wrong. */
const enter = async (key: Key, from: CallOptions, slip?: Slip) =>
  world.call(loginByPasskey, { passkey: key.get(await doorAsks(from), slip) }, from)
/** The same device and network, before anybody is signed in. */
const visitor = (who: CallOptions): CallOptions => ({ ...who, token: '' })

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
  const request = { userName, password: GOOD_PASSWORD, countryCode: 'VN', captchaTicket }
  const { accessToken: token } = (await own.call(registerByName, request, at)).data
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
