import { QUEUE_NAMES } from '@keo/contract/console-queues'
import { REVIEW_KINDS } from '@keo/contract/reviews'
import { expect, test } from 'vitest'
import { PAGES } from './pages.ts'

test('G and a letter go to every page of the rail, each letter to one', () => {
  const inRail = PAGES.filter(({ under }) => under === undefined)
  const letters = inRail.map(({ letter }) => letter)
  expect(inRail.filter(({ letter }) => letter === undefined).map(({ name }) => name)).toEqual([])
  expect(new Set(letters).size).toBe(letters.length)
})

test('every kind of review and every other queue is counted at one page of the rail', () => {
  const counted = PAGES.flatMap(({ queues = [] }) => queues)
  expect(counted.toSorted()).toEqual(QUEUE_NAMES.toSorted())
  expect(REVIEW_KINDS.filter((kind) => !counted.includes(kind))).toEqual([])
})
