import * as z from 'zod/mini'
import { DocumentKind, IDENTITY_CAUSES } from './identity.ts'
import { defineStaffCall } from './staff-call.ts'
import { At, Reason } from './staff.ts'

const CheckId = z.string().check(z.regex(/^idc_\w{1,60}$/))

export const IDENTITY_SIGNS = ['age', 'own', 'tries', 'phone'] as const

export const getIdentityReview = defineStaffCall({
  name: 'reviews/identity/get',
  permission: 'identities.decide',
  summary: 'An identity that waits, masked, with what speaks for and against it',
  errors: ['NOT_FOUND'],
  request: z.object({ id: CheckId }),
  response: z.object({
    id: z.string(),
    memberId: z.string(),
    userName: z.string(),
    realName: z.string(),
    birthday: z.string(),
    documentKind: DocumentKind,
    documentNumber: z.string(),
    submittedAt: At,
    /** What we know against it ourselves: whoever passes it then is refused for that. */
    objection: z.nullable(z.enum(IDENTITY_CAUSES)),
    signs: z.array(
      z.object({
        name: z.enum(IDENTITY_SIGNS),
        verdict: z.enum(['fine', 'note', 'bad']),
        figure: z.string(),
      }),
    ),
  }),
})

export const revealIdentity = defineStaffCall({
  name: 'reviews/identity/reveal',
  permission: 'identities.decide',
  summary: 'Name, birthday and document number in full; asks for a reason and leaves a trace',
  errors: ['NOT_FOUND'],
  request: z.object({ id: CheckId, reason: Reason }),
  response: z.object({ realName: z.string(), birthday: z.string(), documentNumber: z.string() }),
})

export const decideIdentity = defineStaffCall({
  name: 'reviews/identity',
  permission: 'identities.decide',
  summary: 'Confirms who a member is, or refuses',
  errors: ['NOT_FOUND', 'REVIEW_DECIDED'],
  request: z.object({ id: CheckId, isApproved: z.boolean(), reason: Reason }),
  response: z.object({ approvalId: z.string() }),
})
