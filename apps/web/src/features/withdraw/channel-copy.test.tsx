import type { DepositOrder } from '@keo/contract/deposit'
import { DEPOSIT_STATUSES } from '@keo/contract/deposit-states'
import type { WithdrawChannel } from '@keo/contract/withdraw'
import { LANGUAGES } from '@keo/messages/languages'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, expect, test } from 'vitest'
import { CHANNELS, ORDER } from '../../testing/sample-deposits.ts'
import { MAI } from '../../testing/sample-member.ts'
import { BANK_CONTENT, CARD, ORDER as WITHDRAWAL } from '../../testing/sample-withdraw.ts'
import { startLanguage } from '../../language/messages.ts'
import { answerCalls, openApp } from '../../testing/test-app.tsx'

afterEach(() => cleanup())
afterAll(() => startLanguage('vi'))

const BANK_WORDS = /ngân hàng|chuyển khoản|bank|银行|ธนาคาร/i
/** In the sandbox a C2C merchant is paid at a place with a name of its own; that is no copy of ours. */
const PLACE = 'Mây Trắng'

const WAYS = [
  { kind: 'ewallet', payTo: { bankName: 'Ví Tò He', qrText: '' } },
  { kind: 'c2c', payTo: { bankName: PLACE } },
  { kind: 'crypto', payTo: { bankName: '', accountNumber: '', accountName: '', note: '', network: 'TRC20' } },
] as const
const MERCHANT = {
  id: 'anhduong',
  name: 'Ánh Dương',
  note: '',
  isOpen: true,
  min: '100000.00',
  max: '50000000.00',
}

type Kind = (typeof WAYS)[number]['kind']
const channelOf = (kind: Kind) => {
  const known = CHANNELS.find((channel) => channel.kind === kind)
  return { ...(known ?? CHANNELS[0]!), id: kind, kind, name: known?.name ?? 'C2C' }
}

/** Everything a screen says, to the eye and to a reader. The names of the other channels in a chooser are theirs. */
function said(): string {
  const main = screen.getByRole('main').cloneNode(true) as HTMLElement
  for (const chooser of main.querySelectorAll('.ui-segmented')) chooser.remove()
  const spoken = [...main.querySelectorAll('*')].flatMap((part) =>
    ['aria-label', 'placeholder', 'alt'].flatMap((name) => part.getAttribute(name) ?? []),
  )
  return [main.textContent, ...spoken].join(' | ')
}

const BANK = { bankCode: CARD.bankCode, name: PLACE, shortName: PLACE, country: 'VN', bin: '000001' }
const SAFE = {
  'GET /api/member/get': () => MAI,
  'GET /api/user/bankcard/list': () => [{ ...CARD, bankName: PLACE }],
  'GET /api/user/cryptocy/list': () => [],
  'GET /api/user/bankcard/check-mobile': () => ({
    needsCode: false,
    mobile: '',
    mobileArea: '84',
    realName: '',
  }),
  'GET /api/member/withdrawPwd/state': () => ({ isSet: true, hasMobile: true }),
}

const inLanguages = <C extends object>(cases: readonly C[]) =>
  LANGUAGES.flatMap((language) => cases.map((each) => ({ ...each, language })))

test.each(inLanguages(WAYS))(
  'a deposit by $kind in $language says nothing of a bank',
  async ({ kind, payTo, language }) => {
    await startLanguage(language)
    answerCalls({
      'POST /api/fund/deposit/getOrder': () => null,
      'GET /api/fund/dp-channel/list': () => [channelOf(kind)],
      [`GET /api/fund/dp-channel/content/${kind}`]: () => ({ channel: channelOf(kind), options: [MERCHANT] }),
    })
    await openApp('/deposit')
    await screen.findByRole('radio', { name: /Ánh Dương/ })
    expect(said()).not.toMatch(BANK_WORDS)
    cleanup()
    for (const isTest of [true, false]) {
      for (const status of isTest ? DEPOSIT_STATUSES : ([0] as const)) {
        await openOrder({
          ...ORDER,
          kind,
          status,
          channelName: '',
          optionName: '',
          payTo: { ...ORDER.payTo!, ...payTo, isTest },
        })
        expect(said()).not.toMatch(BANK_WORDS)
        cleanup()
      }
    }
  },
)

async function openOrder(order: DepositOrder) {
  answerCalls({ 'POST /api/fund/deposit/getOrder': () => order })
  await openApp(`/rechargeInformation?orderNo=${ORDER.orderNo}`)
  await screen.findByText(order.status === 0 ? /5[.,]000[.,]000/ : ORDER.orderNo)
}

test('a bank order is still called one, and the button beside it says that it pays as a test', async () => {
  await startLanguage('vi')
  await openOrder(ORDER)
  expect(said()).toMatch(/Ngân hàng/)
  expect(screen.getByRole('button', { name: 'Trang trả tiền thử' })).toBeTruthy()
  // The whole of it is there to read: nothing is cut off.
  expect(screen.getByText('TEST KHONG CHUYEN TIEN').className).not.toContain('ell')
})

const BY_CHANNEL: readonly { channel: WithdrawChannel; label: RegExp }[] = [
  { channel: 'usdt', label: /^USDT$/ },
  { channel: 'ewallet', label: /^(Ví điện tử|E-wallet|电子钱包|อีวอลเล็ต)$/ },
  { channel: 'c2c', label: /^C2C$/ },
]

test.each(inLanguages(BY_CHANNEL))(
  'a withdrawal by $channel in $language says nothing of a bank',
  async ({ channel, label, language }) => {
    await startLanguage(language)
    for (const banks of [[], [BANK]]) {
      answerCalls({
        ...SAFE,
        'GET /api/fund/bank/list/c2c': () => banks,
        'GET /api/fund/wd-channel/content': () => ({ ...BANK_CONTENT, channel }),
        'POST /api/fund/withdraw/getOrder': () => null,
      })
      await openApp('/withdraw')
      await userEvent.click(await screen.findByRole('radio', { name: label }))
      await screen.findByRole('textbox')
      expect(said()).not.toMatch(BANK_WORDS)
      cleanup()
    }
    const target = { name: PLACE, maskedNumber: '•••• 2417', network: null }
    answerCalls({
      ...SAFE,
      'POST /api/fund/withdraw/getOrder': () => ({
        ...WITHDRAWAL,
        channel,
        target,
        orderStatus: 3,
        cause: 'targetRefused',
      }),
    })
    await openApp(
      `/withdrawalInformation?orderData=${encodeURIComponent(JSON.stringify({ orderNo: WITHDRAWAL.orderNo }))}`,
    )
    await screen.findByText(WITHDRAWAL.orderNo)
    expect(said()).not.toMatch(BANK_WORDS)
  },
)

test.each(inLanguages([{ path: '/addVirtual' }, { path: '/addEbPay' }]))(
  '$path in $language says nothing of a bank, nor of its accounts',
  async ({ path, language }) => {
    await startLanguage(language)
    answerCalls(SAFE)
    await openApp(path)
    expect(await screen.findAllByRole('textbox')).not.toHaveLength(0)
    expect(said()).not.toMatch(BANK_WORDS)
    expect(said()).not.toMatch(/chủ tài khoản|เจ้าของบัญชี/)
  },
)
