import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildParts, webModeOf } from './build-parts.mjs'
import { runChild, stopChildren } from './child.mjs'
import { ensureDependencies } from './dependencies.mjs'
import { createProgress } from './progress.mjs'
import { failureSentence, gamesRun, sportsbookRuns, welcome } from './start-texts.mjs'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** A stop that takes longer hangs; what was acknowledged is on disk either way. */
const STOP_MS = 15_000
/** A start is not cut in the middle: a stop that comes meanwhile waits so long for its end. */
const START_MS = 60_000

/** What can be started: the whole product, or a sandbox provider as a process of its own. */
const PRODUCT = { file: 'main.mjs', dataDir: 'data', tell: welcome }
const SPORTSBOOK = { file: 'sportsbook.mjs', dataDir: 'data-sportsbook', tell: sportsbookRuns }
const GAMES = { file: 'games.mjs', dataDir: 'data-games', tell: gamesRun }

export const startKeo = () => startPart(PRODUCT)
export const startSportsbook = () => startPart(SPORTSBOOK)
export const startGames = () => startPart(GAMES)

const PARTS = { server: PRODUCT, sportsbook: SPORTSBOOK, games: GAMES }

/** In a container everything was installed and built before: nothing is looked for, and nothing is written. */
export function startBuilt(name) {
  const part = PARTS[name]
  if (part) return startPart(part, startOnly)
  process.stderr.write(`Say which part to start: ${Object.keys(PARTS).join(', ')}.\n`)
  process.exitCode = 1
}

/** Prepares, starts, tells, and stops when it is asked to. */
async function startPart(part, begin = prepareAndStart) {
  const progress = createProgress()
  const stop = listenForStop()
  try {
    const server = await begin(part, progress, stop)
    if (server && !stop.isAsked) process.stdout.write(part.tell(server, performance.now()))
    await stop.asked
    exitAfter(STOP_MS + 1_000 * Number(process.env.DRAIN_S || 0))
    await server?.stop()
    process.exit(0)
  } catch (error) {
    if (stop.isAsked) process.exit(0)
    progress.fail()
    process.stderr.write(`\n${failureSentence(error, process.env)}\n`)
    process.exit(1)
  }
}

async function prepareAndStart(part, progress, stop) {
  await refuseSecond(process.env, part.dataDir)
  await ensureDependencies(progress)
  if (!stop.isAsked) await buildStale()
  return stop.isAsked ? null : startOnly(part, progress)
}

async function startOnly({ file }, progress) {
  process.setSourceMapsEnabled(true)
  const { start } = await importBuilt(file)
  const server = await start({ env: process.env, onProgress: progress.begin })
  progress.end()
  return server
}

const built = (file) => path.join(ROOT, 'build/server', file)
const importBuilt = (file) => import(pathToFileURL(built(file)).href)

/** Before anything is installed or built under the feet of the one that runs; what starts below looks again. */
async function refuseSecond({ DATABASE_URL, DATA_DIR }, usual) {
  if (DATABASE_URL || !existsSync(built('data-dir.mjs'))) return
  const { refuseWhenHeld } = await importBuilt('data-dir.mjs')
  await refuseWhenHeld(DATA_DIR || usual)
}

/** In a process of its own, because the memory that building takes would stay with the server. */
async function buildStale() {
  const parts = Object.values(buildParts(ROOT, webModeOf(process.env)))
  if (!parts.some(({ isStale }) => isStale)) return
  const script = path.join(ROOT, 'scripts/build.mjs')
  const { ok } = await runChild(process.execPath, [script, '--stale'], { cwd: ROOT, isShown: true })
  if (!ok) throw new Error('the build failed, see above')
}

/** The first signal asks for a clean stop, the second insists. */
function listenForStop() {
  const stop = { isAsked: false, asked: null }
  stop.asked = new Promise((resolve) => {
    const ask = () => {
      if (stop.isAsked) process.exit(130)
      stop.isAsked = true
      stopChildren()
      exitAfter(START_MS)
      resolve()
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, ask)
  })
  return stop
}

function exitAfter(ms) {
  setTimeout(() => process.exit(1), ms).unref()
}
