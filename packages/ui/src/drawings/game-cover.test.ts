import { expect, test } from 'vitest'
import { designCover } from './game-cover.ts'

const counts = { motifs: 10, objects: 38 }
const looks = ({ ground, motif, object }: ReturnType<typeof designCover>) => `${ground[0]} ${motif} ${object}`

test('the same seed draws the same cover, and 160 games of a catalogue have 160 covers', () => {
  expect(designCover('sen-vang', counts)).toEqual(designCover('sen-vang', counts))
  const all = Array.from({ length: 160 }, (_, index) => looks(designCover(`game-${index}`, counts)))
  expect(new Set(all).size).toBe(160)
})

test('neighbours of a catalogue share neither ground nor motif nor object', () => {
  const designs = Array.from({ length: 160 }, (_, index) => designCover(`game-${index}`, counts))
  const alike = designs.slice(1).filter(({ ground, motif, object }, index) => {
    const before = designs[index]!
    return ground === before.ground || motif === before.motif || object === before.object
  })
  expect(alike).toEqual([])
})
