import { expect, test } from 'vitest'
import { localBus, type Bus } from '../bus.ts'
import { startNode, closeCode, nextMessage, ask, ping, watch } from './test-hub.ts'
import { privateTopic } from './topics.ts'

test('[WSS-02] a member gets public topics asked for and its own private one, nothing else', async () => {
  const { enter, hub } = await startNode()
  const [mai, linh] = [await enter('mai'), await enter('linh')]
  await ask(mai, watch('public:m1'))
  const heard: unknown[] = []
  mai.on('message', (data) => heard.push(JSON.parse(String(data))))
  const linhHears = nextMessage(linh)

  hub.publish('public:m2', { n: 1 })
  hub.publish(privateTopic('linh'), { n: 2 })
  hub.publish(privateTopic('mai'), { n: 3 })
  hub.publish('public:m1', { n: 4 })

  expect(await linhHears).toMatchObject({ n: 2, topic: 'owner:linh' })
  await ask(mai, ping)
  expect(heard).toMatchObject([{ n: 3, topic: 'owner:mai' }, { n: 4, topic: 'public:m1' }, { kind: 'pong' }])
})

test('what is watched under one prefix stays when another one changes; owners count once', async () => {
  const { enter, hub } = await startNode()
  const [mai, again, linh] = [await enter('mai'), await enter('mai'), await enter('linh')]
  for (const socket of [mai, again, linh])
    await ask(socket, { ...watch('public:room:1'), below: 'public:room:' })
  await ask(mai, { ...watch('public:match:1'), below: 'public:match:' })
  expect([hub.ownersOf('public:room:1'), hub.ownersOf('public:match:1')]).toEqual([2, 1])
  await ask(mai, { ...watch('public:room:2'), below: 'public:room:' })
  await ask(again, { ...watch(), below: 'public:room:' })
  expect([hub.ownersOf('public:room:1'), hub.ownersOf('public:match:1')]).toEqual([1, 1])
})

test.each(['owner:linh', 'owner:', 'secret', 'owner:maix'])(
  '[WSS-02] asking for %s closes with 1008',
  async (topic) => {
    const { enter } = await startNode()
    const mai = await enter('mai')
    const closed = closeCode(mai)
    mai.send(JSON.stringify(watch('public:m1', topic)))
    expect(await closed).toBe(1008)
  },
)

test('a push that nobody here watches is not even written out', async () => {
  const { enter, hub } = await startNode()
  const mai = await enter('mai')
  await ask(mai, watch('public:m1'))
  let writings = 0
  const news = { toJSON: () => writings++ }
  hub.publish('public:m2', { news })
  expect(writings).toBe(0)
  const heard = nextMessage(mai)
  hub.publish('public:m1', { news })
  await heard
  expect(writings).toBe(1)
})

test('[WSS-06] [SES-03] a session that ends loses its sockets on every node, and only its own', async () => {
  const bus = localBus()
  const [one, two] = [await startNode({ bus }), await startNode({ bus, source: 'node-2' })]
  const here = await one.enter('mai', { sessionId: 's1' })
  const there = await two.enter('mai', { sessionId: 's1' })
  const other = await two.enter('mai', { sessionId: 's2' })
  const closed = Promise.all([closeCode(here), closeCode(there)])
  one.hub.endSession('s1')
  expect(await closed).toEqual([4401, 4401])
  expect(await ask(other, ping)).toEqual({ kind: 'pong' })
})

test('[WSS-06] [SES-03] with the bus away an ended session is still found within 5 s', async () => {
  const deafBus: Bus = { publish: () => {}, subscribe: () => () => {}, close: async () => {} }
  const { enter, hub, ended, clock } = await startNode({ bus: deafBus })
  const mai = await enter('mai', { sessionId: 's1' })
  const linh = await enter('linh', { sessionId: 's2' })
  const closed = closeCode(mai)
  ended.push('s1')
  hub.endSession('s1')
  await clock.advance(5000)
  expect(await closed).toBe(4401)
  expect(await ask(linh, ping)).toEqual({ kind: 'pong' })
})

test('[WSS-06] a peer that ignores the goodbye is cut off', async () => {
  const { enter, hub, clock } = await startNode()
  const mai = await enter('mai', { sessionId: 's1' })
  mai.pause()
  hub.endSession('s1')
  await expect.poll(() => hub.counts().sockets).toBe(1)
  await clock.advance(5000)
  await expect.poll(() => hub.counts().sockets).toBe(0)
})

test('[WSS-07] messages of a topic are numbered one by one and name their source', async () => {
  const bus = localBus()
  const [one, two] = [await startNode({ bus }), await startNode({ bus, source: 'node-2' })]
  const mai = await two.enter('mai')
  await ask(mai, watch('public:m1'))
  const heard: { source: string; seq: number; n: number }[] = []
  mai.on('message', (data) => heard.push(JSON.parse(String(data)) as (typeof heard)[number]))

  one.hub.publish('public:m1', { n: 1 })
  one.hub.publish('public:other', { n: 2 })
  one.hub.publish('public:m1', { n: 3 })
  two.hub.publish('public:m1', { n: 4 })
  await expect.poll(() => heard.length).toBe(3)

  expect(heard.map(({ source, n }) => [source, n])).toEqual([
    ['node-1', 1],
    ['node-1', 3],
    ['node-2', 4],
  ])
  expect(heard[1]?.seq).toBe((heard[0]?.seq ?? 0) + 1)
})

test('[WSS-07] frames of every length arrive as they were sent', async () => {
  const { enter, hub } = await startNode()
  const mai = await enter('mai')
  for (const length of [0, 20, 60, 125, 126, 127, 65_400, 65_536, 200_000]) {
    const arrival = nextMessage(mai)
    hub.publish(privateTopic('mai'), { text: 'ế'.repeat(length) })
    expect((await arrival).text).toBe('ế'.repeat(length))
  }
})

test('a dropped owner may come back, and a stopping server says goodbye', async () => {
  const { enter, hub } = await startNode()
  const mai = await enter('mai')
  const dropped = closeCode(mai)
  hub.drop('mai')
  expect(await dropped).toBe(1012)
  const again = await enter('mai')
  const closed = closeCode(again)
  hub.close()
  expect(await closed).toBe(1001)
})
