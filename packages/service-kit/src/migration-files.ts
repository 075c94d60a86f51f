import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { StartError } from './start-error.ts'

/** A numbered file: applied once, never edited afterwards. */
export type Migration = {
  readonly number: number
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

/** A file of `functions/`, `create or replace` throughout: applied again whenever its text changes. */
export type FunctionFile = { readonly name: string; readonly sql: string; readonly checksum: string }

export async function readMigrations(folder: URL): Promise<Migration[]> {
  const path = fileURLToPath(folder)
  return Promise.all(
    (await sqlFiles(path)).map(async (file, at) => {
      const [, digits, name] = /^(\d{4})-([a-z0-9-]+)\.sql$/.exec(file) ?? []
      if (Number(digits) !== at + 1 || !name) {
        throw new StartError(
          `The migration ${file} in ${path} is out of order; files are numbered 0001-name.sql, 0002-name.sql and so on.`,
        )
      }
      const { sql, checksum } = await readSql(join(path, file))
      return { number: at + 1, name, sql, checksum }
    }),
  )
}

/** In the order of their names; a schema without functions has no such folder. */
export async function readFunctions(folder: URL): Promise<FunctionFile[]> {
  const path = join(fileURLToPath(folder), 'functions')
  if (!existsSync(path)) return []
  return Promise.all(
    (await sqlFiles(path)).map(async (file) => {
      const { sql, checksum } = await readSql(join(path, file))
      return { name: file.slice(0, -'.sql'.length), sql, checksum }
    }),
  )
}

async function sqlFiles(path: string): Promise<string[]> {
  return (await readdir(path)).filter((file) => file.endsWith('.sql')).toSorted()
}

async function readSql(path: string): Promise<{ sql: string; checksum: string }> {
  const sql = await readFile(path, 'utf8')
  // A checkout may turn line ends around; that changes nothing.
  return { sql, checksum: createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex') }
}
