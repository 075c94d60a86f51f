import { fail } from '@keo/contract/errors'
import type { Clock } from '@keo/service-kit/clock'
import type { Db } from '@keo/service-kit/db/database'
import type { Restorable } from '../security-changes/index.ts'
import { sqlBindingStore } from './binding-store.ts'

type Needs = {
  clock: Clock
  tenantId: string
  /** Whether an open withdrawal goes there. */
  isInUse(db: Db, memberId: string, targetId: string): Promise<boolean>
}

/** Which targets are live, for an undo. One that an open withdrawal already goes to stays until that is over. */
export function targetState({ clock, tenantId, isInUse }: Needs): Restorable {
  return {
    name: 'targets',
    take: async (tx, memberId) => (await sqlBindingStore(tx, tenantId).list(memberId)).map(({ id }) => id),
    async restore(tx, memberId, taken) {
      const before = new Set(taken as string[])
      const store = sqlBindingStore(tx, tenantId)
      const live = new Set((await store.list(memberId)).map(({ id }) => id))
      for (const id of live)
        if (!before.has(id) && !(await isInUse(tx, memberId, id)))
          await store.remove(memberId, id, clock.now())
      for (const id of before)
        if (!live.has(id) && !(await store.bringBack(memberId, id))) fail('BINDING_TAKEN')
    },
  }
}
