import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { startNode, closeCode, nextMessage, ask, ping, watch } from './test-hub.ts'

test.each([
  ['no JSON', 'hello'],
  ['an unknown kind', '{"kind":"pay"}'],
  ['a number', '5'],
  ['deep nesting', `${'['.repeat(500)}${']'.repeat(500)}`],
  ['101 topics', JSON.stringify(watch(...Array.from({ length: 101 }, (_, n) => `public:${n}`)))],
  ['a binary frame', Buffer.from(JSON.stringify(ping))],
])('[WSS-03] %s closes with 1008', async (_what, message) => {
  const { enter } = await startNode()
  const mai = await enter('mai')
  const closed = closeCode(mai)
  mai.send(message)
  expect(await closed).toBe(1008)
})

test('[WSS-03] 100 topics are fine', async () => {
  const { enter } = await startNode()
  const mai = await enter('mai')
  const topics = Array.from({ length: 100 }, (_, n) => `public:${n}`)
  expect(await ask(mai, watch(...topics))).toEqual({ kind: 'watching' })
})

test('[WSS-03] a message above 4 KB closes with 1009, 4 KB itself does not', async () => {
  const { enter } = await startNode()
  const mai = await enter('mai')
  const filler = (bytes: number) => JSON.stringify({ kind: 'ping', x: 'y'.repeat(bytes - 22) })
  expect(filler(4096)).toHaveLength(4096)
  mai.send(filler(4096))
  expect(await nextMessage(mai)).toEqual({ kind: 'pong' })
  const closed = closeCode(mai)
  mai.send(filler(4097))
  expect(await closed).toBe(1009)
})

test('[WSS-03] more than 20 messages in a second close with 1008, 20 each second do not', async () => {
  const { enter, clock } = await startNode()
  const mai = await enter('mai')
  for (let second = 0; second < 3; second++) {
    for (let n = 0; n < 20; n++) expect(await ask(mai, ping)).toEqual({ kind: 'pong' })
    await clock.advance(1000)
  }
  const closed = closeCode(mai)
  for (let n = 0; n < 21; n++) mai.send(JSON.stringify(ping))
  expect(await closed).toBe(1008)
})

test('[WSS-03] a flood of control frames counts as messages', async () => {
  const { enter } = await startNode()
  const mai = await enter('mai')
  const closed = closeCode(mai)
  for (let n = 0; n < 21; n++) mai.ping()
  expect(await closed).toBe(1008)
})

test('[WSS-03] thousands of tiny fragments close with 1008', async () => {
  const { enter } = await startNode()
  const mai = await enter('mai')
  const closed = closeCode(mai)
  for (let n = 0; n < 3000; n++) mai.send('', { fin: false })
  expect(await closed).toBe(1008)
})

test('[WSS-03] compression is off, even when the client offers it', async () => {
  const { enter } = await startNode()
  expect((await enter('mai')).extensions).toBe('')
})

test('[WSS-04] a socket silent for 75 s is closed, one that pings stays', async () => {
  const { enter, clock } = await startNode()
  const [quiet, lively] = [await enter('mai', { autoPong: false }), await enter('linh', { autoPong: false })]
  const closed = closeCode(quiet)
  await clock.advance(50_000)
  expect(await ask(lively, ping)).toEqual({ kind: 'pong' })
  await clock.advance(24_000)
  expect(quiet.readyState).toBe(WebSocket.OPEN)
  await clock.advance(1000)
  expect(await closed).toBe(4410)
  expect(await ask(lively, ping)).toEqual({ kind: 'pong' })
})

test('[WSS-04] a reader too slow for 1 MB is cut off and does not delay the others', async () => {
  const { enter, hub } = await startNode()
  const [slow, fast] = [await enter('mai'), await enter('linh')]
  await Promise.all([ask(slow, watch('public:m1')), ask(fast, watch('public:m1'))])
  let heard = 0
  fast.on('message', () => heard++)
  slow.pause()

  let sent = 0
  const news = { text: 'x'.repeat(64 * 1024) }
  while (hub.counts().sockets === 2 && sent < 2000) {
    hub.publish('public:m1', news)
    sent++
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(hub.counts().sockets).toBe(1)
  await ask(fast, ping)
  expect(heard).toBeGreaterThanOrEqual(sent)
})
