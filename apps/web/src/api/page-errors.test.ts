import { expect, test } from 'vitest'
import { NoAnswer } from './api-outcome.ts'
import type { Incident } from './error-reports.ts'
import { manualClock } from '../testing/manual-clock.ts'
import { createPageErrors } from './page-errors.ts'

function setup() {
  const incidents: Incident[] = []
  const target = new EventTarget()
  createPageErrors({
    route: () => '/match-detail/7',
    clock: manualClock(1000),
    report: (incident) => incidents.push(incident),
  }).listen(target)
  const raise = (type: string, fields: object) => target.dispatchEvent(Object.assign(new Event(type), fields))
  return { incidents, raise }
}

test('[NET-04e] an uncaught error is reported with its route', () => {
  const { incidents, raise } = setup()
  raise('error', { error: new TypeError('x is undefined') })
  expect(incidents).toMatchObject([
    { where: 'page /match-detail/7', answer: { name: 'TypeError', message: 'x is undefined' }, sentAt: 1000 },
  ])
})

test('[NET-04e] a rejection that nobody handled is reported too, whatever was thrown', () => {
  const { incidents, raise } = setup()
  raise('unhandledrejection', { reason: 'nothing' })
  expect(incidents).toMatchObject([{ where: 'page /match-detail/7', answer: { message: 'nothing' } }])
})

test('what the request layer has reported, and images that do not load, are not reported again', () => {
  const { incidents, raise } = setup()
  raise('unhandledrejection', { reason: new NoAnswer('offline') })
  raise('error', {})
  expect(incidents).toEqual([])
})
