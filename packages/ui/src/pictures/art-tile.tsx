import type { MouseEvent, ReactNode } from 'react'
import { type ArtGround, groundStyle } from '../drawings/art-grounds.ts'
import './art-tile.css'
import '../primitives/badge.css'
import { Beams } from './beams.tsx'

type ArtTileProps = {
  ground: ArtGround
  title: string
  note?: ReactNode
  /** Marks the note as something that goes on right now. */
  live?: boolean
  art: ReactNode
  /** The one large tile of a group; its art bleeds off the corner. */
  lead?: boolean
  href: string
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
  className?: string
}

/** An illustrated way into a part of the product. */
export function ArtTile({
  ground,
  title,
  note,
  live,
  art,
  lead,
  href,
  onClick,
  className = '',
}: ArtTileProps) {
  return (
    <a
      href={href}
      onClick={onClick}
      className={`ui-art-tile ${className}`}
      style={groundStyle(ground)}
      data-lead={lead || undefined}
    >
      {lead ? <Beams /> : null}
      <span className="ui-art-tile-art">{art}</span>
      <span className="ui-art-tile-text">
        <b className="ui-art-tile-title">{title}</b>
        {note ? (
          <span className="ui-art-tile-note">
            {live ? <i className="ui-live-dot" aria-hidden="true" /> : null}
            {note}
          </span>
        ) : null}
      </span>
    </a>
  )
}
