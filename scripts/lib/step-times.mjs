import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
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

/** The files that took longest in the proofs of a folder, the longest first; those beside one another overlap. */
export function fileTable(folder, most = 25) {
  const proofs = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []
  const times = proofs.flatMap((name) => {
    const { name: step, files = [] } = JSON.parse(readFileSync(path.join(folder, name), 'utf8'))
    return files.map(({ file, seconds }) => ({ file, step, seconds }))
  })
  const longest = times.toSorted((one, other) => other.seconds - one.seconds).slice(0, most)
  return [
    '| File | Step | Time |',
    '| --- | --- | ---: |',
    ...longest.map(({ file, step, seconds }) => `| ${file} | ${step} | ${Math.round(seconds)} s |`),
  ].join('\n')
}
