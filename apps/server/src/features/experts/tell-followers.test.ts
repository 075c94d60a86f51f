import { expect, test } from 'vitest'
import { letterOf } from './tell-followers.ts'

const of = (name: string, newest: string, count = 1) => ({ name, newest, count })

test('one new plan leads to itself', () => {
  expect(letterOf([of('Cú Đêm', 'pln_01')])).toEqual({
    kind: 'planSealed',
    about: 'pln_01',
    values: { name: 'Cú Đêm' },
  })
})

test('several plans are one letter, known by the newest of them; of many experts three are named', () => {
  expect(letterOf([of('A', 'pln_03', 2), of('B', 'pln_09')])).toEqual({
    kind: 'plansSealed',
    about: 'followed:pln_09',
    values: { names: 'A, B', count: '3' },
  })
  expect(letterOf(['A', 'B', 'C', 'D'].map((name) => of(name, 'pln_1'))).values['names']).toBe('A, B, C…')
})
