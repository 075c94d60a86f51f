import type { WheelSector } from '@keo/contract/campaign-views'
import { campaignWheel } from '@keo/ui/drawings/campaign-wheel'
import { Drawing } from '@keo/ui/pictures/drawing'
import { useMemo } from 'react'
import { useReducedMotion } from '../../page-kit/use-media-query.ts'

/** How long the wheel turns; its end is known before it begins. */
export const TURN_MS = 4200
const WHOLE_TURNS = 5

export type Turn = { readonly index: number; readonly count: number }

type WheelProps = {
  sectors: readonly WheelSector[]
  /** Where it comes to stand, and how often it was turned; null before the first. */
  turn: Turn | null
  onStill: () => void
}

/** Turns to a sector and stops there; who wants less motion sees the sector at once. */
export function TurningWheel({ sectors, turn, onStill }: WheelProps) {
  const isStill = useReducedMotion()
  const svg = useMemo(() => campaignWheel(sectors.length), [sectors.length])
  const each = 360 / sectors.length
  const angle = turn === null ? 0 : -turn.index * each - turn.count * WHOLE_TURNS * 360
  return (
    <div className="wheel" aria-hidden="true">
      <i className="wheel-pointer" />
      <div
        className="wheel-disc"
        style={{
          transform: `rotate(${angle}deg)`,
          transitionDuration: `${isStill ? 1 : TURN_MS}ms`,
        }}
        onTransitionEnd={(event) => {
          if (event.target === event.currentTarget) onStill()
        }}
      >
        <Drawing svg={svg} className="wheel-drawing" />
        {sectors.map(({ id, text }, at) => (
          <span key={id} className="wheel-label num" style={{ transform: `rotate(${at * each}deg)` }}>
            <span>{text}</span>
          </span>
        ))}
      </div>
    </div>
  )
}
