import { CrashBet, CrashView } from '@keo/games-contract/engines/crash'
import type { PlayRound } from '@keo/games-contract/play-round'
import { crashFlightMs, type CrashTable } from '@keo/games-contract/shared-tables'
import { useEffect, useRef, useState } from 'react'
import { clock } from '../../../../platform/time.ts'
import type { EngineProps } from '../../engine-props.ts'
import { useStake } from '../../kit/use-stake.ts'
import { soundWin } from '../../sound/win-sound.ts'
import { readExit } from './crash-flight.ts'

const ASK_AGAIN_MS = 700
const FIRST_EXIT = '2.00'

const seatOf = (round: PlayRound) => CrashBet.safeParse(round.bet).data?.seat

/** Where the player left, and where the round ended, in hundredths. */
export const viewOf = (round: PlayRound) =>
  CrashView.safeParse(round.view).data ?? { leftAt: null, point: null }

/** One of the two bets of a player: its stake, its automatic exit, and its round until it is over. */
export function useSeat(
  props: EngineProps,
  table: CrashTable | null,
  seat: number,
  words: (round: PlayRound) => string,
) {
  const stake = useStake(props.limits)
  const [hasExit, setHasExit] = useState(false)
  const [exitText, setExitText] = useState(FIRST_EXIT)
  const [round, setRound] = useState<PlayRound | null>(
    () => props.openRounds.find((open) => seatOf(open) === seat) ?? null,
  )
  /** The multiplier at which the exit was pressed, until its answer. */
  const [sentAt, setSentAt] = useState<number | null>(null)
  const exit = readExit(exitText)
  const isOpen = round?.state === 'open'

  function take(next: PlayRound): void {
    setRound(next)
    if (next.state === 'open') return
    soundWin(props.sound, next)
    props.onShown(next, words(next))
  }

  const latest = useRef({ take, refresh: props.shared.refresh })
  useEffect(() => {
    latest.current = { take, refresh: props.shared.refresh }
  })

  const leaveAt = round ? (CrashBet.safeParse(round.bet).data?.leaveAt ?? null) : null
  const isOver = table !== null && round !== null && (table.number > round.number || table.phase === 'ended')
  const exitInMs =
    table?.phase === 'flying' && leaveAt !== null
      ? Math.max(table.phaseAt + crashFlightMs(leaveAt) - table.now, 0)
      : null
  const roundId = isOpen ? round.id : null
  useEffect(() => {
    if (roundId === null || (!isOver && exitInMs === null)) return
    let cancel = clock.after(isOver ? 0 : (exitInMs ?? 0), () => void ask())
    let isLeft = false
    async function ask(): Promise<void> {
      const found = roundId === null ? null : await latest.current.refresh(roundId).catch(() => null)
      if (isLeft) return
      if (found && found.state !== 'open') latest.current.take(found)
      else cancel = clock.after(ASK_AGAIN_MS, () => void ask())
    }
    return () => {
      isLeft = true
      cancel()
    }
  }, [roundId, isOver, exitInMs])

  return {
    stake,
    hasExit,
    setHasExit,
    exitText,
    setExitText,
    isExitWrong: hasExit && exit === null,
    /** The round of this bet in the table's round. */
    round: round && table && round.number === table.number ? round : null,
    isOpen,
    sentAt,
    async bet(): Promise<void> {
      props.sound('tap')
      const played = await props.play({ stake: stake.amount, seat, leaveAt: hasExit ? exit : null })
      if (played) take(played)
    },
    async leave(hundredths: number): Promise<void> {
      if (!round || !isOpen || sentAt !== null) return
      setSentAt(hundredths)
      const left = await props.move(round, { act: 'cashOut' })
      setSentAt(null)
      if (left) take(left)
    },
  }
}
export type Seat = ReturnType<typeof useSeat>
