import { getTradingFigures } from '@keo/contract/console-trading'
import { dong, house } from '../../platform/figures.ts'
import { useLook } from '../../platform/look.ts'
import { REFRESH_MS, useCall } from '../../platform/queries.ts'
import { useSiteAhead } from '../../platform/site-time.ts'
import { hourText } from './flow-figures.ts'
import { Tile } from './flow-tiles.tsx'
import { words } from './words.ts'

/** What the book bears now, as the provider says it; there is no figure where it does not answer. */
export function BookTiles() {
  const { say, language } = useLook(words)
  const ahead = useSiteAhead()
  const { data, dataUpdatedAt, error } = useCall(getTradingFigures, {}, REFRESH_MS)
  const note = error ? say('book.away') : data ? hourText(dataUpdatedAt + ahead, language) : ''
  return (
    <>
      <Tile name={say('book.open')} figure={data ? dong(String(data.openOrders)) : '—'} note={note}>
        {data ? (
          <p className="meta">
            {say('book.stake')} <span className="num">{dong(String(data.stake))}</span>
          </p>
        ) : null}
      </Tile>
      <Tile
        name={say('book.worst')}
        figure={data ? house(data.worst) : '—'}
        note={note}
        isLoss={data !== undefined && data.worst < 0}
      >
        {data ? (
          <p className="meta">
            <span className="num">{worstShare(data)}</span> {say('book.ofStake')}
          </p>
        ) : null}
      </Tile>
    </>
  )
}

/** What would be lost of every hundred at stake. */
function worstShare({ stake, worst }: { stake: number; worst: number }): string {
  return stake === 0 ? '—' : `${Math.round((Math.max(0, -worst) / stake) * 100)}%`
}
