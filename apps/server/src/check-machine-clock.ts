import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import { StartError } from '@keo/service-kit/start-error'
import { sql } from 'kysely'

const DRIFT_MAX_MS = 1000

/** Sessions, limits and bets compare times of several machines: one that is off must not join them. */
export async function checkMachineClock(database: Database, clock: Clock): Promise<void> {
  const before = clock.now()
  const { rows } = await sql<{
    now: string
  }>`select extract(epoch from clock_timestamp()) * 1000 as now`.execute(database.db)
  const middle = (before + clock.now()) / 2
  const driftMs = Math.abs(Number(rows[0]?.now) - middle)
  if (!(driftMs <= DRIFT_MAX_MS)) {
    throw new StartError(
      `This machine's clock and the database's differ by ${(driftMs / 1000).toFixed(1)} s; set them by NTP.`,
    )
  }
}
