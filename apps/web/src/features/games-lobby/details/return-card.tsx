import { formatCompact, formatPercent } from '../../../language/format.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { Explained } from '../../../page-kit/explain/explained.tsx'
import type { ReturnView } from './return-band.ts'

/** The stated return beside the measured one, its sample and what luck alone explains. */
export function ReturnCard({ view, studio }: { view: ReturnView | null; studio: string }) {
  const say = useMessages()
  const language = useLanguage()
  if (!view) {
    return (
      <p className="details-card text-footnote text-text-2">
        {say('gameDetails.stated')}: {say('gameDetails.unstated')}
      </p>
    )
  }
  const stated = [...new Set([view.statedLeast, view.statedMost])]
    .map((share) => formatPercent(share, language))
    .join('–')
  return (
    <section className="details-card">
      <dl className="details-return">
        <div>
          <dt>{say('gameDetails.stated')}</dt>
          <dd>
            <Explained kind="gameReturn" of={{ ...view, studio }} className="num">
              {stated}
            </Explained>
          </dd>
          <dd className="details-note">{say('gameDetails.statedNote')}</dd>
        </div>
        <div>
          <dt>{say('gameDetails.measured')}</dt>
          <dd className="num text-info" data-words={view.measured === null || undefined}>
            {view.measured === null ? say('gameDetails.fewRounds') : formatPercent(view.measured, language)}
          </dd>
          <dd className="details-note num">
            {say('gameDetails.rounds', { count: formatCompact(view.rounds, language) })}
          </dd>
        </div>
      </dl>
      {view.measured !== null && view.band !== null ? (
        <Band view={view} measured={view.measured} band={view.band} stated={stated} />
      ) : null}
    </section>
  )
}

type BandProps = { view: ReturnView; measured: number; band: number; stated: string }

/** The line reaches twice as far as the band, so that a return outside it is seen as such. */
function Band({ view, measured, band, stated }: BandProps) {
  const say = useMessages()
  const language = useLanguage()
  const middle = (view.statedLeast + view.statedMost) / 2
  const [from, until] = [middle - 2 * band, middle + 2 * band]
  const placeOf = (share: number) => `${Math.min(100, Math.max(0, ((share - from) / (until - from)) * 100))}%`
  const percent = (share: number) => formatPercent(share, language)
  const said = { stated, measured: percent(measured), band: percent(band) }
  return (
    <>
      <div className="details-band" role="img" aria-label={say('gameDetails.bandSaid', said)}>
        <i className="details-band-normal" />
        <i className="details-band-stated" />
        <i className="details-band-measured" style={{ left: placeOf(measured) }} />
      </div>
      <p className="details-band-text num" aria-hidden="true">
        <span>{percent(Math.max(0, from))}</span>
        <span>{say('gameDetails.band', { band: percent(band) })}</span>
        <span>{percent(until)}</span>
      </p>
    </>
  )
}
