import { ERRORS } from '@keo/contract/errors'
import { accounts as text } from '@keo/messages/accounts/vi'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { storage } from '../../../platform/storage.ts'
import { answerCalls, openApp, Refusal } from '../../../testing/test-app.tsx'

const LOGIN = 'POST /api/user/auth/account-login/v2'
const IN = { accessToken: 'tok-visit', state: null, loginState: 0, checkBy: null, secondFactor: [] }
const CLOSED = new Refusal(ERRORS.SELF_EXCLUDED.wire, 'Bạn đã tự khóa tài khoản đến 2026-07-31 20:00.')

test('[RSP-10] whoever is excluded is told until when, and may come in to withdraw', async () => {
  const asked = answerCalls({
    'GET /api/user/auth/get/verification/domainType': () => 0,
    [LOGIN]: ({ isVisit }) => (isVisit ? IN : CLOSED),
  })
  await openApp('/login', 'visitor')
  const field = (key: keyof typeof text) => screen.findByPlaceholderText(text[key])
  fireEvent.change(await field('login.userName'), { target: { value: 'minhquan88' } })
  fireEvent.change(await field('login.password'), { target: { value: 'conMeo7Vang' } })
  await userEvent.click(screen.getByRole('button', { name: text['login.submit'] }))
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog.textContent).toContain('tự khóa tài khoản đến 2026-07-31')
  expect(storage.read('token')).toBeUndefined()
  await userEvent.click(within(dialog).getByRole('button', { name: text['login.visit'] }))
  await waitFor(() => expect(storage.read('token')).toBe('tok-visit'))
  expect(asked.filter(({ call }) => call === LOGIN).map(({ body }) => body['isVisit'])).toEqual([false, true])
})
