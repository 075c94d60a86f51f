import { expect, test } from 'vitest'
import {
  accessProof,
  openPages,
  pagesInLooks,
  provenLooks,
} from '../features/site-pages/accessibility/access-proof.ts'
import { routes } from './route-table.ts'

const pages = routes.filter(({ pattern, redirectTo }) => pattern !== '*' && redirectTo === null)

test('the accessibility statement has a line of proof for every page of the table, and for no other (npm run access)', () => {
  expect(Object.keys(accessProof.routes).toSorted()).toEqual(pages.map(({ pattern }) => pattern).toSorted())
})

test('no page held in a look twice, and only in looks that there are', () => {
  const wrong = Object.entries(accessProof.routes).filter(
    ([, places]) =>
      new Set(places).size !== places.length ||
      places.some((place) => accessProof.looks[place] === undefined),
  )
  expect(wrong).toEqual([])
})

test('a page that held nowhere is told as open', () => {
  expect(openPages({ ...accessProof, routes: { '/': [0], '/help': [] } })).toEqual(['/help'])
})

test('the figures of the statement are those of its lines: a look that did not run counts no page', () => {
  const looks = pagesInLooks(accessProof)
  expect(looks.reduce((sum, { pages: count }) => sum + count, 0)).toBe(provenLooks(accessProof))
  const half = { ...accessProof, routes: { '/': [0], '/sports': [0, 1] } }
  expect(pagesInLooks(half).map(({ pages: count }) => count)).toEqual([2, 1, 0, 0, 0, 0, 0, 0])
})
