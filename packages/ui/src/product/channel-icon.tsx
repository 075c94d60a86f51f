import type { ReactNode } from 'react'
import { type ArtGround, groundStyle } from '../drawings/art-grounds.ts'

type ChannelIconProps = { ground: ArtGround; icon: ReactNode }

/** A way to pay as a 30 px tile in its own colour. */
export function ChannelIcon({ ground, icon }: ChannelIconProps) {
  return (
    <span
      className="grid size-[30px] place-items-center rounded-s bg-(--ground-from) text-(--ground-ink)"
      style={groundStyle(ground)}
    >
      {icon}
    </span>
  )
}
