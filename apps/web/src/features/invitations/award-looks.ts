import type { InviteAwardState } from '@keo/contract/invitations'
import type { BadgeTone } from '@keo/ui/primitives/badge'

export const AWARD_TONES: Readonly<Record<InviteAwardState, BadgeTone>> = {
  open: 'brand',
  held: 'pending',
  paid: 'win',
  expired: 'neutral',
  revoked: 'lose',
  refused: 'lose',
}
