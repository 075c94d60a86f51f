import { days, hours, minutes } from '@keo/units/instants'
import { expect, test } from 'vitest'
import type { Champion } from '../world/champion.ts'
import type { Match } from '../world/match.ts'
import { problemTogether, type Tied } from './correlation.ts'

const KICK_OFF = Date.UTC(2026, 0, 31, 12)

type MatchFields = {
  id: number
  home: number
  away: number
  league?: number
  startsAt?: number
  isKnockout?: boolean
}

function leg({ id, home, away, league = 7, startsAt = KICK_OFF, isKnockout = false }: MatchFields): Tied {
  const side = (number: number) => ({ id: number, names: { en: `Side ${number}` } })
  const match = { id, startsAt, league: { id: league }, setting: { sportId: 1, isKnockout } }
  const whole = { ...match, home: side(home), away: side(away) } as unknown as Match
  return { match: whole, mayCombine: true, optionType: 1 }
}

/** A bet on the first runner of a competition. */
function outright({ id, league, teamId }: { id: number; league: number; teamId: number }): Tied {
  const champion = { league: { id: league }, runners: [{ number: 1, teamId }] } as unknown as Champion
  const tied = leg({ id, home: 0, away: 0, league })
  return { ...tied, match: { ...tied.match, champion } }
}

const DERBY = leg({ id: 1, home: 11, away: 12 })

test('[BET-05] matches of different sides go together', () => {
  expect(problemTogether([DERBY, leg({ id: 2, home: 13, away: 14 })])).toBeNull()
  // Somebody plays on Saturday and again on Wednesday: two matches, each for itself.
  expect(
    problemTogether([DERBY, leg({ id: 2, home: 11, away: 13, startsAt: KICK_OFF + days(4) })]),
  ).toBeNull()
})

test.each([
  ['under the same id', { id: 1, home: 11, away: 12 }],
  ['under another id in another league', { id: 2, home: 11, away: 12, league: 8 }],
  [
    'under another id, told some minutes later',
    { id: 2, home: 11, away: 12, startsAt: KICK_OFF + minutes(30) },
  ],
  ['under another id with its sides changed over', { id: 2, home: 12, away: 11 }],
])('[BET-06] one match %s counts once', (_, other) => {
  expect(problemTogether([DERBY, leg(other)])).toBe('SAME_MATCH_TWICE')
})

test('[BET-06] a side that another league knows by another id is still the same side', () => {
  const other = leg({ id: 2, home: 911, away: 912, league: 8 })
  const [home, away] = [DERBY.match.home.names, DERBY.match.away.names]
  const named = {
    ...other.match,
    home: { ...other.match.home, names: home },
    away: { ...other.match.away, names: away },
  }
  expect(problemTogether([DERBY, { ...other, match: named }])).toBe('SAME_MATCH_TWICE')
})

test('[BET-05] both matches of a knock-out tie exclude each other; the same pair in a league does not', () => {
  const second = { id: 2, home: 12, away: 11, startsAt: KICK_OFF + days(6) }
  const first = { id: 1, home: 11, away: 12 }
  expect(problemTogether([leg({ ...first, isKnockout: true }), leg({ ...second, isKnockout: true })])).toBe(
    'NOT_FOR_SERIES',
  )
  expect(problemTogether([leg(first), leg(second)])).toBeNull()
})

test("[BET-05] a side's match and the same side's outright never go together", () => {
  const title = outright({ id: 9, league: 70, teamId: 11 })
  expect(problemTogether([DERBY, title])).toBe('MIXED_MATCH_TYPES')
  expect(problemTogether([title, DERBY])).toBe('MIXED_MATCH_TYPES')
})

test.each([
  ['two questions about one competition', { id: 10, league: 70, teamId: 99 }],
  ['one side in two competitions', { id: 10, league: 71, teamId: 11 }],
])('[BET-05] outrights: %s exclude each other', (_, other) => {
  expect(problemTogether([outright({ id: 9, league: 70, teamId: 11 }), outright(other)])).toBe(
    'NOT_FOR_SERIES',
  )
})

test('[BET-04] kick-offs of a series lie within a week', () => {
  const late = (afterMs: number) => leg({ id: 2, home: 13, away: 14, startsAt: KICK_OFF + afterMs })
  expect(problemTogether([DERBY, late(days(7))])).toBeNull()
  expect(problemTogether([DERBY, late(days(7) + hours(1))])).toBe('KICK_OFFS_TOO_FAR')
})
