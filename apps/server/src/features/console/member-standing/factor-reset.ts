import type { RESET_PROOFS } from '@keo/contract/console-member-standing'
import { fail } from '@keo/contract/errors'
import { LANGUAGES, type Language } from '@keo/messages/languages'
import type { Audit } from '@keo/service-kit/audit'
import type { Tx } from '@keo/service-kit/db/database'
import type { MemberStore } from '../../members/index.ts'
import type { Sessions } from '../../sessions/index.ts'
import { staffRecord, type Approvals, type StaffActing } from '../../staff/index.ts'

export type Factors = {
  summary(memberId: string): Promise<{ hasApp: boolean; passkeys: number; recoveryLeft: number }>
  reset(tx: Tx, memberId: string, language: Language): Promise<void>
}

type Needs = {
  audit: Audit
  members: Pick<MemberStore, 'find'>
  sessions: Pick<Sessions, 'endAll'>
  approvals: Approvals
  factors: Factors
}
type Asked = {
  readonly id: string
  readonly proof: (typeof RESET_PROOFS)[number]
  readonly seen: string
  readonly reason: string
}

export const FACTOR_RESET = 'factorReset'

export type FactorReset = ReturnType<typeof createFactorReset>

/**
 * For an owner who lost every factor. Whoever takes an account over asks for the same, so two people look at the proof,
 * every session ends, and the contacts from before are told and can take it back.
 */
export function createFactorReset({ audit, members, sessions, approvals, factors }: Needs) {
  const find = async (id: string) => (await members.find(id)) ?? fail('NOT_FOUND')

  approvals.onApproved(FACTOR_RESET, async ({ id: approval, object, before, after }, acting, close) => {
    const { id } = await find(object)
    const { address, userAgent, requestId } = acting
    await sessions.endAll(
      id,
      { address, userAgent, requestId, deviceNo: '' },
      {
        alongside: async (tx) => {
          await close(tx)
          await factors.reset(tx, id, LANGUAGES[0])
          const record = { action: 'second-factor.reset', object: id, before, after: { ...after, approval } }
          await audit.write(tx, staffRecord(acting, record))
        },
      },
    )
  })

  return {
    async ask(acting: StaffActing, { id, proof, seen, reason }: Asked): Promise<string> {
      const { userName } = await find(id)
      const { hasApp, passkeys, recoveryLeft } = await factors.summary(id)
      if (!hasApp && passkeys === 0) fail('SECOND_FACTOR_NONE')
      return approvals.ask(acting, {
        kind: FACTOR_RESET,
        object: id,
        before: {
          member: userName,
          app: hasApp ? '1' : '0',
          passkeys: String(passkeys),
          codes: String(recoveryLeft),
        },
        after: { member: userName, app: '0', passkeys: '0', codes: '0', proof, seen },
        act: {},
        reason,
      })
    },
  }
}
