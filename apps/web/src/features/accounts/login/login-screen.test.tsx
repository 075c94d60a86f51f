import { accounts as text } from '@keo/messages/accounts/vi'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { logout } from '../../../session/session.ts'
import { storage } from '../../../platform/storage.ts'
import { toast } from '../../../toasts/toast.ts'
import { answering, show } from '../test-accounts.tsx'
import LoginScreen from './login-screen.tsx'

const IN = { accessToken: 'tok-1', state: null, loginState: 0, checkBy: null, secondFactor: [] }
const name = () => screen.getByPlaceholderText<HTMLInputElement>(text['login.userName'])
const password = () => screen.getByPlaceholderText<HTMLInputElement>(text['login.password'])
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: text['login.submit'] })

beforeEach(() => {
  logout()
  storage.remove('rememberedUserName')
})

function fillIn() {
  fireEvent.change(name(), { target: { value: 'minhquan88' } })
  fireEvent.change(password(), { target: { value: 'conMeo7Vang' } })
}

test('[ACC-12] the password switches between hidden and visible', async () => {
  await show(<LoginScreen />)
  expect(password().type).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: text['accounts.showPassword'] }))
  expect(password().type).toBe('text')
  await userEvent.click(screen.getByRole('button', { name: text['accounts.hidePassword'] }))
  expect(password().type).toBe('password')
})

test('[ACC-10a] signing in waits for a name of 6 to 20 alphanumerics and a password of the right form', async () => {
  await show(<LoginScreen />)
  fillIn()
  expect(submit().disabled).toBe(false)
  fireEvent.change(name(), { target: { value: 'minhq' } })
  expect(submit().disabled).toBe(true)
})

test('[ACC-14a][ACC-14b] a refused login says the words of the server, and stays at the door', async () => {
  answering({ 'account-login/v2': { refused: 'WRONG_LOGIN', msg: 'Tên hoặc mật khẩu chưa đúng.' } })
  await show(<LoginScreen />)
  fillIn()
  await userEvent.click(submit())
  expect((await screen.findByRole('alert')).textContent).toBe('Tên hoặc mật khẩu chưa đúng.')
  expect(toast.store.getState().current).toBeNull()
  expect(storage.read('token')).toBeUndefined()
  expect(password().value).toBe('conMeo7Vang')
})

test('[ACC-02a] a login keeps the token and the name, never the password', async () => {
  const sent = answering({ 'account-login/v2': { data: IN } })
  await show(<LoginScreen />)
  fillIn()
  await userEvent.dblClick(submit())
  await waitFor(() => expect(storage.read('token')).toBe('tok-1'))
  expect(storage.read('rememberedUserName')).toBe('minhquan88')
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('conMeo7Vang')
  expect(sent.filter(({ path }) => path.endsWith('account-login/v2'))).toHaveLength(1)
})

test('without an answer the form says so and can be sent again', async () => {
  answering({})
  await show(<LoginScreen />)
  fillIn()
  await userEvent.click(submit())
  expect((await screen.findByRole('alert')).textContent).toBe(text['accounts.noAnswer'])
  expect(submit().disabled).toBe(false)
})
