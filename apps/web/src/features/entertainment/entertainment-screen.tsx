import { Chip } from '@keo/ui/bars/chip'
import { PageList } from '@keo/ui/patterns/page-list'
import { Skeleton } from '@keo/ui/primitives/skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { paths, withQuery } from '../../navigation/paths.ts'
import { useGo, useHere } from '../../navigation/use-go.ts'
import { pageListProps, useListTexts } from '../../page-kit/page-list.ts'
import { Screen } from '../../page-kit/screen.tsx'
import { LiveSection } from '../live-section/index.ts'
import { type EntertainmentKind, entertainmentQueries } from './entertainment-queries.ts'
import { StageCard } from './stage-card.tsx'
import './entertainment.css'

const Stage = lazy(() => import('./stage-room.tsx'))

const KINDS = [
  { kind: 'talk', words: 'entertainment.talks' },
  { kind: 'table', words: 'entertainment.tables' },
] as const satisfies readonly { kind: EntertainmentKind; words: string }[]

/** `/entertainmentLive`: rooms beside sports; with `?room=` one of them. */
export default function EntertainmentScreen() {
  const say = useMessages()
  const id = useHere().query.get('room')
  return (
    <LiveSection title={say('entertainment.title')}>
      {id === null ? (
        <Rooms />
      ) : (
        <Suspense fallback={<div className="stage" />}>
          <Stage key={id} id={id} />
        </Suspense>
      )}
    </LiveSection>
  )
}

function Rooms() {
  const say = useMessages()
  const go = useGo()
  const asked = useHere().query.get('kind')
  const { kind } = KINDS.find((one) => one.kind === asked) ?? KINDS[0]
  const query = useInfiniteQuery(entertainmentQueries.list(kind, useLanguage()))
  const rooms = query.data?.pages.flatMap((page) => page.items) ?? []
  const texts = {
    ...useListTexts(),
    empty: say('entertainment.empty'),
    emptyNote: say('entertainment.emptyNote'),
  }
  return (
    <Screen title={say('entertainment.title')} gutter>
      <div className="stage-kinds" role="group" aria-label={say('entertainment.filter')}>
        {KINDS.map((one) => (
          <Chip
            key={one.kind}
            on={one.kind === kind}
            onClick={() => go.replace(withQuery(paths.entertainmentLive(), { kind: one.kind }))}
          >
            {say(one.words)}
          </Chip>
        ))}
      </div>
      <PageList
        items={rooms}
        keyOf={({ id }) => id}
        render={(room) => <StageCard room={room} />}
        {...pageListProps(query, rooms.length)}
        texts={texts}
        skeleton={<Waiting />}
        className="stage-grid"
      />
    </Screen>
  )
}

function Waiting() {
  return (
    <div className="stage-grid">
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} shape="card" height={236} />
      ))}
    </div>
  )
}
