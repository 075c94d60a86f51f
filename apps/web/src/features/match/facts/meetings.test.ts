import { expect, test } from 'vitest'
import { balanceOf, formOf } from './meetings.ts'

const league = {
  name: 'L',
  id: 1,
  or: 1,
  logoUrl: '',
  sportId: 1,
  regionId: 1,
  rnm: '',
  rlg: '',
  hot: false,
  slid: 1,
}
const result = (home: number, away: number, score: [number, number] | null) => ({
  id: 1, startsAt: 0, status: 0, partCount: 2, format: 100_001, ne: 0, sportId: 1, league: league,
  teams: [home, away].map((id) => ({ name: String(id), id, logoUrl: '' })),
  scores: score ? [{ period: 1000, kind: 5, values: [...score] }] : [],
}) // prettier-ignore

test('a side is judged from where it stood: at home or away', () => {
  expect(formOf(7, result(7, 8, [2, 1]))).toBe('won')
  expect(formOf(7, result(8, 7, [2, 1]))).toBe('lost')
  expect(formOf(7, result(8, 7, [1, 1]))).toBe('drawn')
})

test('the balance leaves out what was never played', () => {
  const between = [result(7, 8, [2, 1]), result(8, 7, [0, 0]), result(8, 7, null), result(8, 7, [0, 3])]
  expect(balanceOf(7, between)).toEqual([2, 1, 0])
})
