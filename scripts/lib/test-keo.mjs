import { ensureBrowser, NO_BROWSER } from './browser.mjs'
import { inTurn, node, staticChecks, vitest } from './checks.mjs'
import { ensureDependencies } from './dependencies.mjs'
import { LONG_FORMS } from './long-forms.mjs'
import { mustHaveRealServices, startRealServices } from './real-services.mjs'
import { runTool, step } from './run-steps.mjs'
import { writeStepTimes } from './step-times.mjs'
import { freshProofs, secondTries, tally } from './tally.mjs'
import { isWhole, readRequest, runsOnRealServices, select, testFiles } from './test-selection.mjs'

/** A step whose outcome is the tests it ran, told by the proof they left. None runs where it has no files. */
async function tests(name, proof, files, work) {
  if (files.length === 0) return null
  const result = await step(name, () => work(files))
  for (const line of secondTries(proof, process.env.PROOF_FOLDER)) process.stdout.write(`    ${line}\n`)
  return { ...result, proof }
}

async function serverTestsOnRealServices(services, files, env) {
  if (services.skipped) {
    const isAllowed = !mustHaveRealServices()
    return {
      ok: isAllowed,
      isSkipped: isAllowed,
      output: services.skipped,
      note: `SKIPPED: ${services.skipped}`,
    }
  }
  return vitest({ proof: 'server-real', projects: ['server'], files, env: { ...env, ...services.env } })
}

async function journeys(browser, services, files, env) {
  if (!browser) return { ok: false, output: NO_BROWSER }
  // Patterns, as the tool takes them, that fit one file each.
  const patterns = files.map((file) => `/${file.replaceAll('.', '\\.')}$`)
  return runTool('playwright', ['test', ...patterns], {
    env: { ...env, ...services.env, PROOF_NAME: 'journeys', CHROME_PATH: browser, NO_COLOR: '1' },
  })
}

/** The checks that no test makes; of a shard its part of them, and none where one feature was asked for. */
function checksOf({ words, shard }) {
  if (words.length > 0) return []
  return staticChecks().filter((_, place) => !shard || place % shard.of === shard.part - 1)
}

/** Times the start itself; the others wait more than they work and time nothing, so they run beside the second database. */
const isTimed = (file) => file.endsWith('/start.start.test.ts')

/** Static checks beside the tests that need no database. */
async function checksAndUnits(request, chosen, run) {
  const files = [...chosen.unit, ...chosen.screen]
  const unit = tests('unit, screen and property tests', 'unit', files, run('unit', ['unit', 'screen']))
  return [...(await inTurn(checksOf(request))), await unit]
}

async function testsWithDatabases({ isNightly }, chosen, { run, runNamed, services, env }) {
  const onReal = isNightly ? chosen.server : chosen.server.filter(runsOnRealServices)
  const embedded = run('server-embedded', ['server'])
  const first = await tests('server tests, embedded PostgreSQL', 'server-embedded', chosen.server, embedded)
  const atOnce = await Promise.all([
    tests('money and stores, real PostgreSQL and Redis', 'server-real', onReal, async (files) =>
      serverTestsOnRealServices(await services, files, env),
    ),
    tests(
      'kills of process and database, the build',
      'kills',
      chosen.start.filter((file) => !isTimed(file)),
      runNamed('kills', ['start']),
    ),
  ])
  // Alone, because they time it.
  const starts = chosen.start.filter(isTimed)
  return [first, ...atOnce, await tests('start tests', 'start', starts, runNamed('start', ['start']))]
}

/** Everything that was asked for, as much of it at a time as two cores carry. */
async function runAll(request, chosen) {
  const env = request.isNightly ? LONG_FORMS : {}
  const hasServer = chosen.server.length + chosen.journey.length > 0
  const browser = chosen.journey.length > 0 ? ensureBrowser() : Promise.resolve(null)
  // For the second run of the server tests and for a journey with money; they go with this process. After the browser:
  // where neither is there yet, both ask apt, which serves one at a time and refuses the other.
  const startServices = () => (hasServer ? startRealServices() : {})
  const services = browser.then(startServices, startServices)
  services.catch(() => {})
  // A run of everything names no files: nothing that the tools find can be left out.
  const named = (files) => (isWhole(request) ? [] : files)
  const runNamed = (proof, projects) => (files) => vitest({ proof, projects, files, env })
  const run = (proof, projects) => (files) => runNamed(proof, projects)(named(files))

  const results = await checksAndUnits(request, chosen, run)
  if (hasServer || chosen.start.length > 0)
    results.push(await step('build', () => node(['scripts/build.mjs', '--stale'])))
  results.push(...(await testsWithDatabases(request, chosen, { run, runNamed, services, env })))
  results.push(
    await tests('journeys in Chromium', 'journeys', chosen.journey, async (files) =>
      journeys(await browser, await services.catch(() => ({})), named(files), env),
    ),
  )
  await services.then(({ stop }) => stop?.()).catch(() => {})
  if (isWhole(request)) results.push(await step('specification coverage', () => node(['scripts/spec.mjs'])))
  return results.filter(Boolean)
}

function refuse(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

export async function testKeo(args) {
  const start = performance.now()
  const request = readRequest(args)
  if (request.problem) return refuse(request.problem)
  const chosen = select(testFiles(), request)
  if (Object.values(chosen).flat().length === 0)
    return refuse(
      `No test file has ${request.words.join(' or ')} in its path: see apps/*/src/features and e2e.`,
    )
  const installed = await step('dependencies', () => ensureDependencies().then(() => ({ ok: true })))
  // Every tool of this run finds it in its environment.
  process.env.PROOF_FOLDER = freshProofs(isWhole(request))
  const results = [installed, ...(installed.ok ? await runAll(request, chosen) : [])]
  const { passed, failed } = tally(installed.ok ? results.slice(1) : results, process.env.PROOF_FOLDER)
  const seconds = (performance.now() - start) / 1000
  writeStepTimes(results, seconds, request)
  process.stdout.write(`\n${(seconds / 60).toFixed(1)} minutes\n${passed} passed, ${failed} failed\n`)
  process.exit(failed === 0 ? 0 : 1)
}
