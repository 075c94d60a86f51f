import type { PlayRound } from '@keo/games-contract/play-round'
import { useMessages } from '../../../language/messages.ts'
import { usePlayAmounts } from '../frame/play-context.ts'
import { isCelebrated } from '../kit/result-pill.tsx'
import { takeAmount } from '../session/play-money.ts'

/** What a round brought, in words: the win above the stake, or plainly what came back. */
export function useBroughtWords() {
  const say = useMessages()
  const { text } = usePlayAmounts()
  return (round: PlayRound): string => {
    const returned = round.returned ?? '0.00'
    if (isCelebrated(round)) return say('tables.won', { amount: text(takeAmount(returned, round.stake)) })
    if (returned === round.stake) return say('tables.even', { amount: text(returned) })
    return returned === '0.00' ? say('tables.lost') : say('tables.part', { amount: text(returned) })
  }
}

type ResultLineProps = {
  outcome: string
  round: PlayRound | null
}

/** Outcome and what it brought under the drawing. Only more than the stake looks like a win (RSP-13). */
export function ResultLine({ outcome, round }: ResultLineProps) {
  const brought = useBroughtWords()
  if (!round) return <p className="table-result" data-empty="true" />
  return (
    <p className="table-result" key={round.id}>
      {outcome} · <b data-won={isCelebrated(round) || undefined}>{brought(round)}</b>
    </p>
  )
}
