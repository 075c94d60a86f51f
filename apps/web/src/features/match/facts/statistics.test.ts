import { expect, test } from 'vitest'
import { pressureOf, statisticRows } from './statistics.ts'

const count = (kind: string, home: number, away: number) => ({ kind, home, away })

test('counts are compared in a fixed order, unknown ones left out', () => {
  const rows = statisticRows({
    counts: [count('redCard', 0, 1), count('sneeze', 4, 4), count('danger', 3, 2)],
  })
  expect(rows).toEqual([
    { label: 'match.stat.attacks', home: 3, away: 2 },
    { label: 'match.stat.redCards', home: 0, away: 1 },
  ])
})

test('pressure is the share of attacks, shots and corners, and unknown before any', () => {
  expect(pressureOf([])).toBeNull()
  expect(pressureOf([count('yellowCard', 2, 0)])).toBeNull()
  expect(pressureOf([count('danger', 3, 1), count('corner', 0, 2)])).toBe(60)
})
