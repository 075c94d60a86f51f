import { CaretRightIcon } from '@keo/ui/icons/caret-right'
import { TrophyIcon } from '@keo/ui/icons/trophy'
import { Crest } from '@keo/ui/product/crest'
import { Flag } from '@keo/ui/pictures/flag'
import { MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import { paths, withQuery } from '../../../navigation/paths.ts'
import { formatTime } from '../../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { followLink } from '../../../navigation/use-go.ts'
import { headline, periodText } from '../../match-words/index.ts'
import { flagCode } from '../../sports/index.ts'
import { countsOf } from './result-counts.ts'
import './results.css'
import type { Result } from '../../sportsbook/index.ts'

/** A result has no clock any more. */
const NO_CLOCK = { period: 0 }

type ResultRowProps = { record: Result; isFirstOfLeague: boolean }

/** A match with its score, or a competition with who won it; a league's name stands over its first one. */
export function ResultRow({ record, isFirstOfLeague }: ResultRowProps) {
  const say = useMessages()
  const language = useLanguage()
  const href = withQuery(paths.resultDetail(), { id: String(record.id), sportId: String(record.sportId) })
  const name = record.name ?? record.teams.map((team) => team.name).join(' – ')
  return (
    <>
      {isFirstOfLeague ? (
        <h3 className="result-league">
          <Flag code={flagCode(record.league.regionId)} size={16} />
          <span className="ell">{record.league.name}</span>
        </h3>
      ) : null}
      <a
        className="result-row"
        href={href}
        aria-label={say('results.open', { match: name })}
        onClick={(event) => followLink(event, href)}
      >
        <span className="result-time">
          <span className="num">{formatTime(record.startsAt, language)}</span>
          <HalfTime record={record} />
          {record.status === MATCH_STATUS.ended ? null : (
            <span>{periodText({ ...record, clock: NO_CLOCK }, say)}</span>
          )}
        </span>
        {record.name === undefined ? (
          <Sides record={record} />
        ) : (
          <Winners record={record} title={record.name} />
        )}
        <CaretRightIcon size={13} className="text-text-3" />
      </a>
    </>
  )
}

function HalfTime({ record }: { record: Result }) {
  const say = useMessages()
  const half = countsOf(record).find(({ name }) => name === 'results.firstHalf')
  return half ? (
    <span className="num" aria-label={`${say('results.firstHalf')} ${half.pair.join('-')}`}>
      {say('results.half', { home: half.pair[0], away: half.pair[1] })}
    </span>
  ) : null
}

function Sides({ record }: { record: Result }) {
  const score = headline(record)
  return (
    <span className="result-sides">
      {record.teams.map((team, at) => (
        <span key={team.id} className="result-side">
          <Crest teamId={team.id} size={18} {...(team.logoUrl && { picture: team.logoUrl })} />
          <span className="ell flex-1">{team.name}</span>
          <b className="num">{score?.[at] ?? '–'}</b>
        </span>
      ))}
    </span>
  )
}

function Winners({ record, title }: { record: Result; title: string }) {
  return (
    <span className="result-sides">
      <span className="ell text-footnote text-text-2">{title}</span>
      {record.teams.map((team) => (
        <span key={team.id} className="result-side">
          <TrophyIcon size={16} className="text-win" />
          <span className="ell flex-1 font-semibold">{team.name}</span>
        </span>
      ))}
    </span>
  )
}
