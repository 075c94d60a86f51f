import { getSupportReach, setSupportReach } from '@keo/contract/console-support-reach'
import type { Audit } from '@keo/service-kit/audit'
import type { Database } from '@keo/service-kit/db/database'
import { actingOf, staffRecord, type StaffActing, type StaffApi } from '../../staff/index.ts'
import { sqlReach, type Reach } from '../../support/index.ts'

type Needs = { database: Database; audit: Audit; tenantId: string }

/** What the log says: the lines that are on, and the levels that are called. */
const factsOf = ({ lines, callBacks }: Reach) => ({
  lines: lines.flatMap((isOn, at) => (isOn ? [at + 1] : [])).join(' '),
  callBacks: callBacks.flatMap((isOffered, level) => (isOffered ? [level] : [])).join(' '),
})

/** By which ways members reach people: one person of support turns them on and off, and says why. */
export function reachRoutes(api: StaffApi, { database, audit, tenantId }: Needs): void {
  const set = (acting: StaffActing, { reason, ...wanted }: Reach & { reason: string }) =>
    database.tx(async (tx) => {
      const store = sqlReach(tx, tenantId)
      const held = await store.read()
      if (JSON.stringify(held) === JSON.stringify(wanted)) return false
      await store.write(wanted)
      const after = { ...factsOf(wanted), reason }
      const record = { action: 'support.reach-set', object: 'support', before: factsOf(held), after }
      await audit.write(tx, staffRecord(acting, record))
      return true
    })
  api.handle(getSupportReach, () => sqlReach(database.db, tenantId).read())
  api.handle(setSupportReach, async ({ body, ...asked }) => ({
    isChanged: await set(actingOf(asked), { ...body }),
  }))
}
