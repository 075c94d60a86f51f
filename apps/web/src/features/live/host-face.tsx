import type { HostBrief } from '@keo/contract/rooms'
import { HostPortrait } from '@keo/ui/pictures/host-portrait'

/** Without the ring: the places that show it say themselves what is on air. */
export function HostFace({ host, size }: { host: Pick<HostBrief, 'avatar'>; size: number }) {
  return <HostPortrait portrait={host.avatar} size={size} />
}
