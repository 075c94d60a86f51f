import type { PlayRound } from '@keo/games-contract/play-round'
import { startTransition, useEffect, useRef, useState } from 'react'
import { type Cancel, clock } from '../../../platform/time.ts'
import type { EngineProps } from '../engine-props.ts'
import { soundWin } from '../sound/win-sound.ts'
import { stakeOn } from './table-bets.ts'
import { useChips } from './use-chips.ts'

/** `waiting`: the bets are sent. `drawing`: the result comes in sight. `shown`: it lies open until the next chip. */
export type TablePhase = 'resting' | 'waiting' | 'drawing' | 'shown'

type TableRules<Place extends string> = {
  readonly toBet: (bets: readonly { readonly on: Place; readonly stake: string }[]) => unknown
  readonly drawMs: (round: PlayRound) => number
  /** The outcome in words, for those who do not see it. */
  readonly said: (round: PlayRound) => string
}

/** What reduced motion leaves of a drawing: a cut to the result. */
const CUT_MS = 1

/** A table of one player: chips on places, one action that plays them all, and the round until it lies open. */
export function useTable<Place extends string>(props: EngineProps, rules: TableRules<Place>) {
  const [phase, setPhase] = useState<TablePhase>('resting')
  const [round, setRound] = useState<PlayRound | null>(null)
  const drawing = useRef<Cancel>(undefined)
  useEffect(() => () => drawing.current?.(), [])
  /** From the tap on: that it shows is drawn behind it, so that the task of the finger stays short. */
  const isSent = useRef(false)
  const isLocked = props.busy || phase === 'waiting' || phase === 'drawing'
  const chips = useChips<Place>(props, { isLocked, onChange: () => setPhase('resting') })
  /** The last bets lie on the cloth until the next chip. */
  const onCloth = chips.isRepeat && phase !== 'resting' ? chips.last : chips.bets

  async function play(): Promise<void> {
    if (isLocked || isSent.current || !chips.mayPlay) return
    isSent.current = true
    const asked = props.play(rules.toBet(chips.toSend()))
    startTransition(() => {
      chips.sent()
      setPhase('waiting')
    })
    const answer = await asked.finally(() => (isSent.current = false))
    if (!answer || answer.state === 'void') {
      chips.notPlayed()
      setPhase('resting')
      return
    }
    chips.played()
    setRound(answer)
    setPhase('drawing')
    props.sound('reveal')
    drawing.current = clock.after(props.isReduced ? CUT_MS : rules.drawMs(answer), () => {
      setPhase('shown')
      soundWin(props.sound, answer)
      props.onShown(answer, rules.said(answer))
    })
  }

  return {
    ...chips,
    phase,
    /** The round in sight; none while new chips are laid. */
    round: phase === 'resting' || phase === 'waiting' ? null : round,
    stakeOn: (place: Place) => stakeOn(onCloth, place),
    play,
  }
}
export type Table<Place extends string> = ReturnType<typeof useTable<Place>>
