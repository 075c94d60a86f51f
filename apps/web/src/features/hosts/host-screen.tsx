import type { HostDetail } from '@keo/contract/rooms'
import { WIRE } from '@keo/contract/wire-codes'
import { Card } from '@keo/ui/primitives/card'
import { EmptyState } from '@keo/ui/primitives/empty-state'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { Skeleton } from '@keo/ui/primitives/skeleton'
import { useQuery } from '@tanstack/react-query'
import { ApiRefusal } from '../../api/api-outcome.ts'
import { formatCompact } from '../../language/format.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import type { patterns } from '../../navigation/paths.ts'
import { useHere } from '../../navigation/use-go.ts'
import { LoadFailed } from '../../page-kit/load-failed.tsx'
import { Screen } from '../../page-kit/screen.tsx'
import { LiveSection } from '../live-section/index.ts'
import { HostAvatar } from './host-avatar.tsx'
import { HostFollow } from './host-follow.tsx'
import { hostQueries } from './host-queries.ts'
import { sportsText } from './host-words.ts'
import { PastRooms } from './past-rooms.tsx'
import { RoomRow } from './room-row.tsx'
import './host.css'

/** `/anchor-infor/{id}`: one host, when they are on air, and where they were. */
export default function HostScreen() {
  const say = useMessages()
  const { params } = useHere<typeof patterns.anchorProfile>()
  const query = useQuery(hostQueries.one(params.id, useLanguage()))
  const { data, error } = query
  const isMissing = error instanceof ApiRefusal && error.code === WIRE.NOT_FOUND
  return (
    <LiveSection title={say('page.anchorProfile')}>
      <Screen title={data?.name ?? say('page.anchorProfile')} gutter>
        {data ? (
          <Profile host={data} />
        ) : isMissing ? (
          <EmptyState title={say('hosts.notFound')} />
        ) : query.isError ? (
          <LoadFailed busy={query.isFetching} onRetry={() => void query.refetch()} />
        ) : (
          <Waiting />
        )}
      </Screen>
    </LiveSection>
  )
}

function Profile({ host }: { host: HostDetail }) {
  const say = useMessages()
  return (
    <div className="host-profile">
      <Card className="host-head">
        <HostAvatar host={host} size={88} />
        <h2>{host.name}</h2>
        <p className="host-sports">{sportsText(host.sports, say)}</p>
        <p className="host-bio text-pretty">{host.bio}</p>
        <Figures host={host} />
        <HostFollow host={host} size="m" wide />
      </Card>
      <section>
        <SectionTitle>{say('hosts.schedule')}</SectionTitle>
        <Card className="host-rooms">
          {host.schedule.map((room) => (
            <RoomRow key={room.id} room={room} />
          ))}
          {host.schedule.length === 0 ? <p className="host-none">{say('hosts.noSchedule')}</p> : null}
        </Card>
      </section>
      <section>
        <SectionTitle>{say('hosts.past')}</SectionTitle>
        <PastRooms id={host.id} />
      </section>
    </div>
  )
}

function Figures({ host }: { host: HostDetail }) {
  const say = useMessages()
  const language = useLanguage()
  const figures = [
    [formatCompact(host.followers, language), say('hosts.stat.followers')],
    [formatCompact(host.hosted, language), say('hosts.stat.hosted')],
    [String(host.schedule.length), say('hosts.stat.planned')],
  ] as const
  return (
    <dl className="host-figures">
      {figures.map(([value, name]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Waiting() {
  const say = useMessages()
  return (
    <div role="status" aria-label={say('page.loading')} className="flex flex-col gap-3">
      <Skeleton shape="card" height={300} />
      <Skeleton shape="card" height={180} />
    </div>
  )
}
