import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Client } from 'pg'

/** What the embedded database and the seals of its columns open with: without these a copy of it is of no use. */
export const KEPT_FILES = ['postgres-password', 'postgres-app-password', 'data-key']

/**
 * A connection to what is to be copied: BACKUP_URL, else DATABASE_URL, else the embedded database that runs under DATA_DIR.
 * Answers also the files beside the embedded one that belong to it.
 */
export async function connectRunning({ BACKUP_URL, DATABASE_URL, DATA_DIR }) {
  const given = BACKUP_URL || DATABASE_URL
  const dataDir = path.resolve(DATA_DIR || 'data')
  const client = new Client({ connectionString: given || (await embeddedUrl(dataDir)) })
  // A server that ends is told by the statement that waits for it.
  client.on('error', () => {})
  await client.connect().catch((error) => {
    throw new Error(`The database does not answer: ${error.message}`)
  })
  return { client, kept: given ? {} : await readKept(dataDir) }
}

async function embeddedUrl(dataDir) {
  const pid = await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => '')
  const port = pid.split('\n')[3]
  if (!port)
    throw new Error(
      `No database runs under ${dataDir}; start Kèo first, or name another by DATA_DIR or DATABASE_URL.`,
    )
  const password = await readFile(path.join(dataDir, 'postgres-password'), 'utf8')
  return `postgresql://keo:${password}@127.0.0.1:${port}/keo`
}

async function readKept(dataDir) {
  const there = KEPT_FILES.filter((name) => existsSync(path.join(dataDir, name)))
  const entries = there.map(async (name) => [name, await readFile(path.join(dataDir, name), 'utf8')])
  return Object.fromEntries(await Promise.all(entries))
}
