import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { query } from '@keo/dev-world/query'
import type { Command } from '@keo/server/features/ledger/index'
import { startEmbeddedPostgres } from '@keo/service-kit/embedded-postgres'
import { money } from '@keo/units/money'
import { expect, onTestFinished, test } from 'vitest'
import { ROOT, temporaryDataDir, until } from './lib/product-probe.ts'
import { STRAY } from './proof/ledger-sums.ts'

const MEMBERS = Array.from({ length: 8 }, (_, n) => `mbr_${String(n).padStart(26, '0')}` as const)
const BACKUP_KEY = 'a key of a test, long enough for nobody to guess'
const AT_ONCE = 16

/** Every balance, every line of every chain, and the books' total: what must be the same afterwards. */
const BOOKS = `
  select 'wallet' as what, member_id as id, concat_ws(' ', available, held, bonus, debt, seq, encode(hash, 'hex')) as state
  from platform.ledger_wallet
  union all
  select 'line', concat_ws(' ', member_id, seq), concat_ws(' ', key, encode(hash, 'hex')) from platform.ledger_transaction
  union all
  select 'account', account, sum(amount)::text from platform.ledger_posting group by account
  order by 1, 2, 3`

/** The ledger on an embedded database, and somebody who moves money without a pause until told to rest. */
async function startMovement(dataDir: string) {
  const script = path.join(ROOT, 'scripts/proof/ledger-service.ts')
  const options = { cwd: ROOT, execArgv: ['--import', 'tsx'], serialization: 'advanced' as const }
  const child = fork(script, [dataDir, ...MEMBERS], options)
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child, 'message')
  const state = { sent: 0, answered: 0, isResting: false }
  const send = () => {
    const n = (state.sent += 1)
    const memberId = MEMBERS[n % MEMBERS.length] ?? 'mbr_0'
    const amount = money(BigInt(1 + ((n * 37) % 500)), 'VND')
    const order: Command = {
      op: 'move',
      memberId,
      key: `k${n}`,
      kind: 'proof',
      reference: `r${n}`,
      amount,
      from: 'house:bank',
      to: 'available',
    }
    child.send(order)
  }
  const go = () => {
    state.isResting = false
    for (let n = 0; n < AT_ONCE; n += 1) send()
  }
  child.on('message', () => {
    state.answered += 1
    if (!state.isResting) send()
  })
  go()
  return {
    go,
    moved: (more: number) => {
      const wanted = state.answered + more
      return until(() => state.answered >= wanted)
    },
    async rest() {
      state.isResting = true
      await until(() => state.answered === state.sent)
    },
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}

const urlOf = (dataDir: string) => {
  const port = readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[3]
  const password = readFileSync(path.join(dataDir, 'postgres-password'), 'utf8')
  return `postgresql://keo:${password}@127.0.0.1:${port}/keo`
}

/** `npm run backup` or `npm run restore`, without npm around it: what it said, or why it refused. */
async function command(name: string, args: string[], env: Record<string, string>) {
  const script = path.join(ROOT, 'scripts', `${name}.mjs`)
  const options = { cwd: ROOT, env: { PATH: process.env.PATH ?? '', BACKUP_KEY, ...env } }
  return promisify(execFile)(process.execPath, [script, ...args], options).then(
    ({ stdout }) => ({ isOk: true, said: stdout }),
    (error: { stderr: string }) => ({ isOk: false, said: error.stderr }),
  )
}

test('a copy that was taken while money moves is restored to a moment: every balance, line and chain as it was then', async () => {
  const dataDir = temporaryDataDir()
  const home = path.dirname(dataDir)
  const [archive, restored] = [path.join(home, 'backups'), path.join(home, 'restored')]
  const backup = () => command('backup', [`--to=${archive}`], { DATA_DIR: dataDir })
  const restore = (to: string, env = {}) =>
    command('restore', [`--from=${archive}`, `--into=${restored}`, `--to=${to}`], env)
  const movement = await startMovement(dataDir)
  await movement.moved(100)

  expect(await backup()).toMatchObject({ isOk: true, said: expect.stringContaining('Copying the database') })
  await movement.moved(100)
  await movement.rest()
  const wanted = await query(urlOf(dataDir), BOOKS)
  const [{ moment } = {}] = await query(urlOf(dataDir), 'select clock_timestamp() as moment')
  movement.go()
  await movement.moved(100)
  const second = await backup()
  expect(second).toMatchObject({ isOk: true, said: expect.not.stringContaining('Copying the database') })
  await movement.moved(20)
  await movement.stop()

  const to = (moment as Date).toISOString()
  // A millisecond is cut off on the way; nothing moved in it.
  expect(await restore(to)).toMatchObject({ isOk: true })
  const postgres = await startEmbeddedPostgres({ dataDir: restored })
  onTestFinished(postgres.stop)
  expect(wanted.length).toBeGreaterThan(200)
  expect(await query(postgres.url, BOOKS)).toEqual(wanted)
  expect(await query(postgres.url, STRAY)).toEqual([])
})

test('nothing is restored with another key, from a damaged file, over a folder that is there, or to a moment outside of the copies', async () => {
  const dataDir = temporaryDataDir()
  const home = path.dirname(dataDir)
  const archive = path.join(home, 'backups')
  const restore = (into: string, to: string, env = {}) =>
    command('restore', [`--from=${archive}`, `--into=${path.join(home, into)}`, `--to=${to}`], env)
  expect(await command('backup', [`--to=${archive}`], { DATA_DIR: dataDir })).toMatchObject({
    isOk: false,
    said: expect.stringContaining('No database runs'),
  })
  mkdirSync(dataDir)
  const postgres = await startEmbeddedPostgres({ dataDir })
  onTestFinished(postgres.stop)
  expect(
    await command('backup', [`--to=${archive}`], { DATA_DIR: dataDir, BACKUP_KEY: 'short' }),
  ).toMatchObject({
    isOk: false,
    said: expect.stringContaining('at least 32 characters'),
  })
  expect(await command('backup', [`--to=${archive}`], { DATA_DIR: dataDir })).toMatchObject({ isOk: true })

  const later = '2999-01-01T00:00:00Z'
  const refused = async (asked: Promise<{ isOk: boolean; said: string }>, why: string) =>
    expect(await asked).toMatchObject({ isOk: false, said: expect.stringContaining(why) })
  await refused(restore('a', later, { BACKUP_KEY: `${BACKUP_KEY}!` }), 'the key is another one')
  await refused(restore('data', later), 'is there already')
  await refused(restore('a', '2000-01-01T00:00:00Z'), 'The first moment that can be restored')
  await refused(restore('a', '18:30'), 'a moment with its zone')
  await refused(restore('a', later), 'The log does not reach that moment')
  const base = path.join(archive, readdirSync(archive).find((name) => /^base-\w+\.keo$/.test(name)) ?? '')
  const bytes = readFileSync(base)
  bytes[bytes.length - 1000] = (bytes[bytes.length - 1000] ?? 0) ^ 1
  writeFileSync(base, bytes)
  await refused(restore('a', later), 'it is damaged')
  expect(bytes.includes('PostgreSQL')).toBe(false)
  expect(readdirSync(home).toSorted()).toEqual(['backups', 'data'])
})
