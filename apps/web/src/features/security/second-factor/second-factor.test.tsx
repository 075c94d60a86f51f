import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadArea } from '../../../language/messages.ts'
import { currentSession } from '../../../session/session.ts'
import { storage } from '../../../platform/storage.ts'
import { toast } from '../../../toasts/toast.ts'
import { answerCalls, openApp, Refusal } from '../../../testing/test-app.tsx'
import { startSecondFactor } from './second-factor-owed.ts'

const CODES = Array.from({ length: 10 }, (_, n) => `AAAAA-BBBB${n}`)
const KEY = {
  id: 'psk_01J00000000000000000000000',
  name: 'Điện thoại của Mai',
  host: 'keo.example',
  isSynced: true,
  createdTime: '2026-01-31 20:00:00',
  usedTime: '',
}
const OFF = { totpTime: '', passkeys: [] as object[], recoveryLeft: 0, proofs: ['password'] }
const ON = {
  totpTime: '2026-01-31 20:00:00',
  passkeys: [KEY],
  recoveryLeft: 9,
  proofs: ['totp', 'password', 'recovery'],
}
const PASSED = { accessToken: 'tok-full', state: null, loginState: 0, checkBy: null, secondFactor: [] }
const at = (end: string) => `POST /api/user/second-factor/${end}`

beforeAll(async () => {
  await loadArea('security')
  startSecondFactor()
})

let state: object
beforeEach(() => {
  state = OFF
})

async function open(answers: Parameters<typeof answerCalls>[0] = {}) {
  const asked = answerCalls({
    'GET /api/user/second-factor/state': () => state,
    [at('prove')]: () => ({ proofTicket: 'ticket-1', expireTime: '' }),
    ...answers,
  })
  await openApp('/security-factor')
  return asked
}
const sheet = (name: string) => screen.findByRole('dialog', { name })
const press = async (name: string | RegExp, inside?: HTMLElement) =>
  userEvent.click(await (inside ? within(inside) : screen).findByRole('button', { name }))

