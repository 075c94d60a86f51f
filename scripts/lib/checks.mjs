import { run, runTool, step } from './run-steps.mjs'

/** What the types of the last run were, so that the next looks only at what changed. */
const KEPT_TYPES = ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/keo/types.tsbuildinfo']

/** Format, lint with the import rules, dead code and types: what needs no build and no database. */
export function staticChecks() {
  return [
    () => step('format', () => runTool('oxfmt', ['--check', '.'])),
    () => step('lint and import rules', () => runTool('oxlint', ['--deny-warnings'])),
    () => step('promises', lintPromises),
    () => step('import graph', importGraph),
    () => step('types', types),
    () => step('dead code', () => runTool('knip', ['--no-progress'])),
  ]
}

/** A promise that nobody waits for, which needs types to be seen: apart, because the other rules do without. */
export const lintPromises = () =>
  runTool('oxlint', ['--type-aware', '-A', 'all', '-D', 'typescript/no-floating-promises'])

export const types = () => runTool('tsc', ['--noEmit', '-p', '.', ...KEPT_TYPES])

/** Prints how many rooms each app has, or the circles between them. */
async function importGraph() {
  const result = await node(['scripts/graph.mjs'])
  return result.ok ? { ...result, note: `\n    ${result.output.trim().replaceAll('\n', '\n    ')}` } : result
}

/** A vitest run of these files that leaves its proof under its name, or none without one. */
export function vitest({ proof = '', projects, files, env = {} }) {
  const chosen = projects.flatMap((project) => ['--project', project])
  return runTool('vitest', ['run', ...chosen, ...files], {
    env: { NO_COLOR: '1', ...env, PROOF_NAME: proof, VITEST_REPORTER: 'dot' },
  })
}

export const node = (args, options) => run(process.execPath, args, options)

/** All at the same time. */
export const atOnce = (works) => Promise.all(works.map((work) => work()))

/** One after the other, whatever fails: a reader wants every complaint of a run, not the first. */
export async function inTurn(works) {
  const results = []
  for (const work of works) results.push(await work())
  return results
}
