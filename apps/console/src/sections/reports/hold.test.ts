import { expect, test } from 'vitest'
import { holdText, keptText, marginText } from './hold.ts'

test('hold is gross of turnover, with its sign, and unknown without turnover', () => {
  expect(holdText('4240.00', '100000.00')).toBe('4,24%')
  expect(holdText('-20.40', '1000.00')).toBe('−2,04%')
  expect(holdText('5.00', '10000.00')).toBe('0,05%')
  expect(holdText('5.00', '0.00')).toBe('—')
})

test('a margin is written as the hold is, and unknown while nobody said it', () => {
  expect([marginText(420), marginText(5), marginText(null)]).toEqual(['4,20%', '0,05%', '—'])
})

test('who is kept of a cohort, and unknown for a week that has not come', () => {
  expect([keptText(5, 40), keptText(0, 40), keptText(undefined, 40), keptText(0, 0)]).toEqual([
    '12.5%',
    '0.0%',
    '—',
    '—',
  ])
})
