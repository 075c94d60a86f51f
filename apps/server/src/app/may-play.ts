import type { MemberId } from '@keo/contract/ids'
import type { Tx } from '@keo/service-kit/db/database'
import { refuseBetLock, refuseDisabled, sqlMemberStore } from '../features/members/index.ts'
import type { OwnParts } from './parts.ts'
import type { People } from './people.ts'

export type MayPlay = (memberIds: readonly MemberId[], tx: Tx) => Promise<void>

/** Refuses whoever may not put money into play, at every door that does: whoever disables an account may leave it signed in. */
export function mayPlayOf({ tenantId }: OwnParts, { saferPlay }: Pick<People, 'saferPlay'>): MayPlay {
  return async (memberIds, tx) => {
    for (const member of await sqlMemberStore(tx, tenantId).listLocks(memberIds)) {
      refuseDisabled(member, 'en')
      refuseBetLock(member, 'en')
    }
    await saferPlay.demandAll(memberIds, 'play', tx)
  }
}
