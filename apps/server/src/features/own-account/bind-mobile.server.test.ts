import { ERRORS } from '@keo/contract/errors'
import { bindMobile, checkMobileForBinding } from '@keo/contract/member-security'
import { contactSteps } from '@keo/dev-world/contact-steps'
import { sharedDoorWorld } from '@keo/dev-world/shared-world'
import { minutes } from '@keo/units/instants'
import { beforeEach, expect, test } from 'vitest'

const area = { mobileArea: '84' }

const { database: testDatabase, world } = sharedDoorWorld()
const steps = contactSteps(world)
beforeEach(() => world.clock.jump(minutes(2)))

test('[MEM-01d] a first mobile number is bound by its code', async () => {
  const mai = await steps.newcomer()
  const { data } = await steps.bind(mai, '912000001')
  expect(data).toMatchObject({ mobileArea: '84', mobile: '912***0001' })
  expect(await steps.me(mai)).toMatchObject({ mobileArea: '84', mobile: '912***0001' })
})

test('[MEM-01d] a wrong code, another purpose and another number bind nothing', async () => {
  const mai = await steps.newcomer()
  const smsCode = await steps.codeFor(mai, '912000002')
  const wrong = smsCode === '000000' ? '000001' : '000000'
  for (const [mobile, code] of [
    ['912000002', wrong],
    ['912000003', smsCode],
  ] as const) {
    const answer = await world.call(bindMobile, { ...area, mobile, smsCode: code }, mai)
    expect(answer.code).toBe(ERRORS.CODE_WRONG.wire)
  }
  const linh = await steps.newcomer()
  const stolen = await world.call(bindMobile, { ...area, mobile: '912000002', smsCode }, linh)
  expect(stolen.code).toBe(ERRORS.CODE_WRONG.wire)
  expect((await steps.me(mai)).mobile).toBe('')
})

test('[ACS-07] a bound number is replaced only with a code to it as well, and large withdrawals wait for a day', async () => {
  const mai = await steps.newcomer()
  await steps.bind(mai, '912000010')
  const { mobile } = await steps.me(mai)
  const oldSmsCode = await steps.oldCode(mai, '912000010')
  const smsCode = await steps.codeFor(mai, '912000011')
  const request = { ...area, mobile: '912000011', smsCode }

  const without = await world.call(bindMobile, request, mai)
  expect([without.code, Object.keys(without.fields ?? {})]).toEqual([
    ERRORS.INVALID_INPUT.wire,
    ['oldSmsCode'],
  ])
  const wrong = oldSmsCode === '000000' ? '000001' : '000000'
  const mistaken = await world.call(bindMobile, { ...request, oldSmsCode: wrong }, mai)
  expect(mistaken.code).toBe(ERRORS.OLD_CODE_WRONG.wire)
  expect((await steps.me(mai)).mobile).toBe(mobile)

  const { data } = await world.call(bindMobile, { ...request, oldSmsCode }, mai)
  expect(data.mobile).toBe('912***0011')
  const [row] = await testDatabase.asOwner(
    `select extract(epoch from large_withdraw_hold_until - $1::timestamptz)::float as seconds
      from platform.member where mobile = '912000011'`,
    [new Date(world.worldClock.now()).toISOString()],
  )
  expect(row?.seconds).toBe(24 * 3600)
  const again = await world.call(bindMobile, { ...request, oldSmsCode }, mai)
  expect(again.code).toBe(ERRORS.MOBILE_ALREADY_YOURS.wire)
})

test('[ACS-07] the number from before is told about the change', async () => {
  const mai = await steps.newcomer()
  await steps.bind(mai, '912000020')
  const oldSmsCode = await steps.oldCode(mai, '912000020')
  const smsCode = await steps.codeFor(mai, '912000021')
  await world.call(bindMobile, { ...area, mobile: '912000021', smsCode, oldSmsCode }, mai)
  await world.jobs.runDue()
  const notice = (await world.app.sms.tray()).find(({ text }) => text.includes('vừa được thay đổi'))
  expect(notice?.mobile).toBe('+84 912000020')
})

test('[ACS-11] one number belongs to one member, and nobody is told whose it is', async () => {
  const mai = await steps.newcomer()
  const linh = await steps.newcomer()
  await steps.bind(mai, '912000030')
  const taken = { ...area, mobile: '+84 0 912 000 030' }
  const free = { ...area, mobile: '0912000031' }
  const checks = [
    await world.call(checkMobileForBinding, taken, linh),
    await world.call(checkMobileForBinding, free, linh),
  ]
  expect(checks.map(({ code, data }) => [code, data.needsOldCode])).toEqual([
    [200, false],
    [200, false],
  ])
  await world.clock.jump(minutes(1))
  const refused = await steps.bind(linh, '912000030')
  expect(refused).toMatchObject({
    code: ERRORS.MOBILE_BOUND_ELSEWHERE.wire,
    msg: 'Không thể liên kết số điện thoại này. Vui lòng dùng số khác.',
  })
  expect((await steps.me(linh)).mobile).toBe('')
})

test('[ACS-11] of two who bind one number at the same moment one does', async () => {
  const [mai, linh] = [await steps.newcomer(), await steps.newcomer()]
  const first = await steps.codeFor(mai, '912000040')
  await world.clock.jump(minutes(1))
  const second = await steps.codeFor(linh, '912000040')
  const answers = await Promise.all([
    world.call(bindMobile, { ...area, mobile: '912000040', smsCode: first }, mai),
    world.call(bindMobile, { ...area, mobile: '912000040', smsCode: second }, linh),
  ])
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([
    200,
    ERRORS.MOBILE_BOUND_ELSEWHERE.wire,
  ])
})

test('validBindMobileNo tells form, country and what is owed', async () => {
  const mai = await steps.newcomer()
  await steps.bind(mai, '912000050')
  const check = (mobileArea: string, mobile: string) =>
    world.call(checkMobileForBinding, { mobileArea, mobile }, mai)
  expect((await check('84', '0912 000 051')).data).toEqual({
    mobileArea: '84',
    mobile: '912000051',
    needsOldCode: true,
  })
  expect((await check('84', '912000050')).code).toBe(ERRORS.MOBILE_ALREADY_YOURS.wire)
  expect(Object.keys((await check('84', '91200005')).fields ?? {})).toEqual(['mobile'])
  expect(Object.keys((await check('999', '912000051')).fields ?? {})).toEqual(['mobileArea'])
})

test('[AUD-01] [AUD-04] bound numbers are in the audit log, masked and without codes', async () => {
  const rows = await testDatabase.asOwner(
    `select action, before, after from kit.audit_entry where action = 'member.mobile'`,
  )
  expect(rows.length).toBeGreaterThan(4)
  const text = JSON.stringify(rows)
  expect(text).toContain('912***0011')
  expect(text).not.toMatch(/91200\d{4}/)
})
