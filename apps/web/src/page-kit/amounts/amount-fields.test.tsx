import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Language } from '@keo/messages/languages'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, expect, test } from 'vitest'
import { CHANNELS } from '../../testing/sample-deposits.ts'
import { MAI } from '../../testing/sample-member.ts'
import { PracticeSlip } from '../../features/sports-guide/practice/practice-slip.tsx'
import { FULL_WALLET } from '../../features/sports-guide/practice/practice-wallet.ts'
import { walletOf } from '../../testing/sample-wallet.ts'
import { BANK_CONTENT, CARD } from '../../testing/sample-withdraw.ts'
import { currentSay, loadArea, startLanguage } from '../../language/messages.ts'
import { answerCalls, openApp } from '../../testing/test-app.tsx'

afterAll(() => startLanguage('vi'))

const LIMIT = {
  kind: 'deposit',
  period: 'day',
  amount: null,
  used: '0.00',
  left: null,
  renewTime: '2026-02-01 00:00:00',
  raise: null,
}
const answer = () =>
  answerCalls({
    'POST /api/fund/deposit/getOrder': () => null,
    'GET /api/fund/dp-channel/list': () => CHANNELS,
    'GET /api/fund/crypto/getRate/usdt/VND/deposit': () => ({
      rate: '25480.00',
      quoteId: 'q',
      expireTime: '',
    }),
    'GET /api/fund/dp-channel/content/usdt': () => ({
      channel: CHANNELS[1],
      options: [
        { id: 'trc20', name: 'TRC20', note: '', isOpen: true, min: '10.000000', max: '50000.000000' },
      ],
    }),
    'GET /api/member/get': () => MAI,
    'GET /api/user/bankcard/list': () => [CARD],
    'GET /api/user/cryptocy/list': () => [],
    'GET /api/fund/wd-channel/content': () => BANK_CONTENT,
    'GET /api/member/withdrawPwd/state': () => ({ isSet: true, hasMobile: true }),
    'POST /api/fund/withdraw/getOrder': () => null,
    'POST /api/fund/wallet/member/local': () => walletOf('800000.00'),
    'GET /api/member/safer-play/get': () => ({
      reminderMinutes: 60,
      sessionLimit: { minutes: null, raise: null },
      breakUntilTime: '',
      restUntilTime: '',
      exclusion: null,
      areOffersHidden: false,
    }),
    'GET /api/member/play-limits/list': () => ({ currency: 'VND', limits: [LIMIT] }),
  })

/** Every screen with an amount to type, the slip and the reservation apart, which have theirs in a sheet. */
const FIELDS: Record<string, () => Promise<unknown>> = {
  'a deposit in dong': () => openApp('/deposit'),
  'a deposit in USDT': async () => {
    await openApp('/deposit')
    await userEvent.click(await screen.findByRole('radio', { name: /USDT/ }))
  },
  'a withdrawal': () => openApp('/withdraw'),
  'a transfer': () => openApp('/transfer'),
  'a limit of one’s own': async () => {
    await openApp('/safer-play')
    const [day] = await screen.findAllByRole('button', {
      name: (name) => name.includes(currentSay()('playLimit.day')),
    })
    await userEvent.click(day!)
  },
  'a practice bet': async () => {
    await loadArea('sportsGuide')
    render(<PracticeSlip wallet={FULL_WALLET} chosen="Hà Nội" onPlace={() => undefined} />)
    await userEvent.clear(screen.getByRole('textbox'))
  },
}

const cases = LANGUAGES.flatMap((language) => Object.keys(FIELDS).map((name) => [name, language] as const))

test.each(cases)(
  '%s in %s: a decimal is a decimal or refused in sight, never more',
  async (name, language) => {
    await startLanguage(language)
    answer()
    await FIELDS[name]?.()
    const field = await screen.findByRole<HTMLInputElement>('textbox')
    for (const text of ['100,5', '100.5', '100,50', '100.50']) {
      await userEvent.clear(field)
      await userEvent.type(field, text)
      expect(field.value).toBe(text)
      const isDecimal = name === 'a deposit in USDT' && text.includes(decimalOf(language))
      expect(field.getAttribute('aria-invalid')).toBe(isDecimal ? null : 'true')
    }
    cleanup()
  },
)

const decimalOf = (language: Language) => (language === 'vi' ? ',' : '.')

test('every field that takes an amount reads it by that one rule', () => {
  const source = join(import.meta.dirname, '../..')
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  const withField = files
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx') && !file.includes('gallery'))
    .filter((file) => readFileSync(join(source, file), 'utf8').includes('@keo/ui/fields/money-field'))
  expect(withField.toSorted()).toEqual([
    join('features', 'bet-cart', 'slip', 'stake-row.tsx'),
    join('page-kit', 'amounts', 'amount-field.tsx'),
  ])
})
