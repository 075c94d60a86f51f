import path from 'node:path'
import { runChild, stopChildren } from './child.mjs'

export const ROOT = path.resolve(import.meta.dirname, '../..')

/** Runs a command of a step and keeps quiet while it goes well; the caller decides what to print. */
export function run(command, args, { env = {}, uid, ...options } = {}) {
  const identity = uid === undefined ? {} : { uid, gid: uid }
  return runChild(command, args, { cwd: ROOT, env: { ...process.env, ...env }, ...identity, ...options })
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    stopChildren(signal)
    process.exit(130)
  })
}

/** A tool of node_modules, run by this Node. */
export function runTool(tool, args, options) {
  return run(path.join(ROOT, 'node_modules/.bin', tool), args, options)
}

/** Prints the step when it ends, with its output when it failed. A step answers `{ ok, output?, note? }`. */
export async function step(name, work) {
  const start = performance.now()
  const result = await work().catch((error) => ({ ok: false, output: error.message ?? String(error) }))
  const seconds = (performance.now() - start) / 1000
  const note = result.note ? `  ${result.note}` : ''
  process.stdout.write(
    `${result.ok ? '✓' : '✗'} ${name.padEnd(42)} ${`${seconds.toFixed(1)} s`.padStart(8)}${note}\n`,
  )
  if (!result.ok) process.stdout.write(`\n${indent(result.output ?? '')}\n\n`)
  return { name, seconds, ...result }
}

const indent = (text) =>
  text
    .trim()
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n')
