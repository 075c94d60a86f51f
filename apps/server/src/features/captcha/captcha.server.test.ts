import { createHash } from 'node:crypto'
import type { CaptchaAction } from '@keo/contract/captcha'
import { handTrack } from '@keo/dev-world/captcha-hand'
import { freshDatabase, type TestDatabase } from '@keo/dev-world/test-database'
import { manualClock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import { systemIds } from '@keo/service-kit/ids'
import { createLog } from '@keo/service-kit/log'
import { createMetrics } from '@keo/service-kit/metrics'
import { minutes, seconds } from '@keo/units/instants'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CaptchaGateway } from '../../gateways/captcha/captcha-gateway.ts'
import { puzzleCaptchaGateway } from '../../gateways/captcha/puzzle-captcha-gateway.ts'
import { createCaptcha } from './captcha-service.ts'
import type { CaptchaSource } from './captcha-tickets.ts'

const mai = { address: '203.0.113.7', deviceNo: 'H5-AND-1' }
const noon = Date.UTC(2026, 0, 31, 12)
let testDatabase: TestDatabase
let database: Database

beforeAll(async () => {
  testDatabase = await freshDatabase()
  database = testDatabase.connect('platform')
})
beforeEach(() =>
  testDatabase.asOwner(
    'truncate platform.captcha_challenge, platform.captcha_ticket, platform.captcha_mistake, platform.captcha_track, platform.captcha_attempt',
  ),
)
afterAll(() => testDatabase.close())

/** Drawing has tests of its own; here every picture is empty and its slot is at 150. */
function plainGateway(ids: ReturnType<typeof systemIds>): CaptchaGateway {
  const picture = { width: 358, height: 176, background: '', piece: '', pieceTop: 20, pieceSize: 72 }
  const newPuzzle = async () => ({ view: picture, secret: { kind: 'puzzle' as const, left: 150 } })
  return { ...puzzleCaptchaGateway({ ids }), newPuzzle }
}

function setup(change: Partial<CaptchaGateway> = {}) {
  const clock = manualClock(noon)
  const ids = systemIds(clock)
  const gateway = { ...plainGateway(ids), ...change }
  const metrics = createMetrics()
  const log = createLog({ level: 'silent' })
  const captcha = createCaptcha({
    database,
    machineClock: clock,
    ids,
    log,
    metrics,
    tenantId: 'keo',
    gateway,
    party: null,
    hashAbout: (about) => createHash('sha256').update(about).digest(),
  })
  let movement = 0
  async function answer(left: number, from: CaptchaSource = mai, action: CaptchaAction = 'login') {
    const { challengeId } = await captcha.newPuzzle({ action }, from)
    const track = handTrack(left, (movement += 1))
    return captcha.checkPuzzle(challengeId, { left, track, kind: 'drag' }, from)
  }
  return { clock, captcha, metrics, answer, solve: (from?: CaptchaSource) => answer(150, from) }
}

const invalid = { code: 'CAPTCHA_INVALID' }

test('[CAP-02] a solved puzzle gives a ticket that works once', async () => {
  const { captcha, solve } = setup()
  const ticket = await solve()
  await expect(captcha.redeem(ticket, { action: 'login' }, mai)).resolves.toBeUndefined()
  await expect(captcha.redeem(ticket, { action: 'login' }, mai)).rejects.toMatchObject(invalid)
})

test('[CAP-02] without a ticket the captcha is asked for', async () => {
  const { captcha } = setup()
  await expect(captcha.redeem(undefined, { action: 'login' }, mai)).rejects.toMatchObject({
    code: 'CAPTCHA_NEEDED',
  })
  await expect(captcha.redeem('', { action: 'login' }, mai)).rejects.toMatchObject({ code: 'CAPTCHA_NEEDED' })
})

test.each<[string, CaptchaAction, CaptchaSource]>([
  ['another action', 'register', mai],
  ['another device', 'login', { ...mai, deviceNo: 'H5-AND-2' }],
  ['another network', 'login', { ...mai, address: '203.0.114.7' }],
])('[CAP-02] a ticket is refused for %s, and is burnt by it', async (_, action, from) => {
  const { captcha, solve } = setup()
  const ticket = await solve()
  await expect(captcha.redeem(ticket, { action }, from)).rejects.toMatchObject(invalid)
  await expect(captcha.redeem(ticket, { action: 'login' }, mai)).rejects.toMatchObject(invalid)
})

