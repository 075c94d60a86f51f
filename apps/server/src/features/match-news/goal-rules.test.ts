import { expect, test } from 'vitest'
import { goalsBetween } from './goal-rules.ts'

const at = (home: number, away: number) => ({ home, away })

test('[SPT-15g] a score that rises is a goal of its side, told once', () => {
  expect(goalsBetween('17', at(0, 0), at(1, 0))).toEqual([
    { fbId: '17', side: 'home', home: 1, away: 0, isTakenBack: false },
  ])
  expect(goalsBetween('17', at(1, 0), at(1, 0))).toEqual([])
  expect(goalsBetween('17', at(1, 0), at(2, 1)).map(({ side }) => side)).toEqual(['home', 'away'])
})

test('a goal that the video takes back is no goal', () => {
  expect(goalsBetween('17', at(2, 1), at(2, 0))).toEqual([
    { fbId: '17', side: 'away', home: 2, away: 0, isTakenBack: true },
  ])
})
