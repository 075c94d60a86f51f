import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './run-steps.mjs'

export const PROOFS = path.join(ROOT, 'build/proof')
/** Of a run of a part: it counts its tests and proves nothing of the whole. */
const PARTIAL_PROOFS = path.join(ROOT, 'build/partial-proof')

/** Where a run leaves its proofs. Old ones must not speak for a run that did not happen. */
export function freshProofs(isWhole) {
  const folder = isWhole ? PROOFS : PARTIAL_PROOFS
  rmSync(folder, { recursive: true, force: true })
  return folder
}

function testsOf(folder, proof) {
  const file = path.join(folder, `${proof}.json`)
  if (!existsSync(file)) return null
  return JSON.parse(readFileSync(file, 'utf8')).tests
}

/** A line for each test of a step that passed only when it was tried again. */
export function secondTries(proof, folder) {
  const tests = testsOf(folder, proof) ?? []
  return tests
    .filter(({ neededSecondTry }) => neededSecondTry)
    .map(({ file, title, firstError }) =>
      [`second try needed: ${file} › ${title}`, ...(firstError?.split('\n') ?? [])].join('\n      '),
    )
}

/**
 * Counts tests where a step ran tests and the step itself where it did not. A step of tests that failed without a
 * failing test (it could not load, or the runner broke) is one failure, and so is one that left no proof.
 */
export function tally(results, folder) {
  let passed = 0
  let failed = 0
  for (const { ok, proof, isSkipped } of results) {
    if (isSkipped) continue
    if (!proof) {
      passed += Number(ok)
      failed += Number(!ok)
      continue
    }
    const tests = testsOf(folder, proof)
    const count = (state) => tests?.filter((test) => test.state === state).length ?? 0
    passed += count('passed')
    failed += ok && tests ? 0 : Math.max(count('failed'), 1)
  }
  return { passed, failed }
}
