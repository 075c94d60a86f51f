import { execFileSync } from 'node:child_process'
import { connect, type Socket } from 'node:net'
import path from 'node:path'
import { logout } from '@keo/contract/accounts'
import { ENVELOPE_OK } from '@keo/contract/define-call'
import { ERRORS } from '@keo/contract/errors'
import { countInviteVisit } from '@keo/contract/invitations'
import { signInAsMember } from '@keo/contract/sandbox'
import { getSocketTicket } from '@keo/contract/socket'
import { getWallet } from '@keo/contract/wallet'
import { callWorld } from '@keo/dev-world/call-world'
import { openSocket } from '@keo/dev-world/open-socket'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { compareBooks } from './drill/books.ts'
import type { Load } from './drill/load.ts'
import { playOverload } from './drill/overload.ts'
import { isUp, moreBets, type SmallCluster, startSmallCluster } from './drill/small-cluster.ts'
import { startRealServices } from './lib/real-services.mjs'
import { ROOT } from './lib/run-steps.mjs'
import { callSite } from './proof/punters.ts'

/* The drills of `npm run drill` in their short form: two servers, two sportsbooks, one database, lines that can be cut. */

const VISITOR = 'linhnguyen7'
const SLOW_CLIENTS = 200

const services = await startRealServices()
const redisUrl = 'env' in services ? services.env.TEST_REDIS_URL : null
let cluster: SmallCluster

beforeAll(async () => {
  execFileSync(process.execPath, [path.join(ROOT, 'scripts/build.mjs'), '--stale'], { stdio: 'ignore' })
  cluster = await startSmallCluster({ redisUrl })
})
afterAll(async () => {
  await cluster?.stop()
  if ('stop' in services) await services.stop()
})

const [one, two] = [() => cluster.partOf('server1').url, () => cluster.partOf('server2').url]

let loads = 0

/** Ends with its test; its bets have names that a second try of the test does not use again. */
async function loadOf(name: string): Promise<Load> {
  loads += 1
  const load = await cluster.load(`${name}${loads}`)
  onTestFinished(() => load.stop())
  return load
}

/** Whatever was done to the parts: everything that was acknowledged is there once, and three books agree, or what differs. */
async function wrongBooks(load: Load): Promise<string[]> {
  await load.stop()
  return compareBooks(cluster, load)
}

const walletAt = (url: string, token: string) => callWorld(url, getWallet, {}, { token })

test('a member who came in at one server is known at the other, listens there, and is out everywhere at once', async () => {
  const { accessToken } = await callSite(one(), signInAsMember, { userName: VISITOR })
  expect((await walletAt(two(), accessToken)).code).toBe(ENVELOPE_OK)
  // The ticket is of one server and the socket lands at the other.
  const { ticket } = await callSite(one(), getSocketTicket, {}, accessToken)
  const socket = await openSocket(two(), ticket)
  expect(await socket.ask({ businessType: 'ping', businessContent: [] })).toMatchObject({
    businessType: 'pong',
  })
  expect((await callWorld(one(), logout, {}, { token: accessToken })).code).toBe(ENVELOPE_OK)
  expect((await walletAt(two(), accessToken)).code).toBe(ERRORS.SESSION_EXPIRED.wire)
  socket.terminate()
})

// Without a Redis at hand there is nothing to share limits through; the build machine has one.
if (redisUrl) withRedis(redisUrl)

function withRedis(url: string) {
  test('[RAT-02] one limit for both servers; Redis flushed and then away: stricter limits, no money touched, and bets go on', async () => {
    const isLet = async (server: string, deviceNo: string) =>
      (await callWorld(server, countInviteVisit, { inviteCode: 'NOBODY01' }, { deviceNo })).code !==
      ERRORS.TOO_MANY_REQUESTS.wire
    const letIn: boolean[] = []
    for (let n = 0; n < 14; n += 1) letIn.push(await isLet(n % 2 ? one() : two(), 'shared-limit'))
    expect(letIn.filter(Boolean)).toHaveLength(10)
    const load = await loadOf('redis')
    const redis = cluster.lines['redis']
    await flush(url)
    expect(await isLet(one(), 'shared-limit')).toBe(true)
    await moreBets(load)
    redis?.become({ isSilent: true })
    await moreBets(load)
    // Each counts for itself now, and half of it.
    const alone: boolean[] = []
    for (let n = 0; n < 10; n += 1) alone.push(await isLet(one(), 'alone'))
    expect(alone.filter(Boolean)).toHaveLength(5)
    redis?.become({})
    await moreBets(load)
    expect(await wrongBooks(load)).toEqual([])
  })
}

