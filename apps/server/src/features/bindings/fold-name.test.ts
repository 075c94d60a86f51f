import { expect, test } from 'vitest'
import { isSameName } from './fold-name.ts'

test('[LED-18] the same name in another spelling is the same name', () => {
  for (const spelling of [
    'NGUYEN MINH QUAN',
    'nguyễn minh quân',
    ' Nguyễn  Minh-Quân ',
    'Nguyễn Minh Quân'.normalize('NFD'),
  ]) {
    expect(isSameName('Nguyễn Minh Quân', spelling)).toBe(true)
  }
  expect(isSameName('Đỗ Thị Ỷ', 'DO THI Y')).toBe(true)
  expect(isSameName('Nguyễn Minh Quân', 'Nguyễn Minh Quang')).toBe(false)
})
