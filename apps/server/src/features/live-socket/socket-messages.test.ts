import { manualClock } from '@keo/service-kit/clock'
import { expect, test } from 'vitest'
import { createMessageReader } from './socket-messages.ts'

const read = createMessageReader(manualClock(5))
const ids = (count: number) => Array.from({ length: count }, (_, n) => String(n))

test('a ping is answered with the time', () => {
  expect(read({ businessType: 'ping', businessContent: [] })).toEqual({
    answer: { businessType: 'pong', time: 5 },
  })
})

test('matchGoalInfo watches the matches it lists, a hundred at most', () => {
  expect(read({ businessType: 'matchGoalInfo', fbId: ['17', '4'] })).toEqual({
    answer: { businessType: 'watching', fbId: ['17', '4'] },
    watch: { below: 'public:match:', topics: ['public:match:17', 'public:match:4'] },
  })
  expect(read({ businessType: 'matchGoalInfo', fbId: ids(100) })?.watch?.topics).toHaveLength(100)
})

test('watchRoom enters one room, and null leaves it', () => {
  expect(read({ businessType: 'watchRoom', roomId: 'm17' })).toEqual({
    answer: { businessType: 'watchingRoom', roomId: 'm17' },
    watch: { below: 'public:room:', topics: ['public:room:m17'] },
  })
  expect(read({ businessType: 'watchRoom', roomId: null })?.watch?.topics).toEqual([])
})

test.each([
  ['more than a hundred ids', { businessType: 'matchGoalInfo', fbId: ids(101) }],
  ['an id that is no number', { businessType: 'matchGoalInfo', fbId: ['owner:mbr_1'] }],
  ['an unknown field', { businessType: 'ping', businessContent: [], userId: 'mbr_1' }],
  ['a missing list', { businessType: 'matchGoalInfo' }],
  ['text instead of a list', { businessType: 'ping', businessContent: 'x' }],
  ['a room that is none', { businessType: 'watchRoom', roomId: 'owner:mbr_1' }],
  ['null', null],
])('[WSS-03] %s is not understood', (_what, message) => {
  expect(read(message)).toBeNull()
})

test.each(['placeBet', 'withdraw', 'deposit', 'transfer', 'cashOut', '__proto__'])(
  '[WSS-08] %s over the socket is not understood: money moves over HTTP only',
  (businessType) => {
    expect(read({ businessType, amount: '100', businessContent: [] })).toBeNull()
  },
)
