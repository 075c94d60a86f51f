import type { SlotMachine } from '@keo/game-rules/games/slot-machines'
import { useMessages } from '../../../../language/messages.ts'
import { usePlayAmounts } from '../../frame/play-context.ts'
import { isCelebrated, ResultPill } from '../../kit/result-pill.tsx'
import { amountOf, hundredthsOf } from '../../session/play-money.ts'
import type { SlotTheme } from '@keo/ui/drawings/games/slot-theme'
import { spinAt, type Spins } from './use-spins.ts'

type WinLineProps = { machine: SlotMachine; theme: SlotTheme; spins: Spins | null }

/** Under the reels: what the shown spin paid, and at the end the whole round. */
export function WinLine({ machine, theme, spins }: WinLineProps) {
  const say = useMessages()
  const { text } = usePlayAmounts()
  if (!spins || spins.isSpinning) return <div className="slot-win" />
  const { round, view, isOver } = spins
  const spin = spinAt(spins)
  const best = spin.wins.toSorted((a, b) => b.coins - a.coins)[0]
  const symbol = best ? say(`slot.symbol.${theme[best.symbol] ?? 'xu'}`) : ''
  const line =
    best &&
    (best.line === null
      ? say('slot.wayWon', { alike: best.alike, symbol })
      : say('slot.lineWon', { line: best.line + 1, alike: best.alike, symbol }))
  const paid = text(amountOf((hundredthsOf(round.stake) * BigInt(spin.coins)) / BigInt(machine.unit)))
  const isFreeWon = spins.at === 0 && view.freeSpins.length > 0 && !isOver
  return (
    <div className="slot-win">
      <span>{isFreeWon ? say('slot.freeWon', { count: view.freeSpins.length }) : line}</span>
      {isOver ? <RoundEnd spins={spins} /> : spin.coins > 0 ? <b className="num">{paid}</b> : null}
    </div>
  )
}

function RoundEnd({ spins }: { spins: Spins }) {
  const say = useMessages()
  const { text } = usePlayAmounts()
  const { round, view } = spins
  return (
    <>
      {isCelebrated(round) ? (
        <b className="num slot-won">{text(round.returned ?? '0.00')}</b>
      ) : (
        <ResultPill round={round} />
      )}
      {view.jackpotWon === null ? null : <em>{say('slot.jackpotWon', { amount: text(view.jackpotWon) })}</em>}
    </>
  )
}
