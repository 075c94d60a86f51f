import { expect, test } from 'vitest'
import { createBatches } from './batches.ts'

test('no batch has more than it may, none is under way beside another where one is enough, and each has its own answer', async () => {
  const sizes: number[] = []
  let [underWay, mostUnderWay] = [0, 0]
  const { submit } = createBatches({
    atOnce: 1,
    most: 2,
    keyOf: String,
    async apply(items: readonly number[]) {
      mostUnderWay = Math.max(mostUnderWay, (underWay += 1))
      await Promise.resolve()
      sizes.push(items.length)
      underWay -= 1
      return items.map((item) => item * 10)
    },
  })
  expect(await Promise.all([1, 2, 3, 4, 5].map(submit))).toEqual([10, 20, 30, 40, 50])
  expect([sizes, mostUnderWay]).toEqual([[2, 2, 1], 1])
})

test('[RAT-05] no more wait than may: whoever comes then is refused at once, and the others get their answers', async () => {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  const done: number[] = []
  const { submit } = createBatches({
    atOnce: 1,
    most: 1,
    waitingMost: 2,
    async apply(items: readonly number[]) {
      await isReleased
      done.push(...items)
      return items
    },
  })
  const first = submit(1)
  await Promise.resolve()
  const waiting = [submit(2), submit(3)]
  await expect(submit(4)).rejects.toMatchObject({ code: 'BUSY' })
  release()
  expect(await Promise.all([first, ...waiting])).toEqual([1, 2, 3])
  expect(await submit(5)).toBe(5)
  expect(done).toEqual([1, 2, 3, 5])
})
