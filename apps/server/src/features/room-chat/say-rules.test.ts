import { AppError } from '@keo/contract/errors'
import { seconds } from '@keo/units/instants'
import { expect, test } from 'vitest'
import { comboOf, refuseFlood, refuseStanding, type Said, slowLeft } from './say-rules.ts'

const NOW = 1_000_000_000
const said = (agoSeconds: number, text = `${agoSeconds}`, roomId = 'm1'): Said => ({
  roomId,
  text,
  at: NOW - seconds(agoSeconds),
})
const next = { roomId: 'm1', text: 'hay', slowSeconds: 3, now: NOW }

function refusalOf(act: () => void) {
  try {
    act()
    return null
  } catch (refusal) {
    const { code, params } = refusal as AppError
    return { code, ...params }
  }
}

test.each([
  [1, 2],
  [2.4, 1],
  [3, 0],
  [50, 0],
])('%s s after the last message the room asks to wait %s s', (ago, left) => {
  expect(slowLeft([said(ago)], next)).toBe(left)
})

test('slow mode is of one room, and can be off', () => {
  expect(slowLeft([said(1, 'x', 'm2')], next)).toBe(0)
  expect(slowLeft([said(1)], { ...next, slowSeconds: 0 })).toBe(0)
  expect(refusalOf(() => refuseFlood([said(1)], next))).toEqual({ code: 'ROOM_SLOW', seconds: 2 })
})

test('fifteen messages a minute over all rooms, then a wait that is told', () => {
  const many = (count: number) => Array.from({ length: count }, (_, n) => said(4 + n, `${n}`, 'm2'))
  expect(refusalOf(() => refuseFlood(many(14), next))).toBeNull()
  expect(refusalOf(() => refuseFlood(many(15), next))).toEqual({ code: 'ROOM_FLOOD', seconds: 42 })
})

test('the same words are not said twice within half a minute', () => {
  expect(refusalOf(() => refuseFlood([said(29, 'hay')], next))).toEqual({ code: 'ROOM_REPEAT' })
  expect(refusalOf(() => refuseFlood([said(30, 'hay')], next))).toBeNull()
})

test('muted members give but do not write, banned ones do neither', () => {
  const until = '2026-11-18 20:00:00'
  expect(refusalOf(() => refuseStanding({ kind: 'muted', until }, 'write'))).toEqual({
    code: 'ROOM_MUTED',
    time: until,
  })
  expect(refusalOf(() => refuseStanding({ kind: 'muted', until }, 'give'))).toBeNull()
  expect(refusalOf(() => refuseStanding({ kind: 'banned', until }, 'give'))).toEqual({
    code: 'ROOM_BANNED',
    time: until,
  })
  expect(refusalOf(() => refuseStanding(null, 'write'))).toBeNull()
})

test('the same gift within ten seconds goes on with the row', () => {
  expect(comboOf(1, null, NOW)).toBe(1)
  expect(comboOf(10, { combo: 2, at: NOW - seconds(10) }, NOW)).toBe(12)
  expect(comboOf(10, { combo: 2, at: NOW - seconds(11) }, NOW)).toBe(10)
})
