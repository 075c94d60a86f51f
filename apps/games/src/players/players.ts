import type { Clock } from '@keo/service-kit/clock'
import { type InstantColumn, sqlInstant } from '@keo/service-kit/db/columns'
import type { Database } from '@keo/service-kit/db/database'

type Tables = {
  player: {
    id: string
    currency: string
    is_demo: boolean
    credits: bigint | null
    created_at: InstantColumn
  }
}

/** What a demo begins with: ten million, in hundredths. */
const DEMO_CREDITS = 1_000_000_000n
const DEMO_CURRENCY = 'VND'

export type Players = ReturnType<typeof sqlPlayers>

/** Accounts of players here: an id and a currency that never changes, and credits only for demos. */
export function sqlPlayers({ database, clock }: { database: Database; clock: Clock }) {
  const db = database.db.withTables<Tables>()

  async function keep(id: string, currency: string, credits: bigint | null): Promise<void> {
    await db
      .insertInto('player')
      .values({ id, currency, is_demo: credits !== null, credits, created_at: sqlInstant(clock.now()) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }

  return {
    /** The first visit makes the account. */
    keepReal: (id: string, currency: string) => keep(id, currency, null),
    async makeDemo(id: string): Promise<void> {
      await keep(id, DEMO_CURRENCY, DEMO_CREDITS)
    },
    find: (id: string) =>
      db.selectFrom('player').select(['id', 'currency', 'is_demo']).where('id', '=', id).executeTakeFirst(),
  }
}
