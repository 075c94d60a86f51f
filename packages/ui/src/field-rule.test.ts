import { expect, test } from 'vitest'
import { cleanFieldValue, fieldErrorOnBlur, fieldInput } from './field-rule.ts'

const vietnamesePhone = {
  placeholder: 'Nhập số điện thoại',
  checks: [
    { test: (value: string) => value.length === 9, message: 'Số điện thoại cần đủ 9 số' },
    { test: (value: string) => !value.startsWith('0'), message: 'Bỏ số 0 ở đầu' },
  ],
}

test('[I18N-05a] leaving an empty field shows its placeholder as the error', () => {
  expect(fieldErrorOnBlur('', vietnamesePhone)).toBe('Nhập số điện thoại')
})

test('[I18N-05a] an empty field stays quiet when its tip is off', () => {
  expect(fieldErrorOnBlur('', { ...vietnamesePhone, errorTip: false })).toBe('')
})

test('[I18N-05b] the first failed rule gives its message', () => {
  expect(fieldErrorOnBlur('0123', vietnamesePhone)).toBe('Số điện thoại cần đủ 9 số')
  expect(fieldErrorOnBlur('012345678', vietnamesePhone)).toBe('Bỏ số 0 ở đầu')
})

test('[I18N-05b] a value that keeps every rule clears the error', () => {
  expect(fieldErrorOnBlur('912345678', vietnamesePhone)).toBe('')
})

test('[I18N-05c] a phone field keeps digits only, up to its length', () => {
  expect(cleanFieldValue('+84 912-345-678-999', { kind: 'phone', maxLength: 11 })).toBe('84912345678')
  expect(cleanFieldValue('９12a', { kind: 'phone', maxLength: 9 })).toBe('12')
})

test('[I18N-05c] a text field is cut to its length but keeps its letters', () => {
  expect(cleanFieldValue('minhquan88', { maxLength: 4 })).toBe('minh')
  expect(cleanFieldValue('minhquan88', {})).toBe('minhquan88')
})

test('[I18N-05d] an e-mail field has the e-mail type, a phone field the number keys', () => {
  expect(fieldInput('email')).toEqual({ type: 'email', inputMode: 'email' })
  expect(fieldInput('phone')).toEqual({ type: 'tel', inputMode: 'numeric' })
  expect(fieldInput()).toEqual({ type: 'text', inputMode: 'text' })
})
