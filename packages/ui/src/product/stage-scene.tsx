import { useId } from 'react'
import { STAGE_BOX, StageDrawing, type StageLook } from '../drawings/stage-drawing.tsx'
import './stage-scene.css'

export type { StageLook } from '../drawings/stage-drawing.tsx'

type StageSceneProps = {
  look: StageLook
  /** Of a small cover nothing moves. */
  isStill?: boolean
}

/** A stage of our own drawing, as large as what it stands in. Its meaning is beside it in words, so it is silent. */
export function StageScene({ look, isStill = false }: StageSceneProps) {
  return (
    <svg
      viewBox={STAGE_BOX}
      preserveAspectRatio="xMidYMin slice"
      className="stage-scene"
      data-still={isStill || undefined}
      aria-hidden="true"
    >
      <StageDrawing look={look} id={useId()} />
    </svg>
  )
}
