import type { MemberBet } from '@keo/contract/console-member-evidence'
import type { ReplayLink } from '@keo/contract/replay-link'

/** A ticket or a round that is open on the page of its member. */
export type OpenReplay = Pick<MemberBet, 'kind' | 'replayId'>

/** As the address of the page names it. */
export const replayPart = ({ kind, id }: ReplayLink): string => `${kind === 'game' ? 'game' : 'sports'}:${id}`

export function readReplayPart(part: string): OpenReplay | null {
  const at = part.indexOf(':')
  const [kind, replayId] = [part.slice(0, at), part.slice(at + 1)]
  return kind === 'game' || kind === 'sports' ? { kind, replayId } : null
}
