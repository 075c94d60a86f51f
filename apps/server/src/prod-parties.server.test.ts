import { sendEmail, sendSms } from '@keo/contract/codes'
import type { Call } from '@keo/contract/define-call'
import {
  createC2cOrder,
  createDepositOrder,
  createUsdtOrder,
  getUsdtRate,
  listDepositChannels,
} from '@keo/contract/deposit'
import { callbackOfParty } from '@keo/contract/deposit-parties'
import { ERRORS } from '@keo/contract/errors'
import { jumpToGame } from '@keo/contract/games'
import { submitIdentity } from '@keo/contract/identity'
import { notifyPayout } from '@keo/contract/payout-parties'
import { getSportsToken } from '@keo/contract/sports'
import { collectGameWallets, transferMoney } from '@keo/contract/wallet'
import { listWithdrawChannels, withdrawToBank, withdrawToEwallet, withdrawUsdt } from '@keo/contract/withdraw'
import { freshDatabase, type TestDatabase } from '@keo/dev-world/test-database'
import { keptLog } from '@keo/dev-world/kept-log'
import { dong, MAI } from '@keo/dev-world/wallet-world'
import { startWorld, type World } from '@keo/dev-world/world'
import { createLog } from '@keo/service-kit/log'
import { CALLBACK_BASE } from '@keo/sportsbook-contract/callbacks'
import { hours, minutes } from '@keo/units/instants'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Door, DOORS } from './app/closed-doors.ts'
import {
  closedGames,
  closedMessages,
  closedPayments,
  closedPayouts,
} from './gateways/parties/closed-gateways.ts'
import { PAYMENT_SETTINGS, PAYOUT_SETTINGS } from './config/party-settings.ts'
import type { Parties } from './gateways/parties/parties.ts'

const log = createLog({ level: 'silent' })
const BOOK = { SPORTS_URL: 'https://127.0.0.1:9', SPORTS_MERCHANT: 'keo', SPORTS_SECRET: 'of-the-test' }
const GAMES = {
  GAMES_URL: 'https://127.0.0.1:9',
  GAMES_LOGIN: 'keo',
  GAMES_SECRET: [...Array(36).keys()].map((digit) => digit.toString(36)).join(''),
  GAMES_SOURCES: '203.0.113.0/24',
}
const RATE = { USDT_RATE: '25750' }
const messages = () => closedMessages(log, 'of the test')
const each = (settings: object, gateway: object) =>
  Object.fromEntries(Object.values(settings).map((name) => [name, () => gateway])) as Parties
/** Somebody for everything, by each channel; that they do nothing is no matter here. */
const PARTIES: Parties = {
  SMS_PARTY: messages,
  MAIL_PARTY: messages,
  IDENTITY_PARTY: () => ({ submit: async () => {}, onVerdict() {} }),
  GAMES_PARTY: () => closedGames,
  ...each(PAYMENT_SETTINGS, closedPayments),
  ...each(PAYOUT_SETTINGS, closedPayouts),
}

