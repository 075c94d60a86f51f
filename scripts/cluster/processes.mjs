import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * A part that dies is started again, as every operator's supervisor does it: at once, because players wait for it. One that
 * dies young again and again waits twice as long each time, so that what cannot start does not spin.
 */
const AGAIN_MS = 200
const AGAIN_MOST_MS = 2_000
const YOUNG_MS = 10_000
const STOP_MS = 20_000

/** The processes of the cluster by name: started, started again when they die, stopped in turn. */
export function createProcesses(folder) {
  const logs = path.join(folder, 'logs')
  mkdirSync(logs, { recursive: true })
  const all = new Map()

  function launch(part) {
    const log = openSync(path.join(logs, `${part.name}.log`), 'a')
    const { command, args, env, uid, cwd } = part
    const identity = uid === undefined ? {} : { uid, gid: uid }
    // A group of its own: Ctrl-C of the terminal reaches the cluster alone, which then stops its parts in turn.
    const list = typeof args === 'function' ? args() : args
    const child = spawn(command, list.map(String), {
      cwd,
      env,
      detached: true,
      stdio: ['ignore', log, log],
      ...identity,
    })
    closeSync(log)
    part.child = child
    part.startedAt = performance.now()
    part.ended = ended(child)
    void startAgain(part)
  }

  async function startAgain(part) {
    await part.ended
    part.child = null
    if (part.isStopping) return
    part.deaths += 1
    const isYoung = performance.now() - part.startedAt < YOUNG_MS
    part.againMs = isYoung ? Math.min(part.againMs * 2, AGAIN_MOST_MS) : AGAIN_MS
    await wait(part.againMs)
    if (!part.isStopping) launch(part)
  }

  async function stop(part) {
    part.isStopping = true
    const { child } = part
    if (!child) return
    child.kill('SIGTERM')
    await Promise.race([part.ended, wait(STOP_MS, undefined, { ref: false })])
    killGroup(child.pid)
  }

  return {
    start(name, plan) {
      const part = { name, deaths: 0, isStopping: false, child: null, againMs: AGAIN_MS, ...plan }
      all.set(name, part)
      launch(part)
    },
    status: () =>
      [...all.values()].map(({ name, child, deaths }) => ({ name, pid: child?.pid ?? null, deaths })),
    /** Groups of parts, one after the other. */
    async stopInTurn(groups) {
      for (const isOfGroup of groups)
        await Promise.all([...all.values()].filter(({ name }) => isOfGroup(name)).map(stop))
    },
    /** The last word, for a cluster that has no time left. */
    killAll() {
      for (const part of all.values()) {
        part.isStopping = true
        if (part.child) killGroup(part.child.pid)
      }
    },
  }
}

const ended = (child) =>
  new Promise((resolve) => {
    child.once('error', resolve)
    child.once('exit', resolve)
  })

function killGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It ended by itself in between.
  }
}
