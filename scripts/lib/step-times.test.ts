import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fileTable, stepTable, writeStepTimes } from './step-times.mjs'

test('the times of a run are kept and printed as a table, and their absence in a sentence', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'keo-times-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'proof/step-times.json')
  expect(stepTable(file)).toBe('No run of npm test has left its times yet.')
  writeStepTimes(
    [
      { name: 'build', seconds: 6.1, ok: true },
      { name: 'journeys', seconds: 420.4, ok: false },
    ],
    600,
    { words: [], shard: null, isNightly: false },
    file,
  )
  const table = stepTable(file)
  expect(table).toContain('10.0 minutes on')
  expect(table).toContain('| build | 6 s |\n| journeys | 420 s |\n| **all** | 600 s |')
})

test('the files of all proofs are listed, the longest first, as many as were asked for', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'keo-times-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const proof = (name: string, files: object[]) =>
    writeFileSync(path.join(folder, `${name}.json`), JSON.stringify({ name, tests: [], files }))
  proof('unit', [{ file: 'a.test.ts', seconds: 2.4 }])
  proof('journeys', [
    { file: 'b.journey.ts', seconds: 61 },
    { file: 'c.journey.ts', seconds: 1 },
  ])
  const rows = fileTable(folder, 2).split('\n').slice(2)
  expect(rows).toEqual(['| b.journey.ts | journeys | 61 s |', '| a.test.ts | unit | 2 s |'])
})
