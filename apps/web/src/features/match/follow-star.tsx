import { StarIcon } from '@keo/ui/icons/star'
import { IconButton } from '@keo/ui/primitives/icon-button'
import { useMessages } from '../../language/messages.ts'
import { toggleFollow, useIsFollowed } from '../sports/index.ts'

/** Follows the match, or no longer. */
export function FollowStar({ sportId, matchId }: { sportId: number; matchId: number }) {
  const say = useMessages()
  const isFollowed = useIsFollowed(sportId, matchId)
  return (
    <IconButton
      label={say('match.follow')}
      aria-pressed={isFollowed}
      icon={<StarIcon size={22} weight={isFollowed ? 'fill' : 'regular'} />}
      onClick={() => toggleFollow(sportId, matchId)}
    />
  )
}
