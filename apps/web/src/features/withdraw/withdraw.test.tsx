import { generateKeyPairSync } from 'node:crypto'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { toast } from '../../toasts/toast.ts'
import { answerCalls, here, openApp, Refusal } from '../../testing/test-app.tsx'
import { MAI } from '../../testing/sample-member.ts'
import { BANK_CONTENT, CARD, ORDER } from '../../testing/sample-withdraw.ts'

const { publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 3072,
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})

async function open(path: string, answers: Parameters<typeof answerCalls>[0] = {}) {
  const asked = answerCalls({
    'GET /api/member/get': () => MAI,
    'GET /api/user/bankcard/list': () => [CARD],
    'GET /api/user/cryptocy/list': () => [],
    'GET /api/fund/wd-channel/content': () => BANK_CONTENT,
    'GET /api/member/withdrawPwd/state': () => ({ isSet: true, hasMobile: true }),
    'GET /api/member/withdrawPwd/getPublicKey': () => publicKey.toString('base64'),
    'POST /api/fund/withdraw/getOrder': () => null,
    ...answers,
  })
  await openApp(path)
  return asked
}
const typeAmount = async (digits: string) =>
  userEvent.type(await screen.findByLabelText('Số tiền rút', { selector: 'input' }), digits)
const next = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Tiếp tục' })

async function typePin() {
  const sheet = await screen.findByRole('dialog', { name: 'Mật khẩu rút tiền' })
  for (const digit of '274918') await userEvent.click(within(sheet).getByRole('button', { name: digit }))
}

test('[WAL-02a] [WAL-02c] card, amount, fee and password: the order goes out with a cipher and its page opens', async () => {
  const asked = await open('/withdraw', {
    'POST /api/fund/withdraw/orderV2': () => ORDER,
  })
  await typeAmount('3000000')
  expect(next().disabled).toBe(false)
  await userEvent.click(next())
  expect(await screen.findAllByText('Miễn phí, còn 2 lần hôm nay')).not.toHaveLength(0)
  await typePin()
  await waitFor(() => expect(here()).toContain('/withdrawalInformation?orderData='))
  const sent = asked.find(({ call }) => call === 'POST /api/fund/withdraw/orderV2')?.body
  expect(sent).toMatchObject({ targetId: CARD.id, amount: '3000000' })
  expect(sent?.['withdrawPwd']).toMatch(/^[0-9a-f]{16}\.[\w-]{512}$/)
  expect(JSON.stringify(asked)).not.toContain('274918')
})

test('a refusal stays in the sheet, and the next try has the same key and another cipher', async () => {
  const refusal = new Refusal(2000002121, 'Mật khẩu rút tiền chưa đúng.')
  const asked = await open('/withdraw', { 'POST /api/fund/withdraw/orderV2': () => refusal })
  await typeAmount('3000000')
  await userEvent.click(next())
  await typePin()
  expect(await screen.findByText('Mật khẩu rút tiền chưa đúng.')).toBeTruthy()
  await typePin()
  await waitFor(() => expect(asked.filter(({ call }) => call.endsWith('orderV2'))).toHaveLength(2))
  const [one, two] = asked.filter(({ call }) => call.endsWith('orderV2')).map(({ body }) => body)
  expect(one?.['requestKey']).toBe(two?.['requestKey'])
  expect(one?.['withdrawPwd']).not.toBe(two?.['withdrawPwd'])
})

test('amounts beyond the limits or the balance cannot be sent, and the page says why', async () => {
  await open('/withdraw')
  await typeAmount('100000')
  expect(await screen.findByText(/Mỗi lệnh từ 200.000/)).toBeTruthy()
  expect(next().disabled).toBe(true)
  await typeAmount('000')
  expect(await screen.findByText('Vượt quá số dư rút được.')).toBeTruthy()
  expect(next().disabled).toBe(true)
})

test('a missing turnover and a debt are explained and keep the order back', async () => {
  await open('/withdraw', {
    'GET /api/fund/wd-channel/content': () => ({
      ...BANK_CONTENT,
      withdrawable: '2000000.00',
      debt: '250000.00',
      turnover: { required: '5000000.00', done: '2000000.00', missing: '3000000.00', sinceTime: '' },
    }),
  })
  expect(await screen.findByText(/Cần cược thêm 3.000.000/)).toBeTruthy()
  expect(screen.getByText(/Bạn còn nợ 250.000/)).toBeTruthy()
  await typeAmount('3000000')
  expect(await screen.findByText(/còn khóa một phần. Hiện rút được 2.000.000/)).toBeTruthy()
  expect(next().disabled).toBe(true)
})

test('a way that nobody pays out by says so, and the others stay open', async () => {
  await open('/withdraw', {
    'GET /api/fund/bank/list/c2c': () => [],
    'GET /api/fund/wd-channel/content': ({ channel }) => ({
      ...BANK_CONTENT,
      channel,
      isOpen: channel !== 'bank',
    }),
  })
  expect(await screen.findByText('Cách rút này chưa mở. Bạn chọn cách khác nhé.')).toBeTruthy()
  expect(screen.queryByLabelText('Số tiền rút')).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'C2C' }))
  expect(await screen.findByLabelText('Số tiền rút', { selector: 'input' })).toBeTruthy()
})

