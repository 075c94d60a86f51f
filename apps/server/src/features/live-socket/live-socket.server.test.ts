import { logout } from '@keo/contract/accounts'
import { getMember } from '@keo/contract/members'
import { dropSandboxSockets } from '@keo/contract/sandbox'
import { CLOSE_CODES, getSocketTicket, TopicMessage } from '@keo/contract/socket'
import { openSocket } from '@keo/dev-world/open-socket'
import { freshDatabase, type TestDatabase } from '@keo/dev-world/test-database'
import { startWorld, type World } from '@keo/dev-world/world'
import { seconds } from '@keo/units/instants'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { matchTopic } from './socket-messages.ts'

const MAI = 'maitran88'
const ping = { businessType: 'ping', businessContent: [] }
let testDatabase: TestDatabase
let world: World

beforeAll(async () => {
  testDatabase = await freshDatabase()
  world = await startWorld({ databaseUrl: testDatabase.url, redisUrl: testDatabase.redisUrl })
})
afterAll(async () => {
  await world.close()
  await testDatabase.close()
})

test('[WSS-01] a ticket of a session opens the socket, once and within 30 s', async () => {
  const token = await world.signIn(MAI)
  const { data } = await world.call(getSocketTicket, {}, { token })
  const socket = await openSocket(world.url, data.ticket)
  expect(await socket.ask(ping)).toMatchObject({ businessType: 'pong' })
  await expect(openSocket(world.url, data.ticket)).rejects.toThrow('401')

  const { data: late } = await world.call(getSocketTicket, {}, { token })
  await world.clock.jump(seconds(30))
  await expect(openSocket(world.url, late.ticket)).rejects.toThrow('401')
  expect((await world.call(getSocketTicket, {})).code).toBe(10009)
})

test('[WSS-02] [WSS-07] goals of the matches asked for arrive, numbered', async () => {
  const socket = await world.socketOf(await world.signIn(MAI))
  expect(await socket.ask({ businessType: 'matchGoalInfo', fbId: ['17'] })).toEqual({
    businessType: 'watching',
    fbId: ['17'],
  })
  const goals = [socket.next()]
  world.app.hub.publish(matchTopic('18'), {
    businessType: 'matchGoalInfo',
    businessContent: { score: '9-9' },
  })
  world.app.hub.publish(matchTopic('17'), {
    businessType: 'matchGoalInfo',
    businessContent: { score: '1-0' },
  })
  const first = TopicMessage.parse(await goals[0])
  expect(first).toMatchObject({ businessContent: { score: '1-0' }, topic: matchTopic('17') })

  const next = socket.next()
  world.app.hub.publish(matchTopic('17'), {
    businessType: 'matchGoalInfo',
    businessContent: { score: '2-0' },
  })
  expect(TopicMessage.parse(await next)).toMatchObject({ source: first.source, seq: first.seq + 1 })
})

test('[WSS-02] a room and matches are watched beside each other, and its viewers are counted', async () => {
  const socket = await world.socketOf(await world.signIn(MAI))
  const enter = { businessType: 'watchRoom', roomId: 'm17' }
  expect(await socket.ask(enter)).toEqual({ businessType: 'watchingRoom', roomId: 'm17' })
  await socket.ask({ businessType: 'matchGoalInfo', fbId: ['17'] })
  const counted = socket.next()
  await world.clock.advance(seconds(5))
  expect(await counted).toMatchObject({
    businessType: 'roomViewers',
    topic: 'public:room:m17',
    businessContent: { viewers: 1 },
  })
  expect(await socket.ask({ ...enter, roomId: null })).toEqual({ businessType: 'watchingRoom', roomId: null })
})

test.each([
  ['another message kind', { businessType: 'subscribe', topic: 'owner:mbr_1' }],
  ['an id that names a channel', { businessType: 'matchGoalInfo', fbId: ['owner:mbr_1'] }],
  ['a bet', { businessType: 'placeBet', stake: '100000' }],
])('[WSS-03] [WSS-08] %s closes the socket with 1008', async (_what, message) => {
  const socket = await world.socketOf(await world.signIn(MAI))
  socket.send(message)
  expect(await socket.closed).toBe(1008)
})

test('[WSS-06] [SES-03] logout closes the sockets of the session', async () => {
  const token = await world.signIn(MAI)
  const socket = await world.socketOf(token)
  await world.call(logout, {}, { token })
  expect(await socket.closed).toBe(CLOSE_CODES.sessionEnded)
})

test('[WSS-06] [SES-04] a repeat login closes the sockets of the first session', async () => {
  const socket = await world.socketOf(await world.signIn(MAI))
  const second = await world.signIn(MAI)
  expect(await socket.closed).toBe(CLOSE_CODES.sessionEnded)
  expect((await world.call(getMember, {}, { token: second })).code).toBe(200)
})

test('[WSS-06] [SES-03] a session ended behind our back is found within 5 s', async () => {
  const socket = await world.socketOf(await world.signIn(MAI))
  await testDatabase.asOwner(`update platform.session set state = 'ended'`)
  await world.clock.advance(seconds(5))
  expect(await socket.closed).toBe(CLOSE_CODES.sessionEnded)
})

test('dropped sockets may come back with a new ticket', async () => {
  const token = await world.signIn(MAI)
  const socket = await world.socketOf(token)
  await world.call(dropSandboxSockets, {}, { token })
  expect(await socket.closed).toBe(CLOSE_CODES.comeBack)
  expect(await (await world.socketOf(token)).ask(ping)).toMatchObject({ businessType: 'pong' })
})

test('[WSS-06] [SES-03] logout on one server ends the token and the socket on another', async () => {
  const other = await startWorld({
    databaseUrl: testDatabase.url,
    redisUrl: testDatabase.redisUrl,
    seed: 'other',
  })
  try {
    const token = await world.signIn(MAI)
    const socket = await other.socketOf(token)
    expect((await other.call(getMember, {}, { token })).code).toBe(200)
    await world.call(logout, {}, { token })
    expect((await other.call(getMember, {}, { token })).code).toBe(10009)
    await other.clock.advance(seconds(5))
    expect(await socket.closed).toBe(CLOSE_CODES.sessionEnded)
  } finally {
    await other.close()
  }
})
