import type { CampaignDetail } from '@keo/contract/campaign-views'
import type { FixtureDetail, PlayedView } from '@keo/contract/predictions'
import { WIRE } from '@keo/contract/wire-codes'
import { Card } from '@keo/ui/primitives/card'
import { EmptyState } from '@keo/ui/primitives/empty-state'
import { ProgressBar } from '@keo/ui/primitives/progress-bar'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { Skeleton } from '@keo/ui/primitives/skeleton'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ApiRefusal } from '../../api/api-outcome.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { useHere } from '../../navigation/use-go.ts'
import { LoadFailed } from '../../page-kit/load-failed.tsx'
import { Screen } from '../../page-kit/screen.tsx'
import { ArtPicture } from './campaign-art.tsx'
import { campaignQueries } from './campaign-queries.ts'
import { Rules } from './campaign-parts.tsx'
import { KickOff, PickButtons } from './fixture-row.tsx'
import { predictionQueries } from './prediction-queries.ts'
import { Waiting } from './waiting.tsx'
import './campaigns.css'
import './campaign-rows.css'
import './fixtures.css'

/** One match of a campaign of picks; without one in the address the next that is played. */
export default function FixtureScreen() {
  const say = useMessages()
  const language = useLanguage()
  const { query } = useHere()
  const id = query.get('id') ?? 'america-schedule'
  const asked = query.get('match')
  const next = useInfiniteQuery({ ...predictionQueries.list(id, 'next', language), enabled: asked === null })
  const matchId = asked ?? next.data?.pages[0]?.items[0]?.matchId
  const campaign = useQuery(campaignQueries.one(id, language))
  const match = useQuery({
    ...predictionQueries.one(id, matchId ?? '', language),
    enabled: matchId !== undefined,
  })
  const failed = [match, campaign, next].find(({ isError }) => isError)
  const isEmpty = matchId === undefined && next.isSuccess
  return (
    <Screen title={say('page.americaDetails')}>
      {match.data && campaign.data ? (
        <div className="match-page">
          <Match match={match.data} campaign={campaign.data} />
          <Rules rules={campaign.data.rules} />
        </div>
      ) : failed || isEmpty ? (
        <Failed error={failed?.error ?? null} onRetry={() => void failed?.refetch()} />
      ) : (
        <Waiting>
          <Skeleton shape="card" height={220} />
          <Skeleton shape="card" height={180} />
        </Waiting>
      )}
    </Screen>
  )
}

function Failed({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const say = useMessages()
  if (error === null || (error instanceof ApiRefusal && error.code === WIRE.NOT_FOUND))
    return <EmptyState title={say('campaigns.fixtures.empty')} />
  if (error instanceof ApiRefusal) return <EmptyState title={say('campaigns.closed')} note={error.message} />
  return <LoadFailed onRetry={onRetry} />
}

type MatchProps = { match: FixtureDetail; campaign: Pick<CampaignDetail, 'id' | 'version' | 'art'> }

function Match({ match, campaign }: MatchProps) {
  const say = useMessages()
  return (
    <>
      <Card className="match-card">
        <ArtPicture art={campaign.art} className="match-card-art" />
        <small>{match.league}</small>
        <KickOff match={match} />
        <h2>
          <span>{match.home}</span>
          <span className="num">
            {match.homeScore === null ? '–' : `${match.homeScore} : ${match.awayScore}`}
          </span>
          <span>{match.away}</span>
        </h2>
        <PickButtons match={match} campaign={campaign} />
      </Card>
      <Shares match={match} />
      <Form title={say('campaigns.form', { side: match.home })} played={match.homeForm} />
      <Form title={say('campaigns.form', { side: match.away })} played={match.awayForm} />
    </>
  )
}

/** What members picked, in percent. */
function Shares({ match }: { match: FixtureDetail }) {
  const say = useMessages()
  const { home, draw, away } = match.shares
  const rows = [
    { name: match.home, share: home },
    ...(match.hasDraw ? [{ name: say('campaigns.pick.draw'), share: draw }] : []),
    { name: match.away, share: away },
  ]
  return (
    <section>
      <SectionTitle>{say('campaigns.shares', { count: match.picks })}</SectionTitle>
      <Card className="campaign-rows">
        {rows.map(({ name, share }) => (
          <div key={name} className="campaign-row">
            <div className="campaign-row-head">
              <span>{name}</span>
              <span className="num campaign-row-figures">{share}%</span>
            </div>
            <ProgressBar share={share / 100} label={name} />
          </div>
        ))}
      </Card>
    </section>
  )
}

const RESULT_WORDS = {
  won: 'campaigns.form.won',
  drawn: 'campaigns.form.drawn',
  lost: 'campaigns.form.lost',
} as const

function Form({ title, played }: { title: string; played: readonly PlayedView[] }) {
  const say = useMessages()
  return (
    <section>
      <SectionTitle>{title}</SectionTitle>
      <Card className="campaign-rows">
        {played.length === 0 ? <p className="campaign-note">{say('campaigns.form.none')}</p> : null}
        <ul>
          {played.map((one) => (
            <li key={one.matchId} className="form-row" data-result={one.result}>
              <b>{say(RESULT_WORDS[one.result])}</b>
              <span>{one.home}</span>
              <span className="num">
                {one.homeScore} : {one.awayScore}
              </span>
              <span>{one.away}</span>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
