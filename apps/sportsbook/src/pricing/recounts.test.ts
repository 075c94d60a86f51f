import { expect, test } from 'vitest'
import { yieldToEventLoop } from '../ground/yield-to-event-loop.ts'
import { createRecounts } from './recounts.ts'

test('what is asked for many times is counted once, one at a time, and not before others had their turn', async () => {
  const counted: number[] = []
  const recount = createRecounts((matchId) => counted.push(matchId))
  for (const id of [7, 8, 7]) recount(id)
  expect(counted).toEqual([])
  await yieldToEventLoop()
  expect(counted).toEqual([7])
  recount(9)
  for (let turn = 0; turn < 3; turn++) await yieldToEventLoop()
  expect(counted).toEqual([7, 8, 9])
  recount(7)
  await yieldToEventLoop()
  expect(counted).toEqual([7, 8, 9, 7])
})
