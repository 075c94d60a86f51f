import { spawn } from 'node:child_process'
import path from 'node:path'

export const ROOT = path.resolve(import.meta.dirname, '../..')

/** Children in flight, each leading a group of its own, so that Ctrl-C leaves nothing behind. */
const running = new Set()

/**
 * Runs a command and keeps quiet while it goes well; the caller decides what to print.
 * A command that cannot be started is a failure like any other.
 */
export function run(command, args, { env = {}, timeoutMs = 0, uid, cwd = ROOT } = {}) {
  return new Promise((resolve) => {
    let output = ''
    let isOver = false
    const identity = uid === undefined ? {} : { uid, gid: uid }
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, detached: true, ...identity })
    running.add(child)
    const end = (code, note = '') => {
      if (isOver) return
      isOver = true
      clearTimeout(timer)
      running.delete(child)
      resolve({ ok: code === 0, output: output + note })
    }
    const timer =
      timeoutMs > 0
        ? setTimeout(() => endGroup(child, 'SIGKILL', () => end(1, '\nIt took too long.')), timeoutMs)
        : undefined
    child.stdout.on('data', (text) => (output += text))
    child.stderr.on('data', (text) => (output += text))
    child.on('error', (error) => end(1, error.message))
    child.on('close', (code) => end(code ?? 1))
  })
}

function endGroup(child, signal, then) {
  try {
    process.kill(-child.pid, signal)
  } catch {
    // It ended by itself in between.
  }
  then?.()
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    for (const child of running) endGroup(child, signal)
    process.exit(130)
  })
}

/** A tool of node_modules, run by this Node. */
export function runTool(tool, args, options) {
  return run(path.join(ROOT, 'node_modules/.bin', tool), args, options)
}

const secondsSince = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`

/** Prints the step when it ends, with its output when it failed. A step answers `{ ok, output?, note? }`. */
export async function step(name, work) {
  const start = performance.now()
  const result = await work().catch((error) => ({ ok: false, output: error.stack ?? String(error) }))
  const note = result.note ? `  ${result.note}` : ''
  process.stdout.write(
    `${result.ok ? '✓' : '✗'} ${name.padEnd(42)} ${secondsSince(start).padStart(8)}${note}\n`,
  )
  if (!result.ok) process.stdout.write(`\n${indent(result.output ?? '')}\n\n`)
  return { name, ...result }
}

const indent = (text) =>
  text
    .trim()
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n')
