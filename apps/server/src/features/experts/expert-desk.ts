import { fail } from '@keo/contract/errors'
import { EXPERTS_PAGE } from '@keo/contract/experts'
import type { Audit, AuditActor } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import type { WriteLetter } from '../inbox/index.ts'
import { type ExpertStop, sqlExpertStore } from './expert-store.ts'
import type { Experts } from './experts.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly tenantId: string
  readonly audit: Audit
  readonly writeLetter: WriteLetter
  readonly experts: Pick<Experts, 'everyone'>
}
type Stopping = { readonly id: string; readonly isStopped: boolean; readonly reason: string }

/** Experts as the people of the site watch over them. */
export function createExpertDesk({ database, clock, tenantId, audit, writeLetter, experts }: Needs) {
  return {
    async list(page: number) {
      const all = await experts.everyone()
      const from = (page - 1) * EXPERTS_PAGE
      return { items: all.slice(from, from + EXPERTS_PAGE), hasMore: all.length > from + EXPERTS_PAGE }
    },

    /** Whoever writes a plan at the same moment is first or is refused: both hold the expert's row. */
    async stop(by: AuditActor, { id, isStopped, reason }: Stopping) {
      await database.tx(async (tx) => {
        const store = sqlExpertStore(tx, tenantId)
        const held = (await store.hold(id)) ?? fail('NOT_FOUND')
        if (held.isStopped === isStopped) fail('CHANGED_MEANWHILE')
        const stop: ExpertStop = isStopped ? { at: clock.now(), why: reason } : { at: null, why: '' }
        await store.setStop(id, stop)
        await audit.write(tx, {
          ...by,
          device: null,
          action: isStopped ? 'expert.stopped' : 'expert.let-again',
          object: id,
          before: { isStopped: held.isStopped },
          after: { isStopped, reason },
        })
        const kind = isStopped ? 'expertStopped' : 'expertLetAgain'
        const about = `${id}:${clock.now()}`
        if (held.memberId) await writeLetter(tx, held.memberId, { kind, about, values: { reason } })
      })
      return (await experts.everyone()).find((one) => one.expert.id === id) ?? fail('NOT_FOUND')
    },
  }
}

export type ExpertDesk = ReturnType<typeof createExpertDesk>
