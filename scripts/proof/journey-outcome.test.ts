import type { TestCase, TestResult, TestStep } from '@playwright/test/reporter'
import path from 'node:path'
import { expect, test } from 'vitest'
import { provenJourney } from './journey-outcome.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
type Status = TestResult['status']

const step = (category: string, steps: TestStep[] = []) => ({ category, steps }) as TestStep
const tried = (status: Status) => {
  const steps = [step('expect', [step('expect')]), step('hook')]
  return status === 'failed'
    ? { status, steps, error: { message: '\u001B[31mnot there\u001B[39m' } }
    : { status, steps }
}

function journey(tries: Status[], outcome: ReturnType<TestCase['outcome']>) {
  return provenJourney({
    titlePath: () => ['', 'chromium-phone', 'a.journey.ts', '[SPT-11a] a bet', 'is placed'],
    location: { file: path.join(ROOT, 'e2e/a.journey.ts'), line: 1, column: 1 },
    results: tries.map(tried) as TestResult[],
    // As Playwright's own, which reads what it belongs to.
    outcome() {
      return this.results.length > 0 ? outcome : 'skipped'
    },
  })
}

test('a journey that passes at once counts once, with the expectations of its steps', () => {
  expect(journey(['passed'], 'expected')).toEqual({
    title: '[SPT-11a] a bet > is placed',
    file: 'e2e/a.journey.ts',
    state: 'passed',
    assertions: 2,
  })
})

test('a journey that failed first is known by it, and counts as its second try ended', () => {
  const once = journey(['failed', 'passed'], 'flaky')
  expect(once).toMatchObject({
    state: 'passed',
    neededSecondTry: true,
    firstError: 'not there',
    assertions: 2,
  })
  expect(journey(['timedOut', 'timedOut'], 'unexpected')).toMatchObject({ state: 'failed' })
  expect(journey(['failed', 'failed'], 'unexpected')).not.toHaveProperty('neededSecondTry')
})

test('a journey repeated only because another one of its file failed did not need it', () => {
  expect(journey(['passed', 'passed'], 'expected')).not.toHaveProperty('neededSecondTry')
  expect(journey(['skipped', 'passed'], 'expected')).not.toHaveProperty('neededSecondTry')
})

test('a failure is not taken back by a second try that never came to it', () => {
  expect(journey(['failed', 'skipped'], 'unexpected').state).toBe('failed')
  expect(journey(['passed', 'failed'], 'flaky')).toMatchObject({ state: 'failed' })
  expect(journey(['skipped'], 'skipped').state).toBe('skipped')
})
