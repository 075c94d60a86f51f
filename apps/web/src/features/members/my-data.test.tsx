import { ERRORS } from '@keo/contract/errors'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadArea } from '../../language/messages.ts'
import { answerCalls, openApp, Refusal } from '../../testing/test-app.tsx'
import { MAI } from '../../testing/sample-member.ts'

const CLOSING = { askedTime: '2026-01-31 20:00:00', dueTime: '2026-02-14 20:00:00' }
let closing: typeof CLOSING | null
let proofs: string[]

beforeAll(() => loadArea('security'))
beforeEach(() => {
  closing = null
  proofs = ['password']
})

async function open(answers: Parameters<typeof answerCalls>[0] = {}, member: object = MAI) {
  const asked = answerCalls({
    'GET /api/member/get': () => member,
    'GET /api/member/data/closing': () => closing,
    'GET /api/user/second-factor/state': () => ({ totpTime: '', passkeys: [], recoveryLeft: 0, proofs }),
    ...answers,
  })
  await openApp('/my-data')
  return asked
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const typePassword = async (typed: string) =>
  userEvent.type(await screen.findByLabelText('Mật khẩu hiện tại'), typed)

test('[PRV-06] the copy is saved as a file once the password is right', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob)
    return 'blob:copy'
  })
  // A browser saves here; this one would leave the page.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  let isRight = false
  await open({
    'POST /api/member/data/export': () =>
      isRight
        ? { madeTime: '2026-01-31 20:00:00', account: { userName: 'maitran88' }, records: {} }
        : new Refusal(ERRORS.PASSWORD_WRONG.wire, 'Mật khẩu hiện tại chưa đúng.'),
  })
  await press('Tải dữ liệu của tôi')
  await typePassword('khongPhai1')
  await press('Tải dữ liệu của tôi')
  expect(await screen.findByText('Mật khẩu hiện tại chưa đúng.')).toBeTruthy()
  expect(saved).toEqual([])
  isRight = true
  await press('Tải dữ liệu của tôi')
  await screen.findByText('Đã tải tệp dữ liệu')
  expect(JSON.parse(await saved[0]!.text())).toMatchObject({ account: { userName: 'maitran88' } })
})

test('[PRV-06] closing says what goes and what stays, asks once more, and can be called off', async () => {
  const asked = await open({
    'POST /api/member/data/close': () => CLOSING,
    'POST /api/member/data/keep': () => null,
  })
  expect(await screen.findByText(/Luật buộc KÈO giữ lại/)).toBeTruthy()
  expect(screen.getByText(/Sau 14 ngày/)).toBeTruthy()
  await press('Đóng tài khoản của tôi')
  await typePassword('KeoDemo2026')
  await press('Đóng tài khoản của tôi')
  const question = await screen.findByRole('alertdialog')
  await userEvent.click(within(question).getByRole('button', { name: 'Đóng tài khoản' }))
  expect(await screen.findByText('Tài khoản đang chờ đóng')).toBeTruthy()
  expect(asked).toContainEqual({
    call: 'POST /api/member/data/close',
    body: { password: 'KeoDemo2026', noNeedResponseMsg: true },
  })
  await press('Giữ tài khoản')
  expect(await screen.findByRole('button', { name: 'Đóng tài khoản của tôi' })).toBeTruthy()
})

test('[PRV-06] whoever has no password is asked for a code to the number', async () => {
  closing = CLOSING
  await open({}, { ...MAI, hasPassword: false })
  expect(await screen.findByText('Tài khoản đang chờ đóng')).toBeTruthy()
  await press('Tải dữ liệu của tôi')
  expect(await screen.findByRole('group', { name: /số đang dùng/ })).toBeTruthy()
})

test('[PRV-06] where a second factor is set up, it is asked for after the password', async () => {
  proofs = ['totp', 'password', 'recovery']
  const wrong = new Refusal(ERRORS.SECOND_FACTOR_WRONG.wire, 'Mã không đúng.')
  const asked = await open({
    'POST /api/member/data/close': ({ totpCode }: { totpCode?: string }) =>
      totpCode === '123456' ? CLOSING : wrong,
  })
  await press('Đóng tài khoản của tôi')
  await typePassword('KeoDemo2026')
  await press('Đóng tài khoản của tôi')
  const question = await screen.findByRole('alertdialog')
  await userEvent.click(within(question).getByRole('button', { name: 'Đóng tài khoản' }))
  const sheet = await screen.findByRole('dialog', { name: 'Xác minh bước 2' })
  expect(within(sheet).queryByLabelText('Mật khẩu hiện tại')).toBeNull()
  const code = within(sheet).getByRole('textbox')
  await userEvent.type(code, '654321')
  await userEvent.click(within(sheet).getByRole('button', { name: 'Xác nhận' }))
  expect(await within(sheet).findByText('Mã không đúng.')).toBeTruthy()
  await userEvent.clear(code)
  await userEvent.type(code, '123456')
  await userEvent.click(within(sheet).getByRole('button', { name: 'Xác nhận' }))
  expect(await screen.findByText('Tài khoản đang chờ đóng')).toBeTruthy()
  expect(asked).toContainEqual({
    call: 'POST /api/member/data/close',
    body: { password: 'KeoDemo2026', totpCode: '123456', noNeedResponseMsg: true },
  })
})
