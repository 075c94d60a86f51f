import type { FullResult, Reporter, TestCase } from '@playwright/test/reporter'
import { provenJourney } from './journey-outcome.ts'
import { type FileTime, relativeToRoot, writeProof } from './proof-file.ts'

/** The journeys' counterpart of the vitest reporter: expectations are counted from the steps. */
export default class ProofReporter implements Reporter {
  private readonly tests = new Set<TestCase>()

  onTestEnd(test: TestCase) {
    this.tests.add(test)
  }

  onEnd(result: FullResult) {
    if (result.status === 'interrupted') return
    writeProof([...this.tests].map(provenJourney), timesOf(this.tests))
  }

  printsToStdio() {
    return false
  }
}

/** Every try counts: a second one takes time too. */
function timesOf(tests: Iterable<TestCase>): FileTime[] {
  const seconds = new Map<string, number>()
  for (const { location, results } of tests) {
    const file = relativeToRoot(location.file)
    const own = results.reduce((sum, { duration }) => sum + duration, 0) / 1000
    seconds.set(file, (seconds.get(file) ?? 0) + own)
  }
  return [...seconds].map(([file, each]) => ({ file, seconds: each }))
}
