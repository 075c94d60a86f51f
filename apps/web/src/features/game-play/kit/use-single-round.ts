import type { PlayRound } from '@keo/games-contract/play-round'
import type * as z from 'zod/mini'
import { useState } from 'react'
import { clock } from '../../../platform/time.ts'
import type { EngineProps } from '../engine-props.ts'
import { soundWin } from '../sound/win-sound.ts'
import { useResultWords } from './result-pill.tsx'

export type Drawn<View> = { readonly round: PlayRound; readonly view: View }

export const after = (ms: number) => new Promise<void>((resolve) => clock.after(ms, resolve))

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
    soundWin(sound, round)
    onShown(round, say(view, words(round)))
    return true
  }

  return { drawn, isDrawing, isLocked: isDrawing || props.busy, go }
}
