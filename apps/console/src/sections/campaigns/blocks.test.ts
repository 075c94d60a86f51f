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
