import { manualClock } from '@keo/service-kit/clock'
import type { RoomChatPush } from '@keo/contract/room-messages'
import { expect, test } from 'vitest'
import { createRoomBroadcast } from './room-broadcast.ts'

const removed = (seq: number) => ({ kind: 'removed', seq }) as const

test('the first line is told at once, what follows within the window together, and a quiet room waits for nothing', async () => {
  const clock = manualClock(0)
  const told: RoomChatPush[] = []
  const { tellRoom } = createRoomBroadcast({
    clock,
    windowMs: 150,
    publish: (_, push) => void told.push(push),
    isTelling: () => false,
  })
  const counts = () => told.map(({ roomId, news }) => `${roomId}:${news.length}`)
  for (const seq of [1, 2, 3]) tellRoom('m1', removed(seq))
  tellRoom('m2', removed(1))
  expect(counts()).toEqual(['m1:1', 'm2:1'])
  await clock.advance(150)
  expect(counts()).toEqual(['m1:1', 'm2:1', 'm1:2'])
  expect(told[2]?.news).toEqual([removed(2), removed(3)])
  tellRoom('m1', removed(4))
  expect(counts(), 'the window goes on after a push').toHaveLength(3)
  await clock.advance(300)
  tellRoom('m1', removed(5))
  expect(counts()).toEqual(['m1:1', 'm2:1', 'm1:2', 'm1:1', 'm1:1'])
})

test('a room that is still being told waits until that is done, and is then told all that came meanwhile', async () => {
  const clock = manualClock(0)
  const told: RoomChatPush[] = []
  const telling = new Set<string>()
  const { tellRoom } = createRoomBroadcast({
    clock,
    windowMs: 150,
    publish: (_, push) => void told.push(push),
    isTelling: (roomId) => telling.has(roomId),
  })
  tellRoom('m1', removed(1))
  telling.add('m1')
  tellRoom('m1', removed(2))
  await clock.advance(170)
  tellRoom('m1', removed(3))
  expect(told).toHaveLength(1)
  telling.delete('m1')
  await clock.advance(10)
  expect(told.map(({ news }) => news)).toEqual([[removed(1)], [removed(2), removed(3)]])
})

test('hearts of one moment are one number, in their place among the lines', async () => {
  const clock = manualClock(0)
  const told: RoomChatPush[] = []
  const { tellRoom } = createRoomBroadcast({
    clock,
    windowMs: 150,
    publish: (_, push) => void told.push(push),
    isTelling: () => false,
  })
  const hearts = (count: number) => ({ kind: 'hearts', count }) as const
  for (const news of [removed(1), hearts(2), removed(2), hearts(5)]) tellRoom('m1', news)
  await clock.advance(150)
  expect(told.map(({ news }) => news)).toEqual([[removed(1)], [hearts(7), removed(2)]])
})

test('what waits when the server stops is not told any more', async () => {
  const clock = manualClock(0)
  const told: RoomChatPush[] = []
  const broadcast = createRoomBroadcast({
    clock,
    windowMs: 150,
    publish: (_, push) => void told.push(push),
    isTelling: () => false,
  })
  broadcast.tellRoom('m1', removed(1))
  broadcast.tellRoom('m1', removed(2))
  broadcast.close()
  await clock.advance(1000)
  expect(told).toHaveLength(1)
})
