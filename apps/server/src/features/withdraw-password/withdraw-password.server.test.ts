import { ERRORS } from '@keo/contract/errors'
import { getMember } from '@keo/contract/members'
import { deleteBankCard } from '@keo/contract/banks'
import { getPublicKey, setupWithdrawPassword } from '@keo/contract/withdraw-password'
import { getLargeWithdrawLimit } from '@keo/contract/withdraw'
import { PIN, withdrawSteps, type Payee } from '@keo/dev-world/withdraw-steps'
import { keptLog } from '@keo/dev-world/kept-log'
import { sharedDoorWorld } from '@keo/dev-world/shared-world'
import { createPublicKey } from 'node:crypto'
import { hours, minutes, seconds } from '@keo/units/instants'
import { beforeAll, expect, test } from 'vitest'

const kept = keptLog()
const { lines } = kept
const { database, world } = sharedDoorWorld({ log: kept.log })
const steps = withdrawSteps(world)
beforeAll(() => steps.warmUp())

/** Whether these digits pass: a deletion of nothing asks for them first. */
const tryCipher = async (who: Payee, withdrawPwd: string) =>
  (await world.call(deleteBankCard, { id: 'pay_0000000000', withdrawPwd }, who)).code
const tryPin = async (who: Payee, pwd: string) => tryCipher(who, await steps.seal(who, 'binding', { pwd }))
const WRONG = ERRORS.WITHDRAW_PASSWORD_WRONG.wire
const PASSED = ERRORS.NOT_FOUND.wire

test('[PIN-01] the key is RSA of 3072 bits', async () => {
  const who = await steps.payee('0')
  const der = Buffer.from((await world.call(getPublicKey, {}, who)).data, 'base64')
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' })
  expect(key.asymmetricKeyDetails?.modulusLength).toBe(3072)
})

test('[PIN-02] [PIN-04] a cipher works once, for its purpose, member and two minutes; all failures look the same', async () => {
  const who = await steps.payee('0')
  const other = await steps.payee('0')
  const cipher = await steps.seal(who, 'binding')
  expect(await tryCipher(who, cipher)).toBe(PASSED)
  expect(await tryCipher(who, cipher)).toBe(WRONG)
  expect(await tryCipher(other, await steps.seal(who, 'binding'))).toBe(WRONG)
  expect(await tryCipher(who, await steps.seal(who, 'withdraw'))).toBe(WRONG)
  const old = { at: world.worldClock.now() - seconds(121) }
  expect(await tryCipher(who, await steps.seal(who, 'binding', old))).toBe(WRONG)
  const early = { at: world.worldClock.now() + minutes(5) }
  expect(await tryCipher(who, await steps.seal(who, 'binding', early))).toBe(WRONG)
  const fresh = await steps.seal(who, 'binding')
  expect(await tryCipher(who, `${'0'.repeat(16)}${fresh.slice(16)}`)).toBe(WRONG)
  expect(await tryCipher(who, `${fresh.slice(0, 17)}${'A'.repeat(512)}`)).toBe(WRONG)
  // Nothing of that was a guess at the digits: nobody is locked out by what somebody else replays.
  expect(await tryPin(who, PIN)).toBe(PASSED)
})

test('[PIN-03] the same digits give another cipher each time', async () => {
  const who = await steps.payee('0')
  expect(await steps.seal(who, 'binding')).not.toBe(await steps.seal(who, 'binding'))
})

test('[PIN-05] kept as argon2id; simple ones are refused', async () => {
  const who = await steps.payee('0')
  const [row] = await database.asOwner(
    'select password_hash from platform.withdraw_password where member_id = $1',
    [who.id],
  )
  expect(String(row?.['password_hash'])).toMatch(/^\$argon2id\$/)
  for (const pwd of ['123456', '654321', '777777', '121212', '123123', who.mobile.slice(-6)]) {
    const withdrawPwd = await steps.seal(who, 'setup', { pwd })
    const { code } = await world.call(setupWithdrawPassword, { withdrawPwd, smsCode: '000000' }, who)
    expect(code).toBe(ERRORS.WITHDRAW_PASSWORD_WEAK.wire)
  }
})

