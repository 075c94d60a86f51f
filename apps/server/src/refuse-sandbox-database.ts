import type { Database } from '@keo/service-kit/db/database'
import { StartError } from '@keo/service-kit/start-error'
import { sql } from 'kysely'

/** Its members sign in with a known password and own money that nobody ever paid: none of that may become real. */
export async function refuseSandboxDatabase(database: Database): Promise<void> {
  const { rows } = await sql<{ isSandbox: boolean }>`
    select to_regnamespace('sandbox') is not null or exists (select from member where is_seeded) as "isSandbox"`.execute(
    database.db,
  )
  if (rows[0]?.isSandbox !== false)
    throw new StartError(
      'The database was made by a sandbox, whose members and money are not real; give prod a database of its own.',
    )
}
