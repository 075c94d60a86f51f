import { useEffect, useRef } from 'react'
import { openAudio, playSound } from '../../../platform/sounds/sounds.ts'
import { useIsVisible } from '../../../platform/visibility.ts'
import type { Film } from '../player/projector.ts'
import type { Stage } from '../stage-of.ts'

/** The stand behind the picture: it murmurs, cheers a goal, and the referee whistles. Silent while nobody looks. */
export function useCrowd(isOn: boolean, { stage, goal }: Film): void {
  const isVisible = useIsVisible()
  const isHeard = isOn && isVisible
  useEffect(() => {
    if (!isHeard) return undefined
    const murmur = startMurmur()
    return () => void murmur.then((stop) => stop())
  }, [isHeard])
  useEffect(() => {
    if (isHeard && goal) void playSound('cheer')
  }, [isHeard, goal])
  useWhistle(isHeard, stage)
}

/** Where a part begins or ends, and when a match is over. */
function useWhistle(isHeard: boolean, stage: Stage): void {
  const before = useRef(stage)
  useEffect(() => {
    if (isHeard && before.current !== stage) void playSound('whistle')
    before.current = stage
  }, [isHeard, stage])
}

async function startMurmur(): Promise<() => void> {
  try {
    const [audio, { murmur }] = await Promise.all([
      openAudio(),
      import('../../../platform/sounds/sound-synthesis.ts'),
    ])
    return murmur(audio)
  } catch {
    // A browser without audio shows the match all the same.
    return () => undefined
  }
}
