import { crashPoint, chainFrom } from '@keo/game-rules/games/crash'
import { crashFlightMs } from '@keo/games-contract/shared-tables'
import { expect, test } from 'vitest'
import {
  crashPhase,
  crashReturn,
  endsAt,
  exitAt,
  exitMoment,
  fliesAt,
  nextRoundAt,
  ownExitBy,
} from './crash-round.ts'

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const round = { bettingAt: 1_000_000, point: 200 }

test('a crash round bets for 6 s, flies until its point and shows it for 2 s', () => {
  expect(fliesAt(round)).toBe(1_006_000)
  // ln 2 / 0.00008 = 8664.3 ms
  expect(endsAt(round)).toBe(1_014_665)
  expect(nextRoundAt(round)).toBe(1_016_665)
  expect([1_005_999, 1_006_000, 1_014_664, 1_014_665].map((now) => crashPhase(round, now))).toEqual([
    'betting',
    'flying',
    'flying',
    'ended',
  ])
})

test('a round with the point 1.00 is over when it takes off', () => {
  expect(crashPhase({ bettingAt: 0, point: 100 }, 6_000)).toBe('ended')
})

test('an exit pays the multiplier of its moment, cut, and none below 1.01', () => {
  expect(exitAt(round, fliesAt(round))).toBeNull()
  expect(exitAt(round, fliesAt(round) + crashFlightMs(101) - 1)).toBeNull()
  expect(exitAt(round, fliesAt(round) + crashFlightMs(101))).toBe(101)
  expect(exitAt(round, endsAt(round) - 1)).toBe(199)
  expect(crashReturn(33_333n, 137)).toBe(45_666n)
  expect(crashReturn(33_333n, null)).toBe(0n)
})

test('an exit set before the flight takes place exactly there, at the point itself too, and not above it', () => {
  expect(exitMoment(round, 150)).toBe(fliesAt(round) + 5_069)
  expect(exitMoment(round, 200)).toBe(endsAt(round))
  expect(exitMoment(round, 201)).toBeNull()
  expect(ownExitBy(round, 150, fliesAt(round) + 5_068)).toBeNull()
  expect(ownExitBy(round, 150, endsAt(round))).toBe(150)
  expect(ownExitBy(round, null, endsAt(round))).toBeNull()
})

test('at every millisecond of a flight the exit is below the point and never falls', () => {
  for (const point of [101, 112, 365]) {
    const flight = { bettingAt: 0, point }
    const exits: number[] = []
    for (let now = fliesAt(flight); now < endsAt(flight); now += 1) exits.push(exitAt(flight, now) ?? 100)
    expect(exits.filter((exit, at) => exit >= point || exit < (exits[at - 1] ?? 100))).toEqual([])
    expect(exits.at(-1)).toBe(point - 1)
  }
})

test('the rounds of the published vector fly so long', () => {
  const chain = chainFrom(SEED, 5)
  const points = [3, 2, 1, 0].map((place) => crashPoint(chain[place] ?? '', 'keo-salt'))
  expect(points).toEqual([112, 116, 117, 365])
  expect(points.map((point) => endsAt({ bettingAt: 0, point }) - 6_000)).toEqual([
    1_417, 1_856, 1_963, 16_185,
  ])
})
