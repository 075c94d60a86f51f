import { expect, test } from 'vitest'
import { crestBeside, crestOf } from './crest.ts'
import { pitchOf } from './pitch.ts'
import { seeded, seedOf } from './seeded.ts'
import { clampTier, vipOrnaments } from './vip-badge.ts'

test('a team always gets the same crest, as a number or as text', () => {
  expect(crestOf('8806')).toEqual(crestOf('8806'))
  expect(crestOf(8806)).toEqual(crestOf('8806'))
})

test('twenty teams of a league get at least fifteen different crests', () => {
  const crests = new Set(Array.from({ length: 20 }, (_, team) => JSON.stringify(crestOf(1000 + team))))
  expect(crests.size).toBeGreaterThanOrEqual(15)
})

test('no two sides of a match look alike: the guests change where both wear one colour', () => {
  const ids = Array.from({ length: 60 }, (_, team) => 1000 + team)
  const pairs = ids.flatMap((home) =>
    ids.filter((away) => away !== home).map((away) => [home, away] as const),
  )
  const alike = pairs.filter(([home, away]) => crestBeside(away, home).field === crestOf(home).field)
  expect(alike).toEqual([])
  const apart = pairs.find(([home, away]) => crestOf(home).field !== crestOf(away).field)
  expect(crestBeside(apart![1], apart![0])).toEqual(crestOf(apart![1]))
})

test('a pitch is the same for the same seed and another for another', () => {
  const box = { width: 358, height: 206 }
  expect(pitchOf({ seed: 1, ...box })).toEqual(pitchOf({ seed: 1, ...box }))
  expect(pitchOf({ seed: 2, ...box }).crowd).not.toEqual(pitchOf({ seed: 1, ...box }).crowd)
})

test('near players are drawn over far ones', () => {
  const depths = pitchOf({ seed: 9, width: 358, height: 206 }).players.map((player) => player.y)
  expect(depths).toEqual(depths.toSorted((a, b) => a - b))
})

test('the number source stays within 0 and 1 and never sticks, whatever the seed', () => {
  for (const seed of [0, 1, 2147483647, seedOf(''), seedOf('Kèo')]) {
    const random = seeded(seed)
    const numbers = Array.from({ length: 50 }, random)
    expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true)
    expect(new Set(numbers).size).toBeGreaterThan(40)
  }
})

test('the VIP badge grows with rank', () => {
  expect(vipOrnaments(3)).toEqual({
    wings: false,
    spark: false,
    doubleWings: false,
    crown: false,
    sheen: false,
  })
  expect(vipOrnaments(5)).toMatchObject({ wings: true, spark: true, doubleWings: false })
  expect(vipOrnaments(8)).toMatchObject({ doubleWings: true, crown: true, spark: false, sheen: false })
  expect(vipOrnaments(11)).toMatchObject({ crown: true, sheen: true })
})

test('a tier outside 0 to 11 shows the nearest badge', () => {
  expect([clampTier(-1), clampTier(4.7), clampTier(40)]).toEqual([0, 4, 11])
})
