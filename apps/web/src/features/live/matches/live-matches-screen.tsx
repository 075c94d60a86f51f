import { ScreenFrame } from '@keo/ui/patterns/screen-frame'
import { PageList } from '@keo/ui/patterns/page-list'
import { ListRowSkeleton } from '@keo/ui/primitives/skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { useHere } from '../../../navigation/use-go.ts'
import { pageListProps, useListTexts } from '../../../page-kit/page-list.ts'
import { clock } from '../../../platform/time.ts'
import { LateNote, LiveSection, LiveTop, roomQueries } from '../../live-section/index.ts'
import { RoomsWatch } from '../list/room-facts.ts'
import { daysFrom } from './days.ts'
import { DayStrip } from './day-strip.tsx'
import { MatchRow } from './match-row.tsx'
import { useReminders } from './reminders.ts'
import './live-matches.css'

/** `/live/MatchList`: what is on air and what comes, day by day. */
export default function LiveMatchesScreen() {
  const say = useMessages()
  return (
    <LiveSection title={say('page.liveMatches')}>
      <ScreenFrame bar={<LiveTop tab="matches" />}>
        <Matches />
      </ScreenFrame>
    </LiveSection>
  )
}

function Matches() {
  const say = useMessages()
  const language = useLanguage()
  const days = daysFrom(clock.now())
  const asked = useHere().query.get('day')
  const day = days.find((one) => one.day === asked) ?? days[0]
  const query = useInfiniteQuery(roomQueries.day(day?.day ?? '', language))
  const reminders = useReminders()
  const rooms = query.data?.pages.flatMap(({ items }) => items) ?? []
  const texts = { ...useListTexts(), empty: say('live.noMatches'), emptyNote: say('live.noMatchesNote') }
  const ids = rooms.flatMap(({ match, state }) => (match && state === 'open' ? [Number(match.matchId)] : []))
  return (
    <>
      <DayStrip days={days} day={day?.day ?? ''} />
      <PageList
        items={rooms}
        keyOf={({ id }) => id}
        render={(room) => <MatchRow room={room} reminders={reminders} />}
        {...pageListProps(query, rooms.length)}
        texts={texts}
        skeleton={<Waiting />}
        apart
      />
      <LateNote />
      <Suspense>{ids.length > 0 ? <RoomsWatch matchIds={ids} /> : null}</Suspense>
    </>
  )
}

const Waiting = () => (
  <>
    <ListRowSkeleton />
    <ListRowSkeleton />
    <ListRowSkeleton />
    <ListRowSkeleton />
  </>
)
