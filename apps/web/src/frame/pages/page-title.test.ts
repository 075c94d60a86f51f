import { expect, test } from 'vitest'
import { pageTitle } from './page-title.ts'

test('[NAV-06a] Vietnamese shows the Vietnamese tagline behind the product title', () => {
  expect(pageTitle('vi')).toBe('KÈO – Kèo hay từng trận')
  expect(pageTitle('vi', 'Cài đặt')).toBe('Cài đặt | KÈO – Kèo hay từng trận')
})

test.each(['en', 'zh-CN', 'th'] as const)('[NAV-06b] %s shows the Chinese tagline', (language) => {
  expect(pageTitle(language)).toBe('KÈO – 每一场，都有好盘口')
})
