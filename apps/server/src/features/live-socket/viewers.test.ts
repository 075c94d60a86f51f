import { localBus } from '@keo/service-kit/bus'
import { manualClock } from '@keo/service-kit/clock'
import { seconds } from '@keo/units/instants'
import { expect, test } from 'vitest'
import { createViewers } from './viewers.ts'

function startNode(bus = localBus(), node = 'node-1', machineClock = manualClock(0)) {
  const owners = new Map<string, number>()
  const told: unknown[] = []
  const hub = {
    watched: () => [...owners.keys()],
    ownersOf: (topic: string) => owners.get(topic.replace('public:room:', '')) ?? 0,
    tellHere: (topic: string, message: object) => void told.push({ topic, ...message }),
  }
  return { viewers: createViewers({ hub, bus, machineClock, node }), owners, told, machineClock }
}

test('viewers of this node count at once, those of another with its report', async () => {
  const bus = localBus()
  const [one, two] = [startNode(bus), startNode(bus, 'node-2')]
  one.owners.set('m17', 2)
  two.owners.set('m17', 3)
  expect([one.viewers.of('m17'), one.viewers.of('m18')]).toEqual([2, 0])
  await two.machineClock.advance(seconds(5))
  expect(one.viewers.of('m17')).toBe(5)
})

test('a node that says nothing for 15 s is forgotten', async () => {
  const bus = localBus()
  const [one, two] = [startNode(bus), startNode(bus, 'node-2')]
  two.owners.set('m17', 3)
  await two.machineClock.advance(seconds(5))
  two.viewers.close()
  await one.machineClock.advance(seconds(15))
  expect(one.viewers.of('m17')).toBe(3)
  await one.machineClock.advance(seconds(5))
  expect(one.viewers.of('m17')).toBe(0)
})

test('a room hears the number of its viewers when it changed', async () => {
  const { owners, told, machineClock } = startNode()
  owners.set('m17', 1)
  await machineClock.advance(seconds(10))
  owners.set('m17', 2)
  await machineClock.advance(seconds(5))
  expect(told).toEqual(
    [1, 2].map((viewers) => ({
      topic: 'public:room:m17',
      businessType: 'roomViewers',
      businessContent: { viewers },
    })),
  )
})

test('a report that has not our shape is left alone', () => {
  const bus = localBus()
  const { viewers } = startNode(bus)
  bus.publish('rooms.viewers', { node: 'x', counts: { m17: 'many' } })
  expect(viewers.of('m17')).toBe(0)
})
