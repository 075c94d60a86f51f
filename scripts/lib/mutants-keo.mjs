import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { MUTANTS } from '../mutants/all.mjs'
import { mutate, problemsOf, verdictOf } from '../mutants/mutant.mjs'
import { ROOT, run, runTool } from './run-steps.mjs'

/** The file that is changed at the moment, as it was. Given back at every end of the process, a signal's too. */
let held = null
process.on('exit', giveBack)

/** Undoes one mend after the other and shows that its test fails without it. */
export async function mutantsKeo(words) {
  const chosen = MUTANTS.filter(({ id }) => words.length === 0 || words.some((word) => isNamed(id, word)))
  const stale = problemsOf(chosen)
  if (chosen.length === 0) return end(`No mutant is called ${words.join(', ')}.`)
  if (stale.length > 0) return end(`The table is stale:\n${stale.join('\n')}`)
  if (await hasChanges())
    return end('Commit or put away your changes first: files are changed and given back.')
  const verdicts = []
  for (const mutant of chosen) verdicts.push(await trial(mutant))
  const killed = verdicts.filter((verdict) => verdict === 'killed').length
  process.stdout.write(`${killed} killed, ${verdicts.length - killed} survived\n`)
  process.exitCode = killed === verdicts.length ? 0 : 1
}

/** "core 3" by its own name, or by its number alone. */
const isNamed = (id, word) => id === word || id.split(' ').includes(word)

async function hasChanges() {
  const { ok, output } = await run('git', ['status', '--porcelain'])
  return !ok || output.trim() !== ''
}

async function trial(mutant) {
  const start = performance.now()
  const named = mutant.only ? ['-t', mutant.only] : []
  change(mutant)
  const { ok, output } = await runTool('vitest', ['run', mutant.test, ...named], {
    env: { NO_COLOR: '1', FORCE_COLOR: '0' },
  }).finally(giveBack)
  const { verdict, by } = verdictOf(ok, output)
  const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`.padStart(8)
  process.stdout.write(`${verdict.padEnd(8)} ${seconds}  ${mutant.id}: ${mutant.what}\n`)
  if (verdict === 'killed') process.stdout.write(`${' '.repeat(19)}by ${by}\n`)
  if (verdict === 'BROKEN') process.stdout.write(`${output}\n`)
  return verdict
}

function change(mutant) {
  const file = path.join(ROOT, mutant.file)
  const text = readFileSync(file, 'utf8')
  held = { file, text }
  writeFileSync(file, mutate(text, mutant))
}

function giveBack() {
  if (held) writeFileSync(held.file, held.text)
  held = null
}

function end(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
}
