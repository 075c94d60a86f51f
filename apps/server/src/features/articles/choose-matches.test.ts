import { SPORT } from '@keo/sportsbook-contract/sport-ids'
import { expect, test } from 'vitest'
import { chooseMatches } from './choose-matches.ts'

const match = (sportId: number, leagueId: number, beginsAt: number) => ({ sportId, leagueId, beginsAt })
const youth = match(SPORT.soccer, 1026, 1)
const premier = match(SPORT.soccer, 1001, 9)
const hockey = match(SPORT.iceHockey, 2004, 5)
const volleyball = match(SPORT.volleyball, 13_003, 7)

test('what most read about comes first, then the sport of which least was written', () => {
  const open = [youth, hockey, premier, volleyball]
  const written = new Map<number, number>([
    [SPORT.soccer, 4],
    [SPORT.volleyball, 2],
  ])
  expect(chooseMatches(open, written, 2)).toEqual([volleyball, hockey])
  expect(chooseMatches([youth, premier, hockey], written, 2)).toEqual([premier, hockey])
  expect(chooseMatches([youth, premier], written, 2)).toEqual([premier, youth])
})

test('a sport has one of a turn while others wait, and nothing open is nothing to write', () => {
  expect(chooseMatches([youth, premier, hockey], new Map(), 3)).toEqual([premier, hockey, youth])
  expect(chooseMatches([], new Map(), 2)).toEqual([])
})