test('connections of the pool exhausted by a locked table: answers come all the same, and afterwards bets do too', async () => {
  const load = await loadOf('pool')
  const { accessToken } = await callSite(one(), signInAsMember, { userName: VISITOR })
  const locked = cluster.ask(
    'begin; lock table platform.ledger_wallet in access exclusive mode; select pg_sleep(4); commit',
  )
  const asked = Array.from({ length: 120 }, () => walletAt(one(), accessToken))
  const codes = new Set((await Promise.all(asked)).map(({ code }) => code))
  await locked
  // Told to come later or answered late; never a fault without a name.
  expect([...codes].filter((code) => code !== ENVELOPE_OK && code !== ERRORS.BUSY.wire)).toEqual([])
  expect((await walletAt(one(), accessToken)).code).toBe(ENVELOPE_OK)
  await moreBets(load)
  expect(await wrongBooks(load)).toEqual([])
})

test('two hundred clients that never end their request take nobody else his place', async () => {
  const slow = await Promise.all(
    Array.from({ length: SLOW_CLIENTS }, () => dripping(cluster.partOf('server1').port)),
  )
  const { accessToken } = await callSite(one(), signInAsMember, { userName: VISITOR })
  for (let n = 0; n < 10; n += 1) expect((await walletAt(one(), accessToken)).code).toBe(ENVELOPE_OK)
  expect(slow.every((socket) => !socket.destroyed)).toBe(true)
})

test('callbacks that are late by half a second and lost at a third: every bet is decided once', async () => {
  const load = await loadOf('weather')
  cluster.lines['callbacks']?.become({ delayMs: 250, loss: 0.3 })
  await moreBets(load, 8)
  cluster.lines['callbacks']?.become({})
  await moreBets(load)
  expect(await wrongBooks(load)).toEqual([])
})

test('[RAT-03] ten times of what is carried is offered: every bet is answered, what is taken is in the books once and nothing of the rest, and afterwards bets are taken again', async () => {
  const load = await loadOf('overload')
  const where = { book: cluster.bookUrl, token: load.token(), name: `flood${loads}` }
  const { before, flooded, after } = await playOverload(where, { measureS: 3, floodS: 5, restS: 3 })
  load.sent.push(...before.sent, ...flooded.sent, ...after.sent)
  expect(flooded.accepted.length + flooded.refused.length + flooded.declined).toBe(flooded.sent.length)
  expect(flooded.sent.length).toBeGreaterThan(2 * before.sent.length)
  expect(after.accepted.length).toBeGreaterThan(0)
  expect(after.refused).toEqual([])
  expect(await wrongBooks(load)).toEqual([])
})

test('a sportsbook that was paused loses its world to the other, and writes nothing when it comes back', async () => {
  const load = await loadOf('paused')
  const { playing: paused, waiting } = await cluster.books()
  onTestFinished(() => void paused.child.kill('SIGCONT'))
  paused.child.kill('SIGSTOP')
  await isUp(waiting)
  cluster.lines['book']?.leadTo([waiting])
  cluster.lines['book']?.cut()
  await moreBets(load)
  paused.child.kill('SIGCONT')
  expect(await paused.ended).toEqual([1, null])
  await moreBets(load)
  expect(await wrongBooks(load)).toEqual([])
})

test('kill -9 of a server under bets: the other one takes them, and none is lost or doubled', async () => {
  const load = await loadOf('killed')
  await cluster.kill('server1')
  await moreBets(load, 5)
  await cluster.startServer(0)
  expect(await wrongBooks(load)).toEqual([])
})

async function flush(address: string): Promise<void> {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  socket.write('FLUSHALL\r\n')
  await new Promise((resolve) => socket.once('data', resolve))
  socket.destroy()
}

/** Half a head, of which the rest does not come. */
async function dripping(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  onTestFinished(() => void socket.destroy())
  await new Promise((resolve) => socket.once('connect', resolve))
  socket.write('GET /api/slow HTTP/1.1\r\nhost: a\r\nx-')
  return socket
}
