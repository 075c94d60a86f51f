import type { MouseEvent, ReactNode } from 'react'
import { CountBadge } from '../primitives/count-badge.tsx'
import './quick-tile.css'

type QuickTileProps = {
  icon: ReactNode
  label: string
  href: string
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
  /** On a card of its own, for object art; plain inside a grid of icons. */
  raised?: boolean
  count?: number
}

/** A picture over a word, four to a row. */
export function QuickTile({ icon, label, href, onClick, raised, count = 0 }: QuickTileProps) {
  return (
    <a href={href} onClick={onClick} className="ui-quick-tile" data-raised={raised || undefined}>
      <span>
        {icon}
        <CountBadge count={count} />
      </span>
      <span className="ui-quick-tile-label">{label}</span>
    </a>
  )
}

type ActionTileProps = Omit<QuickTileProps, 'raised' | 'count'> & {
  /** The one action of the row that is next. */
  primary?: boolean
}

/** A wallet action: a 52 px button with its word below. */
export function ActionTile({ icon, label, href, onClick, primary }: ActionTileProps) {
  return (
    <a
      href={href}
      onClick={onClick}
      className="ui-quick-tile ui-action-tile"
      data-primary={primary || undefined}
    >
      <span>{icon}</span>
      <span className="ui-quick-tile-label">{label}</span>
    </a>
  )
}
