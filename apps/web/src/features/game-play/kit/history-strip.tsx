import type { PlayRound } from '@keo/games-contract/play-round'
import { useMessages } from '../../../language/messages.ts'
import { isMore } from '../session/play-money.ts'

type HistoryStripProps = {
  rounds: readonly PlayRound[]
  /** What is shown of a round, such as its multiplier. */
  label: (round: PlayRound) => string
}

const SHOWN = 12

/** The last rounds, newest first. Green only where more came back than was staked. */
export function HistoryStrip({ rounds, label }: HistoryStripProps) {
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
}
