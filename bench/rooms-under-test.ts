import http from 'node:http'
import { mkdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { MemberId } from '@keo/contract/ids'
import { ROOM_CHAT_NEWS } from '@keo/contract/room-messages'
import { SOCKET_PATH, SOCKET_PROTOCOL } from '@keo/contract/socket'
import { createMessageReader, roomTopic } from '@keo/server/features/live-socket/index'
import type { Member } from '@keo/server/features/members/index'
import { createRoomBroadcast, createRoomChat } from '@keo/server/features/room-chat/index'
import { localBus } from '@keo/service-kit/bus'
import { systemClock } from '@keo/service-kit/clock'
import { openDatabase } from '@keo/service-kit/db/open-database'
import { startEmbeddedPostgres } from '@keo/service-kit/embedded-postgres'
import { createForwarding } from '@keo/service-kit/http/forwarding'
import { systemIds } from '@keo/service-kit/ids'
import { createLog } from '@keo/service-kit/log'
import { createHub } from '@keo/service-kit/socket/hub'
import { routeUpgrades } from '@keo/service-kit/socket/upgrade-routes'

/* The talk of rooms with its hub on the product's own PostgreSQL, as a process of its own: told over the channel what to do. */
const [dataDir = ''] = process.argv.slice(2)
const TENANT = 'keo'
const PLATFORM = { schema: 'platform', folder: new URL('../apps/server/migrations/', import.meta.url) }
/** As the product tells a busy room. */
const WINDOW_MS = 150
/** So many speak in turn, each within what one member may say. */
const SPEAKERS = 1000
const [ROOM, EMPTY_ROOM] = ['m1', 'm2'] as const
const log = createLog({ level: 'error' })
const clock = systemClock()

mkdirSync(dataDir, { recursive: true })
const postgres = await startEmbeddedPostgres({ dataDir })
const opened = await openDatabase({
  databaseUrl: postgres.url,
  dataDir: '',
  schemas: [PLATFORM],
  mustBeDurable: true,
  log,
  onProgress: () => {},
})
const hub = createHub({
  clock,
  log,
  bus: localBus(),
  source: 'bench',
  protocol: SOCKET_PROTOCOL,
  siteOrigins: [],
  addressOf: createForwarding([]).addressOf,
  // A ticket is the member's own id here.
  redeemTicket: async (ticket) => ({ ownerId: ticket, sessionId: ticket }),
  endedSessions: async () => [],
  readMessage: createMessageReader(clock),
})
const broadcast = createRoomBroadcast({
  clock,
  windowMs: WINDOW_MS,
  publish: (roomId, push) =>
    hub.publish(roomTopic(roomId), { businessType: ROOM_CHAT_NEWS, businessContent: push }),
  isTelling: (roomId) => hub.isTelling(roomTopic(roomId)),
})
const nobodyGives = () => {
  throw new Error('Nobody gives here.')
}
const { talk } = createRoomChat({
  database: opened.connect('platform'),
  clock,
  ids: systemIds(clock),
  tenantId: TENANT,
  members: {
    find: async (id) =>
      ({ id, userName: `viewer${id}`, nickName: '', vipLevel: 3, locks: [], status: '' }) as never as Member,
    findAll: async () => new Map(),
  },
  audit: { write: async () => {}, verify: async () => ({ isIntact: true, entries: 0, seals: 0 }) },
  ledger: { write: nobodyGives } as never,
  mayPlay: nobodyGives,
  roomOf: async () => ({ isOpen: true, hostName: 'Linh' }),
  watchedRooms: () => [],
  tellRoom: broadcast.tellRoom,
  tellMember: () => {},
})

let count = 0
/** Letters for digits: a long number would be taken for a phone. */
const moment = () =>
  String(Math.round(performance.timeOrigin + performance.now())).replace(
    /\d/g,
    (digit) => 'bcdfghjkmn'[Number(digit)] ?? '',
  )

/** False where it was refused, as it is when the database cannot keep up. */
async function say(): Promise<boolean> {
  const number = (count += 1)
  const text = `${moment()} ${number}`
  const key = `bench-${process.pid}-${String(number).padStart(12, '0')}`
  return talk.say(`mbr_${number % SPEAKERS}` as MemberId, { roomId: ROOM, key, text }).then(
    () => true,
    () => false,
  )
}

/** So many messages spread evenly; comes back when all are answered, with how many were taken. */
async function speak({ messages, perSecond }: { messages: number; perSecond: number }): Promise<number> {
  const said: Promise<boolean>[] = []
  const startedAt = performance.now()
  while (said.length < messages) {
    const due = Math.min(messages, Math.ceil(((performance.now() - startedAt) / 1000) * perSecond))
    while (said.length < due) said.push(say())
    await wait(10)
  }
  return (await Promise.all(said)).filter(Boolean).length
}

/** Tells a room in which one socket does not read, until far more waits than one may leave unread. */
async function overfill(): Promise<number> {
  const text = 'a'.repeat(4000)
  for (let turn = 0; turn < 200; turn++) {
    for (let at = 0; at < 50; at++)
      hub.publish(roomTopic(EMPTY_ROOM), { businessType: ROOM_CHAT_NEWS, businessContent: { text } })
    await wait(5)
  }
  return hub.counts().sockets
}

type Command =
  | { what: 'speak'; messages: number; perSecond: number }
  | { what: 'usage' | 'memory' | 'sockets' | 'overfill' | 'stop' }

async function answer(command: Command): Promise<unknown> {
  if (command.what === 'speak') return speak(command)
  if (command.what === 'usage') return process.cpuUsage()
  if (command.what === 'overfill') return overfill()
  if (command.what === 'sockets') return hub.counts().sockets
  if (command.what === 'memory') {
    globalThis.gc?.()
    return process.memoryUsage().heapUsed
  }
  broadcast.close()
  hub.close()
  server.close()
  await opened.stop()
  await postgres.stop()
  return 'stopped'
}

const server = http.createServer()
routeUpgrades(server, { [SOCKET_PATH]: hub.handleUpgrade })
process.on('message', async (command: Command) => {
  process.send?.(await answer(command))
  if (command.what === 'stop') process.exit()
})
process.once('disconnect', () => process.exit())
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  process.send?.({
    url: `ws://127.0.0.1:${port}${SOCKET_PATH}`,
    protocol: SOCKET_PROTOCOL,
    room: ROOM,
    emptyRoom: EMPTY_ROOM,
  })
})
