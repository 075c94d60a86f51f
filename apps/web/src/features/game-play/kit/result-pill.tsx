import type { PlayRound } from '@keo/games-contract/play-round'
import { useMessages } from '../../../language/messages.ts'
import { usePlayAmounts } from '../frame/play-context.ts'
import { isMore } from '../session/play-money.ts'

/** Whether a round may be celebrated: never when less came back than was staked (RSP-13). */
export const isCelebrated = ({ returned, stake }: PlayRound) => returned !== null && isMore(returned, stake)

/** How a round ended, in one sentence; what a screen reader hears. */
export function useResultWords() {
  const say = useMessages()
  const { text } = usePlayAmounts()
  return (round: PlayRound): string => {
    if (round.state === 'void') return say('game.voidShort', { amount: text(round.stake) })
    const returned = round.returned ?? '0.00'
    if (isCelebrated(round)) return say('game.won', { amount: text(returned) })
    if (returned === '0.00') return say('game.lost')
    return say('game.returnedPart', { amount: text(returned) })
  }
}

/** The end of a round over the stage. A return below the stake is told plainly, without the look of a win. */
export function ResultPill({ round }: { round: PlayRound | null }) {
  const words = useResultWords()
  if (!round || round.state === 'open') return null
  return (
    <p className="play-result num" data-won={isCelebrated(round) || undefined} key={round.id}>
      {words(round)}
    </p>
  )
}
