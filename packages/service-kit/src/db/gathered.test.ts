import { expect, test } from 'vitest'
import type { Tx } from './database.ts'
import { createGathered, sideBySide } from './gathered.ts'

const aTx = () => ({}) as Tx

test('what is asked of one transaction in the same breath is one statement, another transaction has its own', async () => {
  const statements: number[][] = []
  const doubled = createGathered<number, number>(async (_db, items) => {
    statements.push([...items])
    return items.map((item) => item * 2)
  })
  const [one, other] = [aTx(), aTx()]
  expect(await Promise.all([doubled(one, 1), doubled(one, 2), doubled(other, 3)])).toEqual([2, 4, 6])
  expect(await doubled(one, 4)).toBe(8)
  expect(statements).toEqual([[1, 2], [3], [4]])
})

test('works side by side go step by step together', async () => {
  const statements: string[] = []
  const step = createGathered<string, string>(async (_db, items) => {
    statements.push(items.join(' '))
    return items
  })
  const work = (name: string) => async (tx: Tx) => {
    await step(tx, `${name}1`)
    return step(tx, `${name}2`)
  }
  expect(await sideBySide(aTx(), [work('a'), work('b')])).toEqual(['a2', 'b2'])
  expect(statements).toEqual(['a1 b1', 'a2 b2'])
})

test('all have ended when one fails, and thrown is what undid the transaction', async () => {
  const ended: string[] = []
  const aborted = Object.assign(new Error('aborted'), { code: '25P02' })
  const deadlock = Object.assign(new Error('deadlock'), { code: '40P01' })
  const failing = (name: string, error: Error, turns: number) => async () => {
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve()
    ended.push(name)
    throw error
  }
  const works = [failing('late', aborted, 5), failing('first', deadlock, 1)]
  await expect(sideBySide(aTx(), works)).rejects.toBe(deadlock)
  expect(ended).toEqual(['first', 'late'])
})
