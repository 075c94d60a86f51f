import { existsSync } from 'node:fs'
import { prepareRoles } from '@keo/service-kit/db/roles'
import { createLog } from '@keo/service-kit/log'
import { KIT, migrate } from '@keo/service-kit/migrations'
import { query } from './query.ts'

const SCHEMAS = [
  KIT,
  { schema: 'sandbox', folder: new URL('../../../apps/server/migrations-sandbox/', import.meta.url) },
  { schema: 'platform', folder: new URL('../../../apps/server/migrations/', import.meta.url) },
  { schema: 'sportsbook', folder: new URL('../../../apps/sportsbook/migrations/', import.meta.url) },
  { schema: 'games', folder: new URL('../../../apps/games/migrations/', import.meta.url) },
]

/** A migrated database that others are copied from: a copy takes a moment, migrations take seconds. */
export async function makeTemplate(serverUrl: string, name: string): Promise<void> {
  await query(serverUrl, `create database ${name}`)
  const url = databaseOn(serverUrl, name)
  await prepareRoles({ url, log: createLog({ level: 'warn' }) })
  await migrate({ url, schemas: SCHEMAS.filter(({ folder }) => existsSync(folder)) })
}

/** A copy of its own; tells its address. */
export async function copyTemplate(serverUrl: string, template: string, name: string): Promise<string> {
  await query(serverUrl, `create database ${name} template ${template}`)
  return databaseOn(serverUrl, name)
}

const databaseOn = (serverUrl: string, name: string) =>
  Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href
