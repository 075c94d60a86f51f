import type { Reporter, TestModule } from 'vitest/node'
import { type ProvenTest, relativeToRoot, writeProof } from './proof-file.ts'

/** Writes what ran and how much it asserted, for the coverage table. */
export class ProofReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    writeProof(modules.flatMap(testsOf))
  }
}

function testsOf(module: TestModule): ProvenTest[] {
  const file = relativeToRoot(module.moduleId)
  const tests = [...module.children.allTests()].map((test) => {
    const { state } = test.result()
    return {
      title: test.fullName,
      file,
      state: state === 'pending' ? ('skipped' as const) : state,
      assertions: test.meta().assertions ?? 0,
    }
  })
  // A file that cannot be loaded has no tests to fail; it must not pass for that.
  if (module.errors().length > 0) tests.push({ title: `${file} loads`, file, state: 'failed', assertions: 0 })
  return tests
}
