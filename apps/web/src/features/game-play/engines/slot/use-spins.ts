import { type SlotSpinView, SlotView } from '@keo/games-contract/engines/slot'
import { LEAST_ROUND_MS } from '@keo/games-contract/play-calls'
import type { PlayRound } from '@keo/games-contract/play-round'
import { useState } from 'react'
import type * as z from 'zod/mini'
import type { EngineProps } from '../../engine-props.ts'
import { useResultWords } from '../../kit/result-pill.tsx'
import { after } from '../../kit/use-single-round.ts'
import { soundWin } from '../../sound/win-sound.ts'

/** A spin lasts so long, whatever is switched on (RSP-13). */
export const SPIN_MS = LEAST_ROUND_MS
/** Between the spins of a round or a row; a fast spin leaves it out. */
const WIN_MS = 1000

export type Spins = {
  readonly round: PlayRound
  readonly view: z.output<typeof SlotView>
  /** 0 for the paid spin, then the free ones. */
  readonly at: number
  readonly isSpinning: boolean
  readonly isOver: boolean
}

/** The spin that is shown, the one of a round's view at that place. */
export const spinAt = ({ view, at }: Spins): SlotSpinView => view.freeSpins[at - 1] ?? view.spin

/** Plays a round and draws its spins one after the other: the paid one, then all that it won. */
export function useSpins({ play, onShown, sound, isReduced }: EngineProps, isFast: boolean) {
  const [spins, setSpins] = useState<Spins | null>(null)
  const [isPlaying, setPlaying] = useState(false)
  const words = useResultWords()

  /** With reduced motion a spin shows its end at once and lasts as long all the same. */
  async function draw(round: PlayRound, view: z.output<typeof SlotView>): Promise<Promise<void>[]> {
    const last = view.freeSpins.length
    for (let at = 0; at <= last; at += 1) {
      const shown = { round, view, at, isOver: false }
      const turned = after(SPIN_MS)
      if (!isReduced) {
        setSpins({ ...shown, isSpinning: true })
        await turned
      }
      setSpins({ ...shown, isSpinning: false, isOver: at === last })
      if (spinAt({ ...shown, isSpinning: false }).coins > 0) sound('reveal')
      if (at === last) return [turned]
      await (isReduced ? turned : after(isFast ? 0 : WIN_MS))
    }
    return []
  }

  async function spin(bet: unknown, autoPlay?: string): Promise<PlayRound | null> {
    setPlaying(true)
    sound('tap')
    const round = await play(bet, autoPlay)
    const view = round && SlotView.safeParse(round.view).data
    const turning = round && round.state !== 'void' && view ? await draw(round, view) : []
    if (round) {
      soundWin(sound, round)
      onShown(round, words(round))
    }
    await Promise.all(turning)
    if (autoPlay !== undefined && !isFast) await after(WIN_MS)
    setPlaying(false)
    return round
  }

  return { spins, isPlaying, spin }
}
