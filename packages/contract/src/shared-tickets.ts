import { CURRENCIES } from '@keo/units/money'
import * as z from 'zod/mini'
import { SignedAmount } from './amounts.ts'
import { BetId, BetOutcome, BetState } from './bet-records.ts'
import { defineCall } from './define-call.ts'
import { ServerTime } from './server-time.ts'

/** How long a link works. */
export const TICKET_LINK_DAYS = 7

/** What a link shows beside the picks; nothing of it unless its owner says so. */
const Shows = {
  /** The name, masked. */
  showsName: z.boolean(),
  showsStake: z.boolean(),
  showsReturn: z.boolean(),
}
const TicketShows = z.object(Shows)
export type TicketShows = z.output<typeof TicketShows>

const TicketLink = z.object({ token: z.string(), endsAt: ServerTime, ...Shows })
export type TicketLink = z.output<typeof TicketLink>

export const getTicketLink = defineCall({
  method: 'POST',
  path: '/api/game/bet/order/share/get',
  access: 'member',
  ours: true,
  summary: 'The link under which an own bet is shown, where there is one',
  request: z.object({ id: BetId }),
  response: z.object({ link: z.nullable(TicketLink) }),
})

export const shareTicket = defineCall({
  method: 'POST',
  path: '/api/game/bet/order/share',
  access: 'member',
  limit: 'profile',
  ours: true,
  summary: 'Show an own bet under a link, or change what an open link shows; the same bet keeps its link',
  errors: ['NOT_FOUND', 'SELF_EXCLUDED', 'ON_BREAK', 'ACCOUNT_DISABLED', 'OFFERS_CLOSED'],
  request: z.object({ id: BetId, ...Shows }),
  response: TicketLink,
})

export const withdrawTicket = defineCall({
  method: 'POST',
  path: '/api/game/bet/order/share/withdraw',
  access: 'member',
  limit: 'profile',
  ours: true,
  summary: 'End the link of an own bet; a new one is another address',
  request: z.object({ id: BetId }),
  response: z.object({}),
})

const SharedLeg = z.object({
  sportId: z.int(),
  matchId: z.string(),
  matchName: z.string(),
  leagueName: z.string(),
  marketId: z.string(),
  marketType: z.int(),
  marketName: z.string(),
  optionType: z.int(),
  optionName: z.string(),
  /** Decimal text, as it was given. */
  odds: z.string(),
  resultScore: z.optional(z.string()),
  outcome: z.optional(BetOutcome),
  startsAt: ServerTime,
})
export type SharedLeg = z.output<typeof SharedLeg>

const SharedTicket = z.object({
  state: BetState,
  isSeries: z.boolean(),
  legsEach: z.int(),
  placedAt: ServerTime,
  endsAt: ServerTime,
  currency: z.enum(CURRENCIES),
  /** Masked. This and the amounts are there only where the owner shows them. */
  name: z.optional(z.string()),
  stake: z.optional(SignedAmount),
  /** Of a closed bet what came back, of an open one the most that can. */
  returned: z.optional(SignedAmount),
  returnMax: z.optional(SignedAmount),
  legs: z.array(SharedLeg),
})
export type SharedTicket = z.output<typeof SharedTicket>

export const getSharedTicket = defineCall({
  method: 'POST',
  path: '/api/game/bet/shared',
  access: 'public',
  background: true,
  ours: true,
  anonymous: true,
  summary: 'A bet as its owner shows it to whoever has the link; every link that shows nothing answers alike',
  errors: ['NOT_FOUND'],
  request: z.object({ token: z.string().check(z.regex(/^[\w-]{1,64}$/)) }),
  response: SharedTicket,
})
