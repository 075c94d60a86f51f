import { rouletteMultiplier } from '@keo/game-rules/games/roulette'
import { RouletteView } from '@keo/games-contract/engines/roulette'
import type { PlayRound } from '@keo/games-contract/play-round'
import { ROULETTE_WHEEL, rouletteWheel } from '@keo/ui/drawings/games/roulette-wheel'
import { Drawing } from '@keo/ui/pictures/drawing'
import type { CSSProperties } from 'react'
import { useMessages } from '../../../../language/messages.ts'
import type { EngineProps } from '../../engine-props.ts'
import { Controls, Stage } from '../../kit/stage.tsx'
import { PlaceButton } from '../../table/place-button.tsx'
import { ResultLine, useBroughtWords } from '../../table/result-line.tsx'
import { TableDock } from '../../table/table-dock.tsx'
import { type Table, type TablePhase, useTable } from '../../table/use-table.ts'
import {
  colourOf,
  NUMBERS,
  numbersOf,
  type OutsideBet,
  paysOf,
  type RoulettePlace,
} from './roulette-places.ts'
import '@keo/ui/drawings/games/table-inks.css'
import '../../table/table.css'
import './roulette.css'

const SPIN_MS = 4200
const HISTORY = 14
const COLOURS = {
  red: 'tables.roulette.red',
  black: 'tables.roulette.black',
  green: 'tables.roulette.green',
} as const

const COLUMNS: readonly OutsideBet[] = ['column1', 'column2', 'column3']
const BELOW: readonly OutsideBet[] = [
  ...(['dozen1', 'dozen2', 'dozen3'] as const),
  ...(['low', 'even', 'red', 'black', 'odd', 'high'] as const),
]

const wheelDrawing = rouletteWheel()

function pocketOf(round: PlayRound): number | null {
  const view = RouletteView.safeParse(round.view)
  return view.success ? view.data.pocket : null
}

export default function RouletteScreen(props: EngineProps) {
  const say = useMessages()
  const brought = useBroughtWords()
  const nameOf = usePlaceNames()
  const words = (round: PlayRound) => {
    const number = pocketOf(round) ?? 0
    return say('tables.roulette.result', { number, colour: say(COLOURS[colourOf(number)]) })
  }
  const table = useTable<RoulettePlace>(props, {
    toBet: (bets) => ({ bets: bets.map(({ on, stake }) => ({ numbers: numbersOf(on), stake })) }),
    drawMs: () => SPIN_MS,
    said: (round) => `${words(round)}. ${brought(round)}`,
  })
  const shown = table.phase === 'shown' ? table.round : null
  const place = (of: RoulettePlace, kind: string) => (
    <Place
      key={of}
      of={of}
      kind={kind}
      name={nameOf(of)}
      table={table}
      shown={shown}
      chips={props.limits.chips}
    />
  )
  return (
    <>
      <Stage ground="roulette">
        <History rounds={props.rounds} />
        <Wheel
          phase={table.phase}
          pocket={table.round ? pocketOf(table.round) : null}
          isCut={props.isReduced}
        />
        <ResultLine outcome={shown ? words(shown) : ''} round={shown} />
        <div className="roulette-cloth" role="group" aria-label={say('tables.places')}>
          {place('n0', 'green')}
          {NUMBERS.map((number) => place(`n${number}`, colourOf(number)))}
          {COLUMNS.map((column) => place(column, 'column'))}
          {BELOW.map((bet) => place(bet, bet))}
        </div>
      </Stage>
      <Controls>
        <TableDock table={table} limits={props.limits} nameOf={nameOf} />
      </Controls>
    </>
  )
}

function usePlaceNames() {
  const say = useMessages()
  const outside: Record<OutsideBet, string> = {
    red: say(COLOURS.red),
    black: say(COLOURS.black),
    even: say('tables.roulette.even'),
    odd: say('tables.roulette.odd'),
    low: '1–18',
    high: '19–36',
    dozen1: '1–12',
    dozen2: '13–24',
    dozen3: '25–36',
    column1: say('tables.roulette.column', { number: 1 }),
    column2: say('tables.roulette.column', { number: 2 }),
    column3: say('tables.roulette.column', { number: 3 }),
  }
  return (place: RoulettePlace): string =>
    place in outside
      ? outside[place as OutsideBet]
      : say('tables.roulette.number', { number: Number(place.slice(1)) })
}

type PlaceProps = {
  of: RoulettePlace
  kind: string
  name: string
  table: Table<RoulettePlace>
  shown: PlayRound | null
  chips: readonly string[]
}

function Place({ of, kind, name, table, shown, chips }: PlaceProps) {
  const pocket = shown ? pocketOf(shown) : null
  const isWon = pocket !== null && rouletteMultiplier({ numbers: numbersOf(of) }, pocket) > 0
  const stake = table.stakeOn(of)
  /** A whole cloth of lost places says nothing: only those with a stake grow dark. */
  const outcome = pocket === null ? undefined : isWon ? 'won' : stake > 0n ? 'lost' : undefined
  return (
    <PlaceButton
      name={name}
      pays={paysOf(of)}
      stake={stake}
      chips={chips}
      isLocked={table.isLocked}
      outcome={outcome}
      kind={kind}
      className="roulette-place"
      onPut={() => table.put(of)}
      onTakeLast={() => table.takeLast(of)}
    >
      <b className="num">{of.startsWith('n') ? of.slice(1) : kind === 'column' ? '2 : 1' : name}</b>
    </PlaceButton>
  )
}

type WheelProps = { phase: TablePhase; pocket: number | null; isCut: boolean }

/** The wheel turns until the pocket stands under the mark; where it stops is known before it starts. */
function Wheel({ phase, pocket, isCut }: WheelProps) {
  const at = ROULETTE_WHEEL.findIndex((number) => number === pocket)
  const turn = at < 0 ? 0 : -(at * 360) / ROULETTE_WHEEL.length
  return (
    <div className="roulette-stand">
      <div
        className="roulette-wheel"
        data-phase={phase}
        data-cut={isCut || undefined}
        style={{ '--wheel-turn': `${turn}deg` } as CSSProperties}
      >
        <Drawing svg={wheelDrawing} className="roulette-drawing" />
      </div>
      <i className="roulette-mark" aria-hidden="true" />
      {phase === 'shown' && pocket !== null ? (
        <b className="roulette-number num" data-colour={colourOf(pocket)}>
          {pocket}
        </b>
      ) : null}
    </div>
  )
}

function History({ rounds }: { rounds: readonly PlayRound[] }) {
  const say = useMessages()
  const ended = rounds.filter(({ state }) => state === 'closed').slice(0, HISTORY)
  if (ended.length === 0) return <p className="table-empty">{say('tables.noRounds')}</p>
  return (
    <ol className="roulette-history" aria-label={say('tables.lastRounds')}>
      {ended.map((round) => (
        <li key={round.id} className="num" data-colour={colourOf(pocketOf(round) ?? 0)}>
          {pocketOf(round)}
        </li>
      ))}
    </ol>
  )
}
