import { askSandboxPayout, listSandboxPayouts, type SignedText } from '@keo/contract/payout-parties'
import { sharedDatabase } from '@keo/dev-world/shared'
import { manualClock } from '@keo/service-kit/clock'
import { seededIds } from '@keo/service-kit/ids'
import { createJobs } from '@keo/service-kit/jobs'
import { createLog } from '@keo/service-kit/log'
import { createSecretBox } from '@keo/service-kit/secret-box'
import { minutes } from '@keo/units/instants'
import { money } from '@keo/units/money'
import { expect, test } from 'vitest'
import { readConfig } from '../../config/config.ts'
import type { GameTransfer } from '../games/game-gateway.ts'
import { sandboxGameGateway } from '../games/sandbox-game-gateway.ts'
import { sandboxIdentityGateway } from '../identity/sandbox-identity-gateway.ts'
import { sandboxMailGateway } from '../mail/sandbox-mail-gateway.ts'
import { loadParties, type Parties, type PartyNeeds } from './parties.ts'
import { sandboxPaymentGateway } from '../payments/sandbox-payment-gateway.ts'
import { partyPayoutGateway } from '../payouts/party-payout-gateway.ts'
import { sandboxPayoutParty } from '../payouts/sandbox-payout-party.ts'
import { sandboxSmsGateway } from '../sms/sandbox-sms-gateway.ts'

/**
 * What every module of a party must keep to, as far as it can be seen from outside (docs/parties.md). The settings name
 * the modules that are tried, against the party's test system: orders are really placed there. Where none is named, the
 * sandbox's own stands in.
 */
const TRIED = [
  'SMS_PARTY',
  'MAIL_PARTY',
  'CAPTCHA_PARTY',
  'IDENTITY_PARTY',
  'PAYMENT_PARTY',
  'PAYOUT_PARTY',
  'GAMES_PARTY',
] as const
type Tried = (typeof TRIED)[number]

const clock = manualClock(Date.UTC(2026, 0, 31, 12))
const ids = seededIds('conformance', clock)
const log = createLog({ level: 'silent' })
const storage = sharedDatabase()

function needsOf(): PartyNeeds {
  const jobs = createJobs({ database: storage.connect('kit'), clock, ids, log, schedule: {} })
  return { log, clock, ids, jobs, database: storage.connect('platform'), tenantId: 'keo' }
}

const boxFor = (use: string) => createSecretBox({ keys: ['conformance'], use, ids })

const SANDBOX = {
  SMS_PARTY: sandboxSmsGateway,
  MAIL_PARTY: sandboxMailGateway,
  // Our own puzzles need no party: one that knows no token stands here.
  CAPTCHA_PARTY: () => ({ verify: async () => 'refused' }),
  GAMES_PARTY: sandboxGameGateway,
  IDENTITY_PARTY: (needs) =>
    sandboxIdentityGateway({
      ...needs,
      isOldEnough: (born) => born < '2008-01-31',
      isStaffed: async () => true,
    }),
  PAYMENT_PARTY: (needs) =>
    sandboxPaymentGateway({ ...needs, box: boxFor('payments'), isProd: false, deliver: async () => 200 }),
  PAYOUT_PARTY(needs) {
    const box = boxFor('payouts')
    const rates = { fails: 0, silent: 0 }
    const party = sandboxPayoutParty({ ...needs, box, rates, deliver: async () => 200 })
    return partyPayoutGateway({
      ...needs,
      box,
      machineClock: clock,
      post: async (path, signed) => {
        const answers: Readonly<Record<string, (asked: SignedText) => Promise<unknown>>> = {
          [askSandboxPayout.path]: party.ask,
          [listSandboxPayouts.path]: party.statement,
        }
        const answer = answers[path] ?? party.send
        return { code: 200, msg: '', data: await answer(signed as SignedText) }
      },
    })
  },
} satisfies { [Name in Tried]: NonNullable<Parties[Name]> }