test('[NAV-19b] [WAL-04b] with the withdraw lock on the page does not open, and the cause is said', async () => {
  const locked = { ...MAI, status: '3', locks: [{ lock: 'withdraw', cause: 'withdrawPassword' }] }
  await open('/withdraw', { 'GET /api/member/get': () => locked })
  await waitFor(() => expect(toast.store.getState().current?.text).toMatch(/Rút tiền đang bị khóa.*SMS/))
  expect(here()).toBe('/sponsor')
})

test.each([0, 1, 4, 5, 6, 9])(
  '[NAV-20b] an order of orderStatus %i leads to its page',
  async (orderStatus) => {
    const order = { ...ORDER, orderStatus }
    await open('/withdraw', { 'POST /api/fund/withdraw/getOrder': () => order })
    const orderData = encodeURIComponent(JSON.stringify({ orderNo: ORDER.orderNo, orderStatus }))
    await waitFor(() => expect(here()).toBe(`/withdrawalInformation?orderData=${orderData}`))
  },
)

test.each([2, 3])('[NAV-20b] an order of orderStatus %i does not', async (orderStatus) => {
  await open('/withdraw', { 'POST /api/fund/withdraw/getOrder': () => ({ ...ORDER, orderStatus }) })
  expect(await screen.findByRole('button', { name: 'Tiếp tục' })).toBeTruthy()
  expect(here()).toBe('/withdraw')
})

test('[LED-19] the order page shows what the server says, whatever stands in the address', async () => {
  const forged = encodeURIComponent(
    JSON.stringify({ orderNo: ORDER.orderNo, amount: '9', bankName: 'Evil Bank' }),
  )
  await open(`/withdrawalInformation?orderData=${forged}`, {
    'POST /api/fund/withdraw/getOrder': () => ORDER,
  })
  expect(await screen.findByText('Bank Mây Trắng')).toBeTruthy()
  expect(screen.queryByText(/Evil/)).toBeNull()
  const steps = within(screen.getByRole('list', { name: 'Tiến trình lệnh rút' })).getAllByRole('listitem')
  expect(steps.map((step) => step.textContent?.replace(/\d\d:\d\d/, ''))).toEqual([
    'Đã nhận yêu cầu',
    'Đã duyệt',
    'Đang chuyển tiền',
    'Đã trả',
  ])
  expect(screen.getByText('30 giây đến 2 phút')).toBeTruthy()
})

test('[WAL-02b] an order that waits for the player is confirmed; a refused one says its cause', async () => {
  const waiting = { ...ORDER, orderStatus: 6, channel: 'ewallet', confirmUntilTime: '2026-02-01 20:00:00' }
  const asked = await open('/withdrawalInformation', {
    'POST /api/fund/withdraw/getOrder': () => waiting,
    'POST /api/fund/withdraw/confirmOrder': () => ({ ...waiting, orderStatus: 2 }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Tôi đã nhận tiền' }))
  await waitFor(() => expect(asked.map(({ call }) => call)).toContain('POST /api/fund/withdraw/confirmOrder'))
})

test('an order that is held says that it is checked more closely, and promises no time', async () => {
  const held = {
    ...ORDER,
    orderStatus: 1,
    isReviewed: true,
    stages: [
      { orderStatus: 0, time: '2026-01-31 20:00:00' },
      { orderStatus: 1, time: '2026-01-31 20:00:03' },
    ],
    heldTime: '2026-01-31 20:10:00',
  }
  await open('/withdrawalInformation', { 'POST /api/fund/withdraw/getOrder': () => held })
  expect(await screen.findByText(/Một người đang kiểm tra kỹ hơn/)).toBeTruthy()
  const steps = within(screen.getByRole('list', { name: 'Tiến trình lệnh rút' }))
  const [now, ...others] = steps.getAllByRole('listitem', { current: 'step' })
  expect(now?.textContent).toContain('Đang kiểm tra kỹ hơn')
  expect(others).toEqual([])
  expect(steps.getAllByRole('listitem')).toHaveLength(6)
  expect(screen.queryByText('Thời gian dự kiến')).toBeNull()
})

test('a refused order says why, and that the money is back', async () => {
  const refused = { ...ORDER, orderStatus: 3, cause: 'targetRefused' }
  await open('/withdrawalInformation', { 'POST /api/fund/withdraw/getOrder': () => refused })
  expect(await screen.findByText(/Nơi nhận không nhận tiền/)).toBeTruthy()
  expect(screen.getByText(/về lại ví của bạn/)).toBeTruthy()
})

test('the first withdrawal is led step by step: the first open step is the way, done ones are ticked', async () => {
  await open('/withdraw', {
    'GET /api/user/bankcard/list': () => [],
    'GET /api/member/withdrawPwd/state': () => ({ isSet: false, hasMobile: true }),
  })
  const steps = within(await screen.findByRole('region', { name: 'Trước lần rút đầu tiên' }))
  expect(steps.getByText('1. Liên kết số điện thoại')).toBeTruthy()
  expect(steps.getAllByText('Đã xong')).toHaveLength(1)
  expect(steps.getAllByRole('link').map((link) => link.textContent)).toEqual([
    expect.stringContaining('2. Đặt mật khẩu rút tiền'),
  ])
  await userEvent.click(steps.getByRole('link'))
  await waitFor(() => expect(here()).toBe('/withdrawPassword'))
})

test('nobody who has withdrawn before sees the first steps', async () => {
  await open('/withdraw')
  await typeAmount('3000000')
  expect(screen.queryByRole('region', { name: 'Trước lần rút đầu tiên' })).toBeNull()
})
