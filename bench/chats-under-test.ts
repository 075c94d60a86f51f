import http from 'node:http'
import { mkdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { CHAT_NEWS } from '@keo/contract/chat-messages'
import { AppError } from '@keo/contract/errors'
import { SOCKET_PATH, SOCKET_PROTOCOL } from '@keo/contract/socket'
import { createChatFeature } from '@keo/server/features/chat/index'
import { articleFolder, readLibrary } from '@keo/server/features/help/index'
import { createMessageReader } from '@keo/server/features/live-socket/index'
import { sqlMemberStore } from '@keo/server/features/members/index'
import { localBus } from '@keo/service-kit/bus'
import { systemClock } from '@keo/service-kit/clock'
import { openDatabase } from '@keo/service-kit/db/open-database'
import { startEmbeddedPostgres } from '@keo/service-kit/embedded-postgres'
import { createForwarding } from '@keo/service-kit/http/forwarding'
import { systemIds } from '@keo/service-kit/ids'
import { createLog } from '@keo/service-kit/log'
import { createHub } from '@keo/service-kit/socket/hub'
import { privateTopic } from '@keo/service-kit/socket/topics'
import { routeUpgrades } from '@keo/service-kit/socket/upgrade-routes'
import { Client } from 'pg'

/* The live chat with its hub on the product's own PostgreSQL, as a process of its own: told over the channel what to do. */
const [dataDir = '', countText = '0'] = process.argv.slice(2)
const COUNT = Number(countText)
const TENANT = 'keo'
const PLATFORM = { schema: 'platform', folder: new URL('../apps/server/migrations/', import.meta.url) }
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
const database = opened.connect('platform')
const forwarding = createForwarding([])
const bus = localBus()
const hub = createHub({
  clock,
  log,
  bus,
  source: 'bench',
  protocol: SOCKET_PROTOCOL,
  siteOrigins: [],
  addressOf: forwarding.addressOf,
  // A ticket is the member's own id here.
  redeemTicket: async (ticket) => ({ ownerId: ticket, sessionId: ticket }),
  endedSessions: async () => [],
  readMessage: createMessageReader(clock),
})
const none = { latest: async () => [], show: async () => null }
const { desk } = createChatFeature({
  database,
  clock,
  machineClock: clock,
  ids: systemIds(clock),
  // What a person writes waits for no job, and is not written to the audit log.
  jobs: {
    handle() {},
    every() {},
    enqueue: async () => true,
    start() {},
    runDue: async () => {},
    state: async () => ({ dead: 0, late: [] }),
    stop: async () => {},
  },
  audit: { write: async () => {}, verify: async () => ({ isIntact: true, entries: 0, seals: 0 }) },
  bus,
  tenantId: TENANT,
  members: sqlMemberStore(database.db, TENANT),
  mail: { send: async () => {} },
  library: readLibrary(articleFolder('help')),
  sources: { deposits: { ...none, findOpen: async () => undefined }, withdrawals: none, bets: none },
  isOffered: true,
  hasStaff: async () => true,
  hasPicture: async () => false,
  announce: (memberId, news) =>
    hub.publish(privateTopic(memberId), { businessType: CHAT_NEWS, businessContent: news }),
  writeLetter: async () => true,
})

const idOf = (number: number) => `cnv_${String(number).padStart(26, '0')}`

/** Every conversation with a person. */
async function fill(): Promise<void> {
  const owner = new Client({ connectionString: postgres.url })
  await owner.connect()
  await owner.query(
    `insert into platform.conversation (tenant_id, id, member_id, state, asked_at, staff_name, changed_at)
     select $1, 'cnv_' || lpad(n::text, 26, '0'), 'mbr_' || n, 'person', now(), 'Thu Hà', now()
     from generate_series(0, $2::int - 1) n`,
    [TENANT, COUNT],
  )
  await owner.query('vacuum analyze platform.conversation')
  await owner.end()
}

const TICK_MS = 20
const AGAIN_MS = 1000

/** As a client does that is told to come back: the same message again, timed from its first try. */
async function say(number: number): Promise<void> {
  const text = String(performance.timeOrigin + performance.now())
  const request = { id: idOf(number % COUNT), clientId: `bench-${process.pid}-${number}`, text }
  for (;;)
    try {
      return void (await desk.answer(request, '', 'vi'))
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'BUSY')) throw error
      await wait(AGAIN_MS)
    }
}

/** So many messages spread evenly, each with the moment at which it was given in; comes back when all are acknowledged. */
async function write({ messages, overMs }: { messages: number; overMs: number }): Promise<number> {
  const acknowledged: Promise<void>[] = []
  const startedAt = performance.now()
  while (acknowledged.length < messages) {
    const due = Math.min(messages, Math.ceil(((performance.now() - startedAt) / overMs) * messages))
    while (acknowledged.length < due) acknowledged.push(say(acknowledged.length))
    await wait(TICK_MS)
  }
  return (await Promise.all(acknowledged)).length
}

type Command = { what: 'write'; messages: number; overMs: number } | { what: 'stop' }

async function answer(command: Command): Promise<unknown> {
  if (command.what === 'write') return write(command)
  hub.close()
  server.close()
  await opened.stop()
  await postgres.stop()
  return 'stopped'
}

await fill()
const server = http.createServer()
routeUpgrades(server, { [SOCKET_PATH]: hub.handleUpgrade })
process.on('message', async (command: Command) => {
  process.send?.(await answer(command))
  if (command.what === 'stop') process.disconnect()
})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  process.send?.({ url: `ws://127.0.0.1:${port}${SOCKET_PATH}`, protocol: SOCKET_PROTOCOL, news: CHAT_NEWS })
})