const key = 'k'.repeat(20)
const person = { realName: 'NGUYEN VAN THU', birthday: '1990-01-01', documentNumber: '012345678901' }
const deposit = (channelId: string) => ({ channelId, optionId: '', amount: '100000', key })
const withdrawal = {
  requestKey: key,
  targetId: `pay_${'1'.repeat(12)}`,
  amount: '100000',
  withdrawPwd: `${'0'.repeat(16)}.${'A'.repeat(512)}`,
}
type Asked = [name: Door, call: Call, body: object]
const CALLS: Asked[] = [
  ['SMS_PARTY', sendSms, { actionType: 4, mobileArea: '84', mobile: '0901234567', userName: 'maitran88' }],
  ['MAIL_PARTY', sendEmail, { actionType: 4, email: 'mai@keo.example', userName: 'maitran88' }],
  ['IDENTITY_PARTY', submitIdentity, { ...person, documentKind: 'idCard' }],
  ['PAYMENT_PARTY_BANK', createDepositOrder, deposit('vietqr')],
  ['PAYMENT_PARTY_GATEWAY', createDepositOrder, deposit('fastbank')],
  ['PAYMENT_PARTY_EWALLET', createDepositOrder, deposit('ewallet')],
  ['PAYMENT_PARTY_USDT', createUsdtOrder, { ...deposit('usdt'), quoteId: '1.1.1' }],
  ['PAYMENT_PARTY_C2C', createC2cOrder, deposit('c2c')],
  ['PAYOUT_PARTY_BANK', withdrawToBank, withdrawal],
  ['PAYOUT_PARTY_C2C', withdrawToBank, { ...withdrawal, channel: 'c2c' }],
  ['PAYOUT_PARTY_USDT', withdrawUsdt, { ...withdrawal, quoteId: '1.1.1' }],
  ['PAYOUT_PARTY_EWALLET', withdrawToEwallet, withdrawal],
  ['GAMES_PARTY', transferMoney, { key, provider: 'pg', direction: 'in', amount: '1000' }],
  ['GAMES_PARTY', collectGameWallets, { key }],
  ['SPORTS_URL', getSportsToken, {}],
  ['GAMES_URL', jumpToGame, { id: 1_000_000_001 }],
]

let database: TestDatabase
let token: string
/** A transfer to a game whose answer was lost. */
let onItsWay: string

beforeAll(async () => {
  database = await freshDatabase()
  const before = await startWorld({ databaseUrl: database.url, webRoot: null, log })
  token = await before.signIn('maitran88')
  await database.asOwner('update platform.member set identity_verified_at = now() where id = $1', [MAI])
  const given = {
    op: 'move',
    memberId: MAI,
    kind: 'gift',
    from: 'house:promotions',
    to: 'available',
  } as const
  await before.app.ledger.submit({ ...given, key: 'given', reference: 'given', amount: dong(50_000) })
  before.app.games.setWeather('silent')
  const sent = { key, provider: 'pp-slot', direction: 'in', amount: '1000' } as const
  onItsWay = (await before.call(transferMoney, sent, { token })).data.id
  const waiting = { token: await before.signIn('khoadeposit2') }
  await before.call(submitIdentity, { ...person, documentKind: 'idCard' }, waiting)
  await before.close()
})
afterAll(() => database.close())

const prodWith = (parties: Parties, env: Record<string, string> = {}) =>
  startWorld({ databaseUrl: database.url, webRoot: null, log, mode: 'prod', parties, env })

/** The doors whose calls are refused because nobody stands behind them, with a sentence each. */
async function closedBy(prod: World): Promise<Set<Door>> {
  const closed = new Set<Door>()
  for (const [name, call, body] of CALLS) {
    const { code, msg } = await prod.call(call, body as never, { token })
    if (code !== ERRORS.PARTY_MISSING.wire) continue
    expect(msg).toContain('chưa mở')
    closed.add(name)
  }
  return closed
}

test.each(DOORS)(
  '[CBK-12] prod that names everybody but %s closes that door with a sentence, and no other',
  async (name) => {
    const { [name as keyof Parties]: _, ...others } = PARTIES
    const providers = { ...(name === 'SPORTS_URL' ? {} : BOOK), ...(name === 'GAMES_URL' ? {} : GAMES) }
    const prod = await prodWith(others, { ...RATE, ...providers })
    try {
      expect([...(await closedBy(prod))]).toEqual([name])
    } finally {
      await prod.close()
    }
  },
)

test('[CBK-12] the verdict that the sandbox left behind on an identity is not carried out in prod', async () => {
  const { IDENTITY_PARTY: _, ...others } = PARTIES
  const prod = await prodWith(others, RATE)
  try {
    prod.worldClock.jump(minutes(2))
    await prod.jobs.runDue()
    expect(await database.asOwner('select state from platform.identity_check')).toEqual([
      { state: 'waiting' },
    ])
  } finally {
    await prod.close()
  }
})

