import { randomUUID } from 'node:crypto'
import { connectDatabase, type Database } from '@keo/service-kit/db/database'
import { type AppLogin, prepareRoles } from '@keo/service-kit/db/roles'
import { createLog } from '@keo/service-kit/log'
import { inject } from 'vitest'
import { query } from './query.ts'
import { copyTemplate } from './template-database.ts'

export type TestDatabase = {
  /** Signs in as the owner: what DATABASE_URL would be. */
  readonly url: string
  /** Set when the run has a real Redis: what REDIS_URL would be. */
  readonly redisUrl: string | null
  /** How the application signs in. */
  readonly login: AppLogin
  /** As the application sees it. Closed with the rest. */
  connect(schema: string): Database
  /** As the owner: for what the application may not do, such as tampering. */
  asOwner(sql: string, values?: unknown[]): Promise<Record<string, unknown>[]>
  close(): Promise<void>
}

const log = createLog({ level: 'error' })

/** A migrated database of its own, copied from a template in a moment. Call it in `beforeAll`, close it in `afterAll`. */
export async function freshDatabase(): Promise<TestDatabase> {
  const server = inject('testDatabase')
  const name = `${server.template}_${randomUUID().slice(0, 8)}`
  const url = await copyTemplate(server.url, server.template, name)
  const login = await prepareRoles({ url, log })
  const open: Database[] = []
  return {
    url,
    redisUrl: server.redisUrl,
    login,
    connect(schema) {
      const database = connectDatabase({ ...login, schema, log, max: 4 })
      open.push(database)
      return database
    },
    asOwner: (sql, values) => query(url, sql, values),
    async close() {
      await Promise.all(open.map((database) => database.close()))
      await query(server.url, `drop database ${name} with (force)`)
    },
  }
}
