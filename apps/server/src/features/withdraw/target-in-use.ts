import type { Db } from '@keo/service-kit/db/database'
import { sqlWithdrawStore } from './withdraw-store.ts'

/** Whether an open withdrawal goes to this target. */
export function isTargetInUse(tenantId: string) {
  return (db: Db, memberId: string, targetId: string): Promise<boolean> =>
    sqlWithdrawStore(db, tenantId).isOpen(memberId, targetId)
}
