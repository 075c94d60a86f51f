import { PATTERNS } from '@keo/contract/patterns'
import { manualClock } from '@keo/service-kit/clock'
import { seededIds } from '@keo/service-kit/ids'
import { expect, test } from 'vitest'
import { suggestUserName } from './user-name-suggestions.ts'

test('[ACS-12] [ACC-10a] a suggested name fits the pattern and hardly ever comes twice', () => {
  const ids = seededIds('names', manualClock(0))
  const names = Array.from({ length: 500 }, () => suggestUserName(ids))
  for (const name of names) expect(name).toMatch(PATTERNS.newUserName)
  expect(new Set(names).size).toBeGreaterThan(495)
})
