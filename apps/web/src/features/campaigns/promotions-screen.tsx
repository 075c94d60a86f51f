import { CAMPAIGN_TAGS, type CampaignTag } from '@keo/contract/campaign-names'
import type { CampaignCard } from '@keo/contract/campaign-views'
import { Chip } from '@keo/ui/bars/chip'
import { GiftIcon } from '@keo/ui/icons/gift'
import { Banner } from '@keo/ui/pictures/banner'
import { EmptyState } from '@keo/ui/primitives/empty-state'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { Skeleton } from '@keo/ui/primitives/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { paths, withQuery } from '../../navigation/paths.ts'
import { useGo, useHere } from '../../navigation/use-go.ts'
import { link } from '../../page-kit/link.ts'
import { LoadFailed } from '../../page-kit/load-failed.tsx'
import { Screen } from '../../page-kit/screen.tsx'
import { useNow } from '../../platform/use-now.ts'
import { useSession } from '../../session/session.ts'
import { campaignQueries } from './campaign-queries.ts'
import { ArtPicture } from './campaign-art.tsx'
import { GROUNDS, TAG_WORDS } from './campaign-looks.ts'
import { campaignPath } from './campaign-routes.ts'
import { dongText, isZero, timeText } from './campaign-words.ts'
import { Waiting } from './waiting.tsx'
import './promotions.css'

/** Every campaign, with how the member stands in each. */
export default function PromotionsScreen() {
  const say = useMessages()
  const language = useLanguage()
  const { isLoggedIn } = useSession()
  const { data, isError, isFetching, refetch } = useQuery(campaignQueries.list(language))
  const ready = (data?.list ?? []).filter(({ mine }) => mine?.state === 'ready').length
  return (
    <Screen title={say('page.promotions')} right={isLoggedIn ? <OwnGifts count={ready} /> : undefined}>
      {data ? (
        <Campaigns isClosed={data.isClosed} cards={data.list} />
      ) : isError ? (
        <LoadFailed busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Waiting>
          <Skeleton shape="card" height={138} />
          <Skeleton shape="card" height={138} />
          <Skeleton shape="card" height={138} />
        </Waiting>
      )}
    </Screen>
  )
}

function OwnGifts({ count }: { count: number }) {
  const say = useMessages()
  return (
    <a className="activity-own" {...link(paths.welfare())}>
      <GiftIcon weight="fill" size={15} />
      {say('campaigns.ownGifts')}
      {count > 0 ? <span className="num">{count}</span> : null}
    </a>
  )
}

function Campaigns({ isClosed, cards }: { isClosed: boolean; cards: readonly CampaignCard[] }) {
  const say = useMessages()
  const go = useGo()
  const asked = useHere().query.get('tag')
  const tag = CAMPAIGN_TAGS.find((each) => each === asked)
  const shown = cards.filter(({ tags }) => tag === undefined || tags.includes(tag))
  const choose = (next: CampaignTag | undefined) => go.replace(withQuery(paths.promotions(), { tag: next }))
  if (isClosed) return <EmptyState title={say('campaigns.closed')} note={say('campaigns.closedNote')} />
  return (
    <>
      <div className="activity-tags" role="group" aria-label={say('campaigns.filter')}>
        <Chip on={tag === undefined} onClick={() => choose(undefined)}>
          {say('campaigns.tag.all')}
        </Chip>
        {CAMPAIGN_TAGS.map((each) => (
          <Chip key={each} on={each === tag} onClick={() => choose(each)}>
            {say(TAG_WORDS[each])}
          </Chip>
        ))}
      </div>
      {shown.length === 0 ? (
        <EmptyState title={say('campaigns.none')} note={say('campaigns.noneNote')} />
      ) : (
        <>
          <Banners cards={inSeason(shown)} />
          <OutOfSeason cards={shown.filter(({ phase }) => phase !== 'running')} />
        </>
      )}
    </>
  )
}

/** What runs, and first of it what can be claimed at once. */
function inSeason(cards: readonly CampaignCard[]): CampaignCard[] {
  const isReady = ({ mine }: CampaignCard) => mine?.state === 'ready'
  const running = cards.filter(({ phase }) => phase === 'running')
  return [...running.filter(isReady), ...running.filter((card) => !isReady(card))]
}

/** Festivals and the like: when they come, or were and come back. */
function OutOfSeason({ cards }: { cards: readonly CampaignCard[] }) {
  const say = useMessages()
  if (cards.length === 0) return null
  return (
    <section className="activity-later">
      <SectionTitle>{say('campaigns.notNow')}</SectionTitle>
      <Banners cards={cards} />
    </section>
  )
}

function Banners({ cards }: { cards: readonly CampaignCard[] }) {
  return (
    <ul className="activity-list">
      {cards.map((card) => (
        <li key={card.id}>
          <CampaignBanner card={card} />
        </li>
      ))}
    </ul>
  )
}

function CampaignBanner({ card }: { card: CampaignCard }) {
  const say = useMessages()
  const language = useLanguage()
  const now = useNow()
  const { mine } = card
  const isReady = mine?.state === 'ready'
  const ready =
    isReady && card.kind !== 'wheel' && card.kind !== 'sign-in' && isZero(mine.ready)
      ? say('rewards.giftReady')
      : isReady && !isZero(mine.ready)
        ? say('campaigns.readyNow', { amount: dongText(mine.ready, language) })
        : null
  const turns = isReady && card.kind === 'wheel' ? say('campaigns.turnsLeft', { count: mine.count }) : null
  const boxes = isReady && card.kind === 'box' ? say('campaigns.boxesReady', { count: mine.count }) : null
  const [tag] = card.tags
  return (
    <Banner
      ground={GROUNDS[card.art]}
      title={card.title}
      {...(tag ? { tag: say(TAG_WORDS[tag]) } : {})}
      note={card.subtitle}
      time={
        ready ??
        turns ??
        boxes ??
        (mine?.state === 'done' ? say('campaigns.done') : timeText(card, now, { say, language }))
      }
      art={<ArtPicture art={card.art} className="activity-art" />}
      {...link(campaignPath(card))}
    />
  )
}
