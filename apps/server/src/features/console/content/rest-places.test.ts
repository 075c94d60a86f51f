import { expect, test } from 'vitest'
import { stateOf } from './rest-places.ts'

test('a place rests strictly between start and end, as players are told', () => {
  const at = (now: number) => stateOf({ startsAt: 10, endsAt: 20 }, now)
  expect([stateOf(null, 15), at(9), at(10), at(11), at(19), at(20)]).toEqual([
    'none',
    'announced',
    'announced',
    'resting',
    'resting',
    'over',
  ])
})
