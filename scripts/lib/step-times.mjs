import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg } from 'node:os'
import path from 'node:path'
import { ROOT } from './run-steps.mjs'

const FILE = path.join(ROOT, 'build/step-times.json')

/** What each step of a run took, for docs and comparisons; `npm run times` prints the last one. */
export function writeStepTimes(results, totalSeconds, request, file = FILE) {
  const steps = results.map(({ name, seconds, ok, note }) => ({ name, seconds, ok, ...(note && { note }) }))
  const machine = { cores: availableParallelism(), model: cpus()[0]?.model ?? '', load: loadavg()[1] }
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify({ totalSeconds, ...request, machine, steps }, null, 1)}\n`)
}

/** As a table of Markdown, or a sentence where nothing ran yet. */
export function stepTable(file = FILE) {
  if (!existsSync(file)) return 'No run of npm test has left its times yet.'
  const { totalSeconds, machine, steps } = JSON.parse(readFileSync(file, 'utf8'))
  const row = (name, seconds) => `| ${name} | ${Math.round(seconds)} s |`
  return [
    `${(totalSeconds / 60).toFixed(1)} minutes on ${machine.cores} cores. Steps that run beside one another overlap.`,
    '',
    '| Step | Time |',
    '| --- | --- |',
    ...steps.map(({ name, seconds }) => row(name, seconds)),
    row('**all**', totalSeconds),
  ].join('\n')
}
