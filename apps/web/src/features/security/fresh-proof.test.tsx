import { ERRORS } from '@keo/contract/errors'
import { SECURITY_NEWS } from '@keo/contract/security-changes'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentSession } from '../../session/session.ts'
import { toast } from '../../toasts/toast.ts'
import { answerCalls, here, openApp, Refusal } from '../../testing/test-app.tsx'
import { MAI } from '../../testing/sample-member.ts'
import { noteOwnChange } from './own-changes.ts'
import { securityNews } from './security-news.ts'

const needsProof = () => new Refusal(ERRORS.PROOF_NEEDED.wire, 'Hãy xác nhận lại')
let isProven: boolean
beforeEach(() => {
  isProven = false
})
afterEach(() => void vi.restoreAllMocks())

async function openMobile() {
  const asked = answerCalls({
    'GET /api/member/get': () => ({ ...MAI, mobile: '', mobileArea: '' }),
    'GET /api/user/second-factor/state': () => ({
      totpTime: '',
      passkeys: [],
      recoveryLeft: 0,
      proofs: ['password'],
    }),
    'POST /api/user/second-factor/prove': ({ password }) => {
      if (password !== 'KeoDemo2026') return new Refusal(ERRORS.PASSWORD_WRONG.wire, 'Mật khẩu chưa đúng')
      isProven = true
      return { proofTicket: 'ticket-1', expireTime: '' }
    },
    'PUT /api/member/bind-mobile': () =>
      isProven ? { mobileArea: '84', mobile: '987***4321', holdUntilTime: '' } : needsProof(),
  })
  await openApp('/cellIphone')
  const field = async (name: RegExp) =>
    within(await screen.findByRole('group', { name })).getByRole('textbox')
  await userEvent.type(await field(/Số điện thoại mới/), '0987654321')
  await userEvent.type(await field(/Mã gửi đến số mới/), '111222')
  await userEvent.click(screen.getByRole('button', { name: 'Liên kết số này' }))
  return asked
}
const sheet = () => screen.findByRole('dialog', { name: 'Xác nhận là bạn' })

const news = { topic: 't', source: 's', seq: 1, businessType: SECURITY_NEWS }

test('a change that was made elsewhere is told on this device, one made here is not', async () => {
  answerCalls({})
  await openApp('/settings')
  securityNews.onMessage({ ...news, businessContent: 'emailChanged' })
  expect(await screen.findByText(/Email vừa được thay đổi/)).toBeTruthy()
  noteOwnChange()
  securityNews.onMessage({ ...news, businessContent: 'mobileChanged' })
  securityNews.onMessage({ ...news, businessContent: 'something else' })
  expect(screen.queryByText(/Số điện thoại vừa được thay đổi/)).toBeNull()
})

test('[ACS-07] a change that wants a fresh proof asks for the password, and then goes on by itself', async () => {
  const shown = vi.spyOn(toast, 'error')
  const asked = await openMobile()
  const dialog = await sheet()
  await userEvent.type(within(dialog).getByPlaceholderText('Mật khẩu đăng nhập'), 'khongPhai1')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Xác nhận' }))
  expect(await within(dialog).findByText('Mật khẩu chưa đúng')).toBeTruthy()
  await userEvent.clear(within(dialog).getByPlaceholderText('Mật khẩu đăng nhập'))
  await userEvent.type(within(dialog).getByPlaceholderText('Mật khẩu đăng nhập'), 'KeoDemo2026')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Xác nhận' }))
  await waitFor(() => expect(here()).toBe('/sponsor'))
  expect(asked.filter(({ call }) => call === 'PUT /api/member/bind-mobile')).toHaveLength(2)
  expect(shown).not.toHaveBeenCalled()
})

test('closing the question changes nothing, and the form says what was missing', async () => {
  const asked = await openMobile()
  await userEvent.click(within(await sheet()).getByRole('button', { name: 'Đóng' }))
  expect(await screen.findByText('Hãy xác nhận lại')).toBeTruthy()
  expect(asked.filter(({ call }) => call === 'PUT /api/member/bind-mobile')).toHaveLength(1)
  expect(here()).toBe('/cellIphone')
})

test('the link of a notice opens the page with its code; putting back leads to a new password', async () => {
  let tries = 0
  const asked = answerCalls({
    'POST /api/member/undo-security-change': () =>
      (tries += 1) === 1 ? new Refusal(ERRORS.UNDO_CODE_WRONG.wire, 'Mã hoàn tác không đúng') : null,
  })
  await openApp('/undo#4K7Q-XM2P-9DTB', 'visitor')
  const code = await screen.findByLabelText<HTMLInputElement>('Mã hoàn tác')
  expect(code.value).toBe('4K7Q-XM2P-9DTB')
  await userEvent.click(screen.getByRole('button', { name: 'Trả về như cũ' }))
  expect(await screen.findByText('Mã hoàn tác không đúng')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Trả về như cũ' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Đặt mật khẩu mới' }))
  await waitFor(() => expect(here()).toBe('/forget'))
  expect(asked).toContainEqual({
    call: 'POST /api/member/undo-security-change',
    body: { code: '4K7Q-XM2P-9DTB', noNeedResponseMsg: true },
  })
  expect(currentSession().token).toBeUndefined()
})
