import { freshDatabase, type TestDatabase } from '@keo/dev-world/test-database'
import { manualClock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import { systemIds } from '@keo/service-kit/ids'
import { createLog } from '@keo/service-kit/log'
import { createMetrics } from '@keo/service-kit/metrics'
import { LANGUAGES } from '@keo/messages/languages'
import { days, hours, minutes, seconds } from '@keo/units/instants'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Mail } from '../../gateways/mail/mail-gateway.ts'
import type { Sms } from '../../gateways/sms/sms-gateway.ts'
import { createCodes, type CodeOrder } from './code-service.ts'
import type { CodeTarget } from './code-target.ts'
import { createRegistrationTickets } from './registration-tickets.ts'
import type { SendGuardSettings } from './send-guard.ts'

const from = { address: '203.0.113.7', deviceNo: 'H5-AND-1' }
const noon = Date.UTC(2026, 0, 31, 12)
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

const number = (mobile: string): CodeTarget => ({ channel: 'sms', area: '84', mobile })
const mai = number('912345678')
const order = (change: Partial<CodeOrder> = {}): CodeOrder => ({
  purpose: 'login',
  target: mai,
  memberId: null,
  isReal: true,
  isQuiet: false,
  language: 'vi',
  ...change,
})

function setup(guard: Partial<SendGuardSettings> = {}) {
  const clock = manualClock(noon)
  const phone: Sms[] = []
  const mailbox: Mail[] = []
  const lines: string[] = []
  const metrics = createMetrics()
  const ids = systemIds(clock)
  const needs = { database, machineClock: clock, ids, tenantId: 'keo', secret: 'a secret of this test' }
  const party = { isDown: false }
  const codes = createCodes({
    ...needs,
    log: createLog({ level: 'trace', to: { write: (line) => lines.push(line) } }),
    metrics,
    sms: {
      async send(sms) {
        if (party.isDown) throw new Error('no route to host')
        phone.push(sms)
      },
    },
    mail: { send: async (mail) => void mailbox.push(mail) },
    guard: { hourlyBudget: { sms: 1000, mail: 1000 }, isNetworkShared: false, ...guard },
  })
  const lastCode = () => /\d{6}/.exec(phone.at(-1)?.text ?? '')?.[0] ?? ''
  const claim = (code: string, change: Partial<CodeOrder> = {}) => ({
    ...order(change),
    deviceNo: from.deviceNo,
    code,
  })
  return { clock, codes, phone, mailbox, lines, metrics, party, lastCode, claim, needs }
}

const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('[SMS-01] a code is six random digits and opens once', async () => {
  const { codes, lastCode, claim } = setup()
  await codes.send(order(), from)
  const code = lastCode()
  expect(code).toMatch(/^\d{6}$/)
  expect(await codes.verify(claim(code))).toBe(true)
  expect(await codes.verify(claim(code))).toBe(false)
})

test('[SMS-01] codes use the whole range of digits', async () => {
  const { codes, phone, clock } = setup({ isNetworkShared: true })
  for (let n = 10; n < 40; n += 1) {
    await codes.send(order({ target: number(`9${n}345678`) }), from)
    await clock.advance(minutes(5))
  }
  const digits = phone.map(({ text }) => /\d{6}/.exec(text)?.[0] ?? '')
  expect(new Set(digits).size).toBe(30)
  for (let place = 0; place < 6; place += 1)
    expect(new Set(digits.map((code) => code[place])).size).toBeGreaterThan(5)
})

test('[SMS-01] a code is kept as a keyed hash, and so is its number', async () => {
  const { codes, lastCode } = setup()
  await codes.send(order(), from)
  const rows = await testDatabase.asOwner(
    `select c::text || s::text || encode(c.code_hash, 'escape') || encode(c.target, 'escape') as row
       from platform.code c, platform.code_send s`,
  )
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(lastCode())
  expect(JSON.stringify(rows)).not.toContain('12345678')
})

