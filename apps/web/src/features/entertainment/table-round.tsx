import { getSharedTable } from '@keo/games-contract/play-calls'
import {
  type CrashTable,
  crashMultiplierAt,
  TABLES_PATH,
  type TaiXiuTable,
} from '@keo/games-contract/shared-tables'
import { die } from '@keo/ui/drawings/games/dice'
import { Drawing } from '@keo/ui/pictures/drawing'
import { Button } from '@keo/ui/primitives/button'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { formatCompact } from '../../language/format.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { paths } from '../../navigation/paths.ts'
import { useGo } from '../../navigation/use-go.ts'
import { createPlayClient, drawnOnce, keyed, useFrames, useSharedTable } from '../game-play/index.ts'
import { entertainmentQueries } from './entertainment-queries.ts'
import './table-round.css'

/** Rooms with a table stand in the sandbox alone, whose provider is on this very site. */
const PROVIDER = '/games'
const dieDrawing = drawnOnce(die)
const HUNDREDTHS = 100
/** Three dice: from so many on it is the high side. */
const HIGH_FROM = 11
const SHOWN = 8

/** The round that everybody at the table sees, and the way to the table. */
export default function TableRound({ gameId }: { gameId: number }) {
  const say = useMessages()
  const go = useGo()
  const { data } = useQuery(entertainmentQueries.game(gameId))
  if (!data) return null
  const { engine, symbol } = data.game
  return (
    <section className="stage-table" aria-label={data.game.name}>
      {engine === 'tai-xiu' ? <TaiXiuRound symbol={symbol} /> : null}
      {engine === 'crash' ? <CrashRound symbol={symbol} /> : null}
      <Button kind="primary" size="s" onClick={() => go.to(paths.gameLobby(String(gameId)))}>
        {say('entertainment.play')}
      </Button>
    </section>
  )
}

function useTable<K extends 'tai-xiu' | 'crash'>(kind: K, symbol: string) {
  const shared = useMemo(() => {
    const client = createPlayClient(PROVIDER)
    const url = new URL(PROVIDER + TABLES_PATH, window.location.href)
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
    return { tablesUrl: url.href, table: () => client.call(getSharedTable, { gameId: symbol }) }
  }, [symbol])
  return useSharedTable(kind, symbol, shared)
}

function Away() {
  return <p className="stage-table-state">{useMessages()('entertainment.tableAway')}</p>
}

/** The sandbox's own players are named as such. */
function Crowd({ count }: { count: number }) {
  const say = useMessages()
  return count > 0 ? <small>{say('entertainment.crowd', { count })}</small> : null
}

function TaiXiuRound({ symbol }: { symbol: string }) {
  const { table, providerNow } = useTable('tai-xiu', symbol)
  const seconds = useRef<HTMLElement>(null)
  const isBetting = table?.phase === 'betting'
  useFrames(isBetting, () => {
    const left = Math.max((table?.phaseEndsAt ?? 0) - providerNow(), 0)
    if (seconds.current) seconds.current.textContent = String(Math.ceil(left / 1000))
  })
  if (!table) return <Away />
  return (
    <div className="stage-round">
      <Pool side="tai" table={table} />
      <div className="stage-middle">
        {table.phase === 'shown' && table.dice ? <Dice dice={table.dice} /> : null}
        {isBetting ? <b ref={seconds} className="num stage-count" /> : null}
        <TaiXiuState table={table} />
        <Crowd count={table.crowdPlayers} />
        <History dice={table.history} />
      </div>
      <Pool side="xiu" table={table} />
    </div>
  )
}

const sumOf = (dice: readonly number[]) => dice.reduce((sum, pips) => sum + pips, 0)

function TaiXiuState({ table: { phase, number, dice } }: { table: TaiXiuTable }) {
  const say = useMessages()
  const round = say('entertainment.round', { number: String(number) })
  if (phase !== 'shown' || !dice)
    return (
      <p className="stage-table-state">
        {`${round} · ${say(phase === 'betting' ? 'entertainment.betting' : 'entertainment.closed')}`}
      </p>
    )
  const sum = sumOf(dice)
  const side = say(sum >= HIGH_FROM ? 'entertainment.tai' : 'entertainment.xiu')
  return (
    <p role="status" className="stage-table-state">
      {say('entertainment.dice', { dice: dice.join('-'), sum, side })}
    </p>
  )
}

function Pool({ side, table }: { side: 'tai' | 'xiu'; table: TaiXiuTable }) {
  const say = useMessages()
  const language = useLanguage()
  const isWon =
    table.phase === 'shown' && table.dice !== null && sumOf(table.dice) >= HIGH_FROM === (side === 'tai')
  return (
    <div className="stage-pool" data-side={side} data-won={isWon || undefined}>
      <b>{say(side === 'tai' ? 'entertainment.tai' : 'entertainment.xiu')}</b>
      <span className="num">{formatCompact(Number(table[side].amount), language)}</span>
      <small>{say('entertainment.players', { count: table[side].players })}</small>
    </div>
  )
}

function Dice({ dice }: { dice: readonly number[] }) {
  return (
    <div className="stage-dice">
      {keyed(dice).map(({ key, thing }) => (
        <Drawing key={key} svg={dieDrawing(thing)} className="stage-die" />
      ))}
    </div>
  )
}

function History({ dice }: { dice: readonly (readonly number[])[] }) {
  const say = useMessages()
  const sums = dice.slice(0, SHOWN).map(sumOf)
  return (
    <ol className="stage-history" aria-label={say('entertainment.history')}>
      {keyed(sums).map(({ key, thing }) => (
        <li key={key} className="num" data-high={thing >= HIGH_FROM || undefined}>
          {thing}
        </li>
      ))}
    </ol>
  )
}

const timesText = (hundredths: number) => `${(hundredths / HUNDREDTHS).toFixed(2)}×`

function CrashRound({ symbol }: { symbol: string }) {
  const say = useMessages()
  const { table, providerNow } = useTable('crash', symbol)
  const shown = useRef<HTMLElement>(null)
  useFrames(table !== null && table.phase !== 'ended', () => {
    if (shown.current && table) shown.current.textContent = momentOf(table, providerNow())
  })
  if (!table) return <Away />
  const { phase, number, point, players, seats, history } = table
  const state = { betting: 'entertainment.betting', flying: 'entertainment.flying' } as const
  return (
    <div className="stage-round" data-crash={phase}>
      <div className="stage-middle">
        <b ref={shown} className="num stage-count">
          {phase === 'ended' && point !== null ? timesText(point) : null}
        </b>
        <p className="stage-table-state">
          {phase === 'ended'
            ? say('entertainment.crashed', { point: timesText(point ?? HUNDREDTHS) })
            : `${say('entertainment.round', { number: String(number) })} · ${say(state[phase])}`}
        </p>
        <small>{say('entertainment.players', { count: players })}</small>
        <Crowd count={seats.filter(({ isCrowd }) => isCrowd).length} />
        <ol className="stage-history" aria-label={say('entertainment.history')}>
          {keyed(history.slice(0, SHOWN)).map(({ key, thing }) => (
            <li key={key} className="num" data-high={thing >= 2 * HUNDREDTHS || undefined}>
              {timesText(thing)}
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

/** Seconds until it starts, or how high it is. */
function momentOf({ phase, phaseAt, phaseEndsAt }: CrashTable, now: number): string {
  if (phase === 'flying') return timesText(crashMultiplierAt(Math.max(now - phaseAt, 0)))
  return String(Math.ceil(Math.max((phaseEndsAt ?? now) - now, 0) / 1000))
}
