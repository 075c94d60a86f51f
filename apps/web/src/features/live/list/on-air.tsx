import { COVER_TAG, type CoverTag } from '@keo/contract/experts'
import type { RoomView } from '@keo/contract/rooms'
import { Chip } from '@keo/ui/bars/chip'
import { PageList } from '@keo/ui/patterns/page-list'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { Skeleton } from '@keo/ui/primitives/skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { paths, withQuery } from '../../../navigation/paths.ts'
import { useGo } from '../../../navigation/use-go.ts'
import { link } from '../../../page-kit/link.ts'
import { pageListProps, useListTexts } from '../../../page-kit/page-list.ts'
import { roomQueries } from '../../live-section/index.ts'
import { HeroCard } from './hero-card.tsx'
import { RoomCard } from './room-card.tsx'
import { RoomsWatch } from './room-facts.ts'
import { TAG_WORDS, TAGS } from './tags.ts'

type OnAirProps = { tag: CoverTag | null; words: string; children: ReactNode }

/** The room that most watch in large, then all others; what stands between the two is given. */
export function OnAir({ tag, words, children }: OnAirProps) {
  const say = useMessages()
  const language = useLanguage()
  const filter = { ...(tag ? { tag: String(tag) } : {}), ...(words ? { words } : {}) }
  const query = useInfiniteQuery(roomQueries.list(filter, language))
  const rooms = query.data?.pages.flatMap(({ items }) => items) ?? []
  const open = query.data?.pages[0]?.open ?? 0
  const top = words ? undefined : rooms.find(({ state }) => state === 'open')
  const others = rooms.filter((room) => room !== top)
  const texts = {
    ...useListTexts(),
    empty: say(words ? 'live.noneFound' : 'live.none'),
    emptyNote: say(words ? 'live.noneFoundNote' : 'live.noneNote'),
  }
  return (
    <>
      <div className="px-gutter">
        {query.isPending && !words ? <Skeleton shape="card" height={206} /> : null}
        {top ? <HeroCard room={top} /> : null}
      </div>
      {words ? null : children}
      <div className="live-rooms">
        <SectionTitle more={{ label: say('live.rooms', { count: open }), ...link(paths.liveMatches()) }}>
          {say('live.onAir')}
        </SectionTitle>
        {words ? null : <Tags tag={tag} />}
        {top && others.length === 0 && !query.hasNextPage ? null : (
          <PageList
            items={others}
            keyOf={({ id }) => id}
            render={(room) => <RoomCard room={room} />}
            {...pageListProps(query, rooms.length)}
            texts={texts}
            skeleton={<Waiting />}
            className="live-grid"
          />
        )}
      </div>
      <Suspense>{rooms.length > 0 ? <RoomsWatch matchIds={matchIdsOf(rooms)} /> : null}</Suspense>
    </>
  )
}

const matchIdsOf = (rooms: readonly RoomView[]): number[] =>
  rooms.flatMap(({ match }) => (match ? [Number(match.matchId)] : []))

function Tags({ tag }: { tag: CoverTag | null }) {
  const say = useMessages()
  const go = useGo()
  const show = (next: CoverTag | null) => {
    // What is paid for is a plan, and no room.
    if (next === COVER_TAG.payment) return go.to(withQuery(paths.experts(), { price: 'paid' }))
    go.replace(withQuery(paths.liveList(), { tag: next === null ? undefined : String(next) }))
  }
  return (
    <div className="live-tags scroll-x" role="group" aria-label={say('live.filter')}>
      <Chip size="s" on={tag === null} onClick={() => show(null)}>
        {say('live.tag.all')}
      </Chip>
      {TAGS.map((one) => (
        <Chip key={one} size="s" on={tag === one} onClick={() => show(tag === one ? null : one)}>
          {say(TAG_WORDS[one])}
        </Chip>
      ))}
    </div>
  )
}

function Waiting() {
  return (
    <div className="live-grid">
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} shape="card" height={148} />
      ))}
    </div>
  )
}
