import type { applyAsAgent } from '@keo/contract/agent-application'
import type { ParsedRequestOf } from '@keo/contract/define-call'
import { fail } from '@keo/contract/errors'
import type { Audit } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import { readMobile } from '../codes/index.ts'
import type { WriteLetter } from '../inbox/index.ts'
import { auditRecord, type Acting, sqlMemberStore } from '../members/index.ts'
import { sqlAgentApplicationStore, type HeldApplication } from './agent-application-store.ts'

type Needs = {
  database: Database
  clock: Clock
  ids: Ids
  audit: Audit
  tenantId: string
  writeLetter: WriteLetter
}
type Verdict = { readonly isAccepted: boolean; readonly reason: string; readonly by: string }
type Request = ParsedRequestOf<typeof applyAsAgent>

export type AgentApplications = ReturnType<typeof createAgentApplications>

export function createAgentApplications({ database, clock, ids, audit, tenantId, writeLetter }: Needs) {
  function apply(acting: Acting, request: Request): Promise<HeldApplication> {
    const { area, mobile } = readMobile(request.mobileArea, request.mobile)
    const { memberId } = acting.caller
    const { agentAccount, contactName, plan } = request
    return database.tx(async (tx) => {
      if (!(await sqlMemberStore(tx, tenantId).findForChange(memberId))) fail('SESSION_EXPIRED')
      const store = sqlAgentApplicationStore(tx, tenantId)
      refuseWhileStanding(await store.newest(memberId))
      const application: HeldApplication = {
        id: ids.newId('agt'),
        memberId,
        agentAccount,
        contactName,
        plan,
        mobileArea: area,
        mobile,
        state: 'open',
        appliedAt: clock.now(),
        decidedAt: null,
      }
      if (!(await store.insert(application))) fail('AGENT_ACCOUNT_TAKEN')
      const deed = { action: 'agent.applied', object: application.id, after: { agentAccount } }
      await audit.write(tx, auditRecord(acting, deed))
      return application
    })
  }

  /** Somebody of the site says yes or no, once; the member is told by letter, with the reason of a no. */
  function decide(id: string, { isAccepted, reason, by }: Verdict): Promise<void> {
    const state = isAccepted ? 'accepted' : 'refused'
    return database.tx(async (tx) => {
      const decided =
        (await sqlAgentApplicationStore(tx, tenantId).decide(id, state, clock.now())) ?? fail('NOT_FOUND')
      const { memberId, agentAccount: account } = decided
      await writeLetter(
        tx,
        memberId,
        isAccepted
          ? { kind: 'agentAccepted', about: id, values: { account } }
          : { kind: 'agentRefused', about: id, values: { reason } },
      )
      await audit.write(tx, {
        actor: by,
        session: null,
        address: null,
        device: null,
        action: `agent.${state}`,
        object: id,
        before: { state: 'open' },
        after: { state },
        requestId: null,
      })
    })
  }

  return {
    apply,
    decide,
    /** The one of a member that waits. */
    async decideOpen(memberId: string, verdict: Verdict): Promise<void> {
      const newest = await sqlAgentApplicationStore(database.db, tenantId).newest(memberId)
      await decide(newest?.state === 'open' ? newest.id : fail('NOT_FOUND'), verdict)
    },
    newest: ({ caller }: Acting) => sqlAgentApplicationStore(database.db, tenantId).newest(caller.memberId),
  }
}

/** One at a time; after a refusal one may apply again. */
function refuseWhileStanding(newest: HeldApplication | undefined): void {
  if (newest?.state === 'open') fail('AGENT_APPLICATION_OPEN')
  if (newest?.state === 'accepted') fail('AGENT_ALREADY')
}
