import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SPORT_ICON_IDS, SportIcon } from './sport-icon.tsx'

/** Specification section 3. */
const SPORTS = [1, 2, 3, 4, 5, 6, 7, 8, 13, 15, 16, 19, 47, 51, 177, 178]

const draw = (sport: number, active: boolean) =>
  renderToStaticMarkup(<SportIcon sport={sport} active={active} />)

test('[SPT-03] the sixteen sports each have an inactive and an active icon of their own', () => {
  expect(SPORT_ICON_IDS.toSorted((a, b) => a - b)).toEqual(SPORTS)
  const drawings = SPORTS.flatMap((sport) => [draw(sport, false), draw(sport, true)])
  expect(new Set(drawings).size).toBe(32)
})

test('a sport without a drawing borrows the most common one', () => {
  expect(draw(999, false)).toBe(draw(1, false))
})
