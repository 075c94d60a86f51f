import {
  getRoundReplay,
  listConsoleRounds,
  type ConsoleGame,
  type ConsoleRound,
} from '@keo/contract/console-games'
import { useState } from 'react'
import { dong } from '../../platform/figures.ts'
import { useLook } from '../../platform/look.ts'
import { Empty, Loaded, More } from '../../parts/states.tsx'
import { useCall, usePages } from '../../platform/queries.ts'
import { measuredText, statedText } from './return-figures.ts'
import { words } from './words.ts'

/** The rounds of one game, newest first, each with its replay. */
export function GameRounds({ game }: { game: ConsoleGame }) {
  const { say } = useLook(words)
  const [replayed, setReplayed] = useState('')
  const list = usePages(listConsoleRounds, { gameId: game.id })
  const rounds = list.data?.pages.flatMap((page) => page.rounds) ?? []
  return (
    <section className="panel">
      <h2>{game.name}</h2>
      <p className="num">
        {say('stated')} {statedText(game.statedLeast, game.statedMost)} · {say('measured')}{' '}
        {measuredText(game.measured, game.error)}
      </p>
      {game.isWatched ? (
        <p className="game-state" data-state="watch">
          {say('outside')}
        </p>
      ) : null}
      <Loaded of={list}>
        {() =>
          rounds.length === 0 ? (
            <Empty>{say('noRounds')}</Empty>
          ) : (
            <ol className="rounds">
              {rounds.map((round) => (
                <Round
                  key={round.id}
                  round={round}
                  gameId={game.id}
                  isReplayed={round.id === replayed}
                  onReplay={() => setReplayed(round.id === replayed ? '' : round.id)}
                />
              ))}
            </ol>
          )
        }
      </Loaded>
      <More of={list} />
    </section>
  )
}

type RoundProps = { round: ConsoleRound; gameId: number; isReplayed: boolean; onReplay: () => void }

function Round({ round, gameId, isReplayed, onReplay }: RoundProps) {
  const { say, time } = useLook(words)
  return (
    <li>
      <span className="num">
        {dong(round.stake)} → {dong(round.returned)} {round.currency === 'VND' ? '' : round.currency}
      </span>
      <button type="button" className="chip" aria-expanded={isReplayed} onClick={onReplay}>
        {say('replay')}
      </button>
      <span className="meta num">
        {time(round.at)} · {round.member} · {round.roundId}
      </span>
      <span className="meta">{say(round.state)}</span>
      {isReplayed ? <Replay gameId={gameId} id={round.id} /> : null}
    </li>
  )
}

function Replay({ gameId, id }: { gameId: number; id: string }) {
  const { say } = useLook(words)
  const found = useCall(getRoundReplay, { gameId, id })
  return (
    <div className="replay">
      <Loaded of={found}>
        {({ replay }) =>
          replay === '' ? <Empty>{say('noReplay')}</Empty> : <pre className="num">{replay}</pre>
        }
      </Loaded>
    </div>
  )
}
