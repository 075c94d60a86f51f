import { useId, useMemo } from 'react'
import { type Kit, pitchOf } from '../drawings/pitch.ts'
import { PitchDrawing } from '../drawings/pitch-drawing.tsx'

type PitchProps = { seed: string | number; width: number; height: number; home?: Kit; away?: Kit }

/** Fills its box with a floodlit pitch, for streams without a picture of their own. */
export function Pitch({ seed, width, height, home, away }: PitchProps) {
  const id = useId()
  const scene = useMemo(() => pitchOf({ seed, width, height, home, away }), [seed, width, height, home, away])
  return (
    <svg
      width="100%"
      height="100%"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <PitchDrawing id={id} width={width} height={height} {...scene} />
    </svg>
  )
}