test('[SMS-01] a code is good for five minutes', async () => {
  const { codes, lastCode, claim, clock } = setup()
  await codes.send(order(), from)
  await clock.advance(minutes(5) - 1)
  expect(await codes.check(claim(lastCode()))).toBe(true)
  await clock.advance(1)
  expect(await codes.verify(claim(lastCode()))).toBe(false)
})

test('[SMS-01] five wrong tries kill a code', async () => {
  const { codes, lastCode, claim } = setup()
  await codes.send(order(), from)
  const code = lastCode()
  for (let wrong = 0; wrong < 4; wrong += 1) expect(await codes.verify(claim(another(code)))).toBe(false)
  expect(await codes.check(claim(code))).toBe(true)
  expect(await codes.verify(claim(code))).toBe(false)
})

test('[SMS-01] guesses at once are no more than guesses one after another', async () => {
  const { codes, lastCode, claim } = setup()
  await codes.send(order(), from)
  const code = Number(lastCode())
  const guesses = Array.from({ length: 60 }, (_, n) => String((code + n + 1) % 1_000_000).padStart(6, '0'))
  await Promise.all(guesses.map((guess) => codes.verify(claim(guess))))
  expect(await codes.verify(claim(lastCode()))).toBe(false)
  expect(await testDatabase.asOwner('select tries from platform.code')).toEqual([{ tries: 5 }])
})

test('[SMS-01] of many right answers at once one is taken', async () => {
  const { codes, lastCode, claim } = setup()
  await codes.send(order(), from)
  const code = lastCode()
  const taken = await Promise.all(Array.from({ length: 20 }, () => codes.verify(claim(code))))
  expect(taken.filter(Boolean)).toHaveLength(1)
})

test('[SMS-01] a newer code kills the one before', async () => {
  const { codes, lastCode, claim, clock } = setup()
  await codes.send(order(), from)
  const first = lastCode()
  await clock.advance(minutes(1))
  await codes.send(order(), from)
  expect(await codes.verify(claim(first))).toBe(first === lastCode())
  expect(await codes.verify(claim(lastCode()))).toBe(true)
})

test.each<[string, Partial<CodeOrder> & { deviceNo?: string }]>([
  ['another number', { target: number('912345679') }],
  ['the number as an e-mail', { target: { channel: 'mail', email: '+84912345678' } }],
  ['another account', { memberId: 'mbr_2' }],
  ['no account', { memberId: null }],
  ['another device', { deviceNo: 'H5-AND-2' }],
])('[SMS-01] a code is refused for %s, and its own claim still passes', async (_, change) => {
  const { codes, lastCode, claim } = setup()
  await codes.send(order({ memberId: 'mbr_1' }), from)
  const own = claim(lastCode(), { memberId: 'mbr_1' })
  expect(await codes.verify({ ...own, ...change })).toBe(false)
  expect(await codes.verify(own)).toBe(true)
})

test('[SMS-05] a code for one purpose is refused for every other', async () => {
  const purposes = [
    'register',
    'deviceCheck',
    'login',
    'forget',
    'bindMobile',
    'bindMail',
    'oldMobile',
  ] as const
  const { codes, lastCode, claim } = setup()
  await codes.send(order({ purpose: 'bindMobile' }), from)
  for (const purpose of purposes.filter((one) => one !== 'bindMobile'))
    expect(await codes.verify(claim(lastCode(), { purpose }))).toBe(false)
  expect(await codes.verify(claim(lastCode(), { purpose: 'bindMobile' }))).toBe(true)
})

const soon = { code: 'CODE_TOO_SOON', params: { seconds: 60 } }
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
    if (n % 4 === 0) expect(await codes.verify(claim(lastCode(), { target }))).toBe(true)
  }
  expect(phone).toHaveLength(15)
})