test('[CBK-12] a channel that nobody serves is shown closed and named in the log, and the others are open', async () => {
  const { PAYMENT_PARTY_C2C: _, PAYOUT_PARTY_EWALLET: __, ...others } = PARTIES
  const told = keptLog()
  const prod = await startWorld({
    databaseUrl: database.url,
    webRoot: null,
    log: told.log,
    mode: 'prod',
    parties: others,
    env: RATE,
  })
  try {
    const closed = ['SPORTS_URL', 'GAMES_URL', 'PAYMENT_PARTY_C2C', 'PAYOUT_PARTY_EWALLET']
    expect(told.lines.map((line): unknown => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ level: 'warn', closed }),
    )
    const deposits = (await prod.call(listDepositChannels, {}, { token })).data
    expect(deposits.filter(({ isOpen }) => !isOpen).map(({ id }) => id)).toEqual(['c2c'])
    const withdrawals = (await prod.call(listWithdrawChannels, {}, { token })).data
    expect(withdrawals.filter(({ isOpen }) => !isOpen).map(({ channel }) => channel)).toEqual(['ewallet'])
  } finally {
    await prod.close()
  }
})

test('[CBK-12] a party for all channels serves each that has none of its own', async () => {
  const prod = await prodWith(
    { PAYMENT_PARTY: () => closedPayments, PAYOUT_PARTY: () => closedPayouts },
    RATE,
  )
  try {
    const closed = ['SMS_PARTY', 'MAIL_PARTY', 'IDENTITY_PARTY', 'GAMES_PARTY', 'SPORTS_URL', 'GAMES_URL']
    expect([...(await closedBy(prod))]).toEqual(closed)
  } finally {
    await prod.close()
  }
})

test('[CBK-12] without a rate USDT is closed both ways; the rate of its party or of the setting opens it', async () => {
  const quote = { a: 'VND', b: 'deposit' } as const
  const named = { ...closedPayments, usdtRate: () => 26_000_00n }
  for (const [parties, env, rate] of [
    [PARTIES, {}, null],
    [PARTIES, RATE, '25750.00'],
    [{ ...PARTIES, PAYMENT_PARTY_USDT: () => named }, RATE, '26000.00'],
  ] as const) {
    const prod = await prodWith(parties, { ...BOOK, ...GAMES, ...env })
    try {
      const { code, data } = await prod.call(getUsdtRate, quote)
      expect(rate === null ? code : data.rate).toBe(rate ?? ERRORS.PARTY_MISSING.wire)
      const closed = rate === null ? ['PAYMENT_PARTY_USDT', 'PAYOUT_PARTY_USDT'] : []
      expect([...(await closedBy(prod))]).toEqual(closed)
    } finally {
      await prod.close()
    }
  }
})

test('[CBK-12] nobody is heard at the doors of parties that are not there', async () => {
  const prod = await prodWith({})
  try {
    const payment = { party: 'vietqr', id: 'callback-1', timestamp: 1, news: '{}', signature: 'a'.repeat(64) }
    expect((await prod.call(callbackOfParty, payment)).code).toBe(ERRORS.PARTY_MISSING.wire)
    const notice = { noticeId: 'ntc_00000001', orderNo: `wd_${'1'.repeat(12)}`, state: 'paid' } as const
    const payout = {
      ...notice,
      amount: '1.00',
      currency: 'VND',
      sentAt: 1,
      signature: 'a'.repeat(64),
    } as const
    expect((await prod.call(notifyPayout, payout)).code).toBe(ERRORS.PARTY_MISSING.wire)
    for (const path of ['/balance', '/order_pay', '/check_order_pay', '/sync_transaction', '']) {
      const answer = await fetch(`${prod.url}${CALLBACK_BASE}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      })
      expect([path, answer.status]).toEqual([path, 404])
    }
  } finally {
    await prod.close()
  }
})

test('[CBK-12] money on its way to a game stays on its way while nobody can say whether it arrived', async () => {
  const prod = await prodWith({})
  try {
    prod.worldClock.jump(hours(1))
    await prod.jobs.runDue()
    const state = 'select state from platform.wallet_transfer where id = $1'
    expect(await database.asOwner(state, [onItsWay])).toEqual([{ state: 'moving' }])
  } finally {
    await prod.close()
  }
})
