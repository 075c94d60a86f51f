import * as z from 'zod/mini'
import { MemberKey } from './console-members.ts'
import { defineStaffCall } from './staff-call.ts'
import { At, Reason } from './staff.ts'

export const BINDING_KINDS = ['bank', 'crypto', 'ewallet'] as const

const Binding = z.object({
  id: z.string(),
  kind: z.enum(BINDING_KINDS),
  /** The bank's code, the network or the e-wallet. */
  place: z.string(),
  /** Masked, as the member sees it; empty where the account was erased. */
  number: z.string(),
  mobile: z.string(),
  boundAt: At,
  /** Null while money may go there. */
  deletedAt: z.nullable(At),
})
export type Binding = z.output<typeof Binding>

const Device = z.object({
  /** The end of its number. */
  mark: z.string(),
  firstSeenAt: At,
  lastSeenAt: At,
  sessions: z.int(),
  isOpen: z.boolean(),
  userAgent: z.string(),
  /** Without its last part. */
  network: z.string(),
})
export type Device = z.output<typeof Device>

export const listMemberBindings = defineStaffCall({
  name: 'members/bindings',
  permission: 'members.read',
  summary:
    'Where a member is paid to and reached (masked), whether a withdraw password is set, and every device the member came from',
  errors: ['NOT_FOUND'],
  request: z.object({ id: MemberKey }),
  response: z.object({
    /** Newest first, those that were deleted too. */
    bindings: z.array(Binding),
    withdrawPasswordAt: z.nullable(At),
    /** Of parcels: the name and the phone are masked. */
    contacts: z.array(
      z.object({ id: z.string(), name: z.string(), phone: z.string(), province: z.string() }),
    ),
    /** The one used last first. */
    devices: z.array(Device),
  }),
})

export const revealMemberBinding = defineStaffCall({
  name: 'members/reveal-binding',
  permission: 'members.reveal',
  summary: 'The full number of a card, an address or a wallet; asks for a reason and leaves a trace',
  errors: ['NOT_FOUND'],
  request: z.object({
    id: MemberKey,
    bindingId: z.string().check(z.regex(/^pay_\w{1,60}$/)),
    reason: Reason,
  }),
  response: z.object({ number: z.string(), mobile: z.string() }),
})
