import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { errorText, type FileTime, type ProvenTest, relativeToRoot, writeProof } from './proof-file.ts'

/** Writes what ran, how much it asserted and how long it took, for the coverage table and the table of times. */
export class ProofReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    writeProof(modules.flatMap(testsOf), modules.map(timeOf))
  }
}

function testsOf(module: TestModule): ProvenTest[] {
  const file = relativeToRoot(module.moduleId)
  const tests = [...module.children.allTests()].map((test) => provenTest(file, test))
  // A file that cannot be loaded has no tests to fail; it must not pass for that.
  if (module.errors().length > 0) tests.push({ title: `${file} loads`, file, state: 'failed', assertions: 0 })
  return tests
}

function provenTest(file: string, test: TestCase): ProvenTest {
  const { state, errors: [error] = [] } = test.result()
  const neededSecondTry = test.diagnostic()?.flaky ?? false
  return {
    title: test.fullName,
    file,
    state: state === 'pending' ? 'skipped' : state,
    assertions: test.meta().assertions ?? 0,
    neededSecondTry,
    ...(neededSecondTry && error ? { firstError: errorText(error.message, error.diff) } : {}),
  }
}

function timeOf(module: TestModule): FileTime {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
    module.diagnostic()
  const parts = [environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration]
  return {
    file: relativeToRoot(module.moduleId),
    seconds: parts.reduce((sum, part) => sum + part, 0) / 1000,
  }
}
