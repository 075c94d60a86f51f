import { freshDatabase, type TestDatabase } from '@keo/dev-world/test-database'
import type { Database } from '@keo/service-kit/db/database'
import { days, hours, minutes, seconds } from '@keo/units/instants'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SendGuardSettings } from './send-guard.ts'
import { from, number, order, setupCodes, soon } from './test-codes.ts'

let testDatabase: TestDatabase
let database: Database

beforeAll(async () => {
  testDatabase = await freshDatabase()
  database = testDatabase.connect('platform')
})
beforeEach(() =>
  testDatabase.asOwner('truncate platform.code, platform.code_send, platform.registration_ticket'),
)
afterAll(() => testDatabase.close())

const setup = (guard?: Partial<SendGuardSettings>) => setupCodes(database, guard)

const limited = { code: 'CODE_LIMIT' }

test('[SMS-02] a number gets a code every 60 seconds', async () => {
  const { codes, clock, phone } = setup()
  await codes.send(order(), from)
  await expect(codes.send(order(), from)).rejects.toMatchObject(soon)
  await expect(
    codes.send(order({ purpose: 'register' }), { ...from, deviceNo: 'other' }),
  ).rejects.toMatchObject(soon)
  await clock.advance(seconds(59))
  await expect(codes.send(order(), from)).rejects.toMatchObject({ ...soon, params: { seconds: 1 } })
  await clock.advance(seconds(1))
  await codes.send(order(), from)
  expect(phone).toHaveLength(2)
})

test('[SMS-02] a number gets five codes within any hour and ten within any day', async () => {
  const { codes, clock, phone } = setup()
  const sendNow = (n: number) => codes.send(order(), { ...from, deviceNo: `d${n}` })
  for (let n = 0; n < 5; n += 1) {
    await sendNow(n)
    await clock.advance(minutes(10))
  }
  await expect(sendNow(5)).rejects.toMatchObject({ ...limited, params: { minutes: 10 } })
  await clock.advance(minutes(10))
  for (let n = 5; n < 10; n += 1) {
    await sendNow(n)
    await clock.advance(minutes(12))
  }
  await clock.advance(hours(2))
  await expect(sendNow(10)).rejects.toMatchObject(limited)
  await clock.advance(days(1) - hours(4))
  await sendNow(10)
  expect(phone).toHaveLength(11)
})

test('[SMS-02] a device gets ten codes within an hour, a network twenty', async () => {
  const { codes, phone } = setup()
  const send = (n: number, source: Partial<typeof from>) =>
    codes.send(order({ target: number(`9${10 + n}45678${n % 10}`) }), { ...from, ...source })
  for (let n = 0; n < 10; n += 1) await send(n, { address: `198.51.${n}.1` })
  await expect(send(10, { address: '198.51.99.1' })).rejects.toMatchObject(limited)
  for (let n = 10; n < 30; n += 1) await send(n, { deviceNo: `d${n}`, address: `192.0.2.${n}` })
  await expect(send(30, { deviceNo: 'd30', address: '192.0.2.200' })).rejects.toMatchObject(limited)
  await send(30, { deviceNo: 'd30', address: '192.0.3.200' })
  expect(phone).toHaveLength(31)
})

test('[SMS-02] a hundred requests at once send one message', async () => {
  const { codes, phone } = setup()
  const sends = await Promise.allSettled(Array.from({ length: 100 }, () => codes.send(order(), from)))
  expect(sends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(phone).toHaveLength(1)
})

test('[SMS-02] the whole site has an hourly budget: an alarm at four fifths, a stop at the end', async () => {
  const { codes, metrics, phone, clock, lines } = setup({
    hourlyBudget: { sms: 10, mail: 10 },
    isNetworkShared: true,
  })
  const send = (n: number) => codes.send(order({ target: number(`9${20 + n}345678`) }), from)
  for (let n = 0; n < 8; n += 1) await send(n)
  expect(await metrics.text()).toContain('code_budget_alarm_total 0')
  expect(await metrics.text()).toContain('code_sms_budget_used_ratio 0.8')
  await send(8)
  expect(await metrics.text()).toContain('code_budget_alarm_total 1')
  expect(lines.join()).toContain('the hourly budget of codes')
  await send(9)
  await expect(send(10)).rejects.toMatchObject({ code: 'CODE_STOPPED' })
  await codes.send(order({ target: { channel: 'mail', email: 'mai@site.example' } }), from)
  await clock.advance(hours(1))
  await send(10)
  expect(phone).toHaveLength(11)
})

test('[SMS-02] who is not sent anything meets the same limits', async () => {
  const { codes, phone } = setup()
  const quiet = order({ purpose: 'forget', isReal: false, isQuiet: true })
  await codes.send(quiet, from)
  await expect(codes.send(quiet, from)).rejects.toMatchObject(soon)
  await codes.settled()
  expect(phone).toHaveLength(0)
})

test('[SMS-04] a range whose codes are never typed in is stopped, its neighbours are not', async () => {
  const { codes, metrics, phone, clock } = setup({ isNetworkShared: true })
  const send = (n: number) => codes.send(order({ target: number(`91234${5000 + n}`) }), from)
  for (let n = 0; n < 10; n += 1) await send(n)
  await expect(send(10)).rejects.toMatchObject({ code: 'CODE_STOPPED' })
  expect(await metrics.text()).toContain('code_pumping_stopped_total 1')
  await codes.send(order({ target: number('912355010') }), from)
  expect(phone).toHaveLength(11)
  await clock.advance(hours(1))
  await send(10)
})

test('[SMS-04] a range of people who type their codes in is not stopped', async () => {
  const { codes, phone, lastCode, claim } = setup({ isNetworkShared: true })
  for (let n = 0; n < 15; n += 1) {
    const target = number(`91234${5000 + n}`)
    await codes.send(order({ target }), from)
    if (n % 4 === 0) await codes.verify(claim(lastCode(), { target }))
  }
  expect(phone).toHaveLength(15)
})
