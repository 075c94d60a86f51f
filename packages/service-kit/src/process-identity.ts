import { execFile } from 'node:child_process'
import { readFile, readlink } from 'node:fs/promises'
import { hostname } from 'node:os'
import { promisify } from 'node:util'

/** A process beyond its number, which the system gives to another one some day. */
export type ProcessIdentity = {
  readonly pid: number
  readonly startedAt: string
  /** Where the number means something: one boot of one machine, one process namespace. */
  readonly space: string
}

const run = promisify(execFile)

export async function thisProcess(): Promise<ProcessIdentity> {
  const startedAt = (await startOf(process.pid)) ?? 'unknown'
  return { pid: process.pid, startedAt, space: await thisSpace() }
}

/** Whether that very process still runs. `unknown` when it lives where we cannot look. */
export async function isRunning(identity: ProcessIdentity): Promise<boolean | 'unknown'> {
  if (identity.space !== (await thisSpace())) return 'unknown'
  if (!exists(identity.pid)) return false
  const startedAt = await startOf(identity.pid)
  if (startedAt) return startedAt === identity.startedAt
  return exists(identity.pid) ? 'unknown' : false
}

/** True for a process of another user too. */
function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Null when the process is gone, or is a zombie that only waits to be counted. */
async function startOf(pid: number): Promise<string | null> {
  try {
    return process.platform === 'linux' ? await startFromProc(pid) : await startFromPs(pid)
  } catch {
    return null
  }
}

async function startFromProc(pid: number): Promise<string | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The name in parentheses may hold spaces and parentheses itself; what follows it starts with field 3.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [state, startTicks] = [fields[0], fields[19]]
  return state === 'Z' || state === 'X' ? 'ended' : (startTicks ?? null)
}

async function startFromPs(pid: number): Promise<string | null> {
  const { stdout } = await run('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { env: { LC_ALL: 'C' } })
  const [state = '', ...started] = stdout.trim().split(/\s+/)
  return state.startsWith('Z') ? 'ended' : started.join(' ')
}

async function thisSpace(): Promise<string> {
  if (process.platform !== 'linux') return hostname()
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8')
  return `${boot.trim()} ${await readlink('/proc/self/ns/pid')}`
}
