import { ORDER_STATUS, type OrderStatus } from '@keo/sportsbook-contract/order-enums'
import { expect, test } from 'vitest'
import { delayMsOf } from './delay.ts'
import { mayMove } from './order-types.ts'

const STATUSES = Object.values(ORDER_STATUS)

test('[BET-09] [SET-06] a status goes along its arrows and no other way; what was settled may open again', () => {
  const ways = STATUSES.flatMap((from) =>
    STATUSES.filter((to) => mayMove(from, to)).map((to) => `${from}>${to}`),
  )
  expect(ways).toEqual(['0>1', '0>2', '0>3', '0>4', '1>2', '1>3', '1>4', '4>3', '4>5', '5>4', '5>5'])
})

test('[BET-09] what was rejected or cancelled stays so', () => {
  const { rejected, cancelled } = ORDER_STATUS
  for (const from of [rejected, cancelled] satisfies OrderStatus[])
    expect(STATUSES.filter((to) => mayMove(from, to))).toEqual([])
})

test.each([1, 3, 5, 13, 177])(
  '[TIM-09] sport %i: the wait asks for the sport and nothing else',
  (sportId) => {
    const wait = delayMsOf([{ isLive: true, sportId }])
    expect(wait).toBeGreaterThanOrEqual(3_000)
    expect(wait).toBeLessThanOrEqual(8_000)
    expect(delayMsOf([{ isLive: false, sportId }])).toBeLessThanOrEqual(1_000)
    // Of several legs the slowest decides, wherever it stands.
    const legs = [
      { isLive: true, sportId },
      { isLive: false, sportId: 1 },
    ]
    expect(delayMsOf(legs)).toBe(wait)
    expect(delayMsOf(legs.toReversed())).toBe(wait)
  },
)
