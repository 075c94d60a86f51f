import { listTradingMatches, type TradingMatch } from '@keo/contract/console-trading'
import { Empty, Loaded } from '../../parts/states.tsx'
import { clock, house } from '../../platform/figures.ts'
import { useLook } from '../../platform/look.ts'
import { pathTo } from '../../platform/place.ts'
import { REFRESH_MS, useCall } from '../../platform/queries.ts'
import { useSiteAhead } from '../../platform/site-time.ts'
import { heaviestOf, hourText, startText } from './flow-figures.ts'
import { words } from './words.ts'

/** The matches that may cost most, played or coming, from the same wire as the desk's grid. */
export function HeaviestMatches() {
  const { say, language } = useLook(words)
  const ahead = useSiteAhead()
  const live = useCall(listTradingMatches, { kind: 'live' }, REFRESH_MS)
  const coming = useCall(listTradingMatches, { kind: 'coming' }, REFRESH_MS)
  const both = {
    data: live.data && coming.data && [...live.data.matches, ...coming.data.matches],
    error: live.error ?? coming.error,
    dataUpdatedAt: Math.min(live.dataUpdatedAt, coming.dataUpdatedAt),
    refetch: () => Promise.all([live.refetch(), coming.refetch()]),
  }
  return (
    <section className="panel heaviest">
      <div className="panel-head">
        <h2>{say('heaviest.title')}</h2>
        <span className="meta">
          {say('heaviest.hint')}
          {both.data ? (
            <>
              {' '}
              · {say('flow.asOf')}{' '}
              <span className="num">{hourText(both.dataUpdatedAt + ahead, language)}</span>
            </>
          ) : null}
        </span>
        <a className="panel-link" href={pathTo('trading')}>
          {say('heaviest.desk')} →
        </a>
      </div>
      <Loaded of={both}>{(matches) => <Matches matches={heaviestOf(matches)} />}</Loaded>
    </section>
  )
}

function Matches({ matches }: { matches: readonly TradingMatch[] }) {
  const { say } = useLook(words)
  const [heaviest] = matches
  if (!heaviest) return <Empty>{say('heaviest.none')}</Empty>
  return (
    <table>
      <thead>
        <tr>
          <th>{say('heaviest.match')}</th>
          <th className="end second">{say('heaviest.when')}</th>
          <th className="end second">{say('heaviest.score')}</th>
          <th className="end">{say('heaviest.worst')}</th>
          <th className="bar" aria-hidden />
        </tr>
      </thead>
      <tbody>
        {matches.map((match) => (
          <MatchRow key={match.matchId} match={match} most={-heaviest.worst} />
        ))}
      </tbody>
    </table>
  )
}

function MatchRow({ match, most }: { match: TradingMatch; most: number }) {
  const { language } = useLook()
  const { matchId, name, clockSeconds, startsAt, score, worst } = match
  const minute = clock(clockSeconds)
  return (
    <tr>
      <td className="match">
        <a href={pathTo('trading-match', String(matchId))}>{name}</a>
      </td>
      <td className="end num second" data-live={minute !== '' || undefined}>
        {minute === '' ? startText(startsAt, language) : minute}
      </td>
      <td className="end num second">{score?.join('–') ?? ''}</td>
      <td className="end num house" data-loss={worst < 0 || undefined}>
        {house(worst)}
      </td>
      <td className="bar" aria-hidden>
        <span className="share-bar" data-late="late">
          <i style={{ width: `${(-worst / most) * 100}%` }} />
        </span>
      </td>
    </tr>
  )
}
