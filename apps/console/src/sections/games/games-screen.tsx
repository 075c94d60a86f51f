import { listConsoleGames, MEASURED_DAYS, type ConsoleGame } from '@keo/contract/console-games'
import { useState } from 'react'
import { dong, signedDong } from '../../platform/figures.ts'
import { useListKeys } from '../../platform/keys.ts'
import { useLook } from '../../platform/look.ts'
import { Field } from '../../parts/field.tsx'
import { NoResult } from '../../parts/no-result.tsx'
import type { ScreenProps } from '../../parts/screen.ts'
import { Empty, Loaded, More } from '../../parts/states.tsx'
import { Table, type Column } from '../../parts/table.tsx'
import { go } from '../../platform/place.ts'
import { REFRESH_MS, usePages } from '../../platform/queries.ts'
import './games.css'
import { GamePlace } from './game-place.tsx'
import { GameRounds } from './game-rounds.tsx'
import { Jackpots } from './jackpots.tsx'
import { measuredText, statedText } from './return-figures.ts'
import { ReturnBand } from './return-band.tsx'
import { Streaks } from './streaks.tsx'
import { words } from './words.ts'

/** The catalogue with stated and measured returns; the rounds of a game and what is odd beside it. */
export default function GamesScreen({ me, open }: ScreenProps) {
  const { say } = useLook(words)
  const [text, setText] = useState('')
  const clear = () => setText('')
  const [days, setDays] = useState<(typeof MEASURED_DAYS)[number]>(30)
  const list = usePages(listConsoleGames, { text, days }, REFRESH_MS)
  const games = list.data?.pages.flatMap((page) => page.games) ?? []
  const chosen = games.find(({ id }) => String(id) === open)
  useListKeys(
    games.map(({ id }) => String(id)),
    open,
    (id) => go('games', id),
  )
  return (
    <div className="list-and-side games">
      <section className="panel">
        <h2>
          {say('catalogue')} <span className="num meta">{list.data?.pages[0]?.total ?? ''}</span>
        </h2>
        <div className="filters">
          <Field label={say('find')} type="search" value={text} onText={setText} />
          {MEASURED_DAYS.map((one) => (
            <button
              key={one}
              type="button"
              className="chip"
              aria-pressed={one === days}
              onClick={() => setDays(one)}
            >
              {one} {say('days')}
            </button>
          ))}
        </div>
        <Loaded of={list}>
          {() =>
            games.length > 0 ? (
              <Games games={games} open={open} />
            ) : text === '' ? (
              <Empty>{say('none')}</Empty>
            ) : (
              <NoResult filters={[{ name: say('find'), value: text, onDrop: clear }]} onClear={clear} />
            )
          }
        </Loaded>
        <More of={list} />
      </section>
      <div className="stack">
        {chosen && me.permissions.includes('games.order') ? (
          // Another order than the one that was seen begins the form anew.
          <GamePlace key={`${chosen.id} ${chosen.orderVersion}`} game={chosen} />
        ) : null}
        {chosen ? <GameRounds key={chosen.id} game={chosen} /> : <Empty>{say('pick')}</Empty>}
        <Jackpots />
        <Streaks />
      </div>
    </div>
  )
}

function Games({ games, open }: { games: readonly ConsoleGame[]; open: string }) {
  const { say, time } = useLook(words)
  const stateOf = ({ state, window, isWatched }: ConsoleGame) => (
    <span className="game-state" data-state={isWatched ? 'watch' : state}>
      {say(isWatched ? 'watch' : state)}
      {window ? (
        <span className="meta num">
          {' '}
          {time(window.startsAt)} {say('until')} {time(window.endsAt)}
        </span>
      ) : null}
    </span>
  )
  const columns: Column<ConsoleGame>[] = [
    {
      id: 'place',
      head: say('place'),
      cell: ({ position, place }) => (place === null ? position : `${position} (${place})`),
      sortBy: ({ position }) => position,
      isFigure: true,
    },
    { id: 'game', head: say('game'), cell: ({ name }) => name, sortBy: ({ name }) => name, givesWay: true },
    {
      id: 'studio',
      head: say('studio'),
      cell: ({ studio }) => studio,
      givesWay: true,
      sortBy: ({ studio }) => studio,
      isThirdRank: true,
    },
    {
      id: 'kind',
      head: say('kind'),
      cell: ({ category }) => category,
      sortBy: ({ category }) => category,
      isThirdRank: true,
    },
    { id: 'band', head: 'RTP', cell: (game) => <ReturnBand game={game} />, isThirdRank: true },
    {
      id: 'stated',
      head: say('statedHead'),
      cell: (game) => statedText(game.statedLeast, game.statedMost),
      isFigure: true,
    },
    {
      id: 'measured',
      head: say('measuredHead'),
      cell: (game) => measuredText(game.measured, game.error),
      sortBy: ({ measured }) => measured ?? 0,
      isFigure: true,
    },
    {
      id: 'rounds',
      head: say('rounds'),
      cell: ({ rounds }) => dong(String(rounds)),
      sortBy: ({ rounds }) => rounds,
      isFigure: true,
    },
    {
      id: 'result',
      head: say('result'),
      cell: ({ result }) => signedDong(result),
      sortBy: ({ result }) => Number(result),
      isFigure: true,
    },
    {
      id: 'jackpot',
      head: say('jackpot'),
      cell: ({ jackpot }) => (jackpot === null ? '—' : dong(jackpot)),
      isFigure: true,
      isThirdRank: true,
    },
    { id: 'state', head: say('state'), cell: stateOf, givesWay: true },
  ]
  return (
    <Table
      label={say('catalogue')}
      columns={columns}
      rows={games}
      idOf={({ id }) => String(id)}
      current={open}
      onOpen={({ id }) => go('games', String(id))}
    />
  )
}
