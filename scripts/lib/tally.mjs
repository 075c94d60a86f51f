import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './run-steps.mjs'

const PROOFS = path.join(ROOT, 'build/proof')

/** Old proof must not speak for a run that did not happen. */
export const forgetProofs = () => rmSync(PROOFS, { recursive: true, force: true })

function testsOf(proof) {
  const file = path.join(PROOFS, `${proof}.json`)
  if (!existsSync(file)) return null
  return JSON.parse(readFileSync(file, 'utf8')).tests
}

/**
 * Counts tests where a step ran tests and the step itself where it did not. A step of tests that failed without a
 * failing test (it could not load, or the runner broke) is one failure.
 */
export function tally(results) {
  let passed = 0
  let failed = 0
  for (const { ok, proof, isSkipped } of results) {
    if (isSkipped) continue
    const tests = proof ? testsOf(proof) : null
    const failing = tests?.filter((test) => test.state === 'failed').length ?? 0
    passed += tests ? tests.filter((test) => test.state === 'passed').length : Number(ok)
    failed += ok ? 0 : Math.max(failing, 1)
  }
  return { passed, failed }
}
