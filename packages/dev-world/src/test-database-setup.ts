import type { TestProject } from 'vitest/node'
import { query } from './query.ts'
import { makeTemplate } from './template-database.ts'
import { startThrowAwayPostgres } from './throw-away-postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    testDatabase: { readonly url: string; readonly template: string; readonly redisUrl: string | null }
  }
}

/** One PostgreSQL per run: TEST_DATABASE_URL when given, else an embedded one that forgets everything afterwards. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL
    ? { url: process.env.TEST_DATABASE_URL, stop: async () => {} }
    : await startThrowAwayPostgres()
  const template = `keo_test_${process.pid}`
  await makeTemplate(server.url, template)
  project.provide('testDatabase', {
    url: server.url,
    template,
    redisUrl: process.env.TEST_REDIS_URL ?? null,
  })
  return async () => {
    await dropAll(server.url, template)
    await server.stop()
  }
}

async function dropAll(url: string, template: string): Promise<void> {
  const made = await query(url, 'select datname from pg_database where starts_with(datname, $1)', [template])
  for (const { datname } of made) await query(url, `drop database ${String(datname)} with (force)`)
}
