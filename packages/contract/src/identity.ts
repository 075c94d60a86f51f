import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'
import { personName } from './plain-text.ts'
import { ServerTime } from './server-time.ts'

export const DOCUMENT_KINDS = ['idCard', 'passport'] as const
export const DocumentKind = z.enum(DOCUMENT_KINDS)
export type DocumentKind = z.output<typeof DocumentKind>

/** A Vietnamese identity card has twelve digits (nine on older ones); passports mix letters and digits. */
export const DOCUMENT_NUMBERS: Record<DocumentKind, RegExp> = {
  idCard: /^(?:[0-9]{9}|[0-9]{12})$/,
  passport: /^[A-Z0-9]{6,12}$/,
}
export const IDENTITY_TRIES_A_DAY = 5

export const IDENTITY_STATES = ['none', 'waiting', 'passed', 'refused'] as const
/**
 * Why a check was refused: too young, on a list of the checking party, a document that another account has shown,
 * somebody who has closed an account to play, or papers in which our own people did not see the member.
 */
export const IDENTITY_CAUSES = ['tooYoung', 'listed', 'documentElsewhere', 'excluded', 'unproven'] as const
export type IdentityCause = (typeof IDENTITY_CAUSES)[number]

export const Identity = z.object({
  state: z.enum(IDENTITY_STATES),
  /** Null unless refused. */
  cause: z.nullable(z.enum(IDENTITY_CAUSES)),
  /** Empty before the first check. */
  realName: z.string(),
  birthday: z.string(),
  documentKind: z.nullable(DocumentKind),
  /** Masked by the server. */
  documentNumber: z.string(),
  submitTime: ServerTime,
  decideTime: ServerTime,
})
export type Identity = z.output<typeof Identity>

export const getIdentity = defineCall({
  method: 'GET',
  path: '/api/member/identity/state',
  access: 'member',
  background: true,
  ours: true,
  summary: "The member's newest identity check",
  request: z.object({}),
  response: Identity,
})

export const submitIdentity = defineCall({
  method: 'POST',
  path: '/api/member/identity/submit',
  access: 'member',
  limit: 'check',
  ours: true,
  summary: 'Have the identity checked: real name, birthday and document',
  errors: ['IDENTITY_WAITING', 'IDENTITY_DONE', 'IDENTITY_TRIES'],
  request: z.object({
    realName: personName(40),
    birthday: z.string().check(z.regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/)),
    documentKind: DocumentKind,
    documentNumber: z
      .string()
      .check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9]{6,12}$/, { error: 'field.documentNumber' })),
  }),
  response: Identity,
})
