import { expect, test } from 'vitest'
import { balanceOf, formOf } from './meetings.ts'

const league = { na: 'L', id: 1, or: 1, lurl: '', sid: 1, rid: 1, rnm: '', rlg: '', hot: false, slid: 1 }
const result = (home: number, away: number, score: [number, number] | null) => ({
  id: 1, bt: 0, ms: 0, fid: 2, fmt: 100_001, ne: 0, sid: 1, lg: league,
  ts: [home, away].map((id) => ({ na: String(id), id, lurl: '' })),
  nsg: score ? [{ pe: 1000, tyg: 5, sc: [...score] }] : [],
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
