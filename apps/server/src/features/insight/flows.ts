import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import { days, minutes, parseServerTime, serverDay, type Instant } from '@keo/units/instants'
import { bookedFlows, foldBounds, foldedFlows, foldFlows, type FlowRow, type Wallet } from './flow-store.ts'

type Needs = { readonly database: Database; readonly clock: Clock; readonly tenantId: string }

/** A transaction may be written a little after the time it bears: a day is folded when it is surely over. */
const LAG_MS = minutes(30)

/** What money did by day: folded where a day is over, from the books where it is not. */
export function createFlows({ database, clock, tenantId }: Needs) {
  const { db } = database
  return {
    /** Whole days that are over, from the first that is not folded. */
    async fold(): Promise<void> {
      const { until, first } = await foldBounds(db, tenantId)
      const begin = parseServerTime(until) ?? first
      if (begin === null) return
      for (let at = serverDay(begin).from; at + days(1) + LAG_MS <= clock.now(); at += days(1))
        await database.tx((tx) => foldFlows(tx, tenantId, at))
    },

    async rows(wallet: Wallet, from: Instant, until: Instant): Promise<FlowRow[]> {
      const folded = parseServerTime((await foldBounds(db, tenantId)).until) ?? from
      const cut = Math.min(Math.max(folded, from), until)
      const [over, since] = await Promise.all([
        cut > from ? foldedFlows(db, tenantId, wallet, { from, until: cut }) : [],
        cut < until ? bookedFlows(db, tenantId, wallet, { from: cut, until }) : [],
      ])
      return [...over, ...since]
    },
  }
}
