import { freshDatabase, type TestDatabase } from '@keo/dev-world/test-database'
import type { Database } from '@keo/service-kit/db/database'
import { LANGUAGES } from '@keo/messages/languages'
import { days, hours, minutes } from '@keo/units/instants'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CodeOrder } from './code-service.ts'
import { createRegistrationTickets } from './registration-tickets.ts'
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
