import type { FlowPeriod, FlowSums } from '@keo/contract/console-overview'
import { fail } from '@keo/contract/errors'
import type { Language } from '@keo/messages/languages'
import type { Audit } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import type { BookState } from '../../ledger/index.ts'
import type { MoneyFlow } from '../../reports/index.ts'
import { staffRecord, type StaffActing, type StaffCaller } from '../../staff/index.ts'
import { sqlAlarmStore } from './alarm-store.ts'
import { alarmsOf, type Ringing } from './alarms.ts'
import { createHealth, type HealthNeeds } from './health.ts'
import type { Waiting } from './waiting.ts'
import type { createWatches } from './watches.ts'

type Needs = HealthNeeds & {
  database: Database
  clock: Clock
  audit: Audit
  tenantId: string
  waiting: Waiting
  moneyFlow: MoneyFlow
  watched: ReturnType<typeof createWatches>
  booksState(): Promise<BookState | null>
  staffNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
}

/** The board of the overview: money, health, alarms and who looks after them. */
export function createBoard(needs: Needs) {
  const { database, clock, audit, tenantId } = needs
  const health = createHealth(needs)

  async function ringing(
    reader: StaffCaller,
    vitals: Awaited<ReturnType<typeof health>>,
    language: Language,
  ) {
    const { now, queues } = await needs.waiting(reader)
    const [books, watched] = await Promise.all([needs.booksState(), needs.watched(reader, language)])
    return alarmsOf({ now, books, queues, health: vitals, watched })
  }

  async function withNames(alarms: readonly Ringing[]) {
    const seen = await sqlAlarmStore(database.db, tenantId).of(alarms.map(({ name }) => name))
    const names = await needs.staffNames(seen.map(({ staffId }) => staffId))
    return alarms.map((alarm) => {
      const by = seen.find(({ name, since }) => name === alarm.name && since === alarm.since)
      return { ...alarm, seenBy: by ? (names.get(by.staffId) ?? '') : '' }
    })
  }

  return {
    async read(reader: StaffCaller, language: Language) {
      const vitals = await health()
      return {
        now: clock.now(),
        health: vitals,
        alarms: await withNames(await ringing(reader, vitals, language)),
      }
    },

    /** What the house won is for those who may see reports. */
    async flow({ permissions }: StaffCaller, period: FlowPeriod) {
      const flow = await needs.moneyFlow(period)
      if (permissions.has('reports.read')) return flow
      const masked = <T extends { sums: FlowSums; steps: FlowSums[] }>(span: T): T => ({
        ...span,
        sums: withoutGross(span.sums),
        steps: span.steps.map(withoutGross),
      })
      return { ...masked(flow), before: masked(flow.before) }
    },

    /** Only what rings for the reader can be theirs; a second one who takes it is not told off, the first keeps it. */
    async acknowledge(
      acting: StaffActing,
      asked: { name: string; since: Instant; reason: string },
      language: Language,
    ) {
      const { name, since, reason } = asked
      const rings = await ringing(acting.caller, await health(), language)
      if (!rings.some((alarm) => alarm.name === name && alarm.since === since)) fail('NOT_FOUND')
      await database.tx(async (tx) => {
        const taken = { name, since, reason, staffId: acting.caller.staffId, at: clock.now() }
        if (await sqlAlarmStore(tx, tenantId).insert(taken))
          await audit.write(
            tx,
            staffRecord(acting, { action: 'alarm.acknowledged', object: name, after: { since, reason } }),
          )
      })
    },
  }
}

const withoutGross = (sums: FlowSums): FlowSums => ({ ...sums, gross: null })
