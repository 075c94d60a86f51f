import { spawn } from 'node:child_process'
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { query } from '@keo/dev-world/query'
import { startEmbeddedPostgres } from '@keo/service-kit/embedded-postgres'
import { expect, onTestFinished, test } from 'vitest'
import { ROOT, temporaryDataDir, until } from './lib/product-probe.ts'

/** Runs the writer until it has acknowledged so many, kills it with -9, and tells what it acknowledged. */
async function writeAndKill(dataDir: string, round: number, wanted: number): Promise<string[]> {
  const script = path.join(ROOT, 'scripts/proof/acknowledged-writer.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', script, dataDir, String(round)], { cwd: ROOT })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  const acknowledged = () => [...output.matchAll(/^ack (\S+)$/gm)].map(([, key]) => key ?? '')
  await until(() => acknowledged().length >= wanted || child.exitCode !== null)
  const ended = new Promise((resolve) => {
    child.on('close', resolve)
  })
  child.kill('SIGKILL')
  await ended
  return acknowledged()
}

test('[CFG-11] what was acknowledged before kill -9 is there after the next start, three times over', async () => {
  const dataDir = temporaryDataDir()
  const acknowledged: string[] = []
  for (const round of [1, 2, 3]) acknowledged.push(...(await writeAndKill(dataDir, round, 100)))
  expect(acknowledged.length).toBeGreaterThanOrEqual(300)
  const postgres = await startEmbeddedPostgres({ dataDir })
  onTestFinished(postgres.stop)
  const found = new Set((await query(postgres.url, 'select key from kit.job')).map(({ key }) => key))
  expect(acknowledged.filter((key) => !found.has(key))).toEqual([])
}, 600_000)

test('[CFG-11] durability is spelled out, only this machine may connect, and only with the password', async () => {
  const dataDir = temporaryDataDir()
  mkdirSync(dataDir)
  const postgres = await startEmbeddedPostgres({ dataDir })
  onTestFinished(postgres.stop)
  const settings = await query(
    postgres.url,
    `select name, setting, source from pg_settings
     where name in ('fsync', 'synchronous_commit', 'full_page_writes', 'listen_addresses') order by name`,
  )
  expect(settings).toEqual([
    { name: 'fsync', setting: 'on', source: 'command line' },
    { name: 'full_page_writes', setting: 'on', source: 'command line' },
    { name: 'listen_addresses', setting: '127.0.0.1', source: 'command line' },
    { name: 'synchronous_commit', setting: 'on', source: 'command line' },
  ])
  const wrong = new URL(postgres.url)
  wrong.password = 'guess'
  await expect(query(wrong.href, 'select 1')).rejects.toThrow(/password authentication failed/)
  expect(statSync(path.join(dataDir, 'postgres-password')).mode & 0o777).toBe(0o600)
})

test('the file of a dead PostgreSQL whose number a stranger has by now does not stop the next start', async () => {
  const dataDir = temporaryDataDir()
  mkdirSync(dataDir)
  const first = await startEmbeddedPostgres({ dataDir })
  await query(first.url, 'create table kept (id int)')
  await first.stop()
  const stranger = [process.pid, path.join(dataDir, 'postgres'), 1, 5432, '', '127.0.0.1', '', 'ready']
  writeFileSync(path.join(dataDir, 'postgres/postmaster.pid'), stranger.join('\n'))
  const second = await startEmbeddedPostgres({ dataDir })
  onTestFinished(second.stop)
  expect(await query(second.url, 'select * from kept')).toEqual([])
})

test('a PostgreSQL that ends by itself is told', async () => {
  const dataDir = temporaryDataDir()
  mkdirSync(dataDir)
  const postgres = await startEmbeddedPostgres({ dataDir })
  let isReported = false
  postgres.onCrash(() => (isReported = true))
  const [row] = await query(
    postgres.url,
    `select split_part(pg_read_file('postmaster.pid'), chr(10), 1) as pid`,
  )
  process.kill(Number(row?.pid), 'SIGQUIT')
  await until(() => isReported)
  expect(isReported).toBe(true)
})

test('data of another major version is told in one sentence', async () => {
  const dataDir = temporaryDataDir()
  mkdirSync(path.join(dataDir, 'postgres'), { recursive: true })
  writeFileSync(path.join(dataDir, 'postgres/PG_VERSION'), '9\n')
  writeFileSync(path.join(dataDir, 'postgres-password'), 'secret')
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
    /was made by PostgreSQL 9 and this version brings \d+; start the version that made it, dump it and restore it here\.$/,
  )
})

test('a lost password is told in one sentence', async () => {
  const dataDir = temporaryDataDir()
  mkdirSync(path.join(dataDir, 'postgres'), { recursive: true })
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(/postgres-password is missing; restore it/)
})
