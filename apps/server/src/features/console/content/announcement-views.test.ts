import { expect, test } from 'vitest'
import { stateOf } from './announcement-views.ts'

const NOW = 1000
const held = (
  publishedAt: number | null,
  shownUntil: number | null = null,
  withdrawnAt: number | null = null,
) => stateOf({ publishedAt, shownUntil, withdrawnAt }, NOW)

test('an announcement is what players have of it now', () => {
  expect([held(null), held(1001), held(1000), held(1, 1001), held(1, 1000), held(1, null, 500)]).toEqual([
    'draft',
    'scheduled',
    'running',
    'running',
    'over',
    'withdrawn',
  ])
})
