import { useState } from 'react'
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

type ChipsOf = {
  readonly isLocked: boolean
  /** A chip was laid or taken: what was in sight of the last round goes. */
  readonly onChange?: () => void
}

/** Chips that are laid and not played yet, and those of the last time, which one tap plays again. */
export function useChips<Place extends string>(
  { limits, sound }: Pick<EngineProps, 'limits' | 'sound'>,
  { isLocked, onChange }: ChipsOf,
) {
  const [bets, setBets] = useState<TableBets<Place>>([])
  const [last, setLast] = useState<TableBets<Place>>([])
  const [isOverMost, setOverMost] = useState(false)
  const [chip, setChip] = useState(() => limits.chips[1] ?? limits.chips[0] ?? limits.min)
  const isRepeat = bets.length === 0
  const ready = isRepeat ? last : bets

  function change(next: TableBets<Place>): void {
    if (isLocked) return
    const isOver = totalOf(next) > hundredthsOf(limits.max)
    setOverMost(isOver)
    if (isOver) return
    setBets(next)
    onChange?.()
    sound('tap')
  }

  return {
    chip,
    setChip,
    isLocked,
    isOverMost,
    isRepeat,
    bets,
    last,
    total: amountOf(totalOf(ready)),
    mayPlay: totalOf(ready) >= hundredthsOf(limits.min),
    placesBet: byPlace(ready).map(([place]) => place),
    mayUndo: !isRepeat,
    put: (place: Place) => change(putChip(bets, place, hundredthsOf(chip))),
    takeLast: (place: Place) => {
      if (stakeOn(bets, place) > 0n) change(takeLastChip(bets, place))
    },
    undo: () => change(undone(bets)),
    double: () => change(doubled(ready)),
    /** What each place holds, as the wire writes it. */
    toSend: (): readonly { readonly on: Place; readonly stake: string }[] =>
      byPlace(ready).map(([on, stake]) => ({ on, stake: amountOf(stake) })),
    /** The chips are at the provider. */
    sent: () => setLast(ready),
    played: () => setBets([]),
    /** Nothing was played: the chips lie where they were. */
    notPlayed: () => setBets(ready),
  }
}
export type Chips<Place extends string> = ReturnType<typeof useChips<Place>>
