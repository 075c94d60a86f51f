import { expect, test } from 'vitest'
import { PAGES } from './pages.ts'

test('G and a letter go to every page of the rail, each letter to one', () => {
  const inRail = PAGES.filter(({ under }) => under === undefined)
  const letters = inRail.map(({ letter }) => letter)
  expect(inRail.filter(({ letter }) => letter === undefined).map(({ name }) => name)).toEqual([])
  expect(new Set(letters).size).toBe(letters.length)
})
