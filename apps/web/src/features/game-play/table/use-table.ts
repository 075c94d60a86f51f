import type { PlayRound } from '@keo/games-contract/play-round'
import { useEffect, useRef, useState } from 'react'
import { type Cancel, clock } from '../../../platform/time.ts'
import type { EngineProps } from '../engine-props.ts'
import { amountOf, hundredthsOf } from '../session/play-money.ts'
import {
  byPlace,
  doubled,
  putChip,
  stakeOn,
  takeLastChip,
  type TableBets,
  totalOf,
  undone,
} from './table-bets.ts'

/** `waiting`: the bets are sent. `drawing`: the result comes in sight. `shown`: it lies open until the next chip. */
export type TablePhase = 'resting' | 'waiting' | 'drawing' | 'shown'

type TableRules<Place extends string> = {
  readonly toBet: (bets: readonly { readonly on: Place; readonly stake: string }[]) => unknown
  readonly drawMs: (round: PlayRound) => number
  /** The outcome in words, for those who do not see it. */
  readonly said: (round: PlayRound) => string
}

/** What reduced motion leaves of a drawing: a cut to the result. */
export const CUT_MS = 1

/** A table of one player: chips on places, one action that plays them all, and the round until it lies open. */
export function useTable<Place extends string>(props: EngineProps, rules: TableRules<Place>) {
  const { limits } = props
  const [bets, setBets] = useState<TableBets<Place>>([])
  const [last, setLast] = useState<TableBets<Place>>([])
  const [phase, setPhase] = useState<TablePhase>('resting')
  const [round, setRound] = useState<PlayRound | null>(null)
  const [isOverMost, setOverMost] = useState(false)
  const [chip, setChip] = useState(() => limits.chips[1] ?? limits.chips[0] ?? limits.min)
  const drawing = useRef<Cancel>(undefined)
  useEffect(() => () => drawing.current?.(), [])

  const isLocked = props.busy || phase === 'waiting' || phase === 'drawing'
  /** The last bets lie on the cloth until the next chip. */
  const shownBets = bets.length === 0 && phase !== 'resting' ? last : bets
  const total = totalOf(bets)

  function change(next: TableBets<Place>): void {
    if (isLocked) return
    const isOver = totalOf(next) > hundredthsOf(limits.max)
    setOverMost(isOver)
    if (isOver) return
    setBets(next)
    setPhase('resting')
    props.sound('tap')
  }

  async function play(): Promise<void> {
    const played = bets.length > 0 ? bets : last
    if (isLocked || totalOf(played) === 0n) return
    setPhase('waiting')
    setLast(played)
    const answer = await props.play(
      rules.toBet(byPlace(played).map(([on, stake]) => ({ on, stake: amountOf(stake) }))),
    )
    if (!answer || answer.state === 'void') {
      setBets(played)
      setPhase('resting')
      return
    }
    setBets([])
    setRound(answer)
    setPhase('drawing')
    drawing.current = clock.after(props.isReduced ? CUT_MS : rules.drawMs(answer), () => {
      setPhase('shown')
      props.onShown(answer, rules.said(answer))
    })
  }

  return {
    chip,
    setChip,
    phase,
    /** The round in sight; none while new chips are laid. */
    round: phase === 'resting' || phase === 'waiting' ? null : round,
    isLocked,
    isOverMost,
    isRepeat: bets.length === 0,
    total: amountOf(bets.length > 0 ? total : totalOf(last)),
    mayPlay: totalOf(bets.length > 0 ? bets : last) >= hundredthsOf(limits.min),
    placesBet: byPlace(bets.length > 0 ? bets : last).map(([place]) => place),
    mayUndo: bets.length > 0,
    stakeOn: (place: Place) => stakeOn(shownBets, place),
    put: (place: Place) => change(putChip(bets, place, hundredthsOf(chip))),
    takeLast: (place: Place) => {
      if (stakeOn(bets, place) > 0n) change(takeLastChip(bets, place))
    },
    undo: () => change(undone(bets)),
    double: () => change(doubled(bets.length > 0 ? bets : last)),
    play,
  }
}
export type Table<Place extends string> = ReturnType<typeof useTable<Place>>
