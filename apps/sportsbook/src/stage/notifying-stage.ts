import type { RunningStage } from './create-stage.ts'
import type { SceneChange } from './stage.ts'

/** A stage that also notifies its listeners of what people did to a match, so that they show nothing old of it. */
export function notifyingStage(stage: RunningStage) {
  const listeners = new Set<(change: SceneChange) => void>()
  const listen: RunningStage['listen'] = (notify) => {
    const cancel = stage.listen(notify)
    listeners.add(notify)
    return () => {
      cancel()
      listeners.delete(notify)
    }
  }
  return {
    stage: { ...stage, listen },
    notify(matchId: number): void {
      for (const notify of listeners) notify({ matchId, events: [] })
    },
  }
}
