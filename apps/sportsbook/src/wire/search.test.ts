import { expect, test } from 'vitest'
import { fold } from './search.ts'

test.each([
  ['Hà Nội', 'ha noi'],
  ['Đà Nẵng', 'da nang'],
  ['  São Paulo ', 'sao paulo'],
  ['Malmö FF', 'malmo ff'],
  ['河内', '河内'],
])('%s is found as %s', (name, folded) => {
  expect(fold(name)).toBe(folded)
})
