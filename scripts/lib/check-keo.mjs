import { atOnce, staticChecks, vitest } from './checks.mjs'
import { ensureDependencies } from './dependencies.mjs'
import { testsOfTheChange } from './related-tests.mjs'
import { step } from './run-steps.mjs'
import { tally } from './tally.mjs'

const ALL = '--all'

/**
 * For every few minutes of work: the static checks, and the unit and screen tests that the change since main can touch,
 * or all of them with `--all`. It leaves no proof: that is for whole runs.
 */
export async function checkKeo(args) {
  await ensureDependencies()
  const files = args.includes(ALL) ? [] : testsOfTheChange()
  const name = args.includes(ALL)
    ? 'unit and screen tests'
    : `unit and screen tests of the change: ${files.length}`
  const works = [...staticChecks(), () => step(name, () => vitest({ projects: ['unit', 'screen'], files }))]
  const { passed, failed } = tally(await atOnce(works))
  process.stdout.write(`${passed} passed, ${failed} failed\n`)
  process.exit(failed === 0 ? 0 : 1)
}
