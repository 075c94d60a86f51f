import { createHash } from 'node:crypto'
import type { MemberId } from '@keo/contract/ids'
import { TopicMessage } from '@keo/contract/socket'
import { checkStatement } from '@keo/contract/statement-check'
import { getStatement, listHolds, listMovementsSince, WalletBalance } from '@keo/contract/wallet-balance'
import { freshDatabase, type TestDatabase } from '@keo/dev-world/test-database'
import { startWorld, type World } from '@keo/dev-world/world'
import { createLog } from '@keo/service-kit/log'
import { minutes } from '@keo/units/instants'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commandsOf, dong } from './test-ledger.ts'

const MAI: MemberId = 'mbr_01JSEEDMA1000000000000000'
const sha256Hex = (text: string) => createHash('sha256').update(text).digest('hex')
const ask = commandsOf(MAI)

let testDatabase: TestDatabase
let world: World
let token: string

beforeAll(async () => {
  testDatabase = await freshDatabase()
  world = await startWorld({
    databaseUrl: testDatabase.url,
    redisUrl: testDatabase.redisUrl,
    // What these tests make wrong is told there.
    log: createLog({ level: 'silent' }),
  })
  token = await world.signIn('maitran88')
})
afterAll(async () => {
  await world.close()
  await testDatabase.close()
})

const since = (seq: number) =>
  world.call(listMovementsSince, { currency: 'VND', since: String(seq) }, { token })
const seqNow = async () => (await since(0)).data.balance.seq

test('[WSS-07] a movement is pushed to the member with the new balance and its sequence', async () => {
  const socket = await world.socketOf(token)
  const news = socket.next()
  const outcome = await world.app.ledger.submit(ask.credit(dong(123_45)))
  const message = TopicMessage.parse(await news)
  expect(message).toMatchObject({ businessType: 'balance', topic: `owner:${MAI}` })
  const balance = WalletBalance.parse(message.businessContent)
  expect(outcome).toMatchObject({ status: 'done', seq: BigInt(balance.seq) })
  expect(balance).toMatchObject({ currency: 'VND', available: '123.45', held: '0.00', debt: '0.00' })
  socket.terminate()
})

test('[WSS-02] nobody else hears of it', async () => {
  const linh = await world.socketOf(await world.signIn('linhnguyen7'))
  const first = linh.next()
  await world.app.ledger.submit(ask.credit(dong(1)))
  linh.send({ businessType: 'ping', businessContent: [] })
  expect(await first).toMatchObject({ businessType: 'pong' })
  linh.terminate()
})

test('[WSS-07] what a gap missed is asked for by the last sequence seen', async () => {
  const seen = await seqNow()
  await world.app.ledger.submit(ask.credit(dong(500_00)))
  await world.app.ledger.submit(ask.hold('bet-gap', dong(200_00)))
  const { data } = await since(seen)
  expect(data.movements.map(({ seq, kind }) => [seq, kind])).toEqual([
    [seen + 1, 'deposit'],
    [seen + 2, 'bet.stake'],
  ])
  expect(data.movements[1]?.postings).toEqual([
    { account: 'available', amount: '-200.00' },
    { account: 'held', amount: '200.00' },
  ])
  expect(data.balance).toEqual(data.movements[1]?.balance)
  expect(data.hasMore).toBe(false)
  expect((await since(seen + 2)).data.movements).toEqual([])
})

test('what is held is told by its purpose, and adds up to the held part of the balance', async () => {
  const { data } = await world.call(listHolds, { currency: 'VND' }, { token })
  expect(data).toEqual([
    { purpose: 'stake', count: 1, amount: '200.00', sinceTime: expect.stringMatching(/^\d{4}-/) },
  ])
  expect((await since(0)).data.balance.held).toBe('200.00')
  expect((await world.call(listHolds, { currency: 'USD' }, { token })).data).toEqual([])
})

test('a long gap comes in pages', async () => {
  const seen = await seqNow()
  await Promise.all(Array.from({ length: 130 }, () => world.app.ledger.submit(ask.credit(dong(1)))))
  const first = (await since(seen)).data
  expect([first.movements.length, first.hasMore]).toEqual([100, true])
  const rest = (await since(seen + 100)).data
  expect([rest.movements.length, rest.hasMore]).toEqual([30, false])
})

test('[LED-08] the statement of the database verifies: chain and balances, from the start and from the middle', async () => {
  await world.app.ledger.submit(ask.force(dong(9_999_999_00)))
  await world.app.ledger.submit(ask.credit(dong(50_000_000_00)))
  await world.app.ledger.submit(ask.debit(dong(7_00), { to: 'game:pg' }))
  const { balance } = (await since(0)).data
  for (const from of [0, 1, 5, balance.seq]) {
    const { data: text } = await world.call(getStatement, { currency: 'VND', since: String(from) }, { token })
    expect(checkStatement(text, sha256Hex)).toMatchObject({
      isIntact: true,
      memberId: MAI,
      rows: balance.seq - from,
      seq: String(balance.seq),
    })
  }
  const { data: text } = await world.call(getStatement, { currency: 'VND' }, { token })
  const verdict = checkStatement(text, sha256Hex)
  expect(verdict.isIntact && verdict.balances.available).toBe(BigInt(balance.available.replace('.', '')))
})

test('a wallet nobody used has an empty statement', async () => {
  const { data } = await world.call(getStatement, { currency: 'USD' }, { token })
  expect(checkStatement(data, sha256Hex)).toMatchObject({ isIntact: true, rows: 0 })
})

test('[WSS-07] without a session there is neither a balance nor a statement', async () => {
  expect((await world.call(listMovementsSince, { currency: 'VND', since: '0' })).code).toBe(10009)
  const refused = await world.call(getStatement, { currency: 'VND' })
  expect(JSON.parse(refused.data)).toMatchObject({ code: 10009 })
  const broken = await world.call(listMovementsSince, { currency: 'VND', since: '-1' }, { token })
  expect(broken.status).toBe(400)
})

test('[LED-08] the check runs every minute and tells the operator', async () => {
  const figure = async (name: string) => {
    const text = await (await fetch(`${world.url}/metrics`)).text()
    return new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]
  }
  await world.clock.jump(minutes(2))
  await world.jobs.runDue()
  // It may have run on the way, less than a minute before.
  expect(Number(await figure('ledger_check_age_seconds'))).toBeLessThan(60)
  // These tests credit what nobody paid in, and the clearing account tells.
  expect(await figure('ledger_problems')).toBe('1')
  expect(await figure('ledger_withdrawals_stopped')).toBe('0')

  const paid = (await world.app.ledger.houseBalances('VND')).get('house:deposit-clearing') ?? 0n
  const received = {
    op: 'move',
    memberId: null,
    key: 'received',
    kind: 'deposit',
    reference: 'late',
  } as const
  await world.app.ledger.submit({
    ...received,
    amount: dong(-paid),
    from: 'house:bank',
    to: 'house:deposit-clearing',
  })
  await world.clock.jump(minutes(2))
  await world.jobs.runDue()
  expect(await figure('ledger_problems')).toBe('0')

  await testDatabase.asOwner('update platform.ledger_wallet set held = held + 1')
  await world.clock.jump(minutes(2))
  await world.jobs.runDue()
  expect(await figure('ledger_withdrawals_stopped')).toBe('1')
  const withdrawal = ask.hold('wd-1', dong(1), 'withdrawal')
  expect(await world.app.ledger.submit(withdrawal)).toEqual({ status: 'stopped', cause: null })
})
