import { designCover } from '../drawings/game-cover.ts'
import { COVER_MOTIFS, COVER_OBJECTS, DRAWN_COVERS } from './cover-files.ts'
import './game-cover.css'

type GameCoverProps = {
  /** A drawn cover by name; without one, or with a name nobody drew, the seed makes it. */
  name: string | null
  seed: string
}

const COUNTS = { motifs: COVER_MOTIFS.length, objects: COVER_OBJECTS.length }

/**
 * The picture of a game, as large as what holds it. Generated ones are laid together from files that all tiles share, so
 * that a lobby of many tiles reads and paints each drawing once.
 */
export function GameCover({ name, seed }: GameCoverProps) {
  const drawn = name === null ? undefined : DRAWN_COVERS[name]
  if (drawn) return <Layer className="ui-cover" src={drawn} />
  const { ground, motif, object, tilt, size } = designCover(seed, COUNTS)
  return (
    <span className="ui-cover" style={{ background: `linear-gradient(160deg, ${ground.join(', ')})` }}>
      <Layer className="ui-cover-motif" src={COVER_MOTIFS[motif]} />
      <Layer
        className="ui-cover-object"
        src={COVER_OBJECTS[object]}
        style={{ width: `${size * 100}%`, rotate: `${tilt}deg` }}
      />
    </span>
  )
}

type LayerProps = { className: string; src: string | undefined; style?: { width: string; rotate: string } }

function Layer(props: LayerProps) {
  return <img {...props} alt="" loading="lazy" decoding="async" draggable={false} />
}
