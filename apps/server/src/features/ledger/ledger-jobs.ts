import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import type { Jobs } from '@keo/service-kit/jobs'
import type { Log } from '@keo/service-kit/log'
import type { Metrics } from '@keo/service-kit/metrics'
import { days } from '@keo/units/instants'
import { createBookChecks, type BookCheckOptions } from './book-checks.ts'
import { sqlLedgerStore } from './ledger-store.ts'
import { createSeals } from './seals.ts'

type Needs = BookCheckOptions & {
  database: Database
  clock: Clock
  log: Log
  jobs: Jobs
  metrics: Metrics
  tenantId: string
}

/** A refusal is remembered longer than any sensible client repeats itself. */
const REFUSALS_KEPT_MS = days(30)

/** What keeps the books beside the movements: seals, checks, and what they tell the operator. */
export function ledgerJobs(needs: Needs) {
  const { database, clock, jobs, metrics, tenantId } = needs
  const seals = createSeals(needs)
  const checks = createBookChecks({
    clearing: needs.clearing,
    database,
    clock,
    log: needs.log,
    tenantId,
    seals,
  })
  jobs.every('ledger.seal', seals.seal)
  jobs.every('ledger.check', checks.checkRecent)
  jobs.every('ledger.check-all', async () => void (await checks.checkAll()))
  jobs.every('ledger.drop-refusals', () =>
    sqlLedgerStore(database.db, tenantId).dropRefusals(clock.now() - REFUSALS_KEPT_MS),
  )

  const state = () => checks.state()
  metrics.gauge(
    'ledger_problems',
    'What the last check of the books found wrong; alarm above 0',
    async () => ((await state())?.problems ?? []).length,
  )
  metrics.gauge('ledger_withdrawals_stopped', '1 while withdrawals are stopped by a check', async () =>
    (await state())?.stoppedSince ? 1 : 0,
  )
  metrics.gauge(
    'ledger_uncovered_currencies',
    'Currencies in which members are owed more than there is',
    async () => ((await state())?.uncovered ?? []).length,
  )
  metrics.gauge(
    'ledger_check_age_seconds',
    'Since the last check of the books; alarm above 300',
    async () => {
      const last = await state()
      return last ? Math.round((clock.now() - last.checkedAt) / 1000) : 0
    },
  )
  return { seals, checks }
}
