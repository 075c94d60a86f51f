import { existsSync } from 'node:fs'
import { Client } from 'pg'
import { GRANTS } from './db/roles.ts'
import { readFunctions, readMigrations, type FunctionFile, type Migration } from './migration-files.ts'
import { StartError } from './start-error.ts'

type Applied = { readonly number: number; readonly name: string; readonly checksum: string }
type Plan = {
  readonly schema: string
  readonly missing: readonly Migration[]
  readonly changed: readonly FunctionFile[]
}

/** Any number that nobody else uses: every node that migrates takes it first. */
const MIGRATION_LOCK = 5_304_117

/** The tables of jobs and audit, shipped with this package. They come before an app's own. */
export const KIT = { schema: 'kit', folder: new URL('./migrations/kit/', import.meta.url) } as const

export type SchemaFiles = { readonly schema: string; readonly folder: URL }

/**
 * Brings schemas up to date: first their numbered `NNNN-name.sql` files, each once, in order, whole or not at all; then
 * the files of `functions/`, again whenever their text has changed. Everything is looked at before anything is touched.
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
    for (const { schema, missing, changed } of plans) {
      await prepareSchema(client, schema)
      for (const migration of missing) await apply(client, schema, migration)
      if (changed.length > 0) await applyFunctions(client, schema, changed)
      await client.query(GRANTS(schema))
    }
  } finally {
    await client.end()
  }
}

/** Bundled code finds the files beside the bundle, where the build puts them. */
async function plan(client: Client, { schema, folder }: SchemaFiles): Promise<Plan> {
  const bundled = new URL(`./migrations/${schema}/`, import.meta.url)
  const files = existsSync(bundled) ? bundled : folder
  const [known, functions] = [await readMigrations(files), await readFunctions(files)]
  const applied = await readApplied(client, schema)
  check({ schema, known, applied })
  const missing = known.slice(applied.length)
  const checksums = await readAppliedFunctions(client, schema)
  // A migration that is still to come may drop a function whose file is gone.
  if (missing.length === 0) refuseUnknownFunctions({ schema, functions, applied: [...checksums.keys()] })
  return {
    schema,
    missing,
    changed: functions.filter(({ name, checksum }) => checksums.get(name) !== checksum),
  }
}

async function readApplied(client: Client, schema: string): Promise<Applied[]> {
  if (!(await hasTable(client, `${schema}.migration`))) return []
  const { rows } = await client.query(
    `select number, name, checksum from ${schema}.migration order by number`,
  )
  return rows
}

/** The checksum of each function file as it was applied last. */
async function readAppliedFunctions(client: Client, schema: string): Promise<Map<string, string>> {
  if (!(await hasTable(client, `${schema}.migration_function`))) return new Map()
  const { rows } = await client.query(`select name, checksum from ${schema}.migration_function`)
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

async function hasTable(client: Client, table: string): Promise<boolean> {
  const { rows } = await client.query('select to_regclass($1) is not null as exists', [table])
  return rows[0].exists
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

type KnownFunctions = {
  schema: string
  functions: readonly FunctionFile[]
  applied: readonly string[]
}

function refuseUnknownFunctions({ schema, functions, applied }: KnownFunctions): void {
  const unknown = applied.find((name) => functions.every((known) => known.name !== name))
  if (unknown === undefined) return
  throw new StartError(
    `The database comes from a newer version (${schema} has the function file ${unknown}, which this version does not know); nothing was changed, start the newer version.`,
  )
}

async function prepareSchema(client: Client, schema: string): Promise<void> {
  await client.query(`create schema if not exists ${schema}`)
  await client.query(`set search_path to ${schema}`)
  await client.query(
    'create table if not exists migration (number integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())',
  )
  await client.query(
    'create table if not exists migration_function (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  )
}

async function apply(
  client: Client,
  schema: string,
  { number, name, sql, checksum }: Migration,
): Promise<void> {
  await inTransaction(client, `The migration ${schema}/${number}-${name} failed and was undone`, async () => {
    await client.query(sql)
    await client.query(`insert into ${schema}.migration (number, name, checksum) values ($1, $2, $3)`, [
      number,
      name,
      checksum,
    ])
  })
}

/** All in one transaction: functions call each other, so half of a change must never be seen. */
async function applyFunctions(
  client: Client,
  schema: string,
  changed: readonly FunctionFile[],
): Promise<void> {
  const names = changed.map(({ name }) => name).join(', ')
  await inTransaction(client, `The functions ${names} of ${schema} failed and were undone`, async () => {
    for (const { name, sql, checksum } of changed) {
      await client.query(sql)
      await client.query(
        `insert into ${schema}.migration_function (name, checksum) values ($1, $2)
         on conflict (name) do update set checksum = excluded.checksum, applied_at = now()`,
        [name, checksum],
      )
    }
  })
}

async function inTransaction(client: Client, failure: string, work: () => Promise<void>): Promise<void> {
  try {
    await client.query('begin')
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`${failure}: ${reason}`, { cause: error })
  }
}
