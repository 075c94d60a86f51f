import type { PlayRound } from '@keo/games-contract/play-round'
import { useMessages } from '../../../../language/messages.ts'
import type { EngineProps } from '../../engine-props.ts'
import { Controls } from '../../kit/stage.tsx'
import { useBroughtWords } from '../../table/result-line.tsx'
import { useCountdownTicks, useReveal } from '../../table/table-sounds.ts'
import { useSharedTable } from '../../table/use-shared-table.ts'
import { hundredthsText } from './crash-flight.ts'
import { CrashPlayers } from './crash-players.tsx'
import { CrashSeat } from './crash-seat.tsx'
import { CrashStage } from './crash-stage.tsx'
import { useSeat, viewOf } from './use-seat.ts'
import '@keo/ui/drawings/games/table-inks.css'
import '../../table/table.css'
import './crash.css'

export default function CrashScreen(props: EngineProps) {
  const say = useMessages()
  const brought = useBroughtWords()
  const { table, isAway, providerNow } = useSharedTable('crash', props.game.id, props.shared)
  const words = (round: PlayRound) => {
    const { leftAt } = viewOf(round)
    const end =
      leftAt === null
        ? say('tables.crash.missed')
        : say('tables.crash.left', { point: hundredthsText(leftAt) })
    return `${end}. ${brought(round)}`
  }
  useCountdownTicks(table?.phase === 'betting' ? table.phaseEndsAt : null, providerNow, props.sound)
  useReveal(table?.phase, 'flying', props.sound)
  const first = useSeat(props, table, 0, words)
  const second = useSeat(props, table, 1, words)
  const own = [first.round, second.round].filter((round) => round !== null)
  const exits = own.map((round) => viewOf(round).leftAt).filter((exit) => exit !== null)
  return (
    <>
      <CrashStage
        table={table}
        isAway={isAway}
        providerNow={providerNow}
        exits={exits}
        isReduced={props.isReduced}
      />
      <Controls>
        <div className="crash-seats">
          {[first, second].map((seat, place) => (
            <CrashSeat
              key={place === 0 ? 'first' : 'second'}
              seat={seat}
              number={place + 1}
              table={table}
              providerNow={providerNow}
              limits={props.limits}
            />
          ))}
        </div>
        <CrashPlayers table={table} own={own} rounds={props.rounds} />
      </Controls>
    </>
  )
}
