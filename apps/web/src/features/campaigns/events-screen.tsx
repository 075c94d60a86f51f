import type { CampaignCard } from '@keo/contract/campaign-views'
import { Card } from '@keo/ui/primitives/card'
import { EmptyState } from '@keo/ui/primitives/empty-state'
import { ListRow } from '@keo/ui/primitives/list-row'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { ListRowSkeleton } from '@keo/ui/primitives/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { link } from '../../page-kit/link.ts'
import { LoadFailed } from '../../page-kit/load-failed.tsx'
import { Screen } from '../../page-kit/screen.tsx'
import { useNow } from '../../platform/use-now.ts'
import { ArtPicture } from './campaign-art.tsx'
import { campaignQueries } from './campaign-queries.ts'
import { campaignPath } from './campaign-routes.ts'
import { timeText } from './campaign-words.ts'
import { eventsOf } from './event-order.ts'
import { Waiting } from './waiting.tsx'
import './events.css'

/** Campaigns by their dates: what runs, what comes next, and what was. */
export default function EventsScreen() {
  const say = useMessages()
  const { data, isError, isFetching, refetch } = useQuery(campaignQueries.list(useLanguage()))
  return (
    <Screen title={say('page.eventAnnouncement')}>
      {data ? (
        <Events isClosed={data.isClosed} cards={data.list} />
      ) : isError ? (
        <LoadFailed busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Waiting>
          <ListRowSkeleton />
          <ListRowSkeleton />
          <ListRowSkeleton />
        </Waiting>
      )}
    </Screen>
  )
}

function Events({ isClosed, cards }: { isClosed: boolean; cards: readonly CampaignCard[] }) {
  const say = useMessages()
  const { running, coming, past } = eventsOf(cards)
  if (isClosed) return <EmptyState title={say('campaigns.closed')} note={say('campaigns.closedNote')} />
  if (cards.length === 0)
    return <EmptyState title={say('campaigns.events.none')} note={say('campaigns.events.noneNote')} />
  return (
    <div className="events">
      <EventList title={say('campaigns.events.coming')} cards={coming} />
      <EventList title={say('campaigns.events.running')} cards={running} />
      <EventList title={say('campaigns.events.past')} cards={past} />
    </div>
  )
}

function EventList({ title, cards }: { title: string; cards: readonly CampaignCard[] }) {
  const say = useMessages()
  const language = useLanguage()
  const now = useNow()
  if (cards.length === 0) return null
  return (
    <section>
      <SectionTitle>{title}</SectionTitle>
      <Card>
        {cards.map((card) => (
          <ListRow
            key={card.id}
            icon={<ArtPicture art={card.art} className="events-art" />}
            title={card.title}
            note={timeText(card, now, { say, language })}
            {...link(campaignPath(card))}
          />
        ))}
      </Card>
    </section>
  )
}
