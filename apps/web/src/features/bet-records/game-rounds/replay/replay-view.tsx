import { Drawing } from '@keo/ui/pictures/drawing'
import type { Currency } from '@keo/units/money'
import { useMessages } from '../../../../language/messages.ts'
import { useAmounts } from '../../../../page-kit/amounts/signed-amounts.ts'
import { replayedRound } from '../round-replay.ts'
import type { Look, Part, Piece } from './replay-part.ts'
import { replayParts } from './replay-parts.ts'
import '@keo/ui/drawings/games/table-inks.css'
import './replay.css'

type ReplayViewProps = { engine: string | null; replay: unknown; look: Look; currency: Currency }

/** The round as its game shows it: boards, cards and dice, and each bet with what came back. */
export default function ReplayView({ engine, replay, look, currency }: ReplayViewProps) {
  const say = useMessages()
  const { text } = useAmounts(currency)
  const round = replayedRound(replay)
  const parts = round && replayParts(engine, round, { say, amount: text }, look)
  if (!parts) return <p className="text-footnote text-text-2">{say('gameRound.noReplay')}</p>
  return (
    <dl className="replay">
      {withKeys(parts).map(({ key, thing }) => (
        <PartRow key={key} part={thing} />
      ))}
    </dl>
  )
}

function PartRow({ part: { name, pieces, columns } }: { part: Part }) {
  return (
    <div className="replay-part" data-board={columns === undefined ? undefined : true}>
      <dt>{name}</dt>
      <dd
        className="replay-pieces"
        style={columns === undefined ? undefined : { gridTemplateColumns: `repeat(${columns}, 1fr)` }}
      >
        {withKeys(pieces).map(({ key, thing }) => (
          <PieceView key={key} piece={thing} />
        ))}
      </dd>
    </div>
  )
}

function PieceView({ piece: { words, svg, image, tone } }: { piece: Piece }) {
  if (svg !== undefined) {
    return (
      <span className="replay-drawing" role="img" aria-label={words}>
        <Drawing svg={svg} className="block size-full" />
      </span>
    )
  }
  if (image !== undefined) {
    return (
      <span className="replay-cell" data-tone={tone} role="img" aria-label={words}>
        {image === '' ? null : <img src={image} alt="" />}
      </span>
    )
  }
  return (
    <span className="replay-piece num" data-tone={tone}>
      {words}
    </span>
  )
}

/** What lies in a round stays in its place, and some of it may be alike. */
const withKeys = <Thing,>(things: readonly Thing[]) => things.map((thing, place) => ({ key: place, thing }))
