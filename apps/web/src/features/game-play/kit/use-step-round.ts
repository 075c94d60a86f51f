import type { PlayRound } from '@keo/games-contract/play-round'
import { useEffect, useRef, useState } from 'react'
import type { EngineProps } from '../engine-props.ts'
import { soundWin } from '../sound/win-sound.ts'
import { useResultWords } from './result-pill.tsx'

/** Rounds of several moves: the one that was left open goes on, each answer takes the place of the last. */
export function useStepRound(props: EngineProps) {
  const { openRounds, play, move, onShown, sound } = props
  const [round, setRound] = useState<PlayRound | null>(openRounds[0] ?? null)
  const words = useResultWords()
  const isOpen = round?.state === 'open'

  function take(next: PlayRound | null, said: (result: string) => string): PlayRound | null {
    if (!next) return null
    setRound(next)
    if (next.state === 'open') return next
    soundWin(sound, next)
    onShown(next, said(words(next)))
    return next
  }

  // A round that was open elsewhere may have ended meanwhile: the frame tells the newest state of it.
  const known = props.rounds.find(({ id }) => id === round?.id)
  const lastKnown = useRef(known)
  useEffect(() => {
    if (known && known !== lastKnown.current && known.step > (round?.step ?? 0)) setRound(known)
    lastKnown.current = known
  }, [known, round])

  return {
    round,
    isOpen,
    begin: async (bet: unknown, said: (result: string) => string) => {
      sound('tap')
      return take(await play(bet), said)
    },
    step: async (act: unknown, said: (result: string) => string) => {
      if (!round) return null
      sound('tap')
      return take(await move(round, act), said)
    },
  }
}
