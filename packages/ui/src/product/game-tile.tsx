import type { ReactNode } from 'react'
import { type ArtGround, groundStyle } from '../drawings/art-grounds.ts'
import { WrenchIcon } from '../icons/wrench.tsx'
import { Beams } from '../pictures/beams.tsx'
import './game-tile.css'

type GameTileProps = {
  name: string
  maker: string
  /** Behind object art; a cover has its own. */
  ground?: ArtGround
  /** Object art in the middle; a photograph or a cover fills the tile instead. */
  art?: ReactNode
  photo?: string
  cover?: ReactNode
  tag?: { label: string; isNew?: boolean }
  /** Already formatted: "12,6 tỷ". */
  jackpot?: string
  /** Under maintenance; until when. */
  closed?: { label: string; until?: string }
  onOpen: () => void
}

export function GameTile({
  name,
  maker,
  ground = 'night',
  art,
  photo,
  cover,
  tag,
  jackpot,
  closed,
  onOpen,
}: GameTileProps) {
  return (
    <button type="button" className="ui-game" disabled={closed !== undefined} onClick={onOpen}>
      <span className="ui-game-art" style={groundStyle(ground)} data-jackpot={jackpot ? '' : undefined}>
        {cover ? <span className="ui-game-cover">{cover}</span> : <Beams />}
        {photo ? <img className="ui-game-photo" src={photo} alt="" loading="lazy" draggable={false} /> : null}
        {art ? <span className="ui-game-picture">{art}</span> : null}
        {tag ? (
          <span className="ui-game-tag" data-new={tag.isNew || undefined}>
            {tag.label}
          </span>
        ) : null}
        {jackpot ? <span className="ui-game-jackpot num">{jackpot}</span> : null}
        {closed ? (
          <span className="ui-game-closed">
            <WrenchIcon weight="fill" size={20} />
            {closed.label}
            {closed.until ? <span className="num">{closed.until}</span> : null}
          </span>
        ) : null}
      </span>
      <b className="ui-game-name ell">{name}</b>
      <span className="ui-game-maker ell">{maker}</span>
    </button>
  )
}
