import { OPEN_ROOMS_MAX } from '@keo/contract/rooms'
import { SPORT } from '@keo/sportsbook-contract/sport-ids'
import { days, hours, minutes } from '@keo/units/instants'
import { expect, test } from 'vitest'
import { planRefusal } from './hand-plan-rules.ts'
import { chooseRooms } from './plan-rooms.ts'

/** 19:00 in Vietnam. */
const NOW = Date.UTC(2026, 0, 31, 12)
const SITE = { now: NOW, booked: [], shift: null }
const talk = (from: number, length: number, hostId = 'a') =>
  ({ kind: 'talk', sportId: null, hostId, startsAt: NOW + from, endsAt: NOW + from + length }) as const
const match = (from: number, hostId: string | null) =>
  ({ kind: 'match', sportId: SPORT.soccer, hostId, startsAt: NOW + from }) as const

test('a room is planned for later, and for the next seven days alone', () => {
  expect(planRefusal(talk(minutes(1), hours(1)), SITE)).toBeNull()
  expect(planRefusal(talk(0, hours(1)), SITE)).toBe('MOMENT_PAST')
  expect(planRefusal(talk(days(7), hours(1)), SITE)).toBeNull()
  expect(planRefusal(talk(days(7) + 1, hours(1)), SITE)).toBe('INVALID_INPUT')
  // A match that has just begun may have one still.
  expect(planRefusal(match(-minutes(10), 'a'), SITE)).toBeNull()
})

test('a host is promised once: not beside a match, nor at the hours of a room that opens every day', () => {
  const site = { ...SITE, booked: [match(hours(2), 'a')] }
  expect(planRefusal(talk(hours(1), hours(1)), site)).toBeNull()
  expect(planRefusal(talk(hours(1), hours(1) + 1), site)).toBe('ROOM_HOST_BUSY')
  expect(planRefusal(talk(hours(4), hours(1)), site)).toBe('ROOM_HOST_BUSY')
  expect(planRefusal(talk(hours(5), hours(1)), site)).toBeNull()
  expect(planRefusal(talk(hours(4), hours(1), 'b'), site)).toBeNull()
  const shift = { worksFrom: 21, worksHours: 2 }
  expect(planRefusal(talk(hours(1), hours(1)), { ...SITE, shift })).toBeNull()
  expect(planRefusal(talk(hours(1), hours(1) + 1), { ...SITE, shift })).toBe('ROOM_HOST_BUSY')
  expect(planRefusal(talk(hours(4), hours(1)), { ...SITE, shift })).toBeNull()
})

test('of each kind there are no more at one time than may be open', () => {
  const booked = Array.from({ length: OPEN_ROOMS_MAX }, (_, at) => match(hours(1), `host ${at}`))
  expect(planRefusal(match(hours(2), null), { ...SITE, booked })).toBe('ROOMS_FULL')
  expect(planRefusal(match(hours(2), null), { ...SITE, booked: booked.slice(1) })).toBeNull()
  expect(planRefusal(talk(hours(2), hours(1)), { ...SITE, booked })).toBeNull()
})

test('rooms that plan themselves leave out a host whom somebody has promised, and no place for that', () => {
  const host = { id: 'hst_a', sports: [SPORT.soccer], worksFrom: 0, worksHours: 24 } as const
  const fixture = {
    matchId: '1',
    sportId: SPORT.soccer,
    leagueId: 1,
    beginsAt: NOW + hours(2),
    home: { id: 1, name: 'A' },
    away: { id: 2, name: 'B' },
    leagueName: 'L',
    state: 'open',
    score: null,
    isNeutral: false,
  } as const
  const talks = Array.from({ length: OPEN_ROOMS_MAX }, () => talk(hours(1), hours(8), 'hst_a'))
  expect(chooseRooms([fixture], talks, [host], NOW)).toMatchObject([{ hostId: null }])
  expect(chooseRooms([fixture], [talk(hours(5), hours(1), 'hst_a')], [host], NOW)).toMatchObject([
    { hostId: 'hst_a' },
  ])
})
