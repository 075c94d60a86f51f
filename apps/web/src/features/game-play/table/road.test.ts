import { expect, test } from 'vitest'
import { bigRoad } from './road.ts'

const at = (outcomes: string) =>
  bigRoad([...outcomes].map((sign) => (sign === 'r' ? 'red' : sign === 'b' ? 'blue' : 'tie'))).map(
    ({ side, column, row, hasTie }) => `${side[0]}${column}.${row}${hasTie ? '/' : ''}`,
  )

test('a run goes down its column and the other side begins the next', () => {
  expect(at('rrbr')).toEqual(['r0.0', 'r0.1', 'b1.0', 'r2.0'])
})

test('a run longer than six turns to the right, and the next run begins in a free column', () => {
  expect(at('rrrrrrrrb')).toEqual('r0.0 r0.1 r0.2 r0.3 r0.4 r0.5 r1.5 r2.5 b1.0'.split(' '))
})

test('a tie marks the outcome before it, and before the first it marks nothing', () => {
  expect(at('trtb')).toEqual(['r0.0/', 'b1.0'])
})
