import { MINE_CELLS, minesMultiplier } from '@keo/game-rules/games/mines'
import { useEffect, useRef } from 'react'
import { useMessages } from '../../../../language/messages.ts'
import { MultiplierPill } from '../../kit/multiplier-pill.tsx'

/** What an exit pays after each safe cell; the one that holds now is marked and kept in sight. */
export function Ladder({ mines, picked }: { mines: number; picked: number }) {
  const say = useMessages()
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // With the frame that lays it out: asked for at once, the whole page would be laid out twice.
    const frame = requestAnimationFrame(() => {
      const step = strip.current?.children[Math.max(picked - 3, 0)]
      if (strip.current && step instanceof HTMLElement) strip.current.scrollLeft = step.offsetLeft - 16
    })
    return () => cancelAnimationFrame(frame)
  }, [picked])
  return (
    <div
      className="play-strip mines-ladder"
      role="group"
      aria-label={say('mines.ladder')}
      tabIndex={0}
      ref={strip}
    >
      {Array.from({ length: MINE_CELLS - mines }, (_, index) => (
        <MultiplierPill
          key={index}
          multiplier={minesMultiplier(mines, index + 1)}
          tone={index + 1 === picked ? 'now' : index + 1 < picked ? 'passed' : undefined}
        />
      ))}
    </div>
  )
}
