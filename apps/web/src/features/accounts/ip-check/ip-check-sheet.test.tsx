import { accounts as text } from '@keo/messages/accounts/vi'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { currentSession } from '../../../session/session.ts'
import { storage } from '../../../platform/storage.ts'
import { answering, show } from '../test-accounts.tsx'
import IpCheckSheet from './ip-check-sheet.tsx'

const PASSED = { accessToken: 'tok-full', state: null, loginState: 0, checkBy: null, secondFactor: [] }

beforeEach(() => storage.write('owedCheck', { userName: 'maitran88', loginState: 2, checkBy: 'sms' }))

const mobile = () => screen.getByPlaceholderText(text['accounts.mobile'])
const code = () => screen.getByPlaceholderText<HTMLInputElement>(text['accounts.code'])
const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: text['ipCheck.confirm'] })
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: text['accounts.send'] })

test('[ACC-04a][ACC-04d] confirm and send wait for what they need', async () => {
  await show(<IpCheckSheet close={() => {}} />)
  fireEvent.change(mobile(), { target: { value: '' } })
  expect([send().disabled, confirm().disabled]).toEqual([true, true])
  fireEvent.change(mobile(), { target: { value: '91234' } })
  expect(send().disabled).toBe(true)
  fireEvent.change(mobile(), { target: { value: '912345' } })
  expect([send().disabled, confirm().disabled]).toEqual([false, true])
  fireEvent.change(code(), { target: { value: '123' } })
  expect(confirm().disabled).toBe(true)
  fireEvent.change(code(), { target: { value: '1234' } })
  expect(confirm().disabled).toBe(false)
})

test('[ACC-04b] the code field takes six characters, and only digits', async () => {
  await show(<IpCheckSheet close={() => {}} />)
  fireEvent.change(code(), { target: { value: '12a34567890' } })
  expect(code().value).toBe('123456')
})

test('[ACC-04e] it calls loginCheck with actionType 2, and a passed check ends what was owed', async () => {
  const sent = answering({ loginCheck: { data: PASSED } })
  await show(<IpCheckSheet close={() => {}} />)
  fireEvent.change(mobile(), { target: { value: '912345678' } })
  fireEvent.change(code(), { target: { value: '123456' } })
  await userEvent.click(confirm())
  await waitFor(() => expect(storage.read('owedCheck')).toBeUndefined())
  expect(sent[0]?.body).toMatchObject({
    userName: 'maitran88',
    mobile: '912345678',
    smsCode: '123456',
    actionType: 2,
  })
  expect(currentSession().token).toBe('tok-full')
})

test('[ACC-04c] a failed check shows Lletter.Llettertip14 and keeps the session restricted', async () => {
  answering({ loginCheck: { refused: 'CHECK_FAILED', msg: 'Sai' } })
  await show(<IpCheckSheet close={() => {}} />)
  fireEvent.change(mobile(), { target: { value: '912345678' } })
  fireEvent.change(code(), { target: { value: '123456' } })
  await userEvent.click(confirm())
  expect((await screen.findByRole('alert')).textContent).toBe(text['Lletter.Llettertip14'])
  expect(storage.read('owedCheck')).toBeDefined()
})
