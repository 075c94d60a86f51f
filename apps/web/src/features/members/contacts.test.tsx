import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { currentSession } from '../../session/session.ts'
import { toast } from '../../toasts/toast.ts'
import { answerCalls, here, openApp, Refusal } from '../../testing/test-app.tsx'
import { MAI } from '../../testing/sample-member.ts'

let member: object
beforeEach(() => {
  member = MAI
})

async function open(path: string, answers: Parameters<typeof answerCalls>[0]) {
  const asked = answerCalls({ 'GET /api/member/get': () => member, ...answers })
  await openApp(path)
  return asked
}
const codeOf = async (group: RegExp) =>
  within(await screen.findByRole('group', { name: group })).getByRole('textbox')
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

test('[MEM-01d] a mobile number is changed with the codes of the new and the old number', async () => {
  const asked = await open('/cellIphone', {
    'PUT /api/member/bind-mobile': () => ({ mobileArea: '84', mobile: '987***4321', holdUntilTime: '' }),
  })
  expect((await screen.findAllByText(/\+84 912\*\*\*5678/)).length).toBeGreaterThan(0)
  await userEvent.type(await codeOf(/Số điện thoại mới/), '0987654321')
  await userEvent.type(await codeOf(/Mã gửi đến số mới/), '111222')
  expect(button('Đổi số điện thoại').disabled).toBe(true)
  await userEvent.type(await codeOf(/Mã gửi đến số đang dùng/), '333444')
  await userEvent.click(button('Đổi số điện thoại'))
  await waitFor(() => expect(here()).toBe('/sponsor'))
  expect(asked).toContainEqual({
    call: 'PUT /api/member/bind-mobile',
    body: {
      mobileArea: '84',
      mobile: '987654321',
      smsCode: '111222',
      oldSmsCode: '333444',
      noNeedResponseMsg: true,
    },
  })
})

test('[MEM-01d] the first number needs no other code', async () => {
  member = { ...MAI, mobile: '', mobileArea: '' }
  await open('/cellIphone', {})
  await codeOf(/Mã gửi đến số mới/)
  expect(screen.queryByRole('group', { name: /số đang dùng/ })).toBeNull()
  expect(button('Liên kết số này')).toBeTruthy()
})

test('[MEM-01d] an e-mail is bound with its code and that of the bound number; no captcha comes between', async () => {
  const asked = await open('/mail', {
    'PUT /api/member/bind-email': () => ({ email: 'm***@mail.com', holdUntilTime: '' }),
  })
  await userEvent.type(await screen.findByRole('textbox', { name: 'Địa chỉ email' }), 'mai@mail.com')
  const group = screen.getByRole('group', { name: /Mã gửi đến email/ })
  await userEvent.click(within(group).getByRole('button', { name: 'Gửi mã' }))
  await waitFor(() => expect(asked.map(({ call }) => call)).toContain('POST /api/user/verify/sendEmail'))
  await userEvent.type(within(group).getByRole('textbox'), '111222')
  await userEvent.type(await codeOf(/số đang dùng/), '333444')
  await userEvent.click(button('Liên kết email'))
  await waitFor(() => expect(here()).toBe('/sponsor'))
  expect(asked).toContainEqual({
    call: 'PUT /api/member/bind-email',
    body: { email: 'mai@mail.com', emailCode: '111222', oldSmsCode: '333444', noNeedResponseMsg: true },
  })
})

test('an e-mail that is replaced without a bound number asks for the password', async () => {
  member = { ...MAI, mobile: '', mobileArea: '', email: 'm***@mail.com' }
  await open('/mail', {})
  expect(await screen.findByLabelText('Mật khẩu đăng nhập')).toBeTruthy()
  expect(screen.queryByRole('group', { name: /số đang dùng/ })).toBeNull()
})

test('[MEM-01d] [ACC-12] the password is changed with the current one; the new token goes on here', async () => {
  const asked = await open('/passwordInfo', {
    'PUT /api/member/update-password': () => ({ accessToken: 'token-after-change' }),
  })
  const old = await screen.findByLabelText<HTMLInputElement>('Mật khẩu hiện tại')
  await userEvent.type(old, 'KeoDemo2026')
  expect(old.type).toBe('password')
  await userEvent.click(screen.getAllByRole('button', { name: 'Hiện mật khẩu' })[0]!)
  expect(old.type).toBe('text')
  await userEvent.type(screen.getByLabelText('Mật khẩu mới'), 'conMeo7Vang')
  await userEvent.type(screen.getByLabelText('Nhập lại mật khẩu mới'), 'conMeo7Van')
  expect(button('Đổi mật khẩu').disabled).toBe(true)
  await userEvent.type(screen.getByLabelText('Nhập lại mật khẩu mới'), 'g')
  await userEvent.click(button('Đổi mật khẩu'))
  await waitFor(() => expect(currentSession().token).toBe('token-after-change'))
  await waitFor(() => expect(here()).toBe('/sponsor'))
  expect(toast.store.getState().current?.text).toBe('Đã đổi mật khẩu')
  expect(asked).toContainEqual({
    call: 'PUT /api/member/update-password',
    body: { oldPassword: 'KeoDemo2026', password: 'conMeo7Vang', noNeedResponseMsg: true },
  })
})

test('a wrong current password is said for as long as it is the last try, and the member stays signed in', async () => {
  await open('/passwordInfo', {
    'PUT /api/member/update-password': () => new Refusal(2000001203, 'Mật khẩu hiện tại chưa đúng.'),
  })
  await userEvent.type(await screen.findByLabelText('Mật khẩu hiện tại'), 'khongDung1')
  await userEvent.type(screen.getByLabelText('Mật khẩu mới'), 'conMeo7Vang')
  await userEvent.type(screen.getByLabelText('Nhập lại mật khẩu mới'), 'conMeo7Vang')
  await userEvent.click(button('Đổi mật khẩu'))
  const form = within(button('Đổi mật khẩu').form!)
  expect((await form.findByRole('alert')).textContent).toBe('Mật khẩu hiện tại chưa đúng.')
  expect(toast.store.getState().current).toBeNull()
  await userEvent.type(screen.getByLabelText('Mật khẩu hiện tại'), '2')
  expect(form.getByRole('alert').textContent).toBe('Mật khẩu hiện tại chưa đúng.')
  expect(currentSession().token).toBe('token-of-mai')
})

test('who has no password yet proves the bound number instead', async () => {
  member = { ...MAI, hasPassword: false }
  await open('/passwordInfo', {})
  expect(await codeOf(/số đang dùng/)).toBeTruthy()
  expect(screen.queryByLabelText('Mật khẩu hiện tại')).toBeNull()
  expect(button('Đặt mật khẩu')).toBeTruthy()
})
