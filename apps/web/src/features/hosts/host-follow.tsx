import type { HostView } from '@keo/contract/rooms'
import { seconds } from '@keo/units/instants'
import { useMessages } from '../../language/messages.ts'
import { FollowButton } from '../../page-kit/follow-button.tsx'
import { useSession } from '../../session/session.ts'
import { showLinkedToast } from '../../toasts/linked-toast.ts'
import { useDoors } from '../current-member/index.ts'
import { useFollowHost } from './host-queries.ts'

type HostFollowProps = {
  host: Pick<HostView, 'id' | 'name' | 'isFollowed'>
  size?: 'm' | 's'
  wide?: boolean
}

/** So long one may think better of it. */
const UNDO_MS = seconds(5)

/** Whoever follows a host is told when they go on air; who no longer does can take that back at once. */
export function HostFollow({ host: { id, name, isFollowed }, size = 's', wide = false }: HostFollowProps) {
  const say = useMessages()
  const follow = useFollowHost(id)
  const { isLoggedIn } = useSession()
  const doors = useDoors()
  const isNow = follow.data?.isFollowed ?? isFollowed

  function toggle() {
    if (!isLoggedIn) return doors.signIn()
    follow.mutate(!isNow, {
      onSuccess: ({ isFollowed: isAfter }) => {
        if (isAfter) return
        showLinkedToast(say('hosts.unfollowed', { name }), {
          go: () => follow.mutate(true),
          durationMs: UNDO_MS,
        })
      },
    })
  }

  return <FollowButton isFollowed={isNow} busy={follow.isPending} size={size} wide={wide} onToggle={toggle} />
}
