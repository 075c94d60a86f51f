import { RouletteView } from '@keo/games-contract/engines/roulette'
import type { PlayRound } from '@keo/games-contract/play-round'
import { useMessages } from '../../../../language/messages.ts'
import type { EngineProps } from '../../engine-props.ts'
import { readOnce } from '../../kit/read-once.ts'
import { Controls, Stage } from '../../kit/stage.tsx'
import { ResultLine, useBroughtWords } from '../../table/result-line.tsx'
import { TableDock } from '../../table/table-dock.tsx'
import { useTable } from '../../table/use-table.ts'
import { RouletteCloth } from './roulette-cloth.tsx'
import { COLOURS, usePlaceNames } from './roulette-names.ts'
import { colourOf, numbersOf, type RoulettePlace } from './roulette-places.ts'
import { RouletteWheel } from './roulette-wheel.tsx'
import '@keo/ui/drawings/games/table-inks.css'
import '../../table/table.css'
import './roulette.css'

const SPIN_MS = 4200
const HISTORY = 12

const pocketOf = readOnce((round) => {
  const view = RouletteView.safeParse(round.view)
  return view.success ? view.data.pocket : null
})

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
  return (
    <>
      <Stage ground="roulette">
        <div className="roulette-top">
          <RouletteWheel
            phase={table.phase}
            pocket={table.round ? pocketOf(table.round) : null}
            isCut={props.isReduced}
          />
          <div className="roulette-told">
            <History rounds={props.rounds} />
            <ResultLine outcome={shown ? words(shown) : ''} round={shown} />
          </div>
        </div>
        <RouletteCloth table={table} pocket={shown && pocketOf(shown)} chips={props.limits.chips} />
        <p className="roulette-hint">{say('tables.roulette.hint')}</p>
      </Stage>
      <Controls>
        <TableDock table={table} limits={props.limits} nameOf={nameOf} />
      </Controls>
    </>
  )
}

function History({ rounds }: { rounds: readonly PlayRound[] }) {
  const say = useMessages()
  const ended = rounds.filter(({ state }) => state === 'closed').slice(0, HISTORY)
  if (ended.length === 0) return <p className="table-empty">{say('game.noRounds')}</p>
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
