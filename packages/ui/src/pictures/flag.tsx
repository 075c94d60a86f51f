import { useId } from 'react'
import { flagOf } from '../drawings/flags.tsx'

type FlagProps = {
  /** Country or region code, such as "vn" or "eu". */
  code: string
  size?: number
}

/** A round flag. The country is named beside it, so it is silent. */
export function Flag({ code, size = 20 }: FlagProps) {
  const clip = useId()
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <clipPath id={clip}>
        <circle cx="12" cy="12" r="12" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>{flagOf(code)}</g>
      <circle cx="12" cy="12" r="11.5" fill="none" stroke="currentColor" strokeOpacity=".18" />
    </svg>
  )
}
