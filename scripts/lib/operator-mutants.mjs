import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { GROUPS } from '../mutants/operator-groups.mjs'
import { draw, operatorVerdict, placesOf, scoreTable, withPlace } from '../mutants/operators.mjs'
import { lintPromises, types } from './checks.mjs'
import { ROOT, run, runTool } from './run-steps.mjs'

/** The file that is changed at the moment, as it was. Given back at every end of the process, a signal's too. */
let held = null
process.on('exit', giveBack)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))

const valueOf = (words, name, otherwise) =>
  Number(words.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise)

/**
 * Mutants by operator at places that a seed draws: `--count=60 --seed=1 --minutes=30`. Each runs the tests of its folder,
 * those without a database first, then types and the lint of promises, and ends at the first that fails.
 */
export async function operatorMutants(words) {
  const { ok, output } = await run('git', ['status', '--porcelain', '--untracked-files=no'])
  if (!ok || output.trim() !== '') {
    process.stderr.write('Commit or put away your changes first: files are changed and given back.\n')
    process.exitCode = 1
    return
  }
  const [count, seed] = [valueOf(words, 'count', 60), valueOf(words, 'seed', 1)]
  const endsAt = performance.now() + valueOf(words, 'minutes', 30) * 60_000
  const places = sample(count, seed)
  const trials = []
  if (!(await isGreen(places))) {
    process.stderr.write(
      'The tests fail before anything is changed: what they say of mutants is worth nothing.\n',
    )
    process.exitCode = 1
    return
  }
  for (const place of places) {
    if (performance.now() > endsAt) break
    const { verdict, by } = await trial(place)
    trials.push({ ...place, verdict })
    const put = place.put.trim() || '(nothing)'
    process.stdout.write(`${verdict.padEnd(8)} ${place.operator}: ${place.file}:${place.line}\n`)
    process.stdout.write(`    was ${place.was}\n    is  ${put}\n${by && `    by  ${by}\n`}`)
  }
  process.stdout.write(`\nSeed ${seed}, ${trials.length} of ${count} mutants\n\n${scoreTable(trials)}\n`)
}

/** Of every group its share, mixed, so that a run that is cut short has some of each. */
function sample(count, seed) {
  const drawn = GROUPS.flatMap(({ name, share, folders, tests }) => {
    const places = folders.flatMap((folder) =>
      sourcesIn(folder).flatMap((file) => {
        const found = placesOf(file, readFileSync(path.join(ROOT, file), 'utf8'))
        return found.map((place) => Object.assign(place, { group: name, folder, tests }))
      }),
    )
    return draw(places, Math.round(count * share), seed)
  })
  return draw(drawn, drawn.length, seed)
}

const filesIn = (folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true })
    .map((name) => path.join(folder, String(name)))
    .filter((file) => file.endsWith('.ts'))
const isTest = (file) => file.endsWith('.test.ts')
const sourcesIn = (folder) =>
  filesIn(folder).filter((file) => !isTest(file) && !path.basename(file).startsWith('test-'))

/** The tests named like the file first: most mutants end there. */
function stagesOf({ file, folder, tests }) {
  const near = filesIn(folder).filter(isTest)
  const own = near.filter((test) => path.basename(test).split('.')[0] === path.basename(file, '.ts'))
  const isServer = (test) => test.endsWith('.server.test.ts')
  const stages = [
    own.filter((test) => !isServer(test)),
    near.filter((test) => !isServer(test)),
    own.filter(isServer),
    [...near.filter(isServer), ...tests],
  ]
  const seen = new Set()
  return stages
    .map((stage) =>
      stage.filter((test) => existsSync(path.join(ROOT, test)) && !seen.has(test) && seen.add(test)),
    )
    .filter((stage) => stage.length > 0)
}

async function isGreen(places) {
  const tests = [...new Set(places.flatMap((place) => stagesOf(place).flat()))]
  const { ok, output } = await runTool('vitest', ['run', ...tests], {
    env: { NO_COLOR: '1', FORCE_COLOR: '0' },
  })
  if (!ok) process.stderr.write(output.split('\n').slice(-60).join('\n'))
  return ok && (await types()).ok && (await lintPromises()).ok
}

async function trial(place) {
  const file = path.join(ROOT, place.file)
  const text = readFileSync(file, 'utf8')
  const stages = stagesOf(place)
  held = { file, text }
  writeFileSync(file, withPlace(text, place))
  try {
    for (const stage of stages) {
      const { ok, output } = await runTool('vitest', ['run', '--bail=1', ...stage], {
        env: { NO_COLOR: '1', FORCE_COLOR: '0' },
      })
      const found = operatorVerdict(ok, output)
      if (found.verdict !== 'SURVIVED') return found
    }
    if (!(await types()).ok) return { verdict: 'killed', by: 'types' }
    if (!(await lintPromises()).ok) return { verdict: 'killed', by: 'the lint of promises' }
    return { verdict: 'SURVIVED', by: '' }
  } finally {
    giveBack()
  }
}

function giveBack() {
  if (held) writeFileSync(held.file, held.text)
  held = null
}
