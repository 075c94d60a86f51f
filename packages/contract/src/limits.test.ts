import { expect, test } from 'vitest'
import { LIMITS } from './limits.ts'

test('[RAT-01] the limits per minute are those of the checklist', () => {
  const numbers = Object.entries(LIMITS).map(
    ([name, limit]) => `${name} ${limit.perPlayer}/${limit.perAddress}`,
  )
  expect(numbers.join(', ')).toBe(
    'read 300/1500, login 10/30, register 3/10, check 20/60, captcha 30/120, profile 30/150, bet 60/300, withdraw 5/20, upload 10/30, feedback 5/20, chat 60/300, report 10/30',
  )
})
