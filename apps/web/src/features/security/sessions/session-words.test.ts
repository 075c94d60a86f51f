import { expect, test } from 'vitest'
import { networkName } from './session-words.ts'

test.each([
  ['113.161.5.0/24', '113.161.5.*'],
  ['2405:4802:1c::/48', '2405:4802:1c:*'],
  ['somewhere', 'somewhere'],
])('%s is written %s', (place, text) => {
  expect(networkName(place)).toBe(text)
})