async function partyOf<Name extends Tried>(name: Name, needs = needsOf()) {
  const module = process.env[name]
  const page = name === 'CAPTCHA_PARTY' && module ? { CAPTCHA_URL: 'https://captcha.example' } : {}
  const named = await loadParties(readConfig({ [name]: module, ...page }))
  const create = (named[name] ?? SANDBOX[name]) as (given: PartyNeeds) => unknown
  return create(needs) as ReturnType<NonNullable<Parties[Name]>>
}
const isSandbox = (name: Tried) => !process.env[name]
/** Another one at each run, as a real party remembers. */
const mark = () => `${process.pid}${ids.newId('c').slice(-12)}`

test('SMS_PARTY takes a message over, and twenty at once', async () => {
  const party = await partyOf('SMS_PARTY')
  const sms = { area: '84', mobile: '900000000', text: 'Mã thử của Kèo: 123456' }
  await expect(Promise.all(Array.from({ length: 20 }, () => party.send(sms)))).resolves.toHaveLength(20)
})

test('MAIL_PARTY takes a message over, and twenty at once', async () => {
  const party = await partyOf('MAIL_PARTY')
  const mail = { to: 'thu@keo.example', subject: 'Mã thử', text: 'Mã thử của Kèo: 123456' }
  await expect(Promise.all(Array.from({ length: 20 }, () => party.send(mail)))).resolves.toHaveLength(20)
})

test('GAMES_PARTY gives the first answer to a reference that comes again, also at the same moment', async () => {
  const party = await partyOf('GAMES_PARTY')
  const transfer: GameTransfer = {
    reference: `conformance-${mark()}`,
    provider: 'test',
    player: 'conformance',
    direction: 'in',
    amount: money(100_000n, 'VND'),
  }
  const answers = await Promise.all([party.move(transfer), party.move(transfer), party.move(transfer)])
  expect(['done', 'refused']).toContain(answers[0])
  expect(new Set([...answers, await party.move(transfer)]).size).toBe(1)
})

test.each(['made-up', '', ' ', '../../secret', '<b>', 'ữ', 'x'.repeat(4096)])(
  'CAPTCHA_PARTY lets nobody in by the made-up token %#, also when it is shown many times at once',
  async (token) => {
    const party = await partyOf('CAPTCHA_PARTY')
    const shown = { token, action: 'login', address: '203.0.113.7' } as const
    const verdicts = await Promise.all(Array.from({ length: 5 }, () => party.verify(shown)))
    for (const verdict of verdicts) expect(['refused', 'unknown']).toContain(verdict)
  },
)

test('IDENTITY_PARTY does not decide while it is asked, nor about what was undone, nor for a child', async () => {
  const needs = needsOf()
  const party = await partyOf('IDENTITY_PARTY', needs)
  const heard: [id: string, verdict: string][] = []
  party.onVerdict(async (id, verdict) => void heard.push([id, verdict]))
  const shown = {
    realName: 'NGUYEN VAN THU',
    documentKind: 'idCard',
    documentNumber: '012345678901',
  } as const
  const [adult, child, undone] = [mark(), mark(), mark()]
  await needs.database.tx(async (tx) => {
    await party.submit(tx, { ...shown, id: adult, birthday: '1990-01-01' })
    await party.submit(tx, { ...shown, id: child, birthday: '2015-01-01' })
    expect(heard).toEqual([])
  })
  const failed = needs.database.tx(async (tx) => {
    await party.submit(tx, { ...shown, id: undone, birthday: '1990-01-01' })
    throw new Error('undone')
  })
  await expect(failed).rejects.toThrow('undone')
  await clock.advance(minutes(2))
  await needs.jobs.runDue()
  expect(heard.length).toBeGreaterThanOrEqual(isSandbox('IDENTITY_PARTY') ? 2 : 0)
  for (const [id, verdict] of heard) {
    expect([adult, child]).toContain(id)
    expect(id === child ? ['tooYoung'] : ['passed', 'tooYoung', 'listed']).toContain(verdict)
  }
})

