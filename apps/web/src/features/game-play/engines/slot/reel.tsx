import { SLOT_IMAGES } from '@keo/ui/drawings/games/slot-images'
import type { CSSProperties } from 'react'
import type { SlotTheme } from '@keo/ui/drawings/games/slot-theme'

export const ROWS = 3

type ReelProps = {
  theme: SlotTheme
  /** The three symbols at rest, from the top. */
  symbols: string
  /** What passes by below them while the reel turns; empty at rest. */
  passing: string
  /** Names the spin: another one starts the motion anew. */
  spin: string
  durationMs: number
  /** Rows that won; null while nothing did. */
  lit: readonly number[] | null
  isWaiting: boolean
}

/** One reel: a strip that runs down and comes to rest with its last three symbols in the window. */
export function Reel({ theme, symbols, passing, spin, durationMs, lit, isWaiting }: ReelProps) {
  const strip = symbols + passing
  const isMoving = passing !== ''
  const motion: CSSProperties & Record<'--slot-from', string> = {
    height: `${(strip.length / ROWS) * 100}%`,
    animationDuration: `${durationMs}ms`,
    '--slot-from': `${-((strip.length - ROWS) / strip.length) * 100}%`,
  }
  return (
    <div className="slot-reel" data-waiting={isWaiting || undefined}>
      <div
        className="slot-strip"
        key={spin}
        data-moving={isMoving || undefined}
        style={isMoving ? motion : undefined}
      >
        {cellsOf(strip).map(({ letter, row }) => (
          <span
            key={row}
            className="slot-symbol"
            style={{ height: `${100 / strip.length}%` }}
            data-lit={lit?.includes(row) || undefined}
            data-dim={(lit && !lit.includes(row)) || undefined}
          >
            <img src={SLOT_IMAGES[theme[letter] ?? 'xu']} alt="" />
          </span>
        ))}
      </div>
    </div>
  )
}

const cellsOf = (strip: string) => [...strip].map((letter, row) => ({ letter, row }))
