import { useId } from 'react'
import { hostOf } from '../drawings/host.ts'
import { HostDrawing } from '../drawings/host-drawing.tsx'
import './host-portrait.css'

type HostPortraitProps = {
  hostId: string | number
  /** The host's photograph, where there is one. */
  picture?: string
  size?: number
  /** Ringed while on air. */
  onAir?: boolean
  /** Under the ring, such as "Live". */
  airLabel?: string
}

export function HostPortrait({ hostId, picture, size = 52, onAir, airLabel }: HostPortraitProps) {
  return (
    <span className="ui-host" style={{ width: size, height: size }} data-on-air={onAir || undefined}>
      {picture ? (
        <img src={picture} width={size} height={size} alt="" draggable={false} />
      ) : (
        <DrawnHost hostId={hostId} size={size} />
      )}
      {onAir && airLabel ? <span className="ui-host-air">{airLabel}</span> : null}
    </span>
  )
}

function DrawnHost({ hostId, size }: { hostId: string | number; size: number }) {
  const id = useId()
  const looks = hostOf(hostId)
  return (
    <svg width={size} height={size} viewBox="0 0 100 100" aria-hidden="true">
      <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
        <stop stopColor={looks.ground[0]} />
        <stop offset="1" stopColor={looks.ground[1]} />
      </linearGradient>
      <path d="M0 0h100v100H0z" fill={`url(#${id})`} />
      <path d="M10 0h26l70 100H80z" fill="var(--art-white)" opacity=".07" />
      <HostDrawing {...looks} />
    </svg>
  )
}
