import type { FullResult, Reporter, TestCase } from '@playwright/test/reporter'
import { provenJourney } from './journey-outcome.ts'
import { writeProof } from './proof-file.ts'

/** The journeys' counterpart of the vitest reporter: expectations are counted from the steps. */
export default class ProofReporter implements Reporter {
  private readonly tests = new Set<TestCase>()

  onTestEnd(test: TestCase) {
    this.tests.add(test)
  }

  onEnd(result: FullResult) {
    if (result.status === 'interrupted') return
    writeProof([...this.tests].map(provenJourney))
  }

  printsToStdio() {
    return false
  }
}
