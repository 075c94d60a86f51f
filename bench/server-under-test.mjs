import { spawn } from 'node:child_process'
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const ROOT = path.resolve(import.meta.dirname, '..')

/** The product as `npm start` runs it, on a data folder of its own; this machine plays the trusted proxy. */
export async function startServerUnderTest() {
  const data = mkdtempSync(path.join(tmpdir(), 'keo-bench-'))
  // Into a file: read through a pipe, the log would cost the load's own process a tenth of what it measures.
  const logFile = path.join(data, 'bench.log')
  const log = openSync(logFile, 'w')
  const port = await freePort()
  const spawnedAt = performance.now()
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: data,
      // Like prod, without what only development checks; the page stays the one that is built.
      KEO_MODE: 'uat',
      WEB_MODE: 'vietnam-test',
      TRUSTED_PROXIES: '127.0.0.1',
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', log, log],
  })
  const url = `http://127.0.0.1:${port}`
  await ready(url, child, () => readFileSync(logFile, 'utf8').slice(-4000))
  const answersInMs = performance.now() - spawnedAt
  return {
    url,
    pid: child.pid,
    answersInMs,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      rmSync(data, { recursive: true, force: true })
    },
  }
}

async function ready(url, child, output) {
  for (let tries = 0; tries < 2400; tries++) {
    if (child.exitCode !== null) throw new Error(`The server ended at start.\n${output()}`)
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return
    await wait(25)
  }
  throw new Error(`The server did not get ready.\n${output()}`)
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

export const median = (values) => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
