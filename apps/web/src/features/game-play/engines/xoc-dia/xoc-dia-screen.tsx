import { redCoins, XOC_DIA_BETS, type XocDiaBet, xocDiaMultiplier } from '@keo/game-rules/games/xoc-dia'
import { XocDiaView } from '@keo/games-contract/engines/xoc-dia'
import type { PlayRound } from '@keo/games-contract/play-round'
import { bowl, plate } from '@keo/ui/drawings/games/bowl'
import { xocDiaCoin } from '@keo/ui/drawings/games/coin'
import { Drawing } from '@keo/ui/pictures/drawing'
import { useMessages } from '../../../../language/messages.ts'
import type { EngineProps } from '../../engine-props.ts'
import { readOnce } from '../../kit/read-once.ts'
import { Controls, Stage } from '../../kit/stage.tsx'
import { PlaceButton } from '../../table/place-button.tsx'
import { ResultLine, useBroughtWords } from '../../table/result-line.tsx'
import { RoadMap } from '../../table/road-map.tsx'
import { keyed } from '../../table/table-drawings.ts'
import { TableDock } from '../../table/table-dock.tsx'
import { type TablePhase, useTable } from '../../table/use-table.ts'
import '@keo/ui/drawings/games/table-inks.css'
import '../../table/table.css'
import '../../table/plate.css'
import './xoc-dia.css'

const SHAKE_MS = 900
const LIFT_MS = 420

const WORDS = {
  even: 'tables.xocDia.even',
  odd: 'tables.xocDia.odd',
  fourRed: 'tables.xocDia.fourRed',
  fourWhite: 'tables.xocDia.fourWhite',
  threeRed: 'tables.xocDia.threeRed',
  threeWhite: 'tables.xocDia.threeWhite',
} as const

/** What comes back for 1, stake included, as the cloth prints it. */
const PAYS: Record<XocDiaBet, string> = {
  even: '1.98',
  odd: '1.98',
  fourRed: '15',
  fourWhite: '15',
  threeRed: '3.8',
  threeWhite: '3.8',
}
/** The coins that a bet names; a side names none. */
const COINS: Record<XocDiaBet, readonly number[]> = {
  even: [],
  odd: [],
  fourRed: [1, 1, 1, 1],
  fourWhite: [0, 0, 0, 0],
  threeRed: [1, 1, 1, 0],
  threeWhite: [0, 0, 0, 1],
}

const plateDrawing = plate()
const bowlDrawing = bowl()
const red = xocDiaCoin(true)
const white = xocDiaCoin(false)
const coinDrawing = (coin: number) => (coin === 1 ? red : white)

const coinsOf = readOnce((round): readonly number[] => {
  const view = XocDiaView.safeParse(round.view)
  return view.success ? view.data.coins : []
})

const sideOf = (coins: readonly number[]) => (redCoins(coins) % 2 === 0 ? 'even' : 'odd')

export default function XocDiaScreen(props: EngineProps) {
  const say = useMessages()
  const brought = useBroughtWords()
  const nameOf = (bet: XocDiaBet) => say(WORDS[bet])
  const words = (round: PlayRound) => {
    const coins = coinsOf(round)
    const reds = redCoins(coins)
    return say('tables.xocDia.result', {
      red: reds,
      white: coins.length - reds,
      side: nameOf(sideOf(coins)),
    })
  }
  const table = useTable<XocDiaBet>(props, {
    toBet: (bets) => ({ bets }),
    drawMs: () => SHAKE_MS + LIFT_MS,
    said: (round) => `${words(round)}. ${brought(round)}`,
  })
  const coins = table.round ? coinsOf(table.round) : []
  const shown = table.phase === 'shown' ? table.round : null
  return (
    <>
      <Stage ground="xoc-dia">
        <Plate phase={table.phase} coins={coins} isReduced={props.isReduced} />
        <ResultLine outcome={shown ? words(shown) : ''} round={shown} />
        <div className="xoc-dia-places" role="group" aria-label={say('tables.places')}>
          {XOC_DIA_BETS.map((bet) => (
            <PlaceButton
              key={bet}
              name={nameOf(bet)}
              pays={`×${PAYS[bet]}`}
              stake={table.stakeOn(bet)}
              chips={props.limits.chips}
              isLocked={table.isLocked}
              outcome={shown ? (xocDiaMultiplier(bet, redCoins(coins)) > 0 ? 'won' : 'lost') : undefined}
              kind={bet}
              className="table-spot xoc-dia-place"
              onPut={() => table.put(bet)}
              onTakeLast={() => table.takeLast(bet)}
            >
              <b>{nameOf(bet)}</b>
              <span className="num">×{PAYS[bet]}</span>
              <CoinRow coins={COINS[bet]} />
            </PlaceButton>
          ))}
        </div>
      </Stage>
      <Controls>
        <Road rounds={props.rounds} nameOf={nameOf} />
      </Controls>
      <Controls>
        <TableDock table={table} limits={props.limits} nameOf={nameOf} />
      </Controls>
    </>
  )
}

function CoinRow({ coins }: { coins: readonly number[] }) {
  if (coins.length === 0) return null
  return (
    <span className="xoc-dia-row">
      {keyed(coins).map(({ key, thing }) => (
        <Drawing key={key} svg={coinDrawing(thing)} className="xoc-dia-small" />
      ))}
    </span>
  )
}

type PlateProps = { phase: TablePhase; coins: readonly number[]; isReduced: boolean }

function Plate({ phase, coins, isReduced }: PlateProps) {
  return (
    <div className="table-plate" data-phase={phase} data-cut={isReduced || undefined}>
      <Drawing svg={plateDrawing} className="table-plate-drawing" />
      <div className="xoc-dia-coins">
        {keyed(coins).map(({ key, thing }) => (
          <Drawing key={key} svg={coinDrawing(thing)} className="xoc-dia-coin" />
        ))}
      </div>
      {phase === 'shown' && coins.length > 0 ? null : <Drawing svg={bowlDrawing} className="table-bowl" />}
    </div>
  )
}

type RoadProps = { rounds: readonly PlayRound[]; nameOf: (bet: XocDiaBet) => string }

function Road({ rounds, nameOf }: RoadProps) {
  const sides = rounds
    .filter(({ state }) => state === 'closed')
    .map((round) => sideOf(coinsOf(round)))
    .toReversed()
  const count = (side: string) => sides.filter((one) => one === side).length
  return (
    <RoadMap
      outcomes={sides.map((side) => (side === 'even' ? 'blue' : 'red'))}
      counts={
        <>
          <span data-side="blue">{`${nameOf('even')} ${count('even')}`}</span>
          <span data-side="red">{`${nameOf('odd')} ${count('odd')}`}</span>
        </>
      }
    />
  )
}
