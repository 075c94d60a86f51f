import { manualClock } from '@keo/service-kit/clock'
import { seededIds } from '@keo/service-kit/ids'
import { createLog } from '@keo/service-kit/log'
import { money } from '@keo/units/money'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import type { GameAnswer, GameTransfer } from './games/game-gateway.ts'
import { loadParties, type Parties, type PartyNeeds } from './parties.ts'

/**
 * What every module of a party must keep to, as far as it can be seen from outside (docs/parties.md). The settings name
 * the modules that are tried; a model that keeps to it stands where none is named.
 */
const MODELS = {
  SMS_PARTY: () => ({ send: async () => {} }),
  MAIL_PARTY: () => ({ send: async () => {} }),
  CAPTCHA_PARTY: () => ({ verify: async () => 'refused' as const }),
  GAMES_PARTY() {
    const answers = new Map<string, GameAnswer>()
    return {
      async move({ reference }: GameTransfer) {
        const answer = answers.get(reference) ?? 'done'
        answers.set(reference, answer)
        return answer
      },
    }
  },
} satisfies Parties

const clock = manualClock(Date.UTC(2026, 0, 1))
const needs = {
  clock,
  log: createLog({ level: 'silent' }),
  ids: seededIds('conformance', clock),
  tenantId: 'keo',
} as unknown as PartyNeeds

async function partyOf<Name extends keyof typeof MODELS>(name: Name) {
  const module = process.env[name]
  const page = name === 'CAPTCHA_PARTY' && module ? { CAPTCHA_URL: 'https://captcha.example' } : {}
  const named = await loadParties(readConfig({ [name]: module, ...page }))
  return (named[name] ?? MODELS[name])(needs) as ReturnType<NonNullable<Parties[Name]>>
}

test('SMS_PARTY takes a message over, and twenty at once', async () => {
  const { send } = await partyOf('SMS_PARTY')
  const sms = { area: '84', mobile: '900000000', text: 'Mã thử của Kèo: 123456' }
  await expect(Promise.all(Array.from({ length: 20 }, () => send(sms)))).resolves.toHaveLength(20)
})

test('MAIL_PARTY takes a message over, and twenty at once', async () => {
  const { send } = await partyOf('MAIL_PARTY')
  const mail = { to: 'thu@keo.example', subject: 'Mã thử', text: 'Mã thử của Kèo: 123456' }
  await expect(Promise.all(Array.from({ length: 20 }, () => send(mail)))).resolves.toHaveLength(20)
})

test('GAMES_PARTY gives the first answer to a reference that comes again, also at the same moment', async () => {
  const { move } = await partyOf('GAMES_PARTY')
  const transfer: GameTransfer = {
    reference: 'conformance-1',
    provider: 'test',
    player: 'conformance',
    direction: 'in',
    amount: money(100_000n, 'VND'),
  }
  const answers = await Promise.all([move(transfer), move(transfer), move(transfer)])
  expect(['done', 'refused']).toContain(answers[0])
  expect(new Set([...answers, await move(transfer)]).size).toBe(1)
})

test.each(['made-up', '', ' ', '../../secret', '<b>', 'ữ', 'x'.repeat(4096)])(
  'CAPTCHA_PARTY lets nobody in by the made-up token %#, also when it is shown many times at once',
  async (token) => {
    const { verify } = await partyOf('CAPTCHA_PARTY')
    const shown = { token, action: 'login', address: '203.0.113.7' } as const
    const verdicts = await Promise.all(Array.from({ length: 5 }, () => verify(shown)))
    for (const verdict of verdicts) expect(['refused', 'unknown']).toContain(verdict)
  },
)
