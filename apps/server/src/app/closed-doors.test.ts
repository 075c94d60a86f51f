import type { Call } from '@keo/contract/define-call'
import type { Api } from '@keo/service-kit/http/api'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { type Parties, PARTY_SETTINGS } from '../gateways/parties.ts'
import { CALLS_OF_DOORS, closedDoors, withClosedDoors } from './closed-doors.ts'

type Door = keyof typeof CALLS_OF_DOORS

const DOORS = [...PARTY_SETTINGS, 'SPORTS_URL'] as const
const sandbox = readConfig({})
const prod = { ...sandbox, KEO_MODE: 'prod', SPORTS_URL: 'https://book.example' } as const
const parties = Object.fromEntries(PARTY_SETTINGS.map((name) => [name, () => ({})])) as unknown as Parties

/** The calls that are answered although their doors are closed. */
function answered(closed: readonly Door[]): Set<Call> {
  const open = new Set<Call>()
  const api = {
    handle(call: Call, answer: () => unknown) {
      try {
        answer()
        open.add(call)
      } catch {
        // Refused.
      }
    },
  } as unknown as Api
  const guarded = withClosedDoors(api, closed)
  for (const call of Object.values(CALLS_OF_DOORS).flat()) guarded.handle(call, () => null)
  return open
}

test.each(DOORS)('[CBK-12] prod without %s closes the calls of that party, and those alone', (missing) => {
  const config = missing === 'SPORTS_URL' ? { ...prod, SPORTS_URL: null } : prod
  const named = { ...parties, [missing]: undefined }
  const closed = closedDoors(config, named)
  expect(closed).toEqual([missing])
  const open = answered(closed)
  for (const door of DOORS)
    for (const call of CALLS_OF_DOORS[door])
      expect([call.path, open.has(call)]).toEqual([call.path, door !== missing])
})

test('outside prod the sandbox stands in and no door is closed; a prod without anybody closes all of them', () => {
  expect(closedDoors(sandbox, {})).toEqual([])
  expect(closedDoors({ ...prod, SPORTS_URL: null }, {})).toEqual(DOORS)
})
