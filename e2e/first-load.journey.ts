import { FIRST_LOAD_BUDGET, measureFirstLoad } from '../scripts/lib/first-load.mjs'
import { expect, test } from './support/journey.ts'

test('the first load of / stays within its budget, compressed', async ({ browser, world }) => {
  const { bytes, encodings } = await measureFirstLoad(browser, world.url)
  expect(bytes.script).toBeGreaterThan(10_000)
  expect(bytes.script, 'JavaScript').toBeLessThanOrEqual(FIRST_LOAD_BUDGET.script)
  expect(bytes.style, 'CSS').toBeLessThanOrEqual(FIRST_LOAD_BUDGET.style)
  expect(bytes.font, 'fonts').toBeLessThanOrEqual(FIRST_LOAD_BUDGET.font)
  expect(encodings).toEqual(['br'])
})
