import type { ResultRecord } from '@keo/sportsbook-contract/matches'
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

/** A result has no clock any more. */
const NO_CLOCK = { pe: 0 }

type ResultRowProps = { record: ResultRecord; isFirstOfLeague: boolean }

/** A match with its score, or a competition with who won it; a league's name stands over its first one. */
export function ResultRow({ record, isFirstOfLeague }: ResultRowProps) {
  const say = useMessages()
  const language = useLanguage()
  const href = withQuery(paths.resultDetail(), { id: String(record.id), sportId: String(record.sid) })
  const name = record.nm ?? record.ts.map(({ na }) => na).join(' – ')
  return (
    <>
      {isFirstOfLeague ? (
        <h3 className="result-league">
          <Flag code={flagCode(record.lg.rid)} size={16} />
          <span className="ell">{record.lg.na}</span>
        </h3>
      ) : null}
      <a
        className="result-row"
        href={href}
        aria-label={say('results.open', { match: name })}
        onClick={(event) => followLink(event, href)}
      >
        <span className="result-time">
          <span className="num">{formatTime(record.bt, language)}</span>
          <HalfTime record={record} />
          {record.ms === MATCH_STATUS.ended ? null : (
            <span>{periodText({ ...record, mc: NO_CLOCK }, say)}</span>
          )}
        </span>
        {record.nm === undefined ? <Sides record={record} /> : <Winners record={record} title={record.nm} />}
        <CaretRightIcon size={13} className="text-text-3" />
      </a>
    </>
  )
}

function HalfTime({ record }: { record: ResultRecord }) {
  const say = useMessages()
  const half = countsOf(record).find(({ name }) => name === 'results.firstHalf')
  return half ? (
    <span className="num" aria-label={`${say('results.firstHalf')} ${half.pair.join('-')}`}>
      {say('results.half', { home: half.pair[0], away: half.pair[1] })}
    </span>
  ) : null
}

function Sides({ record }: { record: ResultRecord }) {
  const score = headline(record)
  return (
    <span className="result-sides">
      {record.ts.map((team, at) => (
        <span key={team.id} className="result-side">
          <Crest teamId={team.id} size={18} {...(team.lurl && { picture: team.lurl })} />
          <span className="ell flex-1">{team.na}</span>
          <b className="num">{score?.[at] ?? '–'}</b>
        </span>
      ))}
    </span>
  )
}

function Winners({ record, title }: { record: ResultRecord; title: string }) {
  return (
    <span className="result-sides">
      <span className="ell text-footnote text-text-2">{title}</span>
      {record.ts.map((team) => (
        <span key={team.id} className="result-side">
          <TrophyIcon size={16} className="text-win" />
          <span className="ell flex-1 font-semibold">{team.na}</span>
        </span>
      ))}
    </span>
  )
}
