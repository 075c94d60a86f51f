import * as z from 'zod/mini'
import { Amount } from './amounts.ts'
import { Noted } from './console-channel-terms.ts'
import { ChannelId, PAY_CURRENCIES } from './console-money.ts'
import { CRYPTO_NETWORKS } from './crypto-addresses.ts'
import { CHANNEL_KINDS } from './deposit.ts'
import { plainText } from './plain-text.ts'
import { defineStaffCall } from './staff-call.ts'
import { Reason } from './staff.ts'

const NAME_MAX = 40
const CONFIRMATIONS_MOST = 1_000

/** Of one order, and of all orders of a day at +08:00; null is the channel's own. */
const limits = { min: z.nullable(Amount), max: z.nullable(Amount), dayMax: z.nullable(Amount) }

const AccountTarget = z.object({
  bankName: plainText({ max: NAME_MAX }),
  /** The bank's number in a code to scan; empty where there is none, as for a wallet. */
  bin: z.string().check(z.regex(/^(\d{6})?$/)),
  accountNumber: z.string().check(z.regex(/^[0-9A-Za-z]{4,34}$/, { error: 'field.cardNumber' })),
  /** As the bank shows it to who pays. */
  accountName: plainText({ min: 2, max: NAME_MAX }),
})
const ChainTarget = z.object({
  network: z.enum(CRYPTO_NETWORKS),
  /** The one token that counts. */
  contract: z.string().check(z.regex(/^[0-9A-Za-z-]{6,64}$/)),
  /** Blocks that must stand on a payment. */
  confirmations: z.int().check(z.gte(1), z.lte(CONFIRMATIONS_MOST)),
})

const PayInAccount = z.object({
  channelId: z.string(),
  id: z.string(),
  name: z.string(),
  kind: z.enum(CHANNEL_KINDS),
  currency: z.enum(PAY_CURRENCIES),
  bankName: z.string(),
  bin: z.string(),
  /** Its end alone for who may not change it. */
  accountNumber: z.string(),
  accountName: z.string(),
  network: z.string(),
  contract: z.string(),
  confirmations: z.int(),
  /** Nobody can pay there: it is the sandbox's. */
  isTest: z.boolean(),
  ...limits,
  isOpen: z.boolean(),
  /** Who asked for a change; empty while nobody did. */
  askedBy: z.string(),
})
export type PayInAccount = z.output<typeof PayInAccount>

const AccountChannel = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(CHANNEL_KINDS),
  currency: z.enum(PAY_CURRENCIES),
})
export type AccountChannel = z.output<typeof AccountChannel>

export const listPayInAccounts = defineStaffCall({
  name: 'accounts/list',
  permission: 'deposits.read',
  background: true,
  summary: 'Where members pay into, channel by channel, and the channels that can have more',
  request: z.object({}),
  response: z.object({ channels: z.array(AccountChannel), accounts: z.array(PayInAccount) }),
})

const named = { channelId: ChannelId, id: ChannelId }

export const addPayInAccount = defineStaffCall({
  name: 'accounts/add',
  permission: 'channels.manage',
  summary:
    'Asks for an account, a wallet, a chain or a merchant that members pay into; new orders go there once a second person approved',
  errors: ['NOT_FOUND', 'ID_TAKEN', 'AMOUNT_WRONG', 'ACCOUNT_NOT_TAKEN', 'APPROVAL_OPEN'],
  request: z.object({
    ...named,
    name: plainText({ max: NAME_MAX }),
    /** What members read beside the name of a wallet, a chain or a merchant. */
    note: Noted,
    target: z.union([AccountTarget, ChainTarget]),
    ...limits,
    reason: Reason,
  }),
  response: z.object({ approvalId: z.string() }),
})

export const changePayInAccount = defineStaffCall({
  name: 'accounts/change',
  permission: 'channels.manage',
  summary:
    'Asks to close or open where members pay into, or for other limits; orders under way keep their account, and a second person has to approve',
  errors: ['NOT_FOUND', 'AMOUNT_WRONG', 'APPROVAL_OPEN'],
  request: z.object({ ...named, isOpen: z.boolean(), ...limits, reason: Reason }),
  response: z.object({ approvalId: z.string() }),
})
