import { freshDatabase, type TestDatabase } from '@keo/dev-world/test-database'
import { manualClock } from '@keo/service-kit/clock'
import { seededIds } from '@keo/service-kit/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sandboxMailGateway } from '../mail/sandbox-mail-gateway.ts'
import { sandboxSmsGateway } from '../sms/sandbox-sms-gateway.ts'

const noon = Date.UTC(2026, 0, 31, 12)
let testDatabase: TestDatabase

beforeAll(async () => {
  testDatabase = await freshDatabase()
})
afterAll(() => testDatabase.close())

function needs(tenantId: string) {
  const clock = manualClock(noon)
  return { database: testDatabase.connect('platform'), clock, ids: seededIds(tenantId, clock), tenantId }
}

test('the tray shows text messages of this site, newest first', async () => {
  const sms = sandboxSmsGateway(needs('keo'))
  await sandboxSmsGateway(needs('other')).send({ area: '84', mobile: '900000000', text: 'not ours' })
  await sms.send({ area: '84', mobile: '912345678', text: 'first' })
  await sms.send({ area: '86', mobile: '13812345678', text: 'second' })
  expect(await sms.tray()).toMatchObject([
    { mobile: '+86 13812345678', text: 'second', sentAt: noon },
    { mobile: '+84 912345678', text: 'first' },
  ])
})

test('the mailbox shows e-mails, newest first', async () => {
  const mail = sandboxMailGateway(needs('keo'))
  await mail.send({ to: 'mai@site.example', subject: 'One', text: 'a' })
  await mail.send({ to: 'mai@site.example', subject: 'Two', text: 'b' })
  expect(await mail.mailbox()).toMatchObject([
    { subject: 'Two', text: 'b', to: 'mai@site.example' },
    { subject: 'One' },
  ])
})

test('[RAT-05] a hundred messages are kept, the oldest go', async () => {
  const sms = sandboxSmsGateway(needs('many'))
  for (let n = 1; n <= 102; n++) await sms.send({ area: '84', mobile: '912345678', text: String(n) })
  const texts = (await sms.tray()).map(({ text }) => text)
  expect([texts.length, texts[0], texts.at(-1)]).toEqual([100, '102', '3'])
})
