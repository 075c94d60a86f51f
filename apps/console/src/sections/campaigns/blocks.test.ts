import { expect, test } from 'vitest'
import { definitionOf, NO_BLOCKS } from './blocks.ts'

test('blocks become a ladder that begins as a draft, with a step for each target', () => {
  const built = JSON.parse(
    definitionOf({
      ...NO_BLOCKS,
      id: 'cuoi-tuan',
      vi: 'Cuối tuần',
      levelFrom: '3',
      steps: [
        { target: '1000000', amount: '10000' },
        { target: '5000000', amount: '80000' },
      ],
    }),
  )
  expect(built).toMatchObject({
    id: 'cuoi-tuan',
    state: 'draft',
    audience: { levelFrom: 3 },
    steps: [
      { id: 's1', measure: { of: 'sports-turnover' }, target: 1_000_000, reward: { amount: 10_000 } },
      { id: 's2', target: 5_000_000, reward: { kind: 'cash', amount: 80_000, turnoverTimes: 1 } },
    ],
    budget: { amount: 100_000_000, per: 'whole' },
  })
})

test('who it is meant for, when, its rules and its bounds are written where they were filled in, and nowhere else', () => {
  const plain = JSON.parse(definitionOf({ ...NO_BLOCKS, vi: 'Cuối tuần' }))
  expect(plain).toMatchObject({ audience: {}, period: { kind: 'always' }, caps: { device: 1 } })
  expect(plain.rules[0].text.vi).toBe('Cuối tuần')
  expect(Object.keys(plain)).not.toContain('reviewFrom')
  const built = JSON.parse(
    definitionOf({
      ...NO_BLOCKS,
      vi: 'Cuối tuần',
      rules: { ...NO_BLOCKS.rules, vi: 'Chỉ tính vé đã có kết quả.' },
      first: '2026-12-01',
      last: '2026-12-31',
      levelTo: '5',
      accountDaysFrom: '30',
      deposited: 'before',
      languages: ['vi', 'th'],
      caps: { device: '', payoutTarget: '1', household: '2', member: '3' },
      reviewFrom: '5000000',
    }),
  )
  expect(built).toMatchObject({
    period: { kind: 'dates', first: '2026-12-01', last: '2026-12-31' },
    reviewFrom: 5_000_000,
  })
  expect(built.rules[0].text).toMatchObject({ vi: 'Chỉ tính vé đã có kết quả.' })
  expect(built.audience).toEqual({
    levelTo: 5,
    accountDaysFrom: 30,
    hasDeposited: true,
    languages: ['vi', 'th'],
  })
  expect(built.caps).toEqual({ payoutTarget: 1, household: 2, member: 3 })
})
