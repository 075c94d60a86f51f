import { once } from 'node:events'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { startNode, refusal, closeCode, ask, ping, watch } from './test-hub.ts'

test('[WSS-01] a ticket carried as the second subprotocol value opens the socket, once', async () => {
  const { enter, visit } = await startNode()
  const mai = await enter('mai')
  expect(mai.protocol).toBe('kit.v1')
  expect(await ask(mai, ping)).toEqual({ kind: 'pong' })
  expect(await refusal(visit({ protocols: ['kit.v1', mai.ticket] }))).toBe(401)
})

test('[WSS-01] pages of the site and of this very host may connect, others may not', async () => {
  const { enter, visit, port } = await startNode()
  const ours = await enter('mai', { origin: `http://127.0.0.1:${port}` })
  expect(await ask(ours, ping)).toEqual({ kind: 'pong' })
  for (const origin of [
    null,
    'null',
    'https://evil.example',
    'https://site.example.evil.example',
    `ftp://127.0.0.1:${port}`,
    `http://127.0.0.1:${port + 1}`,
  ]) {
    expect([origin, await refusal(visit({ origin }))]).toEqual([origin, 403])
  }
})

test('[WSS-01] a ticket in the address or an unknown protocol name opens nothing', async () => {
  const { tickets, visit } = await startNode()
  tickets.set('secret', { ownerId: 'mai', sessionId: 's' })
  expect(await refusal(visit({ protocols: [], path: '/wss?ticket=secret' }))).toBe(400)
  expect(await refusal(visit({ protocols: ['other.v1', 'secret'] }))).toBe(400)
  expect(await refusal(visit({ protocols: ['kit.v1', 'secret', 'more'] }))).toBe(400)
  expect(await refusal(visit({ path: '/elsewhere' }))).toBe(404)
  expect(tickets.has('secret')).toBe(true)
})

test('[WSS-05] a sixth socket of one owner is closed', async () => {
  const { enter, hub } = await startNode()
  for (let n = 0; n < 5; n++) await enter('mai')
  expect(await closeCode(await enter('mai'))).toBe(4429)
  await enter('linh')
  expect(hub.counts().sockets).toBe(6)
})

test('[WSS-05] a 51st socket of one address is refused, and a free place can be taken', async () => {
  const { enter, visit } = await startNode()
  const open: WebSocket[] = []
  for (let n = 0; n < 50; n++) open.push(await enter(`owner-${n}`))
  expect(await refusal(visit())).toBe(429)
  await once(visit({ address: 'elsewhere' }), 'open')

  open[0]?.terminate()
  await expect.poll(() => refusalOrOpen(visit())).toBe('open')
})

test('[WSS-05] one subscriber counts once, whichever address of its IPv6 network it takes', async () => {
  const { visit } = await startNode()
  const from = (network: string, n: number) => visit({ address: `2001:db8:0:${network}::${n.toString(16)}` })
  for (let n = 1; n <= 50; n++) await once(from('a', n), 'open')
  expect(await refusal(from('a', 51))).toBe(429)
  await once(from('b', 51), 'open')
})

test('[WSS-05] a socket without a ticket is closed after 10 s and hears nothing before', async () => {
  const { visit, clock, hub } = await startNode()
  const stranger = visit()
  await once(stranger, 'open')
  const heard: unknown[] = []
  stranger.on('message', (data) => heard.push(data))
  const closed = closeCode(stranger)
  hub.publish('public:m1', { n: 1 })
  await clock.advance(9000)
  expect(stranger.readyState).toBe(WebSocket.OPEN)
  await clock.advance(1000)
  expect(await closed).toBe(4408)
  expect(heard).toEqual([])
})

test('[WSS-05] a socket without a ticket that asks for something is closed', async () => {
  const { visit } = await startNode()
  const stranger = visit()
  await once(stranger, 'open')
  const closed = closeCode(stranger)
  stranger.send(JSON.stringify(watch('public:m1')))
  expect(await closed).toBe(1008)
})

async function refusalOrOpen(client: WebSocket): Promise<number | 'open'> {
  return Promise.race([refusal(client), once(client, 'open').then(() => 'open' as const)])
}
