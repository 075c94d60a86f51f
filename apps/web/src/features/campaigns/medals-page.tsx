import type { MedalSide } from '@keo/contract/predictions'
import { PageList } from '@keo/ui/patterns/page-list'
import { Card } from '@keo/ui/primitives/card'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { Skeleton } from '@keo/ui/primitives/skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { pageListProps } from '../../page-kit/page-list.ts'
import { Problem } from '../../page-kit/problem.tsx'
import { useSession } from '../../session/session.ts'
import { useDoors } from '../current-member/index.ts'
import { CampaignFrame, type OfCampaign } from './campaign-frame.tsx'
import { PeriodHero } from './campaign-hero.tsx'
import { Conditions, Ladder, Rules, Winners } from './campaign-parts.tsx'
import { ClaimDock } from './claim-dock.tsx'
import { predictionQueries, useChooseSide } from './prediction-queries.ts'
import './fixtures.css'

/** A table of medals from results, and the side that a member is for. */
export default function MedalsPage({ campaign }: OfCampaign) {
  return (
    <CampaignFrame hero={<PeriodHero campaign={campaign} />} dock={<ClaimDock campaign={campaign} />}>
      <Table campaign={campaign} />
      <Conditions conditions={campaign.conditions} />
      <Ladder steps={campaign.steps} />
      <Rules rules={campaign.rules} />
      <Winners id={campaign.id} />
    </CampaignFrame>
  )
}

function Table({ campaign }: OfCampaign) {
  const say = useMessages()
  const query = useInfiniteQuery(predictionQueries.medals(campaign.id, useLanguage()))
  const sides = query.data?.pages.flatMap(({ items }) => items) ?? []
  const choose = useChooseSide()
  const mine = query.data?.pages[0]?.mine ?? null
  const canChoose = campaign.steps.some(({ of }) => of === 'side-golds') && campaign.phase === 'running'
  const isOpen = canChoose && mine === null && query.isSuccess
  return (
    <section>
      <SectionTitle>{say('campaigns.medals')}</SectionTitle>
      {canChoose ? (
        <p className="campaign-note">
          {mine
            ? say('campaigns.side.mine', { side: mine.name, place: mine.place })
            : say('campaigns.side.choose')}
        </p>
      ) : null}
      <Problem error={choose.error} />
      <Card className="campaign-rows">
        <PageList
          items={sides}
          keyOf={({ sideId }) => sideId}
          render={(side) => (
            <SideRow
              side={side}
              isMine={side.sideId === mine?.sideId}
              onChoose={
                isOpen
                  ? () => choose.mutate({ id: campaign.id, version: campaign.version, sideId: side.sideId })
                  : null
              }
              isBusy={choose.isPending}
            />
          )}
          {...pageListProps(query, sides.length)}
          texts={{
            empty: say('campaigns.medals.empty'),
            error: say('campaigns.fixtures.failed'),
            retry: say('campaigns.fixtures.retry'),
            loading: say('page.loading'),
            end: '',
          }}
          skeleton={<Skeleton shape="card" height={128} />}
        />
      </Card>
    </section>
  )
}

type SideProps = { side: MedalSide; isMine: boolean; onChoose: (() => void) | null; isBusy: boolean }

function SideRow({ side, isMine, onChoose, isBusy }: SideProps) {
  const say = useMessages()
  const doors = useDoors()
  const { isLoggedIn } = useSession()
  const { place, name, gold, silver, bronze } = side
  return (
    <div className="medal-row" data-mine={isMine || undefined}>
      <b className="num">{place}</b>
      <span>{name}</span>
      <span
        className="num medal-counts"
        role="img"
        aria-label={say('campaigns.medals.of', { gold, silver, bronze })}
      >
        <span data-medal="gold">{gold}</span>
        <span data-medal="silver">{silver}</span>
        <span data-medal="bronze">{bronze}</span>
      </span>
      {onChoose ? (
        <button
          type="button"
          className="medal-choose"
          disabled={isBusy}
          aria-label={say('campaigns.side.take', { side: name })}
          onClick={isLoggedIn ? onChoose : doors.signIn}
        >
          {say('campaigns.side.button')}
        </button>
      ) : null}
    </div>
  )
}