test('[PIN-06] [PIN-07] [WAL-04b] five wrong tries lock withdrawals, however many come at once; an SMS reset lifts it', async () => {
  const who = await steps.payee('0')
  const ciphers = await Promise.all(
    Array.from({ length: 8 }, () => steps.seal(who, 'binding', { pwd: '902817' })),
  )
  const codes = await Promise.all(ciphers.map((cipher) => tryCipher(who, cipher)))
  expect(codes.every((code) => code === WRONG || code === ERRORS.WITHDRAW_LOCKED.wire)).toBe(true)
  const { status, locks } = (await world.call(getMember, {}, who)).data
  expect(status).toContain('3')
  expect(locks).toEqual([{ lock: 'withdraw', cause: 'withdrawPassword' }])
  expect(await tryPin(who, PIN)).toBe(ERRORS.WITHDRAW_LOCKED.wire)
  expect((await steps.setPin(who, '385027')).code).toBe(200)
  expect((await world.call(getMember, {}, who)).data.status).not.toContain('3')
  expect(await tryPin(who, '385027')).toBe(PASSED)
  // A reset makes large withdrawals wait.
  expect((await world.call(getLargeWithdrawLimit, {}, who)).data.holdUntilTime).not.toBe('')
})

test('[PIN-06] four wrong ones a day never add up to a lock', async () => {
  let who = await steps.payee('0')
  for (let day = 0; day < 2; day += 1) {
    for (let tries = 0; tries < 4; tries += 1) expect(await tryPin(who, '902817')).toBe(WRONG)
    world.worldClock.jump(hours(24) + minutes(1))
    who = await steps.signInAgain(who)
  }
  expect(await tryPin(who, PIN)).toBe(PASSED)
})

test('[PIN-07] setting it needs a fresh code for this purpose', async () => {
  const who = await steps.payee('0')
  const withdrawPwd = await steps.seal(who, 'setup', { pwd: '385027' })
  expect((await world.call(setupWithdrawPassword, { withdrawPwd, smsCode: '000000' }, who)).code).toBe(
    ERRORS.CODE_WRONG.wire,
  )
  const smsCode = await steps.codeTo(who, 'bindCard')
  const again = await steps.seal(who, 'setup', { pwd: '385027' })
  expect((await world.call(setupWithdrawPassword, { withdrawPwd: again, smsCode }, who)).code).toBe(
    ERRORS.CODE_WRONG.wire,
  )
  expect(await tryPin(who, PIN)).toBe(PASSED)
})

test('[PIN-08] keys renew after a day, and the one before is accepted for ten minutes more', async () => {
  let who = await steps.payee('0')
  const keyOf = async () => (await world.call(getPublicKey, {}, who)).data
  const later = async (ms: number) => {
    world.worldClock.jump(ms)
    who = await steps.signInAgain(who)
  }
  await later(hours(25))
  const first = await keyOf()
  await later(hours(24) - seconds(30))
  const oldCipher = await steps.seal(who, 'binding')
  const another = await steps.seal(who, 'binding', { at: world.worldClock.now() + minutes(11) })
  await later(minutes(1))
  expect(await keyOf()).not.toBe(first)
  expect(await tryCipher(who, oldCipher)).toBe(PASSED)
  await later(minutes(10))
  expect(await tryCipher(who, another)).toBe(WRONG)
  const rows = await database.asOwner('select private_box from platform.withdraw_key')
  // Sealed: no private key stands in the database as it is.
  expect(
    rows.every(
      (row) => !(row['private_box'] as Buffer).includes(Buffer.from('300d06092a864886f70d0101', 'hex')),
    ),
  ).toBe(true)
})

test('[PIN-09] neither digits nor ciphers are in any log', async () => {
  const text = lines.join('\n')
  expect(text.length).toBeGreaterThan(1000)
  expect(text).not.toContain(PIN)
  expect(text).not.toMatch(/[0-9a-f]{16}\.[A-Za-z0-9_-]{100}/)
})
