import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import { days } from '@keo/units/instants'
import type { Verdict } from '../pricing/quote.ts'
import { type ResultKey, resultName, sqlResultStore } from './result-store.ts'

/** As long as results are kept; ids of markets come round later than that. */
const KEPT_MS = days(90)

export type SaidResults = ReturnType<typeof createSaidResults>

/**
 * Results that people entered, as long as they stand. The database decides; a copy is kept here, because combinations are
 * judged by them at every look.
 */
export function createSaidResults({ database, clock }: { database: Database; clock: Clock }) {
  const known = new Map<string, Verdict>()
  return {
    /** What was entered before this process began. */
    async load(): Promise<void> {
      known.clear()
      const said = await sqlResultStore(database.db).listSaid(clock.now() - KEPT_MS)
      for (const [name, verdict] of said) known.set(name, verdict)
    },
    /** Null where the world's word stands. */
    of: (key: ResultKey): Verdict | null => known.get(resultName(key)) ?? null,
    /** Once it is written. */
    note(key: ResultKey, verdict: Verdict | null): void {
      if (verdict) known.set(resultName(key), verdict)
      else known.delete(resultName(key))
    },
  }
}
