import { nodeProblem } from './lib/node-version.mjs'

/* Everything newer than the oldest Node's syntax is loaded only after this check. */
const problem = nodeProblem(process.versions.node)
if (problem) {
  console.error(problem)
  process.exitCode = 1
} else {
  void import('./emulators/pack-emulators.mjs').then(({ packEmulators }) =>
    packEmulators(process.argv.slice(2)),
  )
}
