import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { query } from '@keo/dev-world/query'
import type { Command } from '@keo/server/features/ledger/index'
import { startEmbeddedPostgres } from '@keo/service-kit/embedded-postgres'
import { money } from '@keo/units/money'
import { expect, onTestFinished, test } from 'vitest'
import { postgresOf, ROOT, temporaryDataDir, until } from './lib/product-probe.ts'
import { STRAY } from './proof/ledger-sums.ts'

/** LEDGER_KILLS=200 is the long form. */
const KILLS = Number(process.env.LEDGER_KILLS ?? 5)
const AT_ONCE = 64
const ACKNOWLEDGED_BEFORE_KILL = 400
const MEMBERS = Array.from({ length: 12 }, (_, n) => `mbr_${String(n).padStart(26, '0')}` as const)

/** The driver's own list, kept outside of everything that is killed. */
type Sent = { readonly command: Command; status: string | null }

function nextCommand(n: number): Command {
  const memberId = MEMBERS[(n * 7) % MEMBERS.length] ?? MEMBERS[0] ?? 'mbr_0'
  const amount = money(BigInt(1 + ((n * 37) % 500)), 'VND')
  const common = { memberId, key: `k${n}`, kind: 'proof', reference: `r${n}`, amount }
  if (n % 3 === 0) return { ...common, op: 'move', from: 'house:bank', to: 'available' }
  if (n % 3 === 1) return { ...common, op: 'hold', holdId: `h${n}`, purpose: 'stake' }
  return { ...common, op: 'force', to: 'house:sports' }
}

/** Loads the service until it has acknowledged enough, then kills it and its database with -9. */
async function loadAndKill(dataDir: string, sent: Map<string, Sent>): Promise<void> {
  const script = path.join(ROOT, 'scripts/proof/ledger-service.ts')
  const options = { cwd: ROOT, execArgv: ['--import', 'tsx'], serialization: 'advanced' as const }
  const child = fork(script, [dataDir, ...MEMBERS], options)
  onTestFinished(() => void child.kill('SIGKILL'))
  await Promise.race([once(child, 'message'), failure(child)])
  let acknowledged = 0
  const send = () => {
    const command = nextCommand(sent.size)
    sent.set(command.key, { command, status: null })
    if (child.connected) child.send(command, () => {})
  }
  child.on('message', ({ key, status }: { key: string; status: string }) => {
    const entry = sent.get(key)
    if (entry) entry.status = status
    acknowledged += 1
    send()
  })
  // What the last life left open is asked again: nobody knows whether it happened.
  for (const { command, status } of sent.values()) if (status === null) child.send(command)
  for (let n = 0; n < AT_ONCE; n += 1) send()
  await until(() => acknowledged >= ACKNOWLEDGED_BEFORE_KILL)
  await kill(child, postgresOf(dataDir))
}

async function kill(child: ChildProcess, postgres: number | null): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  if (postgres) process.kill(postgres, 'SIGKILL')
  await ended
}

async function failure(child: ChildProcess): Promise<never> {
  await once(child, 'exit')
  throw new Error('The service ended at its start.')
}

test(
  `[LED-04] [WAL-06b] what the ledger acknowledged is there once after ${KILLS} times kill -9, and the sums hold`,
  async () => {
    const dataDir = temporaryDataDir()
    const sent = new Map<string, Sent>()
    for (let round = 0; round < KILLS; round += 1) await loadAndKill(dataDir, sent)

    const postgres = await startEmbeddedPostgres({ dataDir })
    onTestFinished(postgres.stop)
    const rows = await query(
      postgres.url,
      'select key, count(*)::int as times from platform.ledger_transaction group by key',
    )
    const times = new Map(rows.map((row) => [String(row.key), Number(row.times)]))
    const entries = [...sent.values()]
    const acknowledged = entries.filter(({ status }) => status === 'done')
    expect(acknowledged.length).toBeGreaterThan(KILLS * ACKNOWLEDGED_BEFORE_KILL * 0.5)
    expect(acknowledged.filter(({ command }) => times.get(command.key) !== 1)).toEqual([])
    const refused = entries.filter(({ status }) => status !== null && status !== 'done')
    expect(refused.filter(({ command }) => times.has(command.key))).toEqual([])
    expect([...times.values()].filter((count) => count !== 1)).toEqual([])
    expect([...times.keys()].filter((key) => !sent.has(key))).toEqual([])
    expect(await query(postgres.url, STRAY)).toEqual([])
  },
  KILLS * 180_000,
)