test('[CAP-02] a neighbour in the same network prefix is the same network', async () => {
  const { captcha, solve } = setup()
  const ticket = await solve()
  await expect(
    captcha.redeem(ticket, { action: 'login' }, { ...mai, address: '203.0.113.99' }),
  ).resolves.toBeUndefined()
})

test('[CAP-02] a ticket is good for 120 seconds', async () => {
  const { captcha, solve, clock } = setup()
  const [early, late] = [await solve(), await solve()]
  await clock.advance(seconds(119))
  await expect(captcha.redeem(early, { action: 'login' }, mai)).resolves.toBeUndefined()
  await clock.advance(seconds(1))
  await expect(captcha.redeem(late, { action: 'login' }, mai)).rejects.toMatchObject(invalid)
})

test('[CAP-02] of fifty uses at once one succeeds', async () => {
  const { captcha, solve } = setup()
  const ticket = await solve()
  const uses = await Promise.allSettled(
    Array.from({ length: 50 }, () => captcha.redeem(ticket, { action: 'login' }, mai)),
  )
  expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('[CAP-02] the database holds no ticket that could be used', async () => {
  const { solve } = setup()
  const ticket = await solve()
  const rows = await testDatabase.asOwner(
    `select t::text || encode(ticket_hash, 'escape') as row from platform.captcha_ticket t`,
  )
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(ticket)
})

test('[CAP-04] a wrong answer burns the challenge: the right one comes too late', async () => {
  const { captcha } = setup()
  const { challengeId } = await captcha.newPuzzle({ action: 'login' }, mai)
  const at = (left: number) =>
    captcha.checkPuzzle(challengeId, { left, track: handTrack(left, left), kind: 'drag' }, mai)
  await expect(at(90)).rejects.toMatchObject(invalid)
  await expect(at(150)).rejects.toMatchObject(invalid)
})

test('[CAP-04] the piece must fit within six pixels', async () => {
  const { answer } = setup()
  await expect(answer(156)).resolves.toEqual(expect.any(String))
  await expect(answer(144)).resolves.toEqual(expect.any(String))
  await expect(answer(157)).rejects.toMatchObject(invalid)
  await expect(answer(143)).rejects.toMatchObject(invalid)
})

test('[CAP-04] a movement that was seen before is refused, also stretched to another slot', async () => {
  const { captcha } = setup()
  const track = handTrack(150, 77)
  const replay = async (points: typeof track) => {
    const { challengeId } = await captcha.newPuzzle({ action: 'login' }, mai)
    return captcha.checkPuzzle(challengeId, { left: points.at(-1)?.x ?? 0, track: points, kind: 'drag' }, mai)
  }
  await expect(replay(track)).resolves.toEqual(expect.any(String))
  await expect(replay(track)).rejects.toMatchObject(invalid)
  await expect(replay(track.map(({ x, y, t }) => ({ x: x * 1.02, y, t })))).rejects.toMatchObject(invalid)
})

test('[CAP-04] the arrow keys may move the piece', async () => {
  const { captcha } = setup()
  const { challengeId } = await captcha.newPuzzle({ action: 'login' }, mai)
  const track = Array.from({ length: 16 }, (_, n) => ({ x: n * 10, y: 0, t: n * 90 }))
  await expect(captcha.checkPuzzle(challengeId, { left: 150, track, kind: 'keys' }, mai)).resolves.toEqual(
    expect.any(String),
  )
})

test('[CAP-04] a puzzle is answered in time, from the same device and network', async () => {
  const { captcha, clock } = setup()
  const others = [
    { ...mai, deviceNo: 'H5-AND-2' },
    { ...mai, address: '198.51.100.1' },
  ]
  for (const from of others) {
    const { challengeId } = await captcha.newPuzzle({ action: 'login' }, mai)
    const answer = { left: 150, track: handTrack(150, from.address.length), kind: 'drag' as const }
    await expect(captcha.checkPuzzle(challengeId, answer, from)).rejects.toMatchObject(invalid)
  }
  const { challengeId } = await captcha.newPuzzle({ action: 'login' }, mai)
  await clock.advance(minutes(2))
  const answer = { left: 150, track: handTrack(150, 5), kind: 'drag' as const }
  await expect(captcha.checkPuzzle(challengeId, answer, mai)).rejects.toMatchObject(invalid)
})

test('[CAP-04] ten wrong answers in ten minutes slow a source down to one try a minute', async () => {
  const { answer, solve, clock, captcha } = setup()
  for (let wrong = 0; wrong < 10; wrong += 1) await expect(answer(90)).rejects.toMatchObject(invalid)
  const slow = { code: 'CAPTCHA_SLOW', params: { seconds: 60 } }
  await expect(captcha.newPuzzle({ action: 'login' }, mai)).rejects.toMatchObject(slow)
  await expect(captcha.newQuestion({ action: 'login' }, 'vi', mai)).rejects.toMatchObject(slow)
  await expect(captcha.newPuzzle({ action: 'login' }, { ...mai, deviceNo: 'another' })).rejects.toMatchObject(
    slow,
  )
  await expect(
    captcha.newPuzzle({ action: 'login' }, { ...mai, address: '198.51.100.1' }),
  ).rejects.toMatchObject(slow)
  await expect(solve({ address: '198.51.100.1', deviceNo: 'H5-AND-9' })).resolves.toEqual(expect.any(String))
  await clock.advance(minutes(1))
  await expect(answer(90)).rejects.toMatchObject(invalid)
  await expect(captcha.newPuzzle({ action: 'login' }, mai)).rejects.toMatchObject(slow)
  await clock.advance(minutes(10))
  await expect(solve()).resolves.toEqual(expect.any(String))
})

test('[CAP-04] puzzles gathered in advance do not get around the slowing down', async () => {
  const { captcha } = setup()
  const gathered = await Promise.all(
    Array.from({ length: 12 }, () => captcha.newPuzzle({ action: 'login' }, mai)),
  )
  const results: string[] = []
  for (const [n, { challengeId }] of gathered.entries()) {
    const left = n < 10 ? 90 : 150
    const answer = { left, track: handTrack(left, 300 + n), kind: 'drag' as const }
    results.push(
      await captcha.checkPuzzle(challengeId, answer, mai).catch(({ code }: { code: string }) => code),
    )
  }
  expect(results.slice(-3)).toEqual(['CAPTCHA_INVALID', 'CAPTCHA_SLOW', 'CAPTCHA_SLOW'])
})

test('[CAP-05] [ACC-08d] a captcha service that does not answer for 10 s refuses the action', async () => {
  let begin = () => {}
  const isWaiting = new Promise<void>((resolve) => (begin = resolve))
  const never = new Promise<never>(() => {})
  const { captcha, clock, metrics } = setup({
    newPuzzle() {
      begin()
      return never
    },
  })
  let outcome = 'open'
  const asked = captcha
    .newPuzzle({ action: 'login' }, mai)
    .catch(({ code }: { code: string }) => (outcome = code))
  // The database is asked about the source first; only then does the patience begin.
  await isWaiting
  await clock.advance(seconds(9))
  expect(outcome).toBe('open')
  await clock.advance(seconds(1))
  await asked
  expect(outcome).toBe('CAPTCHA_AWAY')
  expect(await metrics.text()).toContain('captcha_refused_total 0')
})

test('[CAP-05] a failing service gives no ticket either', async () => {
  const broken = async (): Promise<never> => Promise.reject(new Error('no route to host'))
  const { captcha, answer } = setup({ fitsPuzzle: broken, newQuestion: broken })
  await expect(answer(150)).rejects.toMatchObject({ code: 'CAPTCHA_AWAY' })
  await expect(captcha.newQuestion({ action: 'login' }, 'en', mai)).rejects.toMatchObject({
    code: 'CAPTCHA_AWAY',
  })
  expect(await testDatabase.asOwner('select 1 from platform.captcha_ticket')).toEqual([])
})

test('[RAT-05] what nobody answered or used is dropped', async () => {
  const { captcha, clock, solve, answer } = setup()
  await solve()
  await captcha.newPuzzle({ action: 'login' }, mai)
  await expect(answer(90)).rejects.toMatchObject(invalid)
  const counts = () =>
    testDatabase.asOwner(`select (select count(*)::int from platform.captcha_challenge) as challenges,
      (select count(*)::int from platform.captcha_ticket) as tickets,
      (select count(*)::int from platform.captcha_mistake) as mistakes,
      (select count(*)::int from platform.captcha_track) as tracks,
      (select count(*)::int from platform.captcha_attempt) as attempts`)
  expect(await counts()).toEqual([{ challenges: 1, tickets: 1, mistakes: 1, tracks: 1, attempts: 7 }])
  await clock.advance(minutes(25 * 60))
  await captcha.dropExpired()
  expect(await counts()).toEqual([{ challenges: 0, tickets: 0, mistakes: 0, tracks: 0, attempts: 0 }])
})
