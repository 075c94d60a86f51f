import { sendEmail, sendSms } from '@keo/contract/codes'
import type { Call } from '@keo/contract/define-call'
import { createDepositOrder } from '@keo/contract/deposit'
import { ERRORS } from '@keo/contract/errors'
import { submitIdentity } from '@keo/contract/identity'
import { getSportsToken } from '@keo/contract/sports'
import { transferMoney } from '@keo/contract/wallet'
import { withdrawToBank } from '@keo/contract/withdraw'
import { freshDatabase, type TestDatabase } from '@keo/dev-world/test-database'
import { startWorld } from '@keo/dev-world/world'
import { createLog } from '@keo/service-kit/log'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closedGames, closedMessages, closedPayments, closedPayouts } from './gateways/closed-gateways.ts'
import type { Parties } from './gateways/parties.ts'

const log = createLog({ level: 'silent' })
const BOOK = { SPORTS_URL: 'https://127.0.0.1:9', SPORTS_MERCHANT: 'keo', SPORTS_SECRET: 'of-the-test' }
const messages = () => closedMessages(log, 'of the test')
/** Somebody for everything; that they do nothing is no matter here. */
const PARTIES: Parties = {
  SMS_PARTY: messages,
  MAIL_PARTY: messages,
  IDENTITY_PARTY: () => ({ submit: async () => {}, onVerdict() {} }),
  PAYMENT_PARTY: () => closedPayments,
  PAYOUT_PARTY: () => closedPayouts,
  GAMES_PARTY: () => closedGames,
}

const key = 'k'.repeat(20)
const person = { realName: 'NGUYEN VAN THU', birthday: '1990-01-01', documentNumber: '012345678901' }
const CALLS: [name: string, call: Call, body: object][] = [
  ['SMS_PARTY', sendSms, { actionType: 4, mobileArea: '84', mobile: '0901234567', userName: 'maitran88' }],
  ['MAIL_PARTY', sendEmail, { actionType: 4, email: 'mai@keo.example', userName: 'maitran88' }],
  ['IDENTITY_PARTY', submitIdentity, { ...person, documentKind: 'idCard' }],
  ['PAYMENT_PARTY', createDepositOrder, { channelId: 'bank', optionId: '', amount: '100000', key }],
  [
    'PAYOUT_PARTY',
    withdrawToBank,
    {
      requestKey: key,
      targetId: `pay_${'1'.repeat(12)}`,
      amount: '100000',
      withdrawPwd: `${'0'.repeat(16)}.${'A'.repeat(512)}`,
    },
  ],
  ['GAMES_PARTY', transferMoney, { key, provider: 'pg', direction: 'in', amount: '1000' }],
  ['SPORTS_URL', getSportsToken, {}],
]

let database: TestDatabase
let token: string

beforeAll(async () => {
  database = await freshDatabase()
  const before = await startWorld({ databaseUrl: database.url, webRoot: null, log })
  token = await before.signIn('maitran88')
  await before.close()
})
afterAll(() => database.close())

test.each(CALLS)(
  '[CBK-12] prod that names everybody but %s closes that door with a sentence',
  async (name, call, body) => {
    const { [name as keyof Parties]: _, ...others } = PARTIES
    const env = name === 'SPORTS_URL' ? {} : BOOK
    const prod = await startWorld({
      databaseUrl: database.url,
      webRoot: null,
      log,
      mode: 'prod',
      parties: others,
      env,
    })
    try {
      const refused = await prod.call(call, body as never, { token })
      expect(refused).toMatchObject({
        code: ERRORS.PARTY_MISSING.wire,
        msg: expect.stringContaining('chưa mở'),
      })
      for (const [other, open, asked] of CALLS.filter(([each]) => each !== name && each !== 'SPORTS_URL')) {
        const answer = await prod.call(open, asked as never, { token })
        expect([other, answer.code]).not.toEqual([other, ERRORS.PARTY_MISSING.wire])
      }
    } finally {
      await prod.close()
    }
  },
)

test('[CBK-12] a prod that names nobody writes no code into a tray of the sandbox', async () => {
  const prod = await startWorld({ databaseUrl: database.url, webRoot: null, log, mode: 'prod' })
  try {
    await prod.app.sms.send({ area: '84', mobile: '901234567', text: 'code 123456' })
    await prod.app.mail.send({ to: 'mai@keo.example', subject: 'code', text: 'code 123456' })
    const kept = await database.asOwner(
      "select text from platform.sandbox_sms where text like '%123456%' union all select text from platform.sandbox_mail where text like '%123456%'",
    )
    expect(kept).toEqual([])
  } finally {
    await prod.close()
  }
})
