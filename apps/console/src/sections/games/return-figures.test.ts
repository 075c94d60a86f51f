import { expect, test } from 'vitest'
import { chanceText, measuredText, placeOn, statedText } from './return-figures.ts'

test('returns are read in per cent, with both ends where bets differ and without what is not known', () => {
  expect([statedText(9_610, 9_610), statedText(9_838, 9_900), statedText(null, null)]).toEqual([
    '96.10%',
    '98.38%–99.00%',
    '—',
  ])
  expect([measuredText(9_792.4, 61.2), measuredText(null, null)]).toEqual(['97.92% ± 0.61', '—'])
})

test('a small chance keeps two figures, and a tiny one is told by its power', () => {
  expect([chanceText(0.00031), chanceText(2.3e-9)]).toEqual(['0.031%', '2.3e-9'])
})

test('the scale ends where it is drawn', () => {
  expect([placeOn(8_000), placeOn(9_500), placeOn(20_000)]).toEqual([0, 50, 100])
})
