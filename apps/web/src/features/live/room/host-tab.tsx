import type { HostId } from '@keo/contract/ids'
import { getHost } from '@keo/contract/rooms'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { ListRowSkeleton } from '@keo/ui/primitives/skeleton'
import { parseServerTime } from '@keo/units/instants'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { formatCompact } from '../../../language/format.ts'
import { formatFullDate, formatKickOff } from '../../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { paths, withQuery } from '../../../navigation/paths.ts'
import { link } from '../../../page-kit/link.ts'
import { LoadFailed } from '../../../page-kit/load-failed.tsx'
import { currentSession } from '../../../session/session.ts'
import { roomTitle } from '../room-words.ts'

/** Who sits in this room, and where they sit next. */
export default function HostTab({ hostId }: { hostId: HostId }) {
  const say = useMessages()
  const language = useLanguage()
  const query = useQuery({
    queryKey: ['hosts', 'one', hostId, language, currentSession().token ?? ''],
    queryFn: ({ signal }) => api(getHost, { id: hostId }, { silent: true, signal }),
  })
  const { data: host } = query
  if (query.isError) return <LoadFailed busy={query.isFetching} onRetry={() => void query.refetch()} />
  if (!host)
    return (
      <div role="status" aria-label={say('page.loading')}>
        <ListRowSkeleton />
        <ListRowSkeleton />
      </div>
    )
  return (
    <div className="room-host-tab">
      <p>{host.bio}</p>
      <dl className="room-host-facts">
        <Fact label={say('room.host.followers')}>{formatCompact(host.followers, language)}</Fact>
        <Fact label={say('room.host.hosted')}>{formatCompact(host.hosted, language)}</Fact>
        <Fact label={say('room.host.since')}>
          {formatFullDate(parseServerTime(host.joinedAt) ?? 0, language)}
        </Fact>
      </dl>
      <SectionTitle more={{ label: say('room.host.profile'), ...link(paths.anchorProfile(host.id)) }}>
        {say('room.host.schedule')}
      </SectionTitle>
      {host.schedule.length === 0 ? <p>{say('room.host.free')}</p> : null}
      <ul className="room-schedule">
        {host.schedule.map((room) => (
          <li key={room.id}>
            <a {...link(withQuery(paths.livePage(), { room: room.id }))}>
              <b className="ell">{roomTitle(room)}</b>
              <span className="num">
                {room.state === 'open'
                  ? say('live.now')
                  : formatKickOff(parseServerTime(room.startsAt) ?? 0, language)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="num">{children}</dd>
    </div>
  )
}
