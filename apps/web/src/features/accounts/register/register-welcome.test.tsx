import { accounts as text } from '@keo/messages/accounts/vi'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { customToast } from '../../../toasts/custom-toast.ts'
import { answerCalls, here, openApp, Refusal } from '../../../testing/test-app.tsx'

const IN = { accessToken: 'tok-1', state: null, loginState: 0, checkBy: null, secondFactor: [] }
const REGISTER = 'POST /api/user/auth/account-register'

afterEach(() => customToast.close())

async function register(answer: unknown) {
  answerCalls({ [REGISTER]: () => answer, 'GET /api/member/identity/state': () => null })
  await openApp('/registerName?redirect=%2Fsafer-play', 'visitor')
  await userEvent.type(await screen.findByPlaceholderText(text['login.userName']), 'minhquan88')
  await userEvent.type(screen.getByPlaceholderText(text['register.password']), 'conMeo7Vang')
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name: text['register.submit'] }))
}

test('a new member is greeted by name where they wanted to go, and a tap on it leads to the identity check', async () => {
  await register(IN)
  await waitFor(() => expect(here()).toBe('/safer-play'))
  const welcome = await screen.findByText(/^Chào mừng minhquan88! Xác minh danh tính một lần/)
  await userEvent.click(welcome)
  await waitFor(() => expect(here()).toBe('/identity'))
  expect(customToast.store.getState().current).toBeNull()
})

test('a registration that is refused greets nobody', async () => {
  await register(new Refusal(2000001002, 'Tên này đã có người dùng.'))
  expect(await screen.findByText('Tên này đã có người dùng.')).toBeTruthy()
  expect(customToast.store.getState().current).toBeNull()
  expect(here()).toContain('/registerName')
})
