import * as z from 'zod/mini'
import { channelTerms, channelWords, payoutTerms } from './console-channel-terms.ts'
import { ChannelId } from './console-money.ts'
import { CHANNEL_KINDS } from './deposit.ts'
import { defineStaffCall } from './staff-call.ts'
import { Reason } from './staff.ts'
import { WithdrawChannel } from './withdraw.ts'

export const askChannel = defineStaffCall({
  name: 'channels/add',
  permission: 'channels.manage',
  summary:
    'Asks for a new way to deposit; once a second person approved, it is there, closed until somebody opens it',
  errors: ['ID_TAKEN', 'AMOUNT_WRONG', 'APPROVAL_OPEN'],
  request: z.object({
    /** What orders and the payment party call it; it stays. */
    id: ChannelId,
    /** It says which party serves it, and what is paid in: USDT on a chain, dong elsewhere. */
    kind: z.enum(CHANNEL_KINDS),
    ...channelTerms,
    ...channelWords,
    reason: Reason,
  }),
  response: z.object({ approvalId: z.string() }),
})

export const switchPayoutChannel = defineStaffCall({
  name: 'channels/switch-out',
  permission: 'channels.manage',
  summary: 'Opens or closes a way to withdraw; orders that are under way go on',
  request: z.object({ channel: WithdrawChannel, isOpen: z.boolean(), reason: Reason }),
  response: z.object({ isChanged: z.boolean() }),
})

export const askPayoutLimits = defineStaffCall({
  name: 'channels/limits-out',
  permission: 'channels.manage',
  summary:
    'Asks for other limits or another stated time of a way to withdraw; approved by a second person they count from the next withdrawal on',
  errors: ['AMOUNT_WRONG', 'LEAST_WITHIN_FEE', 'APPROVAL_OPEN'],
  request: z.object({ channel: WithdrawChannel, ...payoutTerms, reason: Reason }),
  response: z.object({ approvalId: z.string() }),
})
