import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { listCountries } from '@keo/contract/visitors'
import { query } from '@keo/dev-world/query'
import { sharedDatabase } from '@keo/dev-world/shared'
import { startWorld } from '@keo/dev-world/world'
import { createLog } from '@keo/service-kit/log'
import { KIT, migrate } from '@keo/service-kit/migrations'
import { expect, test } from 'vitest'
import { refuseSandboxDatabase } from './refuse-sandbox-database.ts'

const log = createLog({ level: 'silent' })
const PLATFORM = fileURLToPath(new URL('../migrations/', import.meta.url))
const SANDBOX = { schema: 'sandbox', folder: new URL('../migrations-sandbox/', import.meta.url) }
const BOOKS = ['game_transfer', 'mail', 'payment', 'payout', 'sms']
const NOW = [...BOOKS, 'payment_entry'].toSorted()
const SANDBOX_TABLES = `select table_schema || '.' || table_name as name from information_schema.tables
  where (table_schema = 'sandbox' or table_name like 'sandbox%') and table_name not like 'migration%' order by 1`

const database = sharedDatabase()

/** A database beside the test's own, with nothing in it. */
async function emptyDatabase(name: string): Promise<string> {
  const beside = `${new URL(database.url).pathname.slice(1)}_${name}`
  await database.asOwner(`create database ${beside}`)
  return Object.assign(new URL(database.url), { pathname: `/${beside}` }).href
}

const tablesAt = async (url: string) => (await query(url, SANDBOX_TABLES)).map(({ name }) => name)

test('[CBK-12] the tables of the sandbox are there outside prod; prod makes none of them, and serves', async () => {
  expect(await tablesAt(database.url)).toEqual(NOW.map((name) => `sandbox.${name}`))
  const databaseUrl = await emptyDatabase('prod')
  const prod = await startWorld({ databaseUrl, webRoot: null, log, mode: 'prod' })
  try {
    expect(await tablesAt(databaseUrl)).toEqual([])
    expect((await prod.call(listCountries, {})).code).toBe(200)
    // Notices are due all the time: nobody carries them, and nothing breaks.
    await prod.app.sms.send({ area: '84', mobile: '901234567', text: 'code 123456' })
    await prod.app.mail.send({ to: 'mai@keo.example', subject: 'code', text: 'code 123456' })
    await prod.jobs.runDue()
    await expect(refuseSandboxDatabase(prod.database)).resolves.toBeUndefined()
  } finally {
    await prod.close()
  }
})

test('prod refuses a database that a sandbox has made, by its tables and by its members alone', async () => {
  const platform = database.connect('platform')
  const refused = { name: 'StartError', message: expect.stringContaining('made by a sandbox') }
  await expect(refuseSandboxDatabase(platform)).rejects.toMatchObject(refused)
  await (await startWorld({ databaseUrl: database.url, webRoot: null, log })).close()
  await database.asOwner('drop schema sandbox cascade')
  await expect(refuseSandboxDatabase(platform)).rejects.toMatchObject(refused)
})

/** The platform's files up to that number. */
async function platformUpTo(last: string) {
  const folder = await mkdtemp(join(tmpdir(), 'keo-migrations-'))
  for (const file of await readdir(PLATFORM))
    if (file <= `${last}~`) await cp(join(PLATFORM, file), join(folder, file))
  return { schema: 'platform', folder: pathToFileURL(`${folder}/`) }
}

test('what an older sandbox kept among the tables of the platform goes on in its own', async () => {
  const url = await emptyDatabase('old')
  const [old, now] = [await platformUpTo('0028'), await platformUpTo('0029')]
  await migrate({ url, schemas: [KIT, old] })
  expect(await tablesAt(url)).toEqual(BOOKS.map((name) => `platform.sandbox_${name}`))
  await query(url, "insert into platform.sandbox_sms values ('keo', 'sms_1', '+84 901234567', 'kept', now())")
  const books = ['keo', 'nova', 'tra_1', 'mbr_1', '5000']
  await query(url, 'insert into platform.sandbox_game_transfer values ($1, $2, $3, $4, $5, now())', books)
  await migrate({ url, schemas: [KIT, SANDBOX, now] })
  expect(await tablesAt(url)).toEqual(NOW.map((name) => `sandbox.${name}`))
  expect(await query(url, 'select id, text from sandbox.sms')).toEqual([{ id: 'sms_1', text: 'kept' }])
  expect(await query(url, 'select amount from sandbox.game_transfer')).toEqual([{ amount: '5000' }])
  for (const { folder } of [old, now]) await rm(folder, { recursive: true, force: true })
})
