import { type Plinko, plinkoMultiplier } from '@keo/game-rules/games/plinko'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useMessages } from '../../../../language/messages.ts'
import { clock } from '../../../../platform/time.ts'
import { multiplierText } from '../../session/play-money.ts'
import type { Ball } from './use-balls.ts'
import '@keo/ui/drawings/games/plinko.css'
import './plinko.css'

type PlinkoBoardProps = {
  plinko: Plinko
  falling: readonly Ball[]
  /** The slot of the last ball. */
  landed: number | null
  isReduced: boolean
  onLanded: (ball: Ball) => void
}

const WIDTH = 390
const TOP = 40
const HEIGHT = 330
const FIRST_PINS = 3

/** Pins lie in rows that grow by one; the slots lie between the pins of the last row. */
function placesOf(rows: number) {
  const gap = WIDTH / (rows + 2)
  const rise = (HEIGHT - TOP) / rows
  const pins = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + FIRST_PINS }, (_pin, place) => ({
      x: WIDTH / 2 + (place - (row + FIRST_PINS - 1) / 2) * gap,
      y: TOP + row * rise,
    })),
  ).flat()
  return { gap, rise, pins }
}

export function PlinkoBoard({ plinko, falling, landed, isReduced, onLanded }: PlinkoBoardProps) {
  const say = useMessages()
  const { gap, pins } = placesOf(plinko.rows)
  const slots = Array.from({ length: plinko.rows + 1 }, (_, slot) => slot)
  return (
    <div className="plinko">
      <div className="plinko-field">
        <svg className="plinko-pins" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
          <path className="plinko-mouth" d="M173 4h44l-10 14h-24z" />
          {pins.map(({ x, y }) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={Math.min(4, gap / 6)} />
          ))}
        </svg>
        {falling.map((ball) => (
          <FallingBall
            key={ball.round.id}
            ball={ball}
            rows={plinko.rows}
            isReduced={isReduced}
            onLanded={onLanded}
          />
        ))}
      </div>
      <ol className="plinko-slots" aria-label={say('plinko.pays')} data-rows={plinko.rows}>
        {slots.map((slot) => (
          <li
            key={slot}
            className="plinko-slot num"
            data-heat={Math.round((Math.abs(slot - plinko.rows / 2) / (plinko.rows / 2)) * 6)}
            data-hit={(slot === landed && falling.length === 0) || undefined}
          >
            {multiplierText(plinkoMultiplier(plinko, slot), 0).slice(0, -1)}
          </li>
        ))}
      </ol>
    </div>
  )
}

type FallingBallProps = { ball: Ball; rows: number; isReduced: boolean; onLanded: (ball: Ball) => void }

const FALL_MS = 1600
const ROW_MS = 35

/** The way is fixed by the result: the ball follows it, it decides nothing. */
function FallingBall({ ball, rows, isReduced, onLanded }: FallingBallProps) {
  const dot = useRef<HTMLElement>(null)
  const land = useEffectEvent(() => onLanded(ball))
  useEffect(() => {
    const duration = isReduced ? 1 : FALL_MS + rows * ROW_MS
    if (!isReduced) dot.current?.animate?.(framesOf(ball.path, rows), { duration, fill: 'forwards' })
    return clock.after(duration, land)
  }, [ball, rows, isReduced])
  return <i ref={dot} className="plinko-ball" data-reduced={isReduced || undefined} />
}

function framesOf(path: readonly number[], rows: number): Keyframe[] {
  const { gap, rise } = placesOf(rows)
  const at = (x: number, y: number) => ({ left: `${(x / WIDTH) * 100}%`, top: `${(y / HEIGHT) * 100}%` })
  let x = WIDTH / 2
  const frames: Keyframe[] = [{ ...at(x, 6), easing: 'ease-in' }]
  for (const [row, step] of path.entries()) {
    frames.push({ ...at(x, TOP + row * rise - 9), easing: 'ease-out' })
    x += (step - 0.5) * gap
    frames.push({ ...at(x, TOP + row * rise - 4), easing: 'ease-in' })
  }
  frames.push(at(x, HEIGHT))
  return frames
}
