import { generateKeyPairSync } from 'node:crypto'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { toast } from '../../toasts/toast.ts'
import { answerCalls, here, openApp, Refusal } from '../../testing/test-app.tsx'
import { MAI } from '../../testing/sample-member.ts'

const { publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 3072,
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const CARD = {
  id: 'pay_01J9Z3CARD0001',
  bankCode: 'MAYTRANG',
  bankName: 'Bank Mây Trắng',
  maskedNumber: '•••• 2417',
  realName: 'Nguyễn Minh Quân',
  mobile: '912***5678',
  boundTime: '2026-01-31 20:00:00',
  largeFromTime: '2026-02-01 20:00:00',
  isDefault: true,
}

async function open(path: string, answers: Parameters<typeof answerCalls>[0] = {}) {
  const asked = answerCalls({
    'GET /api/member/get': () => MAI,
    'GET /api/fund/bank/list-support': () => [
      { bankCode: 'MAYTRANG', name: 'Mây Trắng', shortName: 'Bank Mây Trắng', country: 'VN', bin: '000001' },
      { bankCode: 'YUNQUE', name: '云雀银行', shortName: '云雀银行', country: 'CN', bin: '' },
    ],
    'GET /api/user/bankcard/check-mobile': () => ({
      needsCode: true,
      mobile: '912***5678',
      mobileArea: '84',
      realName: '',
    }),
    'GET /api/user/bankcard/list': () => [CARD],
    'GET /api/user/cryptocy/list': () => [],
    'GET /api/member/withdrawPwd/state': () => ({ isSet: true, hasMobile: true }),
    'GET /api/member/withdrawPwd/getPublicKey': () => publicKey.toString('base64'),
    ...answers,
  })
  await openApp(path)
  return asked
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

const openBanks = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Ngân hàng' }))
  return within(await screen.findByRole('dialog', { name: 'Chọn ngân hàng' }))
}
/** With the keyboard alone, once the list is open. */
async function chooseBank(typed: string) {
  const sheet = await openBanks()
  await waitFor(() => expect(sheet.getAllByRole('listitem').length).toBeGreaterThan(1))
  await userEvent.type(sheet.getByRole('searchbox'), `${typed}{Enter}`)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

async function typePin() {
  const sheet = await screen.findByRole('dialog', { name: 'Mật khẩu rút tiền' })
  for (const digit of '274918') await userEvent.click(within(sheet).getByRole('button', { name: digit }))
}

test('[WAL-03a] [WAL-03d] the first card is bound with name, code and withdraw password', async () => {
  const asked = await open('/addBankcard', {
    'POST /api/user/bankcard/n2/bindWithPhone': () => CARD,
  })
  await chooseBank('may trang')
  await userEvent.type(screen.getByLabelText('Số tài khoản hoặc số thẻ'), '19003688002417')
  await userEvent.type(screen.getByLabelText('Tên chủ tài khoản'), 'Nguyễn Minh Quân')
  expect(button('Liên kết').disabled).toBe(true)
  const code = screen.getByRole('group', { name: /Mã gửi đến \+84 912\*\*\*5678/ })
  await userEvent.type(within(code).getByRole('textbox'), '111222')
  await userEvent.click(button('Liên kết'))
  await typePin()
  await waitFor(() => expect(here()).toBe('/sponsor'))
  const sent = asked.find(({ call }) => call.endsWith('bindWithPhone'))?.body
  expect(sent).toMatchObject({
    bankCode: 'MAYTRANG',
    cardNumber: '19003688002417',
    smsCode: '111222',
    mobile: '',
  })
  expect(sent?.['withdrawPwd']).toMatch(/^[0-9a-f]{16}\./)
})

test('[WAL-03a] a bank is found by its name, short name or code without marks; what nobody has says so', async () => {
  await open('/addBankcard')
  const sheet = await openBanks()
  await waitFor(() => expect(sheet.getAllByRole('listitem')).toHaveLength(2))
  const search = sheet.getByRole('searchbox', { name: 'Tìm tên ngân hàng' })
  expect(document.activeElement).toBe(search)
  for (const typed of ['mây', 'MAY TRANG', 'maytrang', '  trang ']) {
    await userEvent.clear(search)
    await userEvent.type(search, typed)
    expect(sheet.getAllByRole('listitem').map((row) => row.textContent)).toEqual(['Bank Mây TrắngMây Trắng'])
  }
  await userEvent.clear(search)
  await userEvent.type(search, 'không có{Enter}')
  expect(sheet.getByRole('status').textContent).toMatch(/^Không có ngân hàng nào khớp/)
  await userEvent.click(sheet.getByRole('button', { name: 'Xóa chữ' }))
  // Enter with nothing typed chooses nothing; a row is reached by Tab and chosen by Enter.
  await userEvent.type(search, '{Enter}')
  const row = sheet.getByRole('button', { name: /云雀银行/ })
  row.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText('云雀银行')).toBeTruthy()
})

test('choosing another bank in a form that is whole sends nothing', async () => {
  const known = { needsCode: false, mobile: '912***5678', mobileArea: '84', realName: 'Nguyễn Minh Quân' }
  await open('/addBankcard', { 'GET /api/user/bankcard/check-mobile': () => known })
  await chooseBank('may trang')
  await userEvent.type(screen.getByLabelText('Số tài khoản hoặc số thẻ'), '6212345678901234')
  await waitFor(() => expect(button('Liên kết').disabled).toBe(false))
  await chooseBank('yunque')
  expect(screen.queryByRole('dialog', { name: 'Mật khẩu rút tiền' })).toBeNull()
})

test.each<[string, { cardNumber?: string }, string]>([
  ['a field', { cardNumber: 'Số này chưa đúng.' }, 'Thông tin chưa đúng.'],
  ['the whole', {}, 'Nơi nhận này đã được liên kết với một tài khoản khác.'],
])(
  'a refusal about %s is said in one place: at the field or in the sheet, never in a toast',
  async (_, fields, msg) => {
    const known = { needsCode: false, mobile: '912***5678', mobileArea: '84', realName: 'Nguyễn Minh Quân' }
    const refusal = new Refusal(2000000001, msg)
    Object.assign(refusal.envelope, { fields })
    const asked = await open('/addBankcard', {
      'GET /api/user/bankcard/check-mobile': () => known,
      'POST /api/user/bankcard/n2/bind': () => refusal,
    })
    await chooseBank('may trang')
    await userEvent.type(screen.getByLabelText('Số tài khoản hoặc số thẻ'), '19003688002417')
    await waitFor(() => expect(button('Liên kết').disabled).toBe(false))
    await userEvent.click(button('Liên kết'))
    await typePin()
    const words = fields.cardNumber ?? msg
    expect(await screen.findAllByText(words)).toHaveLength(1)
    const isInSheet = fields.cardNumber === undefined
    await waitFor(() => expect(screen.queryByRole('dialog') !== null).toBe(isInSheet))
    expect(screen.queryAllByText(msg)).toHaveLength(isInSheet ? 1 : 0)
    expect(toast.store.getState().current).toBeNull()
    expect(asked.find(({ call }) => call.endsWith('/bind'))?.body).toMatchObject({ noNeedResponseMsg: true })
  },
)

test('a refused deletion is said in the sheet alone', async () => {
  const msg = 'Đang có lệnh rút về đây. Hãy xóa sau khi lệnh xong.'
  await open('/bankcard', { 'DELETE /api/user/bankcard/n2/delete': () => new Refusal(2000002207, msg) })
  await screen.findByText('•••• •••• 2417')
  await userEvent.click(button('Xóa Bank Mây Trắng •••• 2417'))
  await typePin()
  expect(await screen.findAllByText(msg)).toHaveLength(1)
  expect(toast.store.getState().current).toBeNull()
})

test('[WAL-03a] a card of CN with 15 digits cannot be sent', async () => {
  const known = { needsCode: false, mobile: '912***5678', mobileArea: '84', realName: 'Nguyễn Minh Quân' }
  await open('/addBankcard', { 'GET /api/user/bankcard/check-mobile': () => known })
  await chooseBank('云雀')
  await userEvent.type(screen.getByLabelText('Số tài khoản hoặc số thẻ'), '123456789012345')
  expect(button('Liên kết').disabled).toBe(true)
  await userEvent.type(screen.getByLabelText('Số tài khoản hoặc số thẻ'), '6')
  await waitFor(() => expect(button('Liên kết').disabled).toBe(false))
  // The name stands: the first binding has set it.
  expect(screen.getByLabelText<HTMLInputElement>('Tên chủ tài khoản').readOnly).toBe(true)
})

test('[WAL-03b] an address of the other network is warned of, and one tap puts it right', async () => {
  await open('/addVirtual')
  await userEvent.click(await screen.findByRole('radio', { name: 'ERC20' }))
  await userEvent.type(screen.getByLabelText('Địa chỉ ví'), TRON)
  expect(await screen.findByText(/thuộc mạng TRC20.*mất tiền/)).toBeTruthy()
  await userEvent.click(button('Dùng TRC20'))
  expect(screen.queryByText(/mất tiền/)).toBeNull()
  await userEvent.type(screen.getByLabelText('Địa chỉ ví'), 'x')
  await userEvent.tab()
  expect(await screen.findByText(/Địa chỉ chưa đúng/)).toBeTruthy()
})

test('a bound card is masked, says from when large sums go there, and is deleted with the withdraw password', async () => {
  const asked = await open('/bankcard', { 'DELETE /api/user/bankcard/n2/delete': () => null })
  expect(await screen.findByText('•••• •••• 2417')).toBeTruthy()
  expect(screen.getByText(/Rút trên 10 triệu đồng từ/)).toBeTruthy()
  await userEvent.click(button('Xóa Bank Mây Trắng •••• 2417'))
  await typePin()
  await waitFor(() => expect(asked.map(({ call }) => call)).toContain('DELETE /api/user/bankcard/n2/delete'))
  expect(asked.find(({ call }) => call.startsWith('DELETE'))?.body).toMatchObject({ id: CARD.id })
})

test('without a withdraw password the page leads to setting one', async () => {
  await open('/addEbPay', { 'GET /api/member/withdrawPwd/state': () => ({ isSet: false, hasMobile: true }) })
  await userEvent.click(await screen.findByRole('link', { name: 'Đặt ngay' }))
  await waitFor(() => expect(here()).toBe('/withdrawPassword'))
})

test('[WAL-02c] the withdraw password is six digits, not simple, twice the same, with a code', async () => {
  const asked = await open('/withdrawPassword', {
    'POST /api/member/withdrawPwd/setupWithdrawPwd': () => null,
  })
  const field = await screen.findByLabelText('Mật khẩu mới', { selector: 'input' })
  await userEvent.type(field, '123456')
  expect(await screen.findByText('Số này quá dễ đoán.')).toBeTruthy()
  await userEvent.clear(field)
  await userEvent.type(field, '27491a8')
  const again = screen.getByLabelText('Nhập lại mật khẩu', { selector: 'input' })
  await userEvent.type(again, '274917')
  expect(await screen.findByText('Hai lần nhập chưa giống nhau.')).toBeTruthy()
  await userEvent.clear(again)
  await userEvent.type(again, '274918')
  const code = screen.getByRole('group', { name: /Mã gửi đến/ })
  await userEvent.type(within(code).getByRole('textbox'), '111222')
  await userEvent.click(button('Lưu mật khẩu'))
  await waitFor(() => expect(here()).toBe('/sponsor'))
  expect(asked.find(({ call }) => call.endsWith('setupWithdrawPwd'))?.body).toMatchObject({
    smsCode: '111222',
  })
  expect(JSON.stringify(asked)).not.toContain('274918')
})
