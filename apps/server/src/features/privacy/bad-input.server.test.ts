import type { Call } from '@keo/contract/define-call'
import { ERRORS } from '@keo/contract/errors'
import { closeMyAccount, exportMyData, getClosing, keepMyAccount } from '@keo/contract/privacy'
import { TOTP_STEP_SECONDS } from '@keo/contract/second-factor'
import { badInputProblems } from '@keo/dev-world/bad-input'
import { factorHand } from '@keo/dev-world/factor-world'
import { GOOD_PASSWORD, person } from '@keo/dev-world/door-world'
import { sharedDoorWorld } from '@keo/dev-world/shared-world'
import { seconds } from '@keo/units/instants'
import { expect, test } from 'vitest'

const { world } = sharedDoorWorld()

const hand = () => factorHand(world)
const newcomer = async (number: number) => {
  const from = person(number)
  return { ...from, token: await world.register(`ownData${number}`, from) }
}

test.each<[Call]>([[exportMyData], [closeMyAccount]])(
  '[ACS-01] [CFG-05] whatever stands in a field, $method $path names the field and never breaks',
  { timeout: 120_000 },
  async (call) => {
    // A wrong password would be counted: whoever writes nonsense must not lock the account.
    const right = { password: GOOD_PASSWORD, smsCode: '123456' }
    expect(await badInputProblems(world, call, right, await newcomer(call === exportMyData ? 1 : 2))).toEqual(
      [],
    )
  },
)

test('[ACS-08] somebody else named in the body is neither shown nor closed', async () => {
  const [mai, linh] = [await newcomer(3), await newcomer(4)]
  const planted = { password: GOOD_PASSWORD, userName: 'ownData4', memberId: 'mbr_01JSEEDLINH00000000000000' }
  const { data } = await world.call(exportMyData, planted, mai)
  expect(data.account).toMatchObject({ userName: 'ownData3' })
  expect((await world.call(closeMyAccount, planted, mai)).code).toBe(200)
  expect((await world.call(getClosing, {}, linh)).data).toBeNull()
  await world.call(keepMyAccount, {}, linh)
  expect((await world.call(getClosing, {}, mai)).data).not.toBeNull()
})

test('[ACS-05] a stolen session is no way to guess the password here either', async () => {
  const mai = await newcomer(5)
  for (let guess = 0; guess < 10; guess++)
    expect((await world.call(exportMyData, { password: `khongPhai${guess}` }, mai)).code).toBe(
      ERRORS.PASSWORD_WRONG.wire,
    )
  expect((await world.call(exportMyData, { password: GOOD_PASSWORD }, mai)).code).toBe(
    ERRORS.PASSWORD_WRONG.wire,
  )
})

test('[PRV-06] whoever has set up an app is asked for its code beside the password', async () => {
  const mai = await hand().newcomer(6)
  const { secret, recoveryCodes } = await hand().enrolTotp(mai)
  const password = GOOD_PASSWORD
  for (const call of [exportMyData, closeMyAccount]) {
    const without = await world.call(call, { password }, mai)
    expect([without.code, Object.keys(without.fields ?? {})]).toEqual([
      ERRORS.INVALID_INPUT.wire,
      ['totpCode'],
    ])
    const wrong = await world.call(call, { password, recoveryCode: 'AAAAA-AAAAA' }, mai)
    expect(wrong.code).toBe(ERRORS.SECOND_FACTOR_WRONG.wire)
  }
  await world.clock.jump(seconds(TOTP_STEP_SECONDS))
  const totpCode = hand().appCode(secret)
  // The code is no way round the password, and a wrong password does not use the code up.
  const guessed = await world.call(exportMyData, { password: 'khongPhai1', totpCode }, mai)
  expect(guessed.code).toBe(ERRORS.PASSWORD_WRONG.wire)
  expect((await world.call(exportMyData, { password, totpCode }, mai)).data.account).toMatchObject({
    userName: mai.userName,
  })
  expect((await world.call(closeMyAccount, { password, totpCode }, mai)).code).toBe(
    ERRORS.SECOND_FACTOR_WRONG.wire,
  )
  expect((await world.call(closeMyAccount, { password, recoveryCode: recoveryCodes[0] }, mai)).code).toBe(200)
})

test('[PRV-06] a passkey of this session does as well; one that another session was asked for does not', async () => {
  const mai = await hand().newcomer(7)
  const { key } = await hand().enrolPasskey(mai)
  const asked = await hand().asked(mai)
  const linh = await hand().newcomer(8)
  const stolen = { password: GOOD_PASSWORD, passkey: key.get(await hand().asked(linh)) }
  expect((await world.call(exportMyData, stolen, mai)).code).toBe(ERRORS.PASSKEY_REFUSED.wire)
  const own = { password: GOOD_PASSWORD, passkey: key.get(asked) }
  expect((await world.call(exportMyData, own, mai)).code).toBe(200)
})