test('[SMS-06] neither code nor number is in a log line, also when the gateway fails', async () => {
  const { codes, lastCode, lines, party, clock } = setup()
  await codes.send(order(), from)
  await clock.advance(minutes(1))
  party.isDown = true
  await expect(codes.send(order(), from)).rejects.toMatchObject({
    code: 'CODE_NOT_SENT',
    message: 'CODE_NOT_SENT',
  })
  expect(lines.join()).toContain('could not be handed')
  expect(lines.join()).not.toContain(lastCode())
  expect(lines.join()).not.toContain('12345678')
})

test('a message that the party did not take costs the player nothing', async () => {
  const { codes, party, phone } = setup()
  party.isDown = true
  await expect(codes.send(order(), from)).rejects.toMatchObject({ code: 'CODE_NOT_SENT' })
  party.isDown = false
  await codes.send(order(), from)
  expect(phone).toHaveLength(1)
})

test.each(LANGUAGES)(
  'the messages are worded in %s, with the code, the purpose and the time',
  async (language) => {
    const { codes, phone, mailbox } = setup()
    await codes.send(order({ language }), from)
    await codes.send(
      order({ language, purpose: 'bindMail', target: { channel: 'mail', email: 'Mai@site.example' } }),
      from,
    )
    for (const text of [phone[0]?.text ?? '', mailbox[0]?.text ?? '']) {
      expect(text).toMatch(/\d{6}/)
      expect(text).toContain('5')
      expect(text).not.toMatch(/[{}]|code\.|undefined/)
    }
    expect(mailbox[0]?.to).toBe('Mai@site.example')
    expect(mailbox[0]?.subject).not.toBe('')
  },
)

test('[SMS-01] e-mail codes hold to the same rules; one box of many spellings has one limit', async () => {
  const { codes, mailbox, claim } = setup()
  const mail = (email: string) => ({
    purpose: 'bindMail' as const,
    memberId: 'mbr_1',
    target: { channel: 'mail' as const, email },
  })
  await codes.send(order(mail('mai@site.example')), from)
  await expect(codes.send(order(mail('MAI+2@Site.example')), from)).rejects.toMatchObject(soon)
  const code = /\d{6}/.exec(mailbox[0]?.text ?? '')?.[0] ?? ''
  expect(await codes.verify(claim(code, mail('mai+2@site.example')))).toBe(false)
  expect(await codes.verify(claim(code, mail('Mai@site.example')))).toBe(true)
})

test('a registration ticket is bound to number, device and network for ten minutes', async () => {
  const { needs, clock } = setup()
  const tickets = createRegistrationTickets(needs)
  const mobile = { area: '84', mobile: '912345678' }
  const ticket = await tickets.issue(mobile, from)
  expect(await tickets.holds(ticket, mobile, from)).toBe(true)
  expect(await tickets.holds(ticket, mobile, { ...from, address: '203.0.113.200' })).toBe(true)
  expect(await tickets.holds(ticket, { ...mobile, mobile: '912345679' }, from)).toBe(false)
  expect(await tickets.holds(ticket, mobile, { ...from, deviceNo: 'other' })).toBe(false)
  expect(await tickets.holds(ticket, mobile, { ...from, address: '198.51.100.1' })).toBe(false)
  expect(await tickets.holds('', mobile, from)).toBe(false)
  await clock.advance(minutes(10))
  expect(await tickets.holds(ticket, mobile, from)).toBe(false)
  await clock.advance(1)
  await tickets.dropExpired()
  expect(await testDatabase.asOwner('select 1 from platform.registration_ticket')).toEqual([])
})

test('[RAT-05] old codes and sends are dropped', async () => {
  const { codes, clock } = setup()
  await codes.send(order(), from)
  await clock.advance(hours(1))
  await codes.dropExpired()
  expect(await testDatabase.asOwner('select 1 from platform.code')).toEqual([])
  expect(await testDatabase.asOwner('select 1 from platform.code_send')).toHaveLength(1)
  await clock.advance(days(1))
  await codes.dropExpired()
  expect(await testDatabase.asOwner('select 1 from platform.code_send')).toEqual([])
})
