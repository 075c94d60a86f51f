import type { InviteAwardState } from '@keo/contract/invitations'
import type { BadgeTone } from '@keo/ui/primitives/badge'
import { useMessages } from '../../language/messages.ts'
import { useIsOnline } from '../../platform/online.ts'

export const AWARD_TONES: Readonly<Record<InviteAwardState, BadgeTone>> = {
  open: 'brand',
  held: 'pending',
  paid: 'win',
  expired: 'neutral',
  revoked: 'lose',
  refused: 'lose',
}

/** What every list of invitations says while it has nothing to show. */
export function useListTexts() {
  const say = useMessages()
  const isOnline = useIsOnline()
  return {
    error: say(isOnline ? 'failed.title' : 'failed.offline.title'),
    retry: say('site.retry'),
    loading: say('page.loading'),
    end: '',
  }
}
