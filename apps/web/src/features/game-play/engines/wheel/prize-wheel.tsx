import { prizeWheel } from '@keo/ui/drawings/games/prize-wheel'
import { Drawing } from '@keo/ui/pictures/drawing'
import { memo, useMemo } from 'react'
import { multiplierText } from '../../session/play-money.ts'
import './wheel.css'

type PrizeWheelProps = {
  multipliers: readonly number[]
  /** Where it stops; null before the first spin. */
  place: number | null
  /** Grows with every spin, so that the wheel always turns on and never back. */
  spin: number
  isReduced: boolean
}

const TURNS = 5
const FULL = 360
const LABELLED = 20

/** The result is known before it turns: it slows evenly, beside no prize more than beside another. */
export const PrizeWheel = memo(function PrizeWheel({ multipliers, place, spin, isReduced }: PrizeWheelProps) {
  const count = multipliers.length
  const most = Math.max(...multipliers)
  const svg = useMemo(
    () => prizeWheel(multipliers.map((multiplier) => heatOf(multiplier, most))),
    [multipliers, most],
  )
  const angle = place === null ? 0 : spin * TURNS * FULL - (place * FULL) / count
  return (
    <div className="wheel">
      <i className="wheel-pointer" aria-hidden="true" />
      <div
        className="wheel-disc"
        data-reduced={isReduced || undefined}
        style={{ transform: `rotate(${angle}deg)` }}
      >
        <Drawing svg={svg} className="wheel-drawing" />
        {count <= LABELLED
          ? placed(multipliers).map(({ multiplier, at }) => (
              <span key={at} className="wheel-label num" style={{ transform: `rotate(${at}deg)` }}>
                <b>{multiplierText(multiplier, 0)}</b>
              </span>
            ))
          : null}
      </div>
    </div>
  )
})

/** Each place with the angle at which it lies. */
const placed = (multipliers: readonly number[]) =>
  multipliers.map((multiplier, place) => ({ multiplier, at: (place * FULL) / multipliers.length }))

/** From 0 for nothing to 4 for the most. */
function heatOf(multiplier: number, most: number): number {
  if (multiplier === 0) return 0
  if (multiplier === most) return 4
  return multiplier >= 20_000 ? 3 : multiplier >= 15_000 ? 2 : 1
}
