import { expect, test } from 'vitest'
import { BAU_CUA_DRAWINGS, symbolDie } from './bau-cua.ts'
import { bowl, plate } from './bowl.ts'
import { chipFace } from './chips.ts'
import { xocDiaCoin } from './coin.ts'
import { die } from './dice.ts'
import { fish } from './fish.ts'
import { cardBack, playingCard } from './playing-cards.ts'
import { ROULETTE_WHEEL, rouletteWheel } from './roulette-wheel.ts'
import { ship } from './ship.ts'

const drawings = () => [
  ...Object.values(BAU_CUA_DRAWINGS).map((face) => face()),
  ...(['nai', 'cua'] as const).map(symbolDie),
  ...[1, 2, 3, 4, 5, 6].map(die),
  ...['A', '2', '10', 'J', 'Q', 'K'].map((rank) => playingCard(rank, 'h')),
  ...[0, 3, 8].map(chipFace),
  ...[0, 10].map(fish),
  cardBack(),
  bowl(),
  plate(),
  xocDiaCoin(true),
  rouletteWheel(),
  ship(),
]

test('every id of a drawing is its own, and every reference has its definition', () => {
  const page = [...drawings(), ...drawings()].join('')
  const ids = [...page.matchAll(/ id="(\w+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const [, used] of page.matchAll(/url\(#(\w+)\)/g)) expect(ids).toContain(used)
})

test('a drawing says nothing to a screen reader and leaves no value out', () => {
  for (const drawing of drawings()) {
    expect(drawing).toContain('aria-hidden="true"')
    expect(drawing).not.toMatch(/undefined|NaN|d=""|fill=""/)
  }
})

test('the wheel has each of the 37 pockets once', () => {
  expect(ROULETTE_WHEEL.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, number) => number))
})
