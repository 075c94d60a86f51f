import { spawn } from 'node:child_process'
import path from 'node:path'
import { nodeProblem } from './lib/node-version.mjs'

/* Everything newer than the oldest Node's syntax is loaded only after this check. */
const problem = nodeProblem(process.versions.node)
if (problem) {
  console.error(problem)
  process.exitCode = 1
} else {
  const script = path.join(import.meta.dirname, 'drill/drill-keo.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...process.argv.slice(2)], {
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('close', (code) => (process.exitCode = code ?? 1))
}
