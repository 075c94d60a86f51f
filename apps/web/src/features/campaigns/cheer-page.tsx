import type { FixtureView } from '@keo/contract/predictions'
import { HeartIcon } from '@keo/ui/icons/heart'
import { ListBulletsIcon } from '@keo/ui/icons/list-bullets'
import { PageList } from '@keo/ui/patterns/page-list'
import { IconButton } from '@keo/ui/primitives/icon-button'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { Skeleton } from '@keo/ui/primitives/skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { paths } from '../../navigation/paths.ts'
import { useGo } from '../../navigation/use-go.ts'
import { pageListProps } from '../../page-kit/page-list.ts'
import { Problem } from '../../page-kit/problem.tsx'
import { useSession } from '../../session/session.ts'
import { useDoors } from '../current-member/index.ts'
import { CampaignFrame, type OfCampaign } from './campaign-frame.tsx'
import { PeriodHero } from './campaign-hero.tsx'
import { Conditions, Ladder, Rules, Winners } from './campaign-parts.tsx'
import { ClaimDock, GuestGate, quietWords } from './claim-dock.tsx'
import { KickOff } from './fixture-row.tsx'
import { predictionQueries, usePick } from './prediction-queries.ts'
import './fixtures.css'

/** A side is cheered for before each match; it counts whoever wins. */
export default function CheerPage({ campaign }: OfCampaign) {
  const say = useMessages()
  const go = useGo()
  const records = (
    <IconButton
      label={say('campaigns.cheer.records')}
      icon={<ListBulletsIcon size={22} />}
      onClick={() => go.to(paths.cheerUpRecord())}
    />
  )
  return (
    <CampaignFrame
      hero={<PeriodHero campaign={campaign} end={records} />}
      dock={<CheerDock campaign={campaign} />}
    >
      {campaign.phase === 'running' ? <Matches campaign={campaign} /> : null}
      <Conditions conditions={campaign.conditions} />
      <Ladder steps={campaign.steps} />
      <Rules rules={campaign.rules} />
      <Winners id={campaign.id} />
    </CampaignFrame>
  )
}

function Matches({ campaign }: OfCampaign) {
  const say = useMessages()
  const query = useInfiniteQuery(predictionQueries.list(campaign.id, 'next', useLanguage()))
  const matches = query.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <section>
      <SectionTitle>{say('campaigns.cheer.sides')}</SectionTitle>
      <PageList
        items={matches}
        keyOf={({ matchId }) => matchId}
        render={(match) => <CheerRow match={match} campaign={campaign} />}
        {...pageListProps(query, matches.length)}
        texts={{
          empty: say('campaigns.fixtures.empty'),
          error: say('campaigns.fixtures.failed'),
          retry: say('campaigns.fixtures.retry'),
          loading: say('page.loading'),
          end: '',
        }}
        skeleton={<Skeleton shape="card" height={112} />}
        apart
      />
    </section>
  )
}

const SIDES = ['1', '2'] as const

/** The two sides face each other; the one that is cheered for has the heart. */
function CheerRow({ match, campaign }: OfCampaign & { match: FixtureView }) {
  const say = useMessages()
  const doors = useDoors()
  const { isLoggedIn } = useSession()
  const cheer = usePick()
  const chosen = cheer.isPending ? cheer.variables.pick : match.pick
  const { id, version } = campaign
  return (
    <article className="fixture">
      <p className="cheer-head">
        <small>{match.league}</small>
        <KickOff match={match} />
      </p>
      <div className="fixture-picks" role="group" aria-label={`${match.home} - ${match.away}`}>
        {SIDES.map((pick) => {
          const side = pick === '1' ? match.home : match.away
          return (
            <button
              key={pick}
              type="button"
              className="fixture-pick cheer-side"
              aria-label={say('campaigns.cheer.take', { side })}
              aria-pressed={chosen === pick}
              disabled={match.state !== 'next' || cheer.isPending}
              onClick={() => (isLoggedIn ? cheer.mutate({ id, version, match, pick }) : doors.signIn())}
            >
              <HeartIcon weight={chosen === pick ? 'fill' : 'regular'} size={18} />
              <span>{side}</span>
            </button>
          )
        })}
      </div>
      <Problem error={cheer.error} />
    </article>
  )
}

/** What can be claimed; before that, in how many matches a side was cheered for. */
function CheerDock({ campaign }: OfCampaign) {
  const say = useMessages()
  const next = campaign.steps.find(({ isMet }) => !isMet)
  const isFirst = campaign.conditions.some(({ isMet }) => !isMet)
  if (campaign.mine?.state === 'ready' || isFirst || quietWords(campaign) || !next)
    return <ClaimDock campaign={campaign} />
  return (
    <div className="campaign-dock">
      <GuestGate>
        <p role="status" className="campaign-quiet num">
          {say('campaigns.cheer.count', { done: next.done, target: next.target })}
        </p>
      </GuestGate>
    </div>
  )
}
