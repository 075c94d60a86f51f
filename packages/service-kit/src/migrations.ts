import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { GRANTS } from './db/roles.ts'
import { StartError } from './start-error.ts'

type Migration = {
  readonly number: number
  readonly name: string
  readonly sql: string
  readonly checksum: string
}
type Applied = { readonly number: number; readonly name: string; readonly checksum: string }

/** Any number that nobody else uses: every node that migrates takes it first. */
const MIGRATION_LOCK = 5_304_117

/** The tables of jobs and audit, shipped with this package. They come before an app's own. */
export const KIT = { schema: 'kit', folder: new URL('./migrations/kit/', import.meta.url) } as const

export type SchemaFiles = { readonly schema: string; readonly folder: URL }

/**
 * Brings schemas up to date from their numbered `NNNN-name.sql` files: each once, in order, whole or not at all.
 * Everything is looked at before anything is touched.
 */
export async function migrate({
  url,
  schemas,
}: {
  url: string
  schemas: readonly SchemaFiles[]
}): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'keo migrations' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const plans = []
    for (const files of schemas) plans.push(await plan(client, files))
    for (const { schema, missing } of plans) {
      await prepareSchema(client, schema)
      for (const migration of missing) await apply(client, schema, migration)
      await client.query(GRANTS(schema))
    }
  } finally {
    await client.end()
  }
}

/** Bundled code finds the files beside the bundle, where the build puts them. */
async function plan(client: Client, { schema, folder }: SchemaFiles) {
  const bundled = new URL(`./migrations/${schema}/`, import.meta.url)
  const known = await readMigrations(existsSync(bundled) ? bundled : folder)
  const applied = await readApplied(client, schema)
  check({ schema, known, applied })
  return { schema, missing: known.slice(applied.length) }
}

async function readMigrations(folder: URL): Promise<Migration[]> {
  const path = fileURLToPath(folder)
  const files = (await readdir(path)).filter((file) => file.endsWith('.sql')).toSorted()
  return Promise.all(
    files.map(async (file, at) => {
      const [, digits, name] = /^(\d{4})-([a-z0-9-]+)\.sql$/.exec(file) ?? []
      if (Number(digits) !== at + 1 || !name) {
        throw new StartError(
          `The migration ${file} in ${path} is out of order; files are numbered 0001-name.sql, 0002-name.sql and so on.`,
        )
      }
      const sql = await readFile(join(path, file), 'utf8')
      // A checkout may turn line ends around; that changes nothing.
      const checksum = createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex')
      return { number: at + 1, name, sql, checksum }
    }),
  )
}

async function readApplied(client: Client, schema: string): Promise<Applied[]> {
  const found = await client.query('select to_regclass($1) is not null as exists', [`${schema}.migration`])
  if (!found.rows[0].exists) return []
  const { rows } = await client.query(
    `select number, name, checksum from ${schema}.migration order by number`,
  )
  return rows
}

function check({ schema, known, applied }: { schema: string; known: Migration[]; applied: Applied[] }): void {
  const newest = applied.at(-1)
  if (newest && applied.length > known.length) {
    throw new StartError(
      `The database comes from a newer version (${schema} is at ${newest.number}-${newest.name}, this version knows ${known.length}); nothing was changed, start the newer version.`,
    )
  }
  const edited = applied.find((done, at) => known[at]?.checksum !== done.checksum)
  if (edited) {
    throw new StartError(
      `The migration ${schema}/${edited.number}-${edited.name} was changed after it was applied; restore the file and add a new migration instead.`,
    )
  }
}

async function prepareSchema(client: Client, schema: string): Promise<void> {
  await client.query(`create schema if not exists ${schema}`)
  await client.query(`set search_path to ${schema}`)
  await client.query(
    'create table if not exists migration (number integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())',
  )
}

async function apply(
  client: Client,
  schema: string,
  { number, name, sql, checksum }: Migration,
): Promise<void> {
  try {
    await client.query('begin')
    await client.query(sql)
    await client.query(`insert into ${schema}.migration (number, name, checksum) values ($1, $2, $3)`, [
      number,
      name,
      checksum,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`The migration ${schema}/${number}-${name} failed and was undone: ${reason}`, {
      cause: error,
    })
  }
}
