import { expect, test } from 'vitest'
import { isThrifty } from './saving-offer.ts'

test.each([
  [{}, false],
  [{ effectiveType: '4g' }, false],
  [{ effectiveType: '4g', saveData: true }, true],
  [{ saveData: true }, true],
  [{ effectiveType: '3g', saveData: false }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
])('a line that tells %j is one to save on: %s', (facts, isSlow) => {
  expect(isThrifty(facts)).toBe(isSlow)
})
