import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { secondTries, tally } from './tally.mjs'

function proofs(states: Record<string, string[]>, more: object = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'keo-tally-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, found] of Object.entries(states)) {
    const tests = found.map((state) => Object.assign({ state }, more))
    writeFileSync(path.join(folder, `${name}.json`), JSON.stringify({ name, tests }))
  }
  return folder
}

test('tests are counted one by one, other steps as one, skipped steps not at all', () => {
  const folder = proofs({ unit: ['passed', 'passed', 'skipped'], start: ['passed', 'failed', 'failed'] })
  const results = [
    { ok: true },
    { ok: false },
    { ok: true, proof: 'unit' },
    { ok: false, proof: 'start' },
    { ok: true, proof: 'server-real', isSkipped: true },
  ]
  expect(tally(results, folder)).toEqual({ passed: 4, failed: 3 })
})

test('a step of tests that broke without a failing test is one failure', () => {
  expect(tally([{ ok: false, proof: 'unit' }], proofs({ unit: ['passed'] }))).toEqual({
    passed: 1,
    failed: 1,
  })
})

test('a step of tests that left no proof has failed, whatever it says itself', () => {
  expect(tally([{ ok: true, proof: 'unit' }], proofs({}))).toEqual({ passed: 0, failed: 1 })
})

test('a test that needed its second try is named, and counts once', () => {
  const flake = {
    file: 'e2e/a.journey.ts',
    title: 'a bet is placed',
    neededSecondTry: true,
    firstError: 'expected 1\nto be 2',
  }
  const folder = proofs({ journeys: ['passed'] }, flake)
  expect(secondTries('journeys', folder)).toEqual([
    'second try needed: e2e/a.journey.ts › a bet is placed\n      expected 1\n      to be 2',
  ])
  expect(tally([{ ok: true, proof: 'journeys' }], folder)).toEqual({ passed: 1, failed: 0 })
  expect(secondTries('unit', proofs({ unit: ['passed'] }))).toEqual([])
  expect(secondTries('start', folder), 'a step that left no proof').toEqual([])
})
