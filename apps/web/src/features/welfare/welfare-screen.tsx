import { groundStyle } from '@keo/ui/drawings/art-grounds'
import { Segmented } from '@keo/ui/bars/segmented'
import { Beams } from '@keo/ui/pictures/beams'
import { EmptyState } from '@keo/ui/primitives/empty-state'
import { ListRowSkeleton } from '@keo/ui/primitives/skeleton'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { paths, withQuery } from '../../navigation/paths.ts'
import { useGo, useHere } from '../../navigation/use-go.ts'
import { LoadFailed } from '../../page-kit/load-failed.tsx'
import { Screen } from '../../page-kit/screen.tsx'
import { ClaimAllButton } from '../../rewards/claim-button.tsx'
import { toClaimQuery } from '../../rewards/reward-queries.ts'
import { ArtPicture, campaignQueries, dongText } from '../campaigns/index.ts'
import { EarnedList, PastList, WaitingList } from './welfare-lists.tsx'
import { totalReady } from './welfare-rules.ts'
import { welfareQueries } from './welfare-queries.ts'
import './welfare.css'

const TABS = ['waiting', 'earning', 'past'] as const
type Tab = (typeof TABS)[number]
const LABELS = {
  waiting: 'campaigns.welfare.waiting',
  earning: 'campaigns.welfare.earning',
  past: 'campaigns.welfare.past',
} as const satisfies Record<Tab, string>

/** Everything that is the member's to claim, what is on its way, and what was. */
export default function WelfareScreen() {
  const say = useMessages()
  const rewards = useInfiniteQuery(welfareQueries.rewards('toClaim'))
  const campaigns = useQuery(campaignQueries.list(useLanguage()))
  const isFailed = rewards.isError || campaigns.isError
  const retry = () => void Promise.all([rewards.refetch(), campaigns.refetch()])
  const first = rewards.data?.pages[0]
  return (
    <Screen title={say('campaigns.ownGifts')} right="support">
      {first && campaigns.data ? (
        first.isClosed ? (
          <EmptyState title={say('campaigns.closed')} note={say('campaigns.closedNote')} />
        ) : (
          <Welfare claimable={first.claimable} />
        )
      ) : isFailed ? (
        <LoadFailed busy={rewards.isFetching || campaigns.isFetching} onRetry={retry} />
      ) : (
        <div role="status" aria-label={say('page.loading')} className="welfare">
          <ListRowSkeleton />
          <ListRowSkeleton />
          <ListRowSkeleton />
        </div>
      )}
    </Screen>
  )
}

/** For whoever has more than one reward to claim. Steps of campaigns are claimed on their own pages. */
function AllAtOnce() {
  const { data = [] } = useQuery(toClaimQuery)
  const open = data.filter(({ state, claimUntil, gift }) => state === 'open' && claimUntil !== null && !gift)
  return open.length > 1 ? <ClaimAllButton rewards={open} /> : null
}

function Welfare({ claimable }: { claimable: string }) {
  const say = useMessages()
  const language = useLanguage()
  const go = useGo()
  const name = useHere().query.get('tab')
  const tab = TABS.find((each) => each === name) ?? 'waiting'
  const { data } = useQuery(campaignQueries.list(language))
  const cards = data?.list ?? []
  return (
    <div className="welfare">
      <section className="welfare-hero" style={groundStyle('forest')}>
        <Beams />
        <ArtPicture art="chest" className="welfare-art" />
        <p>{say('campaigns.welfare.waitsForYou')}</p>
        <b className="num">{dongText(totalReady(claimable, cards), language)}</b>
        <AllAtOnce />
      </section>
      <Segmented<Tab>
        label={say('campaigns.ownGifts')}
        value={tab}
        onChange={(key) =>
          go.replace(withQuery(paths.welfare(), { tab: key === 'waiting' ? undefined : key }))
        }
        segments={TABS.map((key) => ({ key, label: say(LABELS[key]) }))}
      />
      {tab === 'waiting' ? <WaitingList cards={cards} /> : null}
      {tab === 'earning' ? <EarnedList cards={cards} /> : null}
      {tab === 'past' ? <PastList cards={cards} /> : null}
    </div>
  )
}
