import type { HostBrief, RoomDetail } from '@keo/contract/rooms'
import { EyeIcon } from '@keo/ui/icons/eye'
import { XIcon } from '@keo/ui/icons/x'
import { Avatar } from '@keo/ui/pictures/avatar'
import { IconButton } from '@keo/ui/primitives/icon-button'
import { parseMoney } from '@keo/units/money'
import { useQuery } from '@tanstack/react-query'
import { formatCompact } from '../../language/format.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { paths } from '../../navigation/paths.ts'
import { useGo } from '../../navigation/use-go.ts'
import { FollowButton } from '../../page-kit/follow-button.tsx'
import { link } from '../../page-kit/link.ts'
import { useSession } from '../../session/session.ts'
import { useDoors } from '../current-member/index.ts'
import { entertainmentQueries, useFollow } from './entertainment-queries.ts'

const GIVERS = 3
const MINOR = 100

/** Who is on, how many watch, the way out, and who gave most. */
export function StageTop({ room }: { room: RoomDetail }) {
  const say = useMessages()
  const language = useLanguage()
  const go = useGo()
  return (
    <header className="stage-top">
      <div className="stage-bar">
        {room.host ? <HostPill host={room.host} room={room} /> : null}
        <span className="stage-pill num" aria-label={say('entertainment.viewers', { count: room.viewers })}>
          <EyeIcon weight="fill" size={15} />
          {formatCompact(room.viewers, language)}
        </span>
        <IconButton label={say('entertainment.close')} icon={<XIcon size={22} />} onClick={go.back} />
      </div>
      <Givers room={room} />
    </header>
  )
}

function HostPill({ host, room }: { host: HostBrief; room: RoomDetail }) {
  const say = useMessages()
  const language = useLanguage()
  const { isLoggedIn } = useSession()
  const doors = useDoors()
  const follow = useFollow(host.id)
  return (
    <div className="stage-host">
      <a {...link(paths.anchorProfile(host.id))}>
        <Avatar picture={host.avatar} size={38} />
        <span>
          <b className="ell">{host.name}</b>
          <small className="num">
            {say('entertainment.followers', { count: formatCompact(room.followers, language) })}
          </small>
        </span>
      </a>
      <FollowButton
        isFollowed={room.isFollowed}
        busy={follow.isPending}
        size="s"
        onToggle={() => (isLoggedIn ? follow.mutate(!room.isFollowed) : doors.signIn())}
      />
    </div>
  )
}

function Givers({ room }: { room: RoomDetail }) {
  const say = useMessages()
  const language = useLanguage()
  const { data } = useQuery(entertainmentQueries.givers(room.id))
  const first = data?.items.slice(0, GIVERS) ?? []
  if (first.length === 0) return null
  return (
    <ol className="stage-givers" aria-label={say('entertainment.givers')}>
      {first.map(({ place, author, name, amount }) => {
        const given = formatCompact(Number(parseMoney(amount, 'VND')?.minor ?? 0n) / MINOR, language)
        return (
          <li
            key={author}
            className="stage-pill"
            aria-label={say('entertainment.giver', { place, name, amount: given })}
          >
            <span className="ell">{name}</span>
            <b className="num">{given}</b>
          </li>
        )
      })}
    </ol>
  )
}