test('PAYMENT_PARTY hands out what can be paid to, follows an order, and believes no callback of others', async () => {
  const needs = needsOf()
  const party = await partyOf('PAYMENT_PARTY', needs)
  // Printed on a transfer: plain signs, and the note can be found in it.
  expect(party.noteOf('KEO 7XQ2M9PA')).toMatch(/^[ -~]*KEO 7XQ2M9PA[ -~]*$/)
  const addresses = [party.addressOn('TRC20'), party.addressOn('TRC20')]
  expect(new Set(addresses.filter((address) => address !== '')).size).toBe(2)
  expect(party.usdtRate?.() ?? 1n).toBeGreaterThan(0n)

  const about = { party: 'vietqr', channelName: 'VietQR', note: 'KEO 7XQ2M9PA' }
  const amount = money(10_000_000n, 'VND')
  const [bank, c2c] = [`D${mark()}`, `D${mark()}`]
  const noChain = { network: '', contract: '', confirmations: 0 }
  await needs.database.tx(async (tx) => {
    await party.open(tx, { ...about, ...noChain, orderNo: bank, kind: 'bank', amount })
    await party.paid(tx, bank)
    await party.proofShown(tx, bank)
    await party.open(tx, { ...about, ...noChain, orderNo: c2c, kind: 'c2c', amount })
    await party.playerWrote(tx, c2c)
    await party.dispute(tx, c2c)
  })

  const news = JSON.stringify({ kind: 'paid', orderNo: bank, amount: '100000', currency: 'VND' })
  for (const timestamp of [clock.now(), clock.now() - minutes(60), 0])
    for (const signature of ['a'.repeat(64), '0'.repeat(64)]) {
      const forged = { party: 'vietqr', id: `callback-${mark()}`, timestamp, news, signature }
      expect(party.isGenuine(forged)).toBe(false)
    }
})

test.each(['PAYMENT_PARTY', 'PAYOUT_PARTY'] as const)(
  '%s tells in a statement what lies in its time alone, each payment once, and the same when it is asked again',
  async (name) => {
    const { statement } = await partyOf(name)
    const until = clock.now() - minutes(60)
    const period = { from: until - minutes(24 * 60), until }
    // Without a statement, or without an answer, there is nothing to hold against anything.
    const entries = (await statement?.(period)) ?? []
    expect((await statement?.(period)) ?? []).toEqual(entries)
    expect(entries.filter(({ at }) => at < period.from || at >= period.until)).toEqual([])
    expect(entries.filter(({ amount }) => amount.minor <= 0n)).toEqual([])
    const names = entries.map(({ orderNo, reference }) => `${orderNo} ${reference}`)
    expect(new Set(names).size).toBe(names.length)
  },
)

test('PAYOUT_PARTY gives the first answer to an order that comes again, knows it, and believes no notice of others', async () => {
  const party = await partyOf('PAYOUT_PARTY')
  const orderNo = `wd_${mark()}`
  const amount = money(20_000_000n, 'VND')
  const payout = {
    orderNo,
    channel: 'bank',
    amount,
    place: 'MAYTRANG',
    number: '90000001',
    holder: 'THU',
  } as const
  expect(['none', 'unknown']).toContain(await party.ask(orderNo))
  const first = await party.send(payout)
  expect(['accepted', 'targetRefused', 'unknown']).toContain(first)
  const again = await Promise.all([party.send(payout), party.send(payout)])
  for (const answer of again) expect([first, 'unknown']).toContain(answer)
  const known = { accepted: ['accepted', 'paid', 'failed', 'targetRefused', 'unknown'] } as const
  const state = await party.ask(orderNo)
  expect(first === 'accepted' ? known.accepted : [state]).toContain(state)
  const notice = {
    noticeId: `ntc_${mark()}`,
    orderNo,
    state: 'paid',
    amount: '200000.00',
    currency: 'VND',
  } as const
  for (const sentAt of [clock.now(), clock.now() - minutes(60), 0])
    for (const signature of ['a'.repeat(64), '0'.repeat(64)])
      expect(party.isGenuine({ ...notice, sentAt, signature })).toBe(false)
})
