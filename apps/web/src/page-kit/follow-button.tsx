import { CheckIcon } from '@keo/ui/icons/check'
import { PlusIcon } from '@keo/ui/icons/plus'
import { Button } from '@keo/ui/primitives/button'
import { useMessages } from '../language/messages.ts'

type FollowButtonProps = {
  isFollowed: boolean
  busy: boolean
  onToggle: () => void
  size?: 'm' | 's'
  wide?: boolean
}

/** Of an expert or a host; its words are of the area `live`. */
export function FollowButton({ isFollowed, busy, onToggle, size = 'm', wide = false }: FollowButtonProps) {
  const say = useMessages()
  return (
    <Button
      kind={isFollowed ? 'neutral' : 'primary'}
      size={size}
      wide={wide}
      busy={busy}
      aria-pressed={isFollowed}
      icon={isFollowed ? <CheckIcon size={16} weight="bold" /> : <PlusIcon size={16} weight="bold" />}
      onClick={onToggle}
    >
      {say(isFollowed ? 'live.following' : 'live.follow')}
    </Button>
  )
}
