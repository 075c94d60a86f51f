import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { LongFirst } from './scripts/proof/long-first.ts'
import { ProofReporter } from './scripts/proof/vitest-reporter.ts'

const everywhere = ['apps', 'packages', 'scripts']
const inAll = (name: string) => everywhere.map((folder) => `${folder}/**/${name}`)
const outside = ['**/node_modules/**', '**/build/**']

/** How long a loaded machine may take for what a quiet one does at once. */
const PATIENCE_MS = 60_000

const shared = {
  setupFiles: ['./scripts/proof/count-assertions.ts', './scripts/proof/patience.ts'],
  expect: { requireAssertions: true, poll: { timeout: PATIENCE_MS } },
  restoreMocks: true,
  unstubGlobals: true,
  unstubEnvs: true,
  testTimeout: 5 * PATIENCE_MS,
  hookTimeout: 5 * PATIENCE_MS,
  // As the journeys have it, and never silently: the proof and the printed tally name every test that needed it.
  retry: process.env.PROOF_FOLDER ? 1 : 0,
}

export default defineConfig({
  test: {
    reporters: [process.env.VITEST_REPORTER ?? 'default', new ProofReporter()],
    maxWorkers: 2,
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: inAll('*.test.ts'),
          exclude: [...outside, '**/*.server.test.ts', '**/*.start.test.ts'],
          environment: 'node',
          // What many files import is loaded once for each worker; whoever replaces a module puts it back.
          isolate: false,
        },
      },
      {
        // Screens read answers as the built page does (decision 0021), so the tests prove what is shipped.
        resolve: { alias: { 'zod/mini': path.resolve('apps/web/src/schemas/zod-mini.ts') } },
        test: {
          ...shared,
          name: 'screen',
          setupFiles: [
            './scripts/proof/fresh-screen.ts',
            ...shared.setupFiles,
            './scripts/proof/clean-screen.ts',
          ],
          include: inAll('*.test.tsx'),
          exclude: outside,
          environment: 'happy-dom',
          sequence: { setupFiles: 'list' },
          // React, the browser's stand-in and the tools are loaded once for each worker; ours anew for each file.
          isolate: false,
        },
      },
      {
        test: {
          ...shared,
          name: 'server',
          include: inAll('*.server.test.ts'),
          exclude: outside,
          environment: 'node',
          globalSetup: ['packages/dev-world/src/test-database-setup.ts'],
          // The whole server is loaded once for each worker, not for each file; each file has a database of its own.
          isolate: false,
        },
      },
      {
        test: {
          ...shared,
          name: 'start',
          include: ['scripts/**/*.start.test.ts'],
          exclude: outside,
          environment: 'node',
        },
      },
    ],
  },
})
