import { expect, test } from 'vitest'
import { nodeProblem } from './node-version.mjs'

test.each(['20.19.0', '20.20.2', '21.0.0', '24.1.0'])('Node %s is new enough', (version) => {
  expect(nodeProblem(version)).toBeNull()
})

test.each(['0.10.48', '12.22.12', '18.20.4', '20.18.3'])(
  'Node %s is told in one sentence what is needed',
  (version) => {
    expect(nodeProblem(version)).toBe(
      `Kèo needs Node 20.19 or later and this is ${version}; install a newer one from https://nodejs.org.`,
    )
  },
)
