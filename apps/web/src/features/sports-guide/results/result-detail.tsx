import type { ResultDetail } from '../../sportsbook/index.ts'
import { CheckCircleIcon } from '@keo/ui/icons/check-circle'
import { Button } from '@keo/ui/primitives/button'
import { Card } from '@keo/ui/primitives/card'
import { Crest } from '@keo/ui/product/crest'
import { Score } from '@keo/ui/product/score'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { OUTCOME } from '@keo/sportsbook-contract/match-enums'
import { paths, withQuery } from '../../../navigation/paths.ts'
import { formatDateTime } from '../../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { useGo } from '../../../navigation/use-go.ts'
import { headline, periodText, scoreBoardOf } from '../../match-words/index.ts'
import { PartsTable, TimelinePart } from '../../match/index.ts'
import { countsOf } from './result-counts.ts'
import './results.css'

type Result = ResultDetail
/** A result has no clock any more. */
const NO_CLOCK = { period: 0 }

export function ResultDetail({ result }: { result: Result }) {
  return result.name === undefined ? (
    <MatchResult result={result} />
  ) : (
    <ChampionResult result={result} title={result.name} />
  )
}

function MatchResult({ result }: { result: Result }) {
  const say = useMessages()
  const go = useGo()
  const language = useLanguage()
  const score = headline(result)
  const timed = { ...result, clock: NO_CLOCK }
  const board = scoreBoardOf(timed)
  const replay = withQuery(paths.matchDetail(String(result.id)), { show: 'fair' })
  return (
    <div className="flex flex-col gap-3">
      <Card className="flex flex-col items-center gap-3 p-4">
        <p className="text-caption text-text-3">
          {result.league.name} · <span className="num">{formatDateTime(result.startsAt, language)}</span>
        </p>
        <div className="grid w-full grid-cols-[1fr_auto_1fr] items-center gap-3">
          <Side team={result.teams[0]} />
          <div className="flex flex-col items-center gap-1" aria-label={say('results.score')}>
            {score ? (
              <Score home={score[0]} away={score[1]} className="text-[34px] leading-[40px]" />
            ) : (
              <span className="text-headline text-text-3">–</span>
            )}
            <span className="text-caption text-text-3">{periodText(timed, say)}</span>
          </div>
          <Side team={result.teams[1]} />
        </div>
      </Card>
      {board.parts.length > 0 ? (
        <>
          <SectionTitle>{say('results.byPeriod')}</SectionTitle>
          <Card className="p-3">
            <PartsTable head={result} board={board} />
          </Card>
        </>
      ) : null}
      <Counts result={result} />
      <SectionTitle>{say('results.events')}</SectionTitle>
      <Card className="p-3">
        <TimelinePart head={result} />
      </Card>
      <Button onClick={() => go.to(replay)}>{say('results.replay')}</Button>
    </div>
  )
}

/** Halves, extra time, penalties, corners and cards: one line each, home at the left and away at the right. */
function Counts({ result }: { result: Result }) {
  const say = useMessages()
  const counts = countsOf(result)
  if (counts.length === 0) return null
  return (
    <>
      <SectionTitle>{say('results.counts')}</SectionTitle>
      <Card className="p-3">
        <dl className="result-counts">
          {counts.map(({ name, pair: [home, away] }) => (
            <div key={name}>
              <dd className="num">{home}</dd>
              <dt>{say(name)}</dt>
              <dd className="num">{away}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </>
  )
}

function Side({ team }: { team: Result['teams'][number] | undefined }) {
  return (
    <div className="flex min-w-0 flex-col items-center gap-2 text-center text-callout font-semibold text-balance wrap-anywhere">
      <Crest teamId={team?.id ?? 0} size={40} {...(team?.logoUrl && { picture: team.logoUrl })} />
      {team?.name}
    </div>
  )
}

function ChampionResult({ result, title }: { result: Result; title: string }) {
  const say = useMessages()
  const language = useLanguage()
  const options = result.groups.flatMap(({ markets }) => markets.flatMap((market) => market.options))
  return (
    <div className="flex flex-col gap-3">
      <Card className="flex flex-col items-center gap-2 p-4 text-center">
        <p className="text-caption text-text-3">
          {result.league.name} · <span className="num">{formatDateTime(result.startsAt, language)}</span>
        </p>
        <h2 className="text-title-2">{title}</h2>
        <p className="text-footnote text-text-2">{say('results.winner')}</p>
        <b className="text-headline text-win">{result.teams.map(({ name }) => name).join(', ')}</b>
      </Card>
      <SectionTitle>{say('results.decided')}</SectionTitle>
      <Card>
        {options.map((option) => (
          <p key={option.type} className="result-option">
            <span className="ell flex-1">{option.name}</span>
            {option.outcome === OUTCOME.won ? (
              <CheckCircleIcon weight="fill" size={18} className="text-win" />
            ) : null}
          </p>
        ))}
      </Card>
    </div>
  )
}
