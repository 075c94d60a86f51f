import type { PlayRound } from '@keo/games-contract/play-round'
import type * as z from 'zod/mini'
import { useState } from 'react'
import { clock } from '../../../platform/time.ts'
import type { EngineProps } from '../engine-props.ts'
import { hundredthsOf } from '../session/play-money.ts'
import type { GameSound } from '../sound/game-sounds.ts'
import { isCelebrated, useResultWords } from './result-pill.tsx'

export type Drawn<View> = { readonly round: PlayRound; readonly view: View }

export const after = (ms: number) => new Promise<void>((resolve) => clock.after(ms, resolve))

const LARGE_WIN = 10n
const MIDDLE_WIN = 2n

/** The sound of a win by its size; none for a return that is not above the stake. */
export function winSound(round: PlayRound): GameSound | null {
  if (!isCelebrated(round) || round.returned === null) return null
  const [returned, stake] = [hundredthsOf(round.returned), hundredthsOf(round.stake)]
  if (returned >= stake * LARGE_WIN) return 'win3'
  return returned >= stake * MIDDLE_WIN ? 'win2' : 'win1'
}

type SingleRound<View> = {
  readonly view: z.ZodMiniType<View>
  /** How long the round is drawn; one millisecond with reduced motion. */
  readonly drawMs: number
  /** What a screen reader hears before the result, such as the number that was rolled. */
  readonly say: (view: View, result: string) => string
}

/** Rounds that one tap plays to their end: asked, drawn, and then told. */
export function useSingleRound<View>(props: EngineProps, { view: View, drawMs, say }: SingleRound<View>) {
  const { play, onShown, sound, isReduced } = props
  const [drawn, setDrawn] = useState<Drawn<View> | null>(null)
  const [isDrawing, setDrawing] = useState(false)
  const words = useResultWords()

  async function go(bet: unknown): Promise<boolean> {
    sound('tap')
    const round = await play(bet)
    if (!round) return false
    if (round.state === 'void') {
      onShown(round, words(round))
      return false
    }
    const view = View.parse(round.view)
    setDrawn({ round, view })
    setDrawing(true)
    await after(isReduced ? 1 : drawMs)
    setDrawing(false)
    const won = winSound(round)
    if (won) sound(won)
    onShown(round, say(view, words(round)))
    return true
  }

  return { drawn, isDrawing, isLocked: isDrawing || props.busy, go }
}
