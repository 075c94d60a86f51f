import { spawn } from 'node:child_process'
import { createServer as createProbe } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { webModeOf } from './build-parts.mjs'
import { ensureDependencies } from './dependencies.mjs'
import { failureSentence } from './start-texts.mjs'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** What the page asks of its own address and only the server can answer. */
const PASSED_ON = [
  '/api',
  '/healthycheck',
  '/sportsbook',
  '/games',
  '/healthz',
  '/readyz',
  '/metrics',
  '/wss',
]
/** Prefixes that sockets are opened under. */
const WITH_SOCKETS = new Set(['/wss', '/games'])

/** Web and server, both reloading, behind one address. */
export async function devKeo() {
  const port = Number(process.env.PORT || 8080)
  try {
    await ensureDependencies()
    const target = `http://127.0.0.1:${await freePort()}`
    const staffTarget = `http://127.0.0.1:${await freePort()}`
    const page = await startPage(port, target)
    const staffPage = await startConsole(port + 1, staffTarget)
    const server = startServer(new URL(target).port, new URL(staffTarget).port)
    const asked = untilAsked()
    await Promise.race([asked, untilAnswering(new URL('/healthz', target))])
    process.stdout.write(
      `\n  Kèo reloads as you edit: http://localhost:${port}\n  The console: http://localhost:${port + 1}\n  Ctrl-C stops it.\n\n`,
    )
    await asked
    await Promise.all([page.close(), staffPage.close(), endOf(server)])
    process.exit(0)
  } catch (error) {
    process.stderr.write(`\n${failureSentence(error, process.env)}\n`)
    process.exit(1)
  }
}

function startServer(port, consolePort) {
  const watcher = path.join(ROOT, 'node_modules/tsx/dist/cli.mjs')
  const entry = path.join(import.meta.dirname, 'dev-server.mjs')
  return spawn(process.execPath, [watcher, 'watch', '--clear-screen=false', entry], {
    cwd: ROOT,
    env: { ...process.env, PORT: port, CONSOLE_PORT: consolePort, HOST: '127.0.0.1' },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  })
}

/** A start that fails says why itself, and is tried again after the next edit. */
async function untilAnswering(url) {
  while (!(await fetch(url).catch(() => null))) await wait(100)
}

async function startPage(port, target) {
  const { createLogger, createServer } = await import('vite')
  const proxy = Object.fromEntries(
    PASSED_ON.map((prefix) => [prefix, { target, ws: WITH_SOCKETS.has(prefix) }]),
  )
  const page = await createServer({
    root: path.join(ROOT, 'apps/web'),
    mode: webModeOf(process.env),
    customLogger: withoutRestarts(createLogger('warn')),
    server: { port, host: process.env.HOST || '127.0.0.1', strictPort: true, proxy },
  })
  return listening(page)
}

/** On this machine alone, as in a start. */
async function startConsole(port, target) {
  const { createLogger, createServer } = await import('vite')
  const page = await createServer({
    root: path.join(ROOT, 'apps/console'),
    customLogger: withoutRestarts(createLogger('warn')),
    server: { port, host: '127.0.0.1', strictPort: true, proxy: { '/api': { target } } },
  })
  return listening(page)
}

async function listening(page) {
  await page.listen().catch((error) => {
    // Vite tells a taken port in words of its own.
    throw /in use/.test(error.message) ? Object.assign(error, { code: 'EADDRINUSE' }) : error
  })
  return page
}

/** While the server restarts it cannot be reached; that is no news. */
function withoutRestarts(logger) {
  const error = logger.error
  logger.error = (text, options) => {
    if (options?.error?.code !== 'ECONNREFUSED') error(text, options)
  }
  return logger
}

function untilAsked() {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, resolve)
  })
}

/** The watcher passes it on to the server, which stops its database. */
function endOf(child) {
  return new Promise((resolve) => {
    child.once('exit', resolve)
    child.kill('SIGTERM')
  })
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createProbe().on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
