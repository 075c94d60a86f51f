import { AppError } from '@keo/contract/errors'
import type { Audit } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import type {
  NicknameReviewGateway,
  NicknameVerdict,
} from '../../gateways/nickname-review/nickname-review-gateway.ts'
import { type Acting, sqlMemberStore } from '../members/index.ts'
import type { MemberChanges } from './member-changes.ts'
import { nickNameProblem, tidyNickName } from './nick-name-rules.ts'
import { sqlNickNameStore } from './nick-name-store.ts'

type Needs = {
  database: Database
  clock: Clock
  ids: Ids
  audit: Audit
  tenantId: string
  changes: MemberChanges
  review: NicknameReviewGateway
}

export type NickNames = ReturnType<typeof createNickNames>

/** A new name waits for its review, and the old one stands meanwhile. */
export function createNickNames({ database, clock, ids, audit, tenantId, changes, review }: Needs) {
  review.onVerdict(handleVerdict)

  /** The name as it was handed over. */
  async function ask(acting: Acting, typed: string): Promise<string> {
    const nickName = tidyNickName(typed)
    const problem = nickNameProblem(nickName)
    if (problem) throw new AppError('INVALID_INPUT', {}, { nickName: problem })
    await changes.run(acting, async (member, tx) => {
      const request = { id: ids.newId('nick'), memberId: member.id, nickName }
      await sqlNickNameStore(tx, tenantId).put(request, clock.now())
      await review.submit(tx, { id: request.id, nickName })
      return {
        action: 'nickname.asked',
        set: { is_nick_name_in_review: true },
        before: { nickName: member.nickName },
        after: { nickName },
      }
    })
    return nickName
  }

  async function handleVerdict(requestId: string, verdict: NicknameVerdict): Promise<void> {
    await database.tx(async (tx) => {
      const store = sqlNickNameStore(tx, tenantId)
      const request = await store.decide(requestId, verdict, clock.now())
      const member = request && (await sqlMemberStore(tx, tenantId).findForChange(request.memberId))
      if (!member) return
      await store.settle(member.id, verdict === 'accepted' ? request.nickName : null)
      await audit.write(tx, {
        actor: 'nickname-review',
        session: null,
        address: null,
        device: null,
        action: `nickname.${verdict}`,
        object: member.id,
        before: { nickName: member.nickName },
        after: { nickName: request.nickName },
        requestId: null,
      })
    })
  }

  return { ask }
}
