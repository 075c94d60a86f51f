import type { FullResult, Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter'
import { type ProvenTest, relativeToRoot, writeProof } from './proof-file.ts'

/** The journeys' counterpart of the vitest reporter: expectations are counted from the steps. */
export default class ProofReporter implements Reporter {
  private readonly tests = new Map<string, ProvenTest>()

  onTestEnd(test: TestCase, result: TestResult) {
    this.tests.set(test.id, {
      title: test.titlePath().slice(3).join(' > '),
      file: relativeToRoot(test.location.file),
      state: result.status === 'passed' ? 'passed' : result.status === 'skipped' ? 'skipped' : 'failed',
      assertions: countExpectations(result.steps),
    })
  }

  onEnd(result: FullResult) {
    if (result.status === 'interrupted') return
    writeProof([...this.tests.values()])
  }

  printsToStdio() {
    return false
  }
}

function countExpectations(steps: readonly TestStep[]): number {
  return steps.reduce(
    (total, step) => total + (step.category === 'expect' ? 1 : 0) + countExpectations(step.steps),
    0,
  )
}
