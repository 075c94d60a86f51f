import { HostPortrait } from '@keo/ui/pictures/host-portrait'
import { useMessages } from '../../language/messages.ts'
import './host-avatar.css'

type HostAvatarProps = { host: { avatar: number; isOnAir: boolean }; size: number }

/** A host's portrait; on air it has a ring and says so. */
export function HostAvatar({ host: { avatar, isOnAir }, size }: HostAvatarProps) {
  const say = useMessages()
  return (
    <span className="host-avatar" data-live={isOnAir || undefined}>
      <HostPortrait portrait={avatar} size={size} />
      {isOnAir ? <b>{say('hosts.live')}</b> : null}
    </span>
  )
}
