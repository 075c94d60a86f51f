import { BAU_CUA_FACES, type BauCuaFace, bauCuaMultiplier } from '@keo/game-rules/games/bau-cua'
import { BauCuaView } from '@keo/games-contract/engines/bau-cua'
import type { PlayRound } from '@keo/games-contract/play-round'
import { BAU_CUA_DRAWINGS, symbolDie } from '@keo/ui/drawings/games/bau-cua'
import { bowl, plate } from '@keo/ui/drawings/games/bowl'
import { Drawing } from '@keo/ui/pictures/drawing'
import { useMessages } from '../../../../language/messages.ts'
import type { EngineProps } from '../../engine-props.ts'
import { readOnce } from '../../kit/read-once.ts'
import { Controls, Stage } from '../../kit/stage.tsx'
import { PlaceButton } from '../../table/place-button.tsx'
import { ResultLine, useBroughtWords } from '../../table/result-line.tsx'
import { drawnOnce, keyed } from '../../table/table-drawings.ts'
import { TableDock } from '../../table/table-dock.tsx'
import { type Table, type TablePhase, useTable } from '../../table/use-table.ts'
import '@keo/ui/drawings/games/table-inks.css'
import '../../table/table.css'
import '../../table/plate.css'
import './bau-cua.css'

const SHAKE_MS = 900
const LIFT_MS = 420
const HISTORY = 12

const WORDS = {
  nai: 'tables.bauCua.nai',
  bau: 'tables.bauCua.bau',
  ga: 'tables.bauCua.ga',
  ca: 'tables.bauCua.ca',
  cua: 'tables.bauCua.cua',
  tom: 'tables.bauCua.tom',
} as const

const dieDrawing = drawnOnce(symbolDie)
const faceDrawing = drawnOnce((face: BauCuaFace) => BAU_CUA_DRAWINGS[face]())
const plateDrawing = plate()
const bowlDrawing = bowl()

const isFace = (text: string): text is BauCuaFace => BAU_CUA_FACES.some((face) => face === text)

/** The three dice of a round; none of a round that has not been drawn. */
const diceOf = readOnce((round): readonly BauCuaFace[] => {
  const view = BauCuaView.safeParse(round.view)
  return view.success ? view.data.dice.filter(isFace) : []
})

export default function BauCuaScreen(props: EngineProps) {
  const say = useMessages()
  const brought = useBroughtWords()
  const nameOf = (face: BauCuaFace) => say(WORDS[face])
  const words = (round: PlayRound) => diceOf(round).map(nameOf).join(', ')
  const table = useTable<BauCuaFace>(props, {
    toBet: (bets) => ({ bets }),
    drawMs: () => SHAKE_MS + LIFT_MS,
    said: (round) => `${words(round)}. ${brought(round)}`,
  })
  const shown = table.phase === 'shown' ? table.round : null
  return (
    <>
      <Stage ground="bau-cua">
        <History rounds={props.rounds} nameOf={nameOf} />
        <Plate
          phase={table.phase}
          dice={table.round ? diceOf(table.round) : []}
          isReduced={props.isReduced}
        />
        <ResultLine outcome={shown ? words(shown) : ''} round={shown} />
        <div className="bau-cua-board" role="group" aria-label={say('tables.places')}>
          {BAU_CUA_FACES.map((face) => (
            <Face
              key={face}
              face={face}
              table={table}
              shown={shown}
              chips={props.limits.chips}
              name={nameOf(face)}
            />
          ))}
        </div>
      </Stage>
      <Controls>
        <TableDock table={table} limits={props.limits} nameOf={nameOf} />
      </Controls>
    </>
  )
}

type FaceProps = {
  face: BauCuaFace
  name: string
  table: Table<BauCuaFace>
  shown: PlayRound | null
  chips: readonly string[]
}

function Face({ face, name, table, shown, chips }: FaceProps) {
  const say = useMessages()
  const dice = shown ? diceOf(shown) : []
  const hits = dice.filter((die) => die === face).length
  const isWon = bauCuaMultiplier(face, dice) > 0
  const outcome = shown ? (isWon ? 'won' : 'lost') : undefined
  return (
    <PlaceButton
      name={name}
      pays={say('tables.bauCua.pays')}
      stake={table.stakeOn(face)}
      chips={chips}
      isLocked={table.isLocked}
      outcome={outcome}
      kind={face}
      className="bau-cua-face"
      onPut={() => table.put(face)}
      onTakeLast={() => table.takeLast(face)}
    >
      <Drawing svg={faceDrawing(face)} className="bau-cua-drawing" />
      <b>{name}</b>
      <span className="bau-cua-pays num">1 – 3 : 1</span>
      {hits > 0 ? <span className="bau-cua-hits num">×{hits}</span> : null}
    </PlaceButton>
  )
}

type PlateProps = { phase: TablePhase; dice: readonly BauCuaFace[]; isReduced: boolean }

/** The dice on their plate; the bowl comes over them while they are shaken. */
function Plate({ phase, dice, isReduced }: PlateProps) {
  return (
    <div className="table-plate" data-phase={phase} data-cut={isReduced || undefined}>
      <Drawing svg={plateDrawing} className="table-plate-drawing" />
      <div className="bau-cua-dice">
        {keyed(dice).map(({ key, thing }) => (
          <Drawing key={key} svg={dieDrawing(thing)} className="bau-cua-die" />
        ))}
      </div>
      {phase === 'shown' && dice.length > 0 ? null : <Drawing svg={bowlDrawing} className="table-bowl" />}
    </div>
  )
}

type HistoryProps = { rounds: readonly PlayRound[]; nameOf: (face: BauCuaFace) => string }

function History({ rounds, nameOf }: HistoryProps) {
  const say = useMessages()
  const ended = rounds.filter(({ state }) => state === 'closed').slice(0, HISTORY)
  if (ended.length === 0) return <p className="table-empty">{say('game.noRounds')}</p>
  return (
    <ol className="bau-cua-history" aria-label={say('tables.lastRounds')}>
      {ended.map((round) => (
        <li key={round.id} aria-label={diceOf(round).map(nameOf).join(', ')}>
          {keyed(diceOf(round)).map(({ key, thing }) => (
            <Drawing key={key} svg={faceDrawing(thing)} className="bau-cua-small" />
          ))}
        </li>
      ))}
    </ol>
  )
}
