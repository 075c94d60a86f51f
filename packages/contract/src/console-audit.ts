import * as z from 'zod/mini'
import { defineStaffCall } from './staff-call.ts'
import { At, Cursor } from './staff.ts'

const Entry = z.object({
  id: z.string(),
  at: At,
  actor: z.string(),
  /** Of the staff; empty for everybody else. */
  actorName: z.string(),
  action: z.string(),
  object: z.string(),
  before: z.string(),
  after: z.string(),
  session: z.string(),
  address: z.string(),
  requestId: z.string(),
})
export type AuditRow = z.output<typeof Entry>

const Filter = z.string().check(z.trim(), z.maxLength(80))

const Wanted = {
  actor: z.optional(Filter),
  action: z.optional(Filter),
  object: z.optional(Filter),
  session: z.optional(Filter),
  staffOnly: z.optional(z.boolean()),
  /** Written from then on, and before then. */
  from: z.optional(At),
  until: z.optional(At),
}

/** A file holds so many entries at most. */
export const AUDIT_FILE_ENTRIES = 10_000

export const listAudit = defineStaffCall({
  name: 'audit/list',
  permission: 'audit.read',
  summary:
    'The audit log, newest first: by who, by the beginning of what, by on what, by session and by when',
  request: z.object({ ...Wanted, after: z.optional(Cursor) }),
  response: z.object({ entries: z.array(Entry), next: z.string() }),
})

export const verifyAudit = defineStaffCall({
  name: 'audit/verify',
  permission: 'audit.read',
  limit: 'check',
  summary: 'Recomputes the whole chain of the audit log',
  request: z.object({}),
  response: z.object({ isIntact: z.boolean(), problem: z.string(), entries: z.int(), seals: z.int() }),
})

export const exportAudit = defineStaffCall({
  name: 'audit/export',
  permission: 'audit.read',
  limit: 'check',
  summary: 'The newest entries of a filter as a file; leaves an audit row',
  request: z.object(Wanted),
  response: z.object({
    name: z.string(),
    text: z.string(),
    /** False when there are more than a file holds. */
    isWhole: z.boolean(),
  }),
})
