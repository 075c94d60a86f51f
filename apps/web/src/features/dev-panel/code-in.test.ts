import { expect, test } from 'vitest'
import { codeIn } from './code-in.ts'

test.each([
  ['Mã KÈO của bạn là 482915. Đừng đưa ai.', '482915'],
  ['KÈO: 0042', '0042'],
  ['Gọi 0912345678 để được giúp', null],
  ['Không có mã', null],
])('the code of "%s" is %s', (text, code) => {
  expect(codeIn(text)).toBe(code)
})
