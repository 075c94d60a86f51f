import type { PlayRound } from '@keo/games-contract/play-round'
import { memo } from 'react'
import { useMessages } from '../../../language/messages.ts'
import { isMore } from '../session/play-money.ts'

type HistoryStripProps = {
  rounds: readonly PlayRound[]
  /** What is shown of a round, such as its multiplier; the same function at every drawing. */
  label: (round: PlayRound) => string
}

const SHOWN = 12

/** The last rounds, newest first. Green only where more came back than was staked. Drawn when one came, not at every tap. */
export const HistoryStrip = memo(function HistoryStrip({ rounds, label }: HistoryStripProps) {
  const say = useMessages()
  const ended = rounds.filter(({ state }) => state === 'closed').slice(0, SHOWN)
  if (ended.length === 0) return <p className="play-strip-empty">{say('game.noRounds')}</p>
  return (
    <ol className="play-strip" aria-label={say('game.lastRounds')}>
      {ended.map((round) => (
        <li
          key={round.id}
          className="play-multiplier num"
          data-tone={round.returned !== null && isMore(round.returned, round.stake) ? 'passed' : undefined}
        >
          {label(round)}
        </li>
      ))}
    </ol>
  )
})
