import { expect, test } from 'vitest'
import { createSpanQueue, SPANS_MAX } from './span-queue.ts'

function setup(send: (spans: readonly number[]) => Promise<boolean>) {
  const counts = { sent: 0, dropped: 0 }
  const timers: (() => void)[] = []
  const queue = createSpanQueue<number>({
    send,
    countSent: (spans) => void (counts.sent += spans),
    countDropped: (spans) => void (counts.dropped += spans),
    after(_ms, run) {
      timers.push(run)
      return () => void timers.splice(timers.indexOf(run), 1)
    },
  })
  return { queue, counts, timers }
}

test('spans are gathered, and go out together', async () => {
  const sent: number[][] = []
  const { queue, counts, timers } = setup(async (spans) => {
    sent.push([...spans])
    return true
  })
  for (const span of [1, 2, 3]) queue.add(span)
  expect([sent, timers.length]).toEqual([[], 1])
  timers[0]?.()
  await queue.flush()
  expect(sent).toEqual([[1, 2, 3]])
  expect(counts).toEqual({ sent: 3, dropped: 0 })
})

test('a collector that never answers holds so many spans and no more; the rest is counted and forgotten', async () => {
  const asked: number[] = []
  const { queue, counts, timers } = setup((spans) => {
    asked.push(spans.length)
    return new Promise(() => {})
  })
  queue.add(0)
  timers[0]?.()
  for (let span = 0; span < SPANS_MAX + 10; span += 1) queue.add(span)
  expect(asked).toEqual([1])
  expect(counts).toEqual({ sent: 0, dropped: 10 })
})

test('what a collector that is away does not take is dropped; at the end it is asked once', async () => {
  let asked = 0
  const { queue, counts } = setup(async () => {
    asked += 1
    throw new Error('away')
  })
  for (let span = 0; span < 2_000; span += 1) queue.add(span)
  await queue.close()
  expect(asked).toBe(1)
  expect(counts).toEqual({ sent: 0, dropped: 2_000 })
})
