import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { PasswordField } from './password-field.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

const nineDigits = [{ test: (value: string) => value.length === 9, message: 'Cần đủ 9 số' }]

function Field(props: Partial<TextFieldProps>) {
  const [value, setValue] = useState('')
  return <TextField placeholder="Nhập số điện thoại" {...props} value={value} onChange={setValue} />
}

const input = () => screen.getByRole<HTMLInputElement>('textbox')
const error = () => screen.queryByRole('alert')?.textContent ?? ''

test('[I18N-05a] an empty field shows its placeholder as the error once it is left', async () => {
  render(<Field />)
  await userEvent.click(input())
  expect(error()).toBe('')
  await userEvent.tab()
  expect(error()).toBe('Nhập số điện thoại')
  expect(input().getAttribute('aria-invalid')).toBe('true')
  expect(input().getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id)
})

test('[I18N-05a] with the tip off it shows nothing', async () => {
  render(<Field errorTip={false} />)
  await userEvent.click(input())
  await userEvent.tab()
  expect(error()).toBe('')
})

test('[I18N-05b] a failed rule shows its message, and typing takes it away', async () => {
  render(<Field kind="phone" checks={nineDigits} />)
  await userEvent.type(input(), '912')
  await userEvent.tab()
  expect(error()).toBe('Cần đủ 9 số')
  await userEvent.type(input(), '345678')
  expect(error()).toBe('')
  await userEvent.tab()
  expect(error()).toBe('')
})

test('[I18N-05c] a phone field drops everything but digits and stops at its length', async () => {
  render(<Field kind="phone" maxLength={9} />)
  await userEvent.type(input(), '09a1-23 456789 999')
  expect(input().value).toBe('091234567')
})

test('[I18N-05d] an e-mail field has the e-mail type', () => {
  render(<Field kind="email" placeholder="Thư điện tử" />)
  expect(input().type).toBe('email')
})

test('an error from the server stands before the field’s own', async () => {
  render(<Field error="Số này đã được dùng" />)
  await userEvent.click(input())
  await userEvent.tab()
  expect(error()).toBe('Số này đã được dùng')
})

test('the eye shows a password and hides it again', async () => {
  const stay = () => {}
  const labels = { showLabel: 'Hiện', hideLabel: 'Ẩn' }
  render(<PasswordField value="bimat123" onChange={stay} placeholder="Mật khẩu" {...labels} />)
  const field = screen.getByLabelText<HTMLInputElement>('Mật khẩu')
  expect(field.type).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Hiện' }))
  expect(field.type).toBe('text')
  await userEvent.click(screen.getByRole('button', { name: 'Ẩn' }))
  expect(field.type).toBe('password')
})
