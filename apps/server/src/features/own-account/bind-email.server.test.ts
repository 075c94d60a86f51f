import { ERRORS } from '@keo/contract/errors'
import { listLetters } from '@keo/contract/inbox'
import { bindEmail } from '@keo/contract/member-security'
import { GOOD_PASSWORD } from '@keo/dev-world/door-world'
import { contactSteps } from '@keo/dev-world/contact-steps'
import { sharedDoorWorld } from '@keo/dev-world/shared-world'
import { minutes } from '@keo/units/instants'
import { beforeEach, expect, test } from 'vitest'

const { database: testDatabase, world } = sharedDoorWorld()
const steps = contactSteps(world)
beforeEach(() => world.clock.jump(minutes(2)))

test('[MEM-01d] [PRV-01] an e-mail address is bound by its code and answered masked', async () => {
  const mai = await steps.newcomer()
  const email = 'mai.one@site.example'
  const { data } = await world.call(bindEmail, { email, emailCode: await steps.mailCode(mai, email) }, mai)
  expect(data.email).toBe('m***@site.example')
  expect((await steps.me(mai)).email).toBe('m***@site.example')
})

test('[ACS-07] with a number bound, an e-mail address needs a code to that number too', async () => {
  const mai = await steps.newcomer()
  await steps.bind(mai, '912000060')
  const email = 'mai.two@site.example'
  const emailCode = await steps.mailCode(mai, email)
  const without = await world.call(bindEmail, { email, emailCode }, mai)
  expect(Object.keys(without.fields ?? {})).toEqual(['oldSmsCode'])
  const oldSmsCode = await steps.oldCode(mai, '912000060')
  expect((await world.call(bindEmail, { email, emailCode, oldSmsCode }, mai)).code).toBe(200)
})

test('[ACS-07] without a number, a bound e-mail address is replaced with the password', async () => {
  const mai = await steps.newcomer()
  const [one, other] = ['mai.three@site.example', 'mai.four@site.example']
  await world.call(bindEmail, { email: one, emailCode: await steps.mailCode(mai, one) }, mai)
  await world.clock.jump(minutes(1))
  const emailCode = await steps.mailCode(mai, other)
  const request = { email: other, emailCode }
  expect(Object.keys((await world.call(bindEmail, request, mai)).fields ?? {})).toEqual(['password'])
  const wrong = await world.call(bindEmail, { ...request, password: 'khongPhai1' }, mai)
  expect(wrong.code).toBe(ERRORS.PASSWORD_WRONG.wire)
  expect((await world.call(bindEmail, { ...request, password: GOOD_PASSWORD }, mai)).code).toBe(200)
  await world.jobs.runDue()
  const notice = (await world.app.mail.mailbox()).find(({ subject }) =>
    subject.startsWith('Thông tin bảo mật'),
  )
  expect(notice?.to).toBe(one)
  const { list } = (await world.call(listLetters, { letType: 0 }, mai)).data
  expect(list[0]).toMatchObject({ kind: 'emailChanged', link: { page: 'contacts' } })
})

test('[ACS-11] one e-mail address belongs to one member, whatever its case', async () => {
  const [mai, linh] = [await steps.newcomer(), await steps.newcomer()]
  const email = 'same.box@site.example'
  await world.call(bindEmail, { email, emailCode: await steps.mailCode(mai, email) }, mai)
  await world.clock.jump(minutes(1))
  const shouted = email.toUpperCase()
  const emailCode = await steps.mailCode(linh, shouted)
  const refused = await world.call(bindEmail, { email: shouted, emailCode }, linh)
  expect(refused.code).toBe(ERRORS.EMAIL_BOUND_ELSEWHERE.wire)
})

test('[AUD-01] [AUD-04] bound addresses are in the audit log, masked and without codes', async () => {
  const rows = await testDatabase.asOwner(
    `select action, before, after from kit.audit_entry where action = 'member.email'`,
  )
  expect(rows.length).toBeGreaterThan(3)
  const text = JSON.stringify(rows)
  expect(text).toContain('m***@site.example')
  expect(text).not.toMatch(/mai\.(one|two|three)/)
})
