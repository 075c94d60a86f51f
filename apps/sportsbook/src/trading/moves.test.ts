import { MOVE_BOUNDS } from '@keo/sportsbook-contract/trading-steering'
import { expect, test } from 'vitest'
import { isWithinBounds, UNMOVED } from './moves.ts'

test.each(['edge', 'pace', 'margin', 'stakes'] as const)(
  'the provider lets traders move %s to its bounds and not beyond',
  (what) => {
    const { least, most } = MOVE_BOUNDS[what]
    const isTaken = (value: number) => isWithinBounds({ ...UNMOVED, [what]: value })
    expect([least - 1, least, most, most + 1, 0.5].map(isTaken)).toEqual([false, true, true, false, false])
  },
)
