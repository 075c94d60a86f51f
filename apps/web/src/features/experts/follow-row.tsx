import type { ExpertDetail } from '@keo/contract/experts'
import { BellIcon } from '@keo/ui/icons/bell'
import { Button } from '@keo/ui/primitives/button'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { FollowButton } from '../../page-kit/follow-button.tsx'
import { useSession } from '../../session/session.ts'
import { useDoors } from '../current-member/index.ts'
import { useFollowExpert } from './expert-queries.ts'

/** Whoever follows is told of new plans, until the bell is switched off. */
export function FollowRow({ expert: { id, isFollowed, isTold } }: { expert: ExpertDetail }) {
  const say = useMessages()
  const follow = useFollowExpert(id, useLanguage())
  const { isLoggedIn } = useSession()
  const doors = useDoors()
  const order = (next: Parameters<typeof follow.mutate>[0]) =>
    isLoggedIn ? follow.mutate(next) : doors.signIn()
  return (
    <div className="expert-follow">
      <FollowButton
        isFollowed={isFollowed}
        busy={follow.isPending}
        wide
        onToggle={() => order({ isFollowed: !isFollowed, isTold: !isFollowed })}
      />
      <Button
        kind="neutral"
        aria-pressed={isTold}
        disabled={follow.isPending}
        icon={<BellIcon size={17} weight={isTold ? 'fill' : 'regular'} />}
        onClick={() => order({ isFollowed: true, isTold: !isTold })}
      >
        {say('experts.tell')}
      </Button>
    </div>
  )
}
