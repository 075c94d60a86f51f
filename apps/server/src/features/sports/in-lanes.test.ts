import { expect, test } from 'vitest'
import { inLanes } from './in-lanes.ts'

test('things of one key keep their order, the keys go side by side, and nothing is left out', async () => {
  const items = Array.from({ length: 200 }, (_, number) => ({ key: `${number % 20}`, number }))
  const done: typeof items = []
  let [running, most] = [0, 0]
  await inLanes(
    items,
    ({ key }) => key,
    async (item) => {
      running += 1
      most = Math.max(most, running)
      await Promise.resolve()
      running -= 1
      done.push(item)
    },
  )
  expect(done).toHaveLength(items.length)
  expect(most).toBe(6)
  for (let key = 0; key < 20; key++) {
    const numbers = done.filter((item) => item.key === `${key}`).map(({ number }) => number)
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
  }
})

test('one failure is a failure of the whole', async () => {
  const fails = inLanes([1, 2, 3], String, async (item) => {
    if (item === 2) throw new Error('broken')
  })
  await expect(fails).rejects.toThrow('broken')
})
