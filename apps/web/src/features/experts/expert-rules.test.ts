import type { PlanPick } from '@keo/contract/experts'
import { expect, test } from 'vitest'
import { LEG, PLAN } from '../../testing/sample-expert.ts'
import { curveShape } from './curve-shape.ts'
import { matchText, unitsText, wholePrice } from './expert-words.ts'
import { pickText } from './pick-words.ts'

const say = ((key: string, values: Record<string, unknown> = {}) =>
  `${key} ${Object.values(values).join()}`.trim()) as Parameters<typeof pickText>[2]
const pick = (change: Partial<PlanPick>): PlanPick => ({ ...LEG.pick!, ...change })

test('a pick is named as a bettor says it, with the sign of its handicap', () => {
  expect(pickText(pick({}), LEG, say)).toBe('Hà Nội FC \u22120.5')
  expect(pickText(pick({ optionType: 2, line: '0.75' }), LEG, say)).toBe('Thể Công +0.75')
  expect(pickText(pick({ line: '0' }), LEG, say)).toBe('Hà Nội FC 0')
  expect(pickText(pick({ kind: 'total', optionType: 5, line: '2.5' }), LEG, say)).toBe('plan.under 2.5')
  expect(pickText(pick({ kind: 'winner', optionType: 3, line: null }), LEG, say)).toBe('plan.draw')
  expect(matchText({ ...LEG, homeScore: 4, awayScore: 1 })).toBe('Hà Nội FC 4–1 Thể Công')
})

test('units have their sign and the comma of the language', () => {
  expect([unitsText(7700, 'vi', 1), unitsText(-1000, 'vi'), unitsText(840, 'en')]).toEqual([
    '+7,7',
    '\u22121,00',
    '+0.84',
  ])
})

test('the price of all legs together is cut to the thousandth, and unknown while one is sealed', () => {
  const legs = [1843, 1907, 1472].map((price) => ({ pick: pick({ price }) })) as never
  expect(wholePrice({ legs })).toBe(5173)
  expect(wholePrice({ ...PLAN, legs: [LEG, { ...LEG, pick: null }] })).toBeNull()
})

test('the curve begins at nothing and stays inside its drawing', () => {
  const { line, zero, chance } = curveShape(
    [
      { total: -1000, chance: 2000 },
      { total: 3000, chance: 2800 },
    ],
    330,
    150,
  )
  expect(line.startsWith(`M0 ${zero}L165 `)).toBe(true)
  expect(line.endsWith('330 6')).toBe(true)
  expect(chance).toContain('330 ')
})
