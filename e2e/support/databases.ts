import { query } from '@keo/dev-world/query'
import { copyTemplate, makeTemplate } from '@keo/dev-world/template-database'
import { startThrowAwayPostgres } from '@keo/dev-world/throw-away-postgres'

/** The run's own PostgreSQL, or the one of the machine (TEST_DATABASE_URL) where the run has one (decision 0009). */
export type DatabaseKind = 'embedded' | 'installed'

const TEMPLATE = 'keo_journeys'
let made = 0

/** One PostgreSQL for the whole run: the world of each file has a database of its own on it, copied in a moment. */
export default async function startDatabases() {
  const server = await startThrowAwayPostgres()
  await makeTemplate(server.url, TEMPLATE)
  // The workers of the run find it there.
  process.env.JOURNEY_DATABASE_URL = server.url
  return () => server.stop()
}

export async function freshDatabase(kind: DatabaseKind = 'embedded'): Promise<string> {
  const name = `keo_journey_${process.pid}_${(made += 1)}`
  const { JOURNEY_DATABASE_URL: own = '', TEST_DATABASE_URL: installed } = process.env
  if (kind === 'embedded' || !installed) return copyTemplate(own, TEMPLATE, name)
  await query(installed, `create database ${name}`)
  return Object.assign(new URL(installed), { pathname: `/${name}` }).href
}
