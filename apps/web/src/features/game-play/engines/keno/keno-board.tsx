import { useMessages } from '../../../../language/messages.ts'
import './keno.css'

export const NUMBERS = 40
export const MOST_PICKS = 10
const REVEAL_MS = 130

type KenoBoardProps = {
  picks: readonly number[]
  most: number
  drawn: readonly number[]
  /** A new round reveals its numbers anew. */
  round: string
  isLocked: boolean
  onToggle: (number: number) => void
}

/** Forty numbers to pick from; those that were drawn light up one after the other. */
export function KenoBoard({ picks, most, drawn, round, isLocked, onToggle }: KenoBoardProps) {
  const say = useMessages()
  const isFull = picks.length >= most
  return (
    <div className="keno-board" role="group" aria-label={say('keno.board', { count: most })}>
      {Array.from({ length: NUMBERS }, (_, index) => index + 1).map((number) => {
        const isPicked = picks.includes(number)
        const order = drawn.indexOf(number)
        return (
          <button
            key={`${number} ${order < 0 ? '' : round}`}
            type="button"
            className="keno-number num"
            aria-pressed={isPicked}
            data-drawn={order >= 0 || undefined}
            style={order < 0 ? undefined : { animationDelay: `${order * REVEAL_MS}ms` }}
            disabled={isLocked || (isFull && !isPicked)}
            onClick={() => onToggle(number)}
          >
            {number}
          </button>
        )
      })}
    </div>
  )
}
