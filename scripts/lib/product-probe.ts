import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, realpathSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished, vi } from 'vitest'

export const ROOT = path.resolve(import.meta.dirname, '../..')
/** A loaded machine is slow, not broken. */
const PATIENCE = { timeout: 300_000, interval: 20 }

export type Product = {
  readonly child: ChildProcess
  readonly spawnedAt: number
  output(): string
  /** Its address, once it says that it runs. */
  address(): Promise<string>
  /** Its exit code and how long it lived. */
  ended(): Promise<{ code: number | null; lifeMs: number }>
}

/** A data folder that goes away with the test, and with it whatever PostgreSQL still runs there. */
export function temporaryDataDir(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'keo-start-'))
  const dataDir = path.join(folder, 'data')
  onTestFinished(() => {
    endPostgres(dataDir)
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  })
  return dataDir
}

/** `npm start`, without npm around it. Killed with the test if it still runs. */
export function startProduct(options: {
  dataDir: string
  port?: number
  root?: string
  uid?: number
  env?: Record<string, string>
}): Product {
  const { dataDir, port = 0, root = ROOT, uid, env = {} } = options
  const spawnedAt = performance.now()
  const child = spawn(process.execPath, [path.join(root, 'scripts/start.mjs')], {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', HOME: tmpdir(), DATA_DIR: dataDir, PORT: String(port), ...env },
    ...(uid === undefined ? {} : { uid, gid: uid }),
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  const ended = new Promise<{ code: number | null; lifeMs: number }>((resolve) => {
    child.on('close', (code) => resolve({ code, lifeMs: performance.now() - spawnedAt }))
  })
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return {
    child,
    spawnedAt,
    output: () => output,
    async address() {
      await until(() => /Open +http/.test(output) || child.exitCode !== null)
      const found = /Open +(http:\S+)/.exec(output)?.[1]
      if (!found) throw new Error(`It did not start: ${output}`)
      return found
    },
    ended: () => ended,
  }
}

export const until = (isSo: () => boolean) => vi.waitUntil(isSo, PATIENCE)

/** The number of the PostgreSQL that lives in that folder, or null. */
export function postgresOf(dataDir: string): number | null {
  const cluster = path.join(dataDir, 'postgres')
  const file = path.join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return null
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster) ? pid : null
  } catch {
    return null
  }
}

export function endPostgres(dataDir: string): void {
  const pid = postgresOf(dataDir)
  if (pid) process.kill(pid, 'SIGQUIT')
}
