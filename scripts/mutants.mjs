import { nodeProblem } from './lib/node-version.mjs'

/* Everything newer than the oldest Node's syntax is loaded only after this check. */
const problem = nodeProblem(process.versions.node)
if (problem) {
  console.error(problem)
  process.exitCode = 1
} else {
  const words = process.argv.slice(2)
  if (words.includes('--operators'))
    void import('./lib/operator-mutants.mjs').then(({ operatorMutants }) => operatorMutants(words))
  else void import('./lib/mutants-keo.mjs').then(({ mutantsKeo }) => mutantsKeo(words))
}
