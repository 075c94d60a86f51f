import { expect, test } from 'vitest'
import { localBus } from './bus.ts'

test('receivers of a topic hear its messages until they cancel, and no others', () => {
  const bus = localBus()
  const heard: unknown[] = []
  const receive = (message: unknown) => heard.push(message)
  const cancel = bus.subscribe('news', receive)
  bus.subscribe('news', receive)
  bus.subscribe('other', () => heard.push('other'))
  bus.publish('news', 1)
  cancel()
  cancel()
  bus.publish('news', 2)
  expect(heard).toEqual([1, 1, 2])
})

test('who subscribes while a message goes round hears the next one', async () => {
  const bus = localBus()
  const heard: unknown[] = []
  bus.subscribe('news', () => {
    bus.subscribe('news', (message) => heard.push(message))
  })
  bus.publish('news', 1)
  expect(heard).toEqual([])
  await bus.close()
  bus.publish('news', 2)
  expect(heard).toEqual([])
})
