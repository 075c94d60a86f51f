import type { DepositOrder } from '@keo/contract/deposit'
import { toast } from '../../toasts/toast.ts'
import { ERRORS } from '@keo/contract/errors'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { navigation } from '../../navigation/navigation.ts'
import { answerCalls, here, openApp, Refusal } from '../../testing/test-app.tsx'
import { CHANNELS, ORDER } from '../../testing/sample-deposits.ts'

const CREATE = 'POST /api/fund/deposit/order'
const READ = 'POST /api/fund/deposit/getOrder'

async function open(answers: Parameters<typeof answerCalls>[0] = {}, path = '/deposit') {
  const asked = answerCalls({
    [READ]: () => null,
    'GET /api/fund/dp-channel/list': () => CHANNELS,
    'GET /api/fund/crypto/getRate/usdt/VND/deposit': () => ({
      rate: '25480.00',
      quoteId: 'quote-1',
      expireTime: '2099-01-01 20:00:00',
    }),
    'GET /api/fund/dp-channel/content/usdt': () => ({
      channel: CHANNELS[1],
      options: [
        { id: 'trc20', name: 'TRC20', note: '', isOpen: true, min: '10.000000', max: '50000.000000' },
      ],
    }),
    ...answers,
  })
  await openApp(path)
  return asked
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('[WAL-01c] gift and total follow every key, and what cannot be ordered is not', async () => {
  await open()
  const field = await screen.findByLabelText('Số tiền nạp')
  await userEvent.type(field, '99999')
  expect(screen.getByRole('button', { name: 'Tạo mã VietQR' })).toHaveProperty('disabled', true)
  await userEvent.clear(field)
  await press('5TR')
  expect(screen.getByText('+75.000')).toBeTruthy()
  expect(screen.getByText('5.075.000')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Tạo mã VietQR' })).toHaveProperty('disabled', false)
})

test('[NAV-04b] what was chosen and typed is there again after a look at another page', async () => {
  await open()
  await userEvent.click(await screen.findByRole('radio', { name: /Ví điện tử/ }))
  await userEvent.type(await screen.findByLabelText('Số tiền nạp'), '777000')
  await act(() => navigation.to('/virtualBanner'))
  await screen.findByText('Ba bước')
  await act(() => navigation.to('/deposit'))
  expect(await screen.findByLabelText('Số tiền nạp')).toHaveProperty('value', '777.000')
  expect(screen.getByRole('radio', { name: /Ví điện tử/ })).toHaveProperty('checked', true)
})

test('[WAL-01b] an order is sent once with a key of its own and opens its page', async () => {
  const asked = await open({
    [CREATE]: () => ORDER,
    [READ]: ({ orderNo }) => (orderNo === '' ? null : ORDER),
  })
  await press('5TR')
  await press('Tạo mã VietQR')
  await screen.findByText('TEST KEO 7F3K92QA')
  const sent = asked.filter(({ call }) => call === CREATE)
  expect(sent).toHaveLength(1)
  expect(sent[0]?.body).toMatchObject({ channelId: 'vietqr', optionId: '', amount: '5000000' })
  expect(String(sent[0]?.body.key)).toMatch(/^[0-9a-f]{32}$/)
  expect(here()).toContain(`/rechargeInformation?orderNo=${ORDER.orderNo}&status=0&amount=5000000.00`)
})

test('[WAL-01c] USDT shows its rate and names the quote in the order', async () => {
  const asked = await open({ 'POST /api/fund/deposit/usdtOrder': () => ({ ...ORDER, kind: 'crypto' }) })
  await userEvent.click(await screen.findByRole('radio', { name: /USDT/ }))
  expect(await screen.findByText(/1 USDT = 25\.480/)).toBeTruthy()
  await press('100')
  await screen.findByRole('radio', { name: 'TRC20' })
  await press('Tạo lệnh nạp')
  expect(asked.find(({ call }) => call.endsWith('usdtOrder'))?.body).toMatchObject({
    optionId: 'trc20',
    amount: '100',
    quoteId: 'quote-1',
  })
})

test('[RSP-15] whoever is not known by name yet is shown the way, beside the button', async () => {
  await open({ [CREATE]: () => new Refusal(ERRORS.IDENTITY_NEEDED.wire, 'Vui lòng xác minh danh tính') })
  await press('5TR')
  await press('Tạo mã VietQR')
  const way = await screen.findByRole('link', { name: 'Xác minh' })
  expect(way.getAttribute('href')).toBe('/identity')
  // In what scrolls it would stand out of sight, behind the button that was pressed.
  expect(within(screen.getByRole('main')).queryByRole('link', { name: 'Xác minh' })).toBeNull()
})

test('[RSP-01] whoever is at a limit of their own reads what is left above the button, and not in a toast as well', async () => {
  const words = 'Hạn mức nạp bạn tự đặt còn 200.000 ₫ đến 2026-02-01 00:00 (UTC+8).'
  await open({ [CREATE]: () => new Refusal(ERRORS.DEPOSIT_OWN_LIMIT.wire, words) })
  await press('5TR')
  await press('Tạo mã VietQR')
  const said = await screen.findByRole('alert')
  expect(said.textContent).toBe(words)
  expect(toast.store.getState().current).toBeNull()
})

test.each([0, 2, 7, 8] as const)(
  '[NAV-20a] with an order of status %i, /deposit leads to it',
  async (status) => {
    const order: DepositOrder = { ...ORDER, status }
    await open({ [READ]: () => order })
    expect(here()).toContain(`/rechargeInformation?orderNo=${ORDER.orderNo}&status=${status}`)
  },
)

test('[NAV-19a] with the deposit lock on, /deposit does not open and the reason is said', async () => {
  await open({ [READ]: () => new Refusal(ERRORS.DEPOSIT_LOCKED.wire, 'Nạp tiền đang bị khóa.') })
  expect(here()).toBe('/sponsor')
  expect(await screen.findByText('Nạp tiền đang bị khóa.')).toBeTruthy()
})

test('100,5 USDT are ordered as 100.5, and the figures say so', async () => {
  const asked = await open({
    'POST /api/fund/deposit/usdtOrder': () => ORDER,
    [READ]: ({ orderNo }) => (orderNo === '' ? null : ORDER),
  })
  await userEvent.click(await screen.findByRole('radio', { name: /USDT/ }))
  await userEvent.type(await screen.findByLabelText('Số tiền nạp'), '100,5')
  expect(await screen.findByText('2.611.954')).toBeTruthy()
  await press('Tạo lệnh nạp')
  await screen.findByText('TEST KEO 7F3K92QA')
  expect(asked.find(({ body }) => body.channelId === 'usdt')?.body).toMatchObject({ amount: '100.5' })
})

test('a gift can be declined: it is not promised, and the order says so', async () => {
  const asked = await open({
    [CREATE]: () => ORDER,
    [READ]: ({ orderNo }) => (orderNo === '' ? null : ORDER),
  })
  await press('5TR')
  expect(screen.getByText('5.075.000')).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Nhận quà tặng' }))
  expect(screen.queryByText('5.075.000')).toBeNull()
  await press('Tạo mã VietQR')
  await screen.findByText('TEST KEO 7F3K92QA')
  expect(asked.find(({ call }) => call === CREATE)?.body).toMatchObject({ takesGift: false })
})
