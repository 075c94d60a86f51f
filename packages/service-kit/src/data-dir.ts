import { randomUUID } from 'node:crypto'
import {
  access,
  constants,
  link,
  mkdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isRunning, type ProcessIdentity, thisProcess } from './process-identity.ts'
import { StartError } from './start-error.ts'

export type DataDirLock = { release(): Promise<void> }

/** A holder that we cannot see (another container on the same folder) shows that it lives by touching its lock. */
const BEAT_MS = 1_000
const SILENCE_MS = 3_000

/** Makes the folder when it is missing, and says in one sentence when it cannot be used. */
export async function prepareDataDir(dir: string): Promise<void> {
  try {
    await mkdir(dir, { recursive: true })
    await access(dir, constants.R_OK | constants.W_OK | constants.X_OK)
    // Root passes every permission check, so only a write tells about a read-only disk.
    const probe = join(dir, `.write-test-${randomUUID()}`)
    await writeFile(probe, '')
    await rm(probe)
  } catch (error) {
    throw new StartError(
      `The data folder ${dir} cannot be written to (${codeOf(error)}); set DATA_DIR to a folder that can.`,
      {
        cause: error,
      },
    )
  }
}

/** One process per data folder. Refuses a living holder at once and takes over from a dead one. */
export async function lockDataDir(dir: string): Promise<DataDirLock> {
  const self = await thisProcess()
  const lock = join(dir, 'lock')
  const mine = join(dir, `lock.${randomUUID()}`)
  await writeFile(mine, JSON.stringify(self))
  try {
    await take({ dir, lock, mine })
  } finally {
    await rm(mine, { force: true })
  }
  const beat = setInterval(() => touch(lock), BEAT_MS)
  beat.unref()
  return {
    async release() {
      clearInterval(beat)
      const holder = await readHolder(lock)
      if (holder && isEqual(holder, self)) await rm(lock, { force: true })
    },
  }
}

/** Refuses a living holder without taking the lock, so that a start may say so before its slow part. */
export async function refuseWhenHeld(dir: string): Promise<void> {
  // A folder that cannot even be read is told by whoever wants to write to it.
  const holder = await readHolder(join(dir, 'lock')).catch(() => null)
  if (holder && (await isRunning(holder)) === true) refuse(dir, holder)
}

type Claim = { readonly dir: string; readonly lock: string; readonly mine: string }

async function take({ dir, lock, mine }: Claim): Promise<void> {
  while (!(await linkNew(mine, lock))) {
    const holder = await readHolder(lock)
    if (!holder) continue
    if (await isHeld(lock, holder)) refuse(dir, holder)
    if (await replaceDead({ dir, lock, mine }, holder)) return
  }
}

/**
 * Two starts may find the same dead holder, and the slower must not push out the faster one's fresh lock.
 * So whoever replaces a lock first takes an election that is named after that very holder, then looks again.
 */
async function replaceDead(claim: Claim, dead: ProcessIdentity): Promise<boolean> {
  const election = `${claim.lock}.after-${dead.pid}-${dead.startedAt.replaceAll(/\W/g, '-')}`
  await take({ ...claim, lock: election })
  try {
    const current = await readHolder(claim.lock)
    if (!current || !isEqual(current, dead)) return false
    const fresh = `${claim.mine}.fresh`
    await link(claim.mine, fresh)
    await rename(fresh, claim.lock)
    return true
  } finally {
    await rm(election, { force: true })
  }
}

async function isHeld(lock: string, holder: ProcessIdentity): Promise<boolean> {
  if (holder === UNREADABLE) return false
  const alive = await isRunning(holder)
  return alive === 'unknown' ? isBeating(lock) : alive
}

async function isBeating(lock: string): Promise<boolean> {
  const before = await mtimeOf(lock)
  for (let waited = 0; waited < SILENCE_MS; waited += BEAT_MS / 4) {
    await wait(BEAT_MS / 4)
    const after = await mtimeOf(lock)
    if (after !== before) return after !== null
  }
  return false
}

function refuse(dir: string, holder: ProcessIdentity): never {
  throw new StartError(
    `The data folder ${dir} is in use by another running server (process ${holder.pid}); stop it or set DATA_DIR.`,
  )
}

async function linkNew(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/** What a lock holds after a power cut that came before its content reached the disk. */
const UNREADABLE: ProcessIdentity = { pid: 0, startedAt: 'unreadable', space: '' }

async function readHolder(lock: string): Promise<ProcessIdentity | null> {
  try {
    return toIdentity(await readFile(lock, 'utf8'))
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

function toIdentity(text: string): ProcessIdentity {
  try {
    const { pid, startedAt, space } = JSON.parse(text) as Partial<ProcessIdentity>
    if (typeof pid === 'number' && typeof startedAt === 'string' && typeof space === 'string')
      return { pid, startedAt, space }
  } catch {
    // Falls through: it is nobody's.
  }
  return UNREADABLE
}

function isEqual(a: ProcessIdentity, b: ProcessIdentity): boolean {
  return a.pid === b.pid && a.startedAt === b.startedAt && a.space === b.space
}

async function touch(file: string): Promise<void> {
  const now = performance.timeOrigin / 1000 + performance.now() / 1000
  // A lock that was removed by hand must not bring the process down.
  await utimes(file, now, now).catch(() => {})
}

async function mtimeOf(file: string): Promise<number | null> {
  const found = await stat(file).catch(() => null)
  return found?.mtimeMs ?? null
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error)
}
