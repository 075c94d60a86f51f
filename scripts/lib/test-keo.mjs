import { ensureBrowser, NO_BROWSER } from './browser.mjs'
import { inTurn, node, staticChecks, vitest } from './checks.mjs'
import { ensureDependencies } from './dependencies.mjs'
import { mustHaveRealServices, startRealServices } from './real-services.mjs'
import { runTool, step } from './run-steps.mjs'
import { forgetProofs, secondTries, tally } from './tally.mjs'

/** A step whose outcome is the tests it ran, told by the proof they left. */
async function tests(name, proof, work) {
  const result = await step(name, work)
  for (const line of secondTries(proof)) process.stdout.write(`    ${line}\n`)
  return { ...result, proof }
}

async function serverTestsOnRealServices(services) {
  if (services.skipped) {
    const isAllowed = !mustHaveRealServices()
    return {
      ok: isAllowed,
      isSkipped: isAllowed,
      output: services.skipped,
      note: `SKIPPED: ${services.skipped}`,
    }
  }
  return vitest('server-real', ['server'], services.env)
}

async function journeys(browser, services) {
  if (!browser) return { ok: false, output: NO_BROWSER }
  return runTool('playwright', ['test'], {
    env: { ...services.env, PROOF_NAME: 'journeys', CHROME_PATH: browser, NO_COLOR: '1' },
  })
}

/** Everything that is to be proven, as much of it at a time as two cores carry. */
async function runAll() {
  const browser = ensureBrowser()
  // For the second run of the server tests and for a journey with money; they go with this process.
  const services = startRealServices()
  services.catch(() => {})
  const unit = tests('unit, screen and property tests', 'unit', () => vitest('unit', ['unit', 'screen']))
  const results = [...(await inTurn(staticChecks())), await unit]
  results.push(await step('build', () => node(['scripts/build.mjs', '--stale'])))
  const twice = [
    tests('server tests, embedded PostgreSQL', 'server-embedded', () =>
      vitest('server-embedded', ['server']),
    ),
    tests('server tests, real PostgreSQL and Redis', 'server-real', async () =>
      serverTestsOnRealServices(await services),
    ),
  ]
  results.push(...(await Promise.all(twice)))
  // Alone, because they time the start.
  results.push(await tests('start and build tests', 'start', () => vitest('start', ['start'])))
  results.push(
    await tests('journeys in Chromium', 'journeys', async () =>
      journeys(await browser, await services.catch(() => ({}))),
    ),
  )
  await services.then(({ stop }) => stop?.()).catch(() => {})
  results.push(await step('specification coverage', () => node(['scripts/spec.mjs'])))
  return results
}

export async function testKeo() {
  const start = performance.now()
  const installed = await step('dependencies', () => ensureDependencies().then(() => ({ ok: true })))
  forgetProofs()
  const { passed, failed } = tally(installed.ok ? await runAll() : [installed])
  const minutes = (performance.now() - start) / 60_000
  process.stdout.write(`\n${minutes.toFixed(1)} minutes\n${passed} passed, ${failed} failed\n`)
  process.exit(failed === 0 ? 0 : 1)
}
