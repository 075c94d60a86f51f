import { inTurn, staticChecks, vitest } from './checks.mjs'
import { ensureDependencies } from './dependencies.mjs'
import { step } from './run-steps.mjs'
import { tally } from './tally.mjs'

/** The fast subset of `npm test`, for every few minutes of work. It leaves no proof: that is for whole runs. */
export async function checkKeo() {
  await ensureDependencies()
  const unit = step('unit and screen tests', () => vitest(null, ['unit', 'screen']))
  const { passed, failed } = tally([...(await inTurn(staticChecks())), await unit])
  process.stdout.write(`${passed} passed, ${failed} failed\n`)
  process.exit(failed === 0 ? 0 : 1)
}
