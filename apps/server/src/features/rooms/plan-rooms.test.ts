import { SPORT } from '@keo/sportsbook-contract/sport-ids'
import { hours, minutes } from '@keo/units/instants'
import { expect, test } from 'vitest'
import type { Fixture } from '../../gateways/sportsbook/sportsbook-gateway.ts'
import { chooseRooms } from './plan-rooms.ts'
import { coverTagOf, isAtWork, lengthOf } from './room-rules.ts'
import { SANDBOX_HOSTS } from './sandbox-hosts.ts'

/** 19:00 in Vietnam. */
const NOW = Date.UTC(2026, 0, 31, 12)
const fixture = (id: number, change: Partial<Fixture> = {}): Fixture => ({
  matchId: String(id),
  sportId: SPORT.soccer,
  leagueId: 1001,
  beginsAt: NOW + hours(1),
  home: { id: 1, name: 'A' },
  away: { id: 2, name: 'B' },
  leagueName: 'L',
  state: 'open',
  score: null,
  isNeutral: false,
  ...change,
})
const many = (count: number, change: (index: number) => Partial<Fixture>) =>
  Array.from({ length: count }, (_, index) => fixture(index, change(index)))
const SPORTS = Object.values(SPORT)

test('no host is in two rooms at once, and each comments what they know, at their hours', () => {
  const fixtures = many(300, (index) => ({
    sportId: SPORTS[index % SPORTS.length]!,
    beginsAt: NOW + minutes(4) * index,
  }))
  const hosted = chooseRooms(fixtures, [], SANDBOX_HOSTS, NOW).filter(({ hostId }) => hostId !== null)
  expect(hosted.length).toBeGreaterThan(20)
  for (const { fixture: one, hostId } of hosted) {
    const host = SANDBOX_HOSTS.find(({ id }) => id === hostId)!
    expect(host.sports).toContain(one.sportId)
    expect(isAtWork(host, one.beginsAt)).toBe(true)
    const others = hosted.filter((other) => other.hostId === hostId && other.fixture !== one)
    const beside = others.filter(
      ({ fixture: other }) =>
        other.beginsAt < one.beginsAt + lengthOf(one.sportId) &&
        one.beginsAt < other.beginsAt + lengthOf(other.sportId),
    )
    expect(beside).toEqual([])
  }
})

test('a host who has a room already is not promised to another', () => {
  const linh = SANDBOX_HOSTS.filter(({ name }) => name === 'Linh Bóng Đá')
  const booked = [{ sportId: SPORT.soccer, hostId: linh[0]!.id, startsAt: NOW }]
  expect(chooseRooms([fixture(1)], booked, linh, NOW)).toMatchObject([{ hostId: null }])
  expect(chooseRooms([fixture(1)], [], linh, NOW)).toMatchObject([{ hostId: linh[0]!.id }])
})

test('never more than 24 at the same time, and soccer leaves room for the other sports', () => {
  const fixtures = [
    ...many(60, () => ({})),
    ...SPORTS.map((sportId, index) => fixture(100 + index, { sportId, beginsAt: NOW + minutes(50) })),
    ...many(60, () => ({ sportId: SPORT.basketball })),
  ]
  const sports = chooseRooms(fixtures, [], [], NOW).map(({ fixture: { sportId } }) => sportId)
  expect(sports.length).toBeLessThanOrEqual(24)
  expect(sports.filter((sport) => sport === SPORT.soccer)).toHaveLength(8)
  expect(new Set(sports).size).toBe(SPORTS.length)
})

test.each<[string, Partial<Fixture>]>([
  ['is called off', { state: 'void' }],
  ['is over', { state: 'over' }],
  ['is nearly over', { beginsAt: NOW - minutes(100) }],
  ['begins after a day', { beginsAt: NOW + hours(25) }],
  ['is electronic and hours away', { sportId: SPORT.electronicSoccer, beginsAt: NOW + hours(2) }],
])('a match that %s gets no room', (_what, change) => {
  expect(chooseRooms([fixture(1, change)], [], [], NOW)).toEqual([])
})

test('[LIV-02] the cover of a room is 1 for soccer, 2 for basketball, 4 for every other sport', () => {
  expect([SPORT.soccer, SPORT.basketball, SPORT.tennis, null].map(coverTagOf)).toEqual([1, 2, 4, 4])
})

test('a shift may pass midnight', () => {
  const night = { worksFrom: 21, worksHours: 12 }
  const at = (hour: number) => Date.UTC(2026, 0, 31, hour) - hours(7)
  expect([20, 21, 23, 3, 8, 9].map((hour) => isAtWork(night, at(hour)))).toEqual([
    false,
    true,
    true,
    true,
    true,
    false,
  ])
})
