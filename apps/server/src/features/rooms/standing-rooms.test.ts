import { hours } from '@keo/units/instants'
import { expect, test } from 'vitest'
import { ENTERTAINMENT_HOSTS, STANDING_ROOMS } from './entertainment-rooms.ts'
import { createHostLines, lineAt } from './host-lines.ts'
import { isAtWork } from './room-rules.ts'
import { SANDBOX_HOSTS } from './sandbox-hosts.ts'
import { shiftStart } from './standing-rooms.ts'

const at = (time: string) => Date.parse(`${time}+07:00`)
const timeOf = (instant: number) => new Date(instant + hours(7)).toISOString().slice(5, 16)
const night = { worksFrom: 20, worksHours: 14 }

test('a shift has begun, also before midnight, or begins next', () => {
  expect(timeOf(shiftStart(night, at('2026-01-31T21:30:00')))).toBe('01-31T20:00')
  expect(timeOf(shiftStart(night, at('2026-02-01T09:59:00')))).toBe('01-31T20:00')
  expect(timeOf(shiftStart(night, at('2026-02-01T10:00:00')))).toBe('02-01T20:00')
  expect(timeOf(shiftStart(night, at('2026-02-01T19:59:00')))).toBe('02-01T20:00')
  expect(timeOf(shiftStart(night, at('2026-02-01T20:00:00')))).toBe('02-01T20:00')
})

test('at every hour a talk or a table is open, and nobody sits in two rooms', () => {
  const hosts = [...SANDBOX_HOSTS, ...ENTERTAINMENT_HOSTS]
  const own = STANDING_ROOMS.map(({ hostId }) => hosts.find(({ id }) => id === hostId)!)
  expect(own.every((host) => host.sports.length === 0)).toBe(true)
  expect(new Set(own).size).toBe(STANDING_ROOMS.length)
  for (let hour = 0; hour < 24; hour += 1)
    expect(own.some((host) => isAtWork(host, at('2026-02-01T00:00:00') + hours(hour)))).toBe(true)
})

test('a host speaks in every language where somebody watches an open room, once in two minutes', async () => {
  const said: string[] = []
  const clock = { now: () => at('2026-02-01T21:00:00') }
  const speak = createHostLines({
    clock,
    rooms: STANDING_ROOMS,
    watchedRooms: () => ['k1', 'k2', 'm7'],
    roomOf: async (id) => ({ isOpen: id === 'k1' }),
    hostSays: async (roomId, { id, texts }) => {
      said.push(`${roomId} ${id} ${Object.values(texts).length}`)
    },
  })
  await speak()
  await speak()
  expect(said).toEqual(Array.from({ length: 2 }, () => `k1 line:${clock.now() / 120_000} 4`))
  for (const { lines } of STANDING_ROOMS) {
    const spoken = Array.from({ length: 5 }, (_, slot) => Object.values(lineAt(lines, slot)))
    expect(new Set(spoken.flat()).size).toBe(20)
    expect(spoken.flat().join()).not.toContain('hostLine')
  }
})
