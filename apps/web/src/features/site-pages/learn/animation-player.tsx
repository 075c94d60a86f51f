import type { AnimationItem, LottiePlayer } from 'lottie-web'
import { useEffect, useRef } from 'react'
import { clock } from '../../../platform/time.ts'
import type { Clip } from './animation-queue.ts'
import { goal } from './animations/goal.ts'
import { ticket } from './animations/ticket.ts'

const DRAWINGS = { goal, ticket } as const satisfies Record<Clip, () => object>

type AnimationPlayerProps = {
  player: LottiePlayer
  clip: Clip
  /** Shows the last picture for as long as the clip would have lasted. */
  isStill: boolean
  onEnd: () => void
}

/** Plays one clip from start to end. Give it a new `key` for each turn. */
export function AnimationPlayer({ player, clip, isStill, onEnd }: AnimationPlayerProps) {
  const stage = useRef<HTMLDivElement>(null)
  const ended = useRef(onEnd)
  useEffect(() => {
    ended.current = onEnd
  })

  useEffect(() => {
    if (!stage.current) return
    // The player writes into the drawing it is given, so each turn gets a fresh one.
    const item = player.loadAnimation({
      container: stage.current,
      renderer: 'svg',
      loop: false,
      autoplay: !isStill,
      animationData: DRAWINGS[clip](),
    })
    const cancel = isStill ? showLastPicture(item, () => ended.current()) : () => {}
    item.addEventListener('complete', () => ended.current())
    return () => {
      cancel()
      item.destroy()
    }
  }, [player, clip, isStill])

  return <div ref={stage} className="size-full" data-clip={clip} />
}

function showLastPicture(item: AnimationItem, onEnd: () => void): () => void {
  item.goToAndStop(item.totalFrames - 1, true)
  return clock.after((item.totalFrames / item.frameRate) * 1000, onEnd)
}
