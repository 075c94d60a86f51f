import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { query } from '@keo/dev-world/query'
import type { Command } from '@keo/server/features/ledger/index'
import { money } from '@keo/units/money'
import { ROOT } from '../lib/run-steps.mjs'
import { STRAY } from './ledger-sums.ts'

const AT_ONCE = 64
const MEMBERS = Array.from({ length: 12 }, (_, n) => `mbr_${String(n).padStart(26, '0')}` as const)

/** What was sent and answered, kept outside of everything that is killed. */
export type SentCommand = { readonly command: Command; status: string | null }

function nextCommand(n: number): Command {
  const memberId = MEMBERS[(n * 7) % MEMBERS.length] ?? MEMBERS[0] ?? 'mbr_0'
  const amount = money(BigInt(1 + ((n * 37) % 500)), 'VND')
  const common = { memberId, key: `k${n}`, kind: 'proof', reference: `r${n}`, amount }
  if (n % 3 === 0) return { ...common, op: 'move', from: 'house:bank', to: 'available' }
  if (n % 3 === 1) return { ...common, op: 'hold', holdId: `h${n}`, purpose: 'stake' }
  return { ...common, op: 'force', to: 'house:sports' }
}

/** A ledger with a database of its own in that folder, as a process that is sent commands without a pause until it ends. */
export async function driveLedger(dataDir: string, sent: Map<string, SentCommand>) {
  const script = path.join(ROOT, 'scripts/proof/ledger-service.ts')
  const options = { cwd: ROOT, execArgv: ['--import', 'tsx'], serialization: 'advanced' as const }
  const child = fork(script, [dataDir, ...MEMBERS], options)
  const ended = once(child, 'exit')
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
  return { child, ended, acknowledged: () => acknowledged }
}

async function failure(child: ChildProcess): Promise<never> {
  await once(child, 'exit')
  throw new Error('The service ended at its start.')
}

/** What was acknowledged and is not there once, what was refused and is there, what nobody sent, and sums that do not hold. */
export async function wrongInLedger(url: string, sent: ReadonlyMap<string, SentCommand>): Promise<unknown[]> {
  const rows = await query(
    url,
    'select key, count(*)::int as times from platform.ledger_transaction group by key',
  )
  const times = new Map(rows.map((row) => [String(row.key), Number(row.times)]))
  const entries = [...sent.values()]
  return [
    ...entries.filter(({ status, command }) => status === 'done' && times.get(command.key) !== 1),
    ...entries.filter(
      ({ status, command }) => status !== null && status !== 'done' && times.has(command.key),
    ),
    ...[...times].filter(([key, count]) => count !== 1 || !sent.has(key)),
    ...(await query(url, STRAY)),
  ]
}

export const countDone = (sent: ReadonlyMap<string, SentCommand>) =>
  [...sent.values()].filter(({ status }) => status === 'done').length
