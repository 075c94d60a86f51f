import type { TestCase, TestResult, TestStep } from '@playwright/test/reporter'
import { errorText, type ProvenTest, relativeToRoot } from './proof-file.ts'

type Journey = Pick<TestCase, 'titlePath' | 'location' | 'results' | 'outcome'>

/** A journey counts once, as its last try ended. One that failed first is known by it: a flake is shown, not hidden. */
export function provenJourney(test: Journey): ProvenTest {
  const outcome = test.outcome()
  const last = test.results.at(-1)
  const state = stateOf(outcome, last)
  const error = test.results[0]?.error?.message
  return {
    title: test.titlePath().slice(3).join(' > '),
    file: relativeToRoot(test.location.file),
    state,
    assertions: countExpectations(last?.steps ?? []),
    ...(state === 'passed' && outcome === 'flaky'
      ? { neededSecondTry: true, ...(error ? { firstError: errorText(error) } : {}) }
      : {}),
  }
}

function stateOf(outcome: ReturnType<TestCase['outcome']>, last?: TestResult): ProvenTest['state'] {
  // Where journeys follow one another, one that failed is skipped at the second try when an earlier one fails there.
  if (outcome === 'unexpected') return 'failed'
  return last?.status === 'passed' || last?.status === 'skipped' ? last.status : 'failed'
}

function countExpectations(steps: readonly TestStep[]): number {
  return steps.reduce(
    (total, step) => total + (step.category === 'expect' ? 1 : 0) + countExpectations(step.steps),
    0,
  )
}