test('an app is set up: proof, secret, first code, and the recovery codes once', async () => {
  const asked = await open({
    [at('totp/begin')]: () => ({ secret: 'GEZDGNBVGY3TQOJQ', address: 'otpauth://totp/K:m?secret=GEZDGNBV' }),
    [at('totp/confirm')]: ({ code }) => {
      if (code !== '287082') return new Refusal(2000001301, 'Mã chưa đúng')
      state = ON
      return { recoveryCodes: CODES }
    },
  })
  expect((await screen.findAllByText('Chưa bật')).length).toBeGreaterThan(0)
  await press('Thiết lập')
  const proof = await sheet('Xác nhận là bạn')
  await userEvent.type(within(proof).getByPlaceholderText('Mật khẩu đăng nhập'), 'KeoDemo2026')
  await press('Xác nhận', proof)

  const setup = await sheet('Thiết lập ứng dụng')
  expect(within(setup).getByRole('img', { name: /Mã QR/ })).toBeTruthy()
  expect(within(setup).getByText('GEZD GNBV GY3T QOJQ')).toBeTruthy()
  expect(within(setup).getByRole('link').getAttribute('href')).toBe('otpauth://totp/K:m?secret=GEZDGNBV')
  const code = within(setup).getByPlaceholderText('Nhập mã 6 số của ứng dụng')
  await userEvent.type(code, '111111')
  await press('Bật', setup)
  expect(await within(setup).findByText('Mã chưa đúng')).toBeTruthy()
  await userEvent.clear(code)
  await userEvent.type(code, '287082')
  await press('Bật', setup)

  const codes = await sheet('Lưu mã khôi phục')
  expect(
    within(codes)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(CODES)
  const file = within(codes).getByRole('link', { name: 'Tải tệp' })
  expect(decodeURIComponent(file.getAttribute('href') ?? '')).toContain(CODES.join('\n'))
  const done = within(codes).getByRole<HTMLButtonElement>('button', { name: 'Xong' })
  expect(done.disabled).toBe(true)
  await userEvent.click(within(codes).getByRole('checkbox'))
  await userEvent.click(done)
  await waitFor(() => expect(screen.queryByText(CODES[0]!)).toBeNull())
  expect(await screen.findByText('Còn 9/10 mã')).toBeTruthy()
  expect(asked).toContainEqual({ call: at('totp/begin'), body: { proofTicket: 'ticket-1' } })
})

test('a wrong proof is said at its field, another way can be chosen, and one proof serves several changes', async () => {
  state = ON
  const asked = await open({
    [at('prove')]: ({ totpCode }) =>
      totpCode
        ? new Refusal(2000001301, 'Mã chưa đúng, đã dùng')
        : { proofTicket: 'ticket-2', expireTime: '' },
    [at('recovery/renew')]: () => ({ recoveryCodes: CODES }),
    [at('totp/remove')]: () => {
      state = { ...ON, totpTime: '' }
      return null
    },
  })
  await press('Tạo bộ mới')
  await press('Tạo bộ mới', await screen.findByRole('alertdialog'))
  const proof = await sheet('Xác nhận là bạn')
  await userEvent.type(within(proof).getByPlaceholderText('Mã 6 số của ứng dụng'), '123456')
  await press('Xác nhận', proof)
  expect(await within(proof).findByText('Mã chưa đúng, đã dùng')).toBeTruthy()
  await press('Dùng mã khôi phục', proof)
  const field = within(proof).getByPlaceholderText('Nhập mã khôi phục')
  await userEvent.type(field, 'aaaaa-bbb')
  expect(within(proof).getByRole<HTMLButtonElement>('button', { name: 'Xác nhận' }).disabled).toBe(true)
  await userEvent.type(field, 'b1')
  await press('Xác nhận', proof)
  const codes = await sheet('Lưu mã khôi phục')
  await userEvent.click(within(codes).getByRole('checkbox'))
  await press('Xong', codes)

  await press('Tắt')
  await press('Tắt', await screen.findByRole('alertdialog'))
  await waitFor(() => expect(toast.store.getState().current?.text).toBe('Đã tắt ứng dụng xác thực'))
  expect(asked).toContainEqual({ call: at('totp/remove'), body: { proofTicket: 'ticket-2' } })
  expect(asked.filter(({ call }) => call === at('prove'))).toHaveLength(2)
})

test('closing the proof changes nothing', async () => {
  const asked = await open()
  await press('Thiết lập')
  await press('Đóng', await sheet('Xác nhận là bạn'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked.some(({ call }) => call.includes('totp'))).toBe(false)
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Thiết lập' })).disabled).toBe(false)
})

test('a passkey is renamed and removed; where the browser has none, that is said', async () => {
  state = ON
  const asked = await open({
    [at('passkey/rename')]: () => null,
    [at('passkey/remove')]: () => {
      state = { ...ON, passkeys: [] }
      return null
    },
  })
  expect(await screen.findByText('Chỉ dùng ở keo.example')).toBeTruthy()
  expect(screen.getByText(/Chưa dùng được khóa truy cập ở đây/)).toBeTruthy()
  await press(/Điện thoại của Mai/)
  await press('Đổi tên', await sheet(KEY.name))
  const naming = await sheet('Đổi tên')
  const name = within(naming).getByLabelText('Tên khóa')
  await userEvent.clear(name)
  await userEvent.type(name, 'Máy cũ')
  await press('Lưu', naming)
  await waitFor(() => expect(toast.store.getState().current?.text).toBe('Đã đổi tên khóa'))
  expect(asked).toContainEqual({
    call: at('passkey/rename'),
    body: { id: KEY.id, name: 'Máy cũ', noNeedResponseMsg: true },
  })

  await press(/Điện thoại của Mai/)
  await press('Xóa khóa', await sheet(KEY.name))
  await press('Xóa khóa', await screen.findByRole('alertdialog'))
  const proof = await sheet('Xác nhận là bạn')
  await press('Dùng mật khẩu', proof)
  await userEvent.type(within(proof).getByPlaceholderText('Mật khẩu đăng nhập'), 'KeoDemo2026')
  await press('Xác nhận', proof)
  await waitFor(() => expect(screen.queryByText(KEY.name)).toBeNull())
  const body = { proofTicket: 'ticket-1', id: KEY.id }
  expect(asked).toContainEqual({ call: at('passkey/remove'), body })
})

test('[SES-06] a session that owes its second factor meets the sheet, which ends with the right code', async () => {
  const asked = await open({
    [at('pass')]: ({ totpCode }) =>
      totpCode === '287082' ? PASSED : new Refusal(2000001301, 'Mã chưa đúng'),
  })
  storage.write('owedFactors', ['totp', 'recovery'])
  const check = await sheet('Xác minh bước 2')
  expect(within(check).queryByRole('button', { name: 'Đóng' })).toBeNull()
  const field = within(check).getByPlaceholderText('Mã 6 số của ứng dụng')
  await userEvent.type(field, '000000')
  await press('Xác nhận', check)
  expect(await within(check).findByText('Mã chưa đúng')).toBeTruthy()
  await userEvent.clear(field)
  await userEvent.type(field, '287082')
  await press('Xác nhận', check)
  await waitFor(() => expect(storage.read('owedFactors')).toBeUndefined())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(currentSession().token).toBe('tok-full')
  expect(asked.map(({ body }) => body['totpCode'])).toContain('287082')
})

test('the check of a new device comes before the second factor; signing out ends both', async () => {
  await open({ 'POST /api/user/auth/logout': () => null })
  storage.write('owedCheck', { userName: 'maitran88', loginState: 1, checkBy: 'sms' })
  storage.write('owedFactors', ['recovery'])
  expect(screen.queryByRole('dialog', { name: 'Xác minh bước 2' })).toBeNull()
  storage.remove('owedCheck')
  const check = await sheet('Xác minh bước 2')
  expect(within(check).getByPlaceholderText('Nhập mã khôi phục')).toBeTruthy()
  await press('Đăng xuất', check)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(storage.read('owedFactors')).toBeUndefined()
  expect(currentSession().token).toBeUndefined()
})

test('the door offers passkeys only where the browser has them', async () => {
  answerCalls({})
  await openApp('/login', 'visitor')
  expect(await screen.findByRole('button', { name: 'Đăng nhập' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Đăng nhập bằng khóa truy cập' })).toBeNull()
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('PublicKeyCredential', function PublicKeyCredential() {})
  await userEvent.click(screen.getByRole('radio', { name: 'Số điện thoại' }))
  expect(await screen.findByRole('button', { name: 'Đăng nhập bằng khóa truy cập' })).toBeTruthy()
})
