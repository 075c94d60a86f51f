import type { RunningStage } from './create-stage.ts'
import type { SceneChange } from './stage.ts'

/** A stage whose listeners can also be told of what people did to a match, so that nothing old is shown of it. */
export function toldStage(stage: RunningStage) {
  const listeners = new Set<(change: SceneChange) => void>()
  const listen: RunningStage['listen'] = (tell) => {
    const cancel = stage.listen(tell)
    listeners.add(tell)
    return () => {
      cancel()
      listeners.delete(tell)
    }
  }
  return {
    stage: { ...stage, listen },
    tell(matchId: number): void {
      for (const tell of listeners) tell({ matchId, events: [] })
    },
  }
}
