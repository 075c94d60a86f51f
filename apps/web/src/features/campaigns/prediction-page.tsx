import { Chip } from '@keo/ui/bars/chip'
import { PageList } from '@keo/ui/patterns/page-list'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { Skeleton } from '@keo/ui/primitives/skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { pageListProps } from '../../page-kit/page-list.ts'
import { CampaignFrame, type OfCampaign } from './campaign-frame.tsx'
import { PeriodHero } from './campaign-hero.tsx'
import { Conditions, Ladder, Rules, Winners } from './campaign-parts.tsx'
import { ClaimDock, GuestGate, quietWords } from './claim-dock.tsx'
import { FixtureRow } from './fixture-row.tsx'
import { predictionQueries } from './prediction-queries.ts'
import './fixtures.css'

/** Real matches, picked before they begin. */
export default function PredictionPage({ campaign }: OfCampaign) {
  return (
    <CampaignFrame hero={<PeriodHero campaign={campaign} />} dock={<PredictionDock campaign={campaign} />}>
      <Fixtures campaign={campaign} />
      <Conditions conditions={campaign.conditions} />
      <Ladder steps={campaign.steps} />
      <Rules rules={campaign.rules} />
      <Winners id={campaign.id} />
    </CampaignFrame>
  )
}

function Fixtures({ campaign }: OfCampaign) {
  const say = useMessages()
  const language = useLanguage()
  const [when, setWhen] = useState<'next' | 'played'>('next')
  const query = useInfiniteQuery(predictionQueries.list(campaign.id, when, language))
  const fixtures = query.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <section>
      <SectionTitle>{say('campaigns.fixtures')}</SectionTitle>
      <div className="fixture-tabs" role="group" aria-label={say('campaigns.fixtures')}>
        <Chip on={when === 'next'} onClick={() => setWhen('next')}>
          {say('campaigns.fixtures.next')}
        </Chip>
        <Chip on={when === 'played'} onClick={() => setWhen('played')}>
          {say('campaigns.fixtures.played')}
        </Chip>
      </div>
      <PageList
        items={fixtures}
        keyOf={({ matchId }) => matchId}
        render={(match) => <FixtureRow match={match} campaign={campaign} />}
        {...pageListProps(query, fixtures.length)}
        texts={{
          empty: say('campaigns.fixtures.empty'),
          error: say('campaigns.fixtures.failed'),
          retry: say('campaigns.fixtures.retry'),
          loading: say('page.loading'),
          end: '',
        }}
        skeleton={<Skeleton shape="card" height={128} />}
        apart
      />
    </section>
  )
}

/** What can be claimed; before that, how many were right so far. */
function PredictionDock({ campaign }: OfCampaign) {
  const say = useMessages()
  const next = campaign.steps.find(({ isMet }) => !isMet)
  const isFirst = campaign.conditions.some(({ isMet }) => !isMet)
  if (campaign.mine?.state === 'ready' || isFirst || quietWords(campaign) || !next)
    return <ClaimDock campaign={campaign} />
  return (
    <div className="campaign-dock">
      <GuestGate>
        <p role="status" className="campaign-quiet num">
          {say('campaigns.right', { done: next.done, target: next.target })}
        </p>
      </GuestGate>
    </div>
  )
}
