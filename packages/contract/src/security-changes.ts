import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'

/** What the member is told about on every contact and device. */
export const SECURITY_EVENTS = [
  'mobileChanged',
  'emailChanged',
  'totpAdded',
  'totpRemoved',
  'factorsReset',
  'passkeyAdded',
  'passkeyRemoved',
  'recoveryRenewed',
  'targetBound',
  'targetDeleted',
  'withdrawPasswordSet',
  'changeUndone',
] as const
export const SecurityEvent = z.enum(SECURITY_EVENTS)
export type SecurityEvent = z.output<typeof SecurityEvent>

/** Over the live socket, with the event as its content. */
export const SECURITY_NEWS = 'securityNotice'

/** Twelve signs of 32, in groups of four; typed with or without the hyphens, in either case. */
const UndoCode = z
  .string()
  .check(z.trim(), z.regex(/^(?:[0-9A-Za-z]{4}[ -]?){2}[0-9A-Za-z]{4}$/, { error: 'field.undoCode' }))

export const undoSecurityChange = defineCall({
  method: 'POST',
  path: '/api/member/undo-security-change',
  access: 'public',
  limit: 'login',
  anonymous: true,
  ours: true,
  summary:
    'Put contacts, second factors, cards and withdraw password back as they were before a change, by the code ' +
    'that was sent to the contacts from before it; ends every session',
  errors: ['UNDO_CODE_WRONG', 'MOBILE_BOUND_ELSEWHERE', 'BINDING_TAKEN'],
  request: z.object({ code: UndoCode }),
  response: z.null(),
})
