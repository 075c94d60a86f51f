import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@keo/service-kit/embedded-postgres'

/** A PostgreSQL that does not wait for the disk: nothing in it outlives the process. */
export async function startThrowAwayPostgres() {
  const dataDir = await mkdtemp(join(tmpdir(), 'keo-test-'))
  const postgres = await startEmbeddedPostgres({ dataDir, isDurable: false })
  return {
    url: postgres.url,
    async stop() {
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
