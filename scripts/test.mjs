import { ensureBrowser, NO_BROWSER } from './lib/browser.mjs'
import { inTurn, node, staticChecks, vitest } from './lib/checks.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { mustHaveRealServices, startRealServices } from './lib/real-services.mjs'
import { runTool, step } from './lib/run-steps.mjs'
import { forgetProofs, tally } from './lib/tally.mjs'

const start = performance.now()
const results = []

/** A step whose outcome is the tests it ran, told by the proof they left. */
const tests = async (name, proof, work) => ({ ...(await step(name, work)), proof })

async function serverTestsOnRealServices() {
  const services = await startRealServices()
  if (services.skipped) {
    const isAllowed = !mustHaveRealServices()
    return {
      ok: isAllowed,
      isSkipped: isAllowed,
      output: services.skipped,
      note: `SKIPPED: ${services.skipped}`,
    }
  }
  try {
    return await vitest('server-real', ['server'], services.env)
  } finally {
    await services.stop()
  }
}

async function journeys(browser) {
  if (!browser) return { ok: false, output: NO_BROWSER }
  return runTool('playwright', ['test'], {
    env: { PROOF_NAME: 'journeys', CHROME_PATH: browser, NO_COLOR: '1' },
  })
}

await ensureDependencies()
forgetProofs()

const browser = ensureBrowser()
const unit = tests('unit, screen and property tests', 'unit', () => vitest('unit', ['unit', 'screen']))
results.push(...(await inTurn(staticChecks())), await unit)
results.push(await step('build', () => node(['scripts/build.mjs'])))
results.push(
  ...(await Promise.all([
    tests('server tests, embedded PostgreSQL', 'server-embedded', () =>
      vitest('server-embedded', ['server']),
    ),
    tests('server tests, real PostgreSQL and Redis', 'server-real', serverTestsOnRealServices),
  ])),
)
// Alone, because they time the start.
results.push(await tests('start and build tests', 'start', () => vitest('start', ['start'])))
results.push(await tests('journeys in Chromium', 'journeys', async () => journeys(await browser)))
results.push(await step('specification coverage', () => node(['scripts/spec.mjs'])))

const { passed, failed } = tally(results)
process.stdout.write(`\n${((performance.now() - start) / 60_000).toFixed(1)} minutes\n`)
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)
