import * as z from 'zod/mini'
import { BANK_COUNTRIES } from './banks.ts'
import { plainText } from './plain-text.ts'
import { defineStaffCall } from './staff-call.ts'
import { Reason } from './staff.ts'

const SHORT_MAX = 30
const NAME_MAX = 80
const PLACE_MOST = 500

const bank = {
  code: z.string().check(z.regex(/^[A-Z0-9]{2,12}$/)),
  shortName: plainText({ max: SHORT_MAX }),
  name: plainText({ max: NAME_MAX }),
  country: z.enum(BANK_COUNTRIES),
  /** The bank's number in a code to scan; empty where it has none. */
  bin: z.string().check(z.regex(/^(\d{6})?$/)),
  /** Whether C2C merchants pay to accounts there. */
  isC2c: z.boolean(),
  /** Whether members may bind cards of it; who has one keeps it. */
  isShown: z.boolean(),
}
const ConsoleBank = z.object({ ...bank, shortName: z.string(), name: z.string() })
export type ConsoleBank = z.output<typeof ConsoleBank>

export const listConsoleBanks = defineStaffCall({
  name: 'banks/list',
  permission: 'deposits.read',
  summary: 'Banks that cards can be bound at, in the order of the members, with those that are hidden',
  request: z.object({}),
  response: z.object({ banks: z.array(ConsoleBank) }),
})

export const saveBank = defineStaffCall({
  name: 'banks/save',
  permission: 'channels.manage',
  summary: 'Writes a bank of the list at its place; a code that is not there yet is a new bank',
  request: z.object({
    ...bank,
    /** From 1 on; what stands there goes on by one. */
    place: z.int().check(z.gte(1), z.lte(PLACE_MOST)),
    reason: Reason,
  }),
  response: z.object({ isNew: z.boolean() }),
})
