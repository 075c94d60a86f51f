import { inTurn, staticChecks, vitest } from './lib/checks.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { step } from './lib/run-steps.mjs'
import { tally } from './lib/tally.mjs'

// The fast subset of `npm test`, for every few minutes of work.
await ensureDependencies()
const unit = step('unit and screen tests', () => vitest('unit', ['unit', 'screen'])).then((result) => ({
  ...result,
  proof: 'unit',
}))
const results = [...(await inTurn(staticChecks())), await unit]

const { passed, failed } = tally(results)
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)
