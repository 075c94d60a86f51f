import { existsSync } from 'node:fs'
import { prepareRoles } from '@keo/service-kit/db/roles'
import { createLog } from '@keo/service-kit/log'
import { KIT, migrate } from '@keo/service-kit/migrations'
import type { TestProject } from 'vitest/node'
import { query } from './query.ts'
import { startThrowAwayPostgres } from './throw-away-postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    testDatabase: { readonly url: string; readonly template: string; readonly redisUrl: string | null }
  }
}

const SCHEMAS = [
  KIT,
  { schema: 'sandbox', folder: new URL('../../../apps/server/migrations-sandbox/', import.meta.url) },
  { schema: 'platform', folder: new URL('../../../apps/server/migrations/', import.meta.url) },
  { schema: 'sportsbook', folder: new URL('../../../apps/sportsbook/migrations/', import.meta.url) },
]

/** One PostgreSQL per run: TEST_DATABASE_URL when given, else an embedded one that forgets everything afterwards. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL
    ? { url: process.env.TEST_DATABASE_URL, stop: async () => {} }
    : await startThrowAwayPostgres()
  const template = `keo_test_${process.pid}`
  await query(server.url, `create database ${template}`)
  await fill(onDatabase(server.url, template))
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

async function fill(url: string): Promise<void> {
  await prepareRoles({ url, log: createLog({ level: 'warn' }) })
  await migrate({ url, schemas: SCHEMAS.filter(({ folder }) => existsSync(folder)) })
}

async function dropAll(url: string, template: string): Promise<void> {
  const made = await query(url, 'select datname from pg_database where starts_with(datname, $1)', [template])
  for (const { datname } of made) await query(url, `drop database ${String(datname)} with (force)`)
}

function onDatabase(url: string, database: string): string {
  const other = new URL(url)
  other.pathname = `/${database}`
  return other.href
}
