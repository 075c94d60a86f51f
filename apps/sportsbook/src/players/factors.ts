import type { Clock } from '@keo/service-kit/clock'
import { type InstantColumn, sqlInstant } from '@keo/service-kit/db/columns'
import type { Database } from '@keo/service-kit/db/database'

type Tables = {
  player_factor: { user_id: string; percent: number; cause: string; set_at: InstantColumn }
}

/** The part of everybody's stakes, in hundredths, and why. */
export type Factor = { readonly percent: number; readonly cause: string }

export const WHOLE_STAKES: Factor = { percent: 100, cause: '' }

export type Factors = Awaited<ReturnType<typeof loadFactors>>

/** Players who may stake more or less than everybody. It outlives the process. */
export async function loadFactors({ database, clock }: { database: Database; clock: Clock }) {
  const db = database.db.withTables<Tables>()
  const rows = await db.selectFrom('player_factor').select(['user_id', 'percent', 'cause']).execute()
  const byUser = new Map<string, Factor>(
    rows.map(({ user_id, percent, cause }) => [user_id, { percent, cause }]),
  )
  return {
    of: (userId: string): Factor => byUser.get(userId) ?? WHOLE_STAKES,
    /** Gives what held before. */
    async set(userId: string, factor: Factor): Promise<Factor> {
      const before = byUser.get(userId) ?? WHOLE_STAKES
      const row = { user_id: userId, ...factor, set_at: sqlInstant(clock.now()) }
      await db
        .insertInto('player_factor')
        .values(row)
        .onConflict((clash) => clash.column('user_id').doUpdateSet(row))
        .execute()
      byUser.set(userId, factor)
      return before
    },
  }
}
