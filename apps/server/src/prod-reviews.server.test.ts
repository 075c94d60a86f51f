import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { decideApproval } from '@keo/contract/console-approvals'
import { decideReceipt } from '@keo/contract/console-queues'
import { createDepositOrder } from '@keo/contract/deposit'
import { callbackOfParty } from '@keo/contract/deposit-parties'
import { ERRORS } from '@keo/contract/errors'
import { getMember } from '@keo/contract/members'
import { updateNickName } from '@keo/contract/profile'
import { reviewByOperator } from '@keo/contract/reviews'
import { WITHDRAW_STATES } from '@keo/contract/withdraw-states'
import { consoleSteps } from '@keo/dev-world/console-steps'
import { startDoorWorld, withDoors, type DoorWorld } from '@keo/dev-world/door-world'
import { keptLog } from '@keo/dev-world/kept-log'
import { payoutSteps } from '@keo/dev-world/payout-steps'
import { freshDatabase, type TestDatabase } from '@keo/dev-world/test-database'
import type { Payee } from '@keo/dev-world/withdraw-steps'
import { startWorld } from '@keo/dev-world/world'
import { systemClock } from '@keo/service-kit/clock'
import { createLog } from '@keo/service-kit/log'
import { hours, minutes } from '@keo/units/instants'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Parties } from './gateways/parties/parties.ts'
import type { Payout } from './gateways/payouts/payout-gateway.ts'

const LARGE = '20000000'
const KEYS = {
  REVIEW_KEY: 'k1Rv8Zp4Wd6Xt2Lq9Ms3Yb7Hf5Gc0Jn4',
  OPERATOR_TOKEN: 'o5Tq2Vx8Bn1Km4Jw7Rz9Cd3Fg6Hs0Lp2',
}
const SCRIPT = fileURLToPath(new URL('../../../scripts/review.mjs', import.meta.url))

const sent: Payout[] = []
/** A party that takes over whatever it is handed, and payments that are told of by whoever knows its word. */
const PARTIES: Parties = {
  PAYOUT_PARTY: () => ({
    async send(payout) {
      sent.push(payout)
      return 'accepted'
    },
    ask: async () => 'paid',
    isGenuine: () => false,
  }),
  PAYMENT_PARTY: () => ({
    isGenuine: ({ signature }) => signature === 'b'.repeat(64),
    takes: () => true,
    noteOf: (note) => note,
    addressOn: () => '',
    open: async () => {},
    paid: async () => {},
    proofShown: async () => {},
    playerWrote: async () => {},
    dispute: async () => {},
    onMerchantWord() {},
  }),
}

const { lines, log } = keptLog()
let database: TestDatabase
let prod: DoorWorld
let steps: ReturnType<typeof payoutSteps>
let who: Payee
let card: string
let left: string

/** A sandbox leaves a large withdrawal in review, with the verdict of its reviewer on the way; then prod begins. */
beforeAll(async () => {
  const now = systemClock().now()
  database = await freshDatabase()
  const silent = createLog({ level: 'silent' })
  const sandbox = await startDoorWorld(database, { startAt: now - hours(60), webRoot: null, log: silent })
  const before = payoutSteps(sandbox)
  who = await before.payee('100000000')
  card = (await before.bindCard(who, '90000001')).id
  await database.asOwner('update platform.member set identity_verified_at = now() where id = $1', [who.id])
  sandbox.clock.set(now - hours(10))
  who = await before.signInAgain(who)
  left = (await before.ask(who, card, LARGE)).data.orderNo
  await before.until(who, left, WITHDRAW_STATES.inReview)
  await sandbox.close()
  prod = withDoors(
    await startWorld({
      databaseUrl: database.url,
      startAt: now,
      webRoot: null,
      log,
      mode: 'prod',
      parties: PARTIES,
      env: { ...KEYS, TRUSTED_PROXIES: '127.0.0.1', USDT_RATE: '25750' },
    }),
  )
  steps = payoutSteps(prod)
  who = await steps.signInAgain(who)
})
afterAll(async () => {
  await prod.close()
  await database.close()
})

/** The command that the documentation names, against the running server. */
async function review(...words: string[]): Promise<string> {
  const env = { ...process.env, REVIEW_KEY: KEYS.REVIEW_KEY, REVIEW_URL: prod.url }
  const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT, ...words], { env })
  return stdout
}
const waitingMetric = async () => {
  const headers = { authorization: `Bearer ${KEYS.OPERATOR_TOKEN}` }
  return (await (await fetch(`${prod.url}/metrics`, { headers })).text()).match(
    /^reviews_waiting (\d+)/m,
  )?.[1]
}
const statusOf = async (orderNo: string) => (await steps.orderOf(who, orderNo)).orderStatus
const balance = async () => {
  const { available, held } = await prod.app.ledger.balanceOf({ memberId: who.id, currency: 'VND' })
  return [available / 100n, held / 100n]
}
const receiptOf = async (orderNo: string) =>
  (await database.asOwner('select id, state from platform.deposit_receipt where order_no = $1', [orderNo]))[0]

test('the verdict that a reviewer of the sandbox left behind is not carried out in prod', async () => {
  await prod.jobs.runDue()
  expect(await statusOf(left)).toBe(WITHDRAW_STATES.inReview)
  expect(sent).toEqual([])
  expect(await waitingMetric()).toBe('1')
})

test('only who signs with the review key, from where reviews come, sees or decides anything', async () => {
  const decision = { kind: 'withdrawal', id: left, isApproved: true, by: 'eve' } as const
  const request = { text: JSON.stringify({ decision }), timestamp: Math.trunc(prod.clock.now()) }
  const refused = ERRORS.NOT_ALLOWED.wire
  const forged = { ...request, signature: 'a'.repeat(64) }
  expect((await prod.call(reviewByOperator, forged)).code).toBe(refused)
  expect((await prod.call(reviewByOperator, forged, { token: who.token })).code).toBe(refused)
  expect((await prod.call(reviewByOperator, forged, { address: '203.0.113.9' })).code).toBe(refused)
  await prod.jobs.runDue()
  expect(await statusOf(left)).toBe(WITHDRAW_STATES.inReview)
})

test('somebody approves by command: the order goes to the party once, and the audit knows who it was', async () => {
  expect(await review()).toMatch(new RegExp(`withdrawal +${left} +${who.id} +20000000.00 VND`))
  expect(await review('approve', 'withdrawal', left)).toContain('Nothing waits.')
  await prod.jobs.runDue()
  expect(await statusOf(left)).toBe(WITHDRAW_STATES.sending)
  expect(sent.map(({ orderNo }) => orderNo)).toEqual([left])
  await expect(review('approve', 'withdrawal', left)).rejects.toMatchObject({ code: 1 })
  const audit = await database.asOwner(
    "select actor from kit.audit_entry where action = 'review.approved' and object = $1",
    [left],
  )
  expect(audit).toEqual([{ actor: expect.stringMatching(/^operator:./) }])
  prod.worldClock.jump(minutes(7))
  await prod.jobs.runDue()
  expect([await statusOf(left), sent.length]).toEqual([WITHDRAW_STATES.paid, 1])
})

test('a large withdrawal asked for in prod stays in review for days, says so in the log, and is refused by command', async () => {
  const before = await balance()
  const { orderNo } = (await steps.ask(who, card, LARGE, { requestKey: 'request-key-of-prod' })).data
  for (let hour = 0; hour < 8; hour += 1) {
    prod.worldClock.jump(hours(9))
    await prod.jobs.runDue()
  }
  who = await steps.signInAgain(who)
  expect(await statusOf(orderNo)).toBe(WITHDRAW_STATES.inReview)
  expect(lines.some((line) => line.includes(orderNo) && line.includes('npm run review'))).toBe(true)
  await review('refuse', 'withdrawal', orderNo)
  await prod.jobs.runDue()
  expect(await steps.orderOf(who, orderNo)).toMatchObject({ orderStatus: 3, cause: 'review' })
  expect(await balance()).toEqual(before)
  expect(sent).toHaveLength(1)
})

/** Paid with another amount than ordered. */
async function oddPayment(paymentId: string): Promise<string> {
  const request = { channelId: 'vietqr', optionId: '', amount: '1000000', key: `odd-${paymentId}` }
  const { orderNo } = (await prod.call(createDepositOrder, request, who)).data
  const paid = { kind: 'paid', orderNo, paymentId, amount: '700000', currency: 'VND', chain: null }
  const body = { party: 'vietqr', id: `callback-${paymentId}`, timestamp: 1, news: JSON.stringify(paid) }
  expect((await prod.call(callbackOfParty, { ...body, signature: 'a'.repeat(64) })).code).toBe(
    ERRORS.NOT_ALLOWED.wire,
  )
  expect((await prod.call(callbackOfParty, { ...body, signature: 'b'.repeat(64) })).code).toBe(200)
  prod.worldClock.jump(hours(1))
  await prod.jobs.runDue()
  return orderNo
}

test('money that fits no order stays in suspense until somebody credits it or gives it back', async () => {
  const [before] = await balance()
  const credited = await oddPayment('odd-1')
  const receipt = await receiptOf(credited)
  expect(receipt).toMatchObject({ state: 'suspense' })
  expect(await review()).toMatch(new RegExp(`receipt +${String(receipt?.id)} .+700000.00 VND`))
  await review('approve', 'receipt', String(receipt?.id))
  expect(await receiptOf(credited)).toMatchObject({ state: 'credited' })
  const returned = await oddPayment('odd-2')
  await review('refuse', 'receipt', String((await receiptOf(returned))?.id))
  expect(await receiptOf(returned)).toMatchObject({ state: 'returned' })
  expect((await balance())[0]).toBe((before ?? 0n) + 700_000n)
})

test('a nickname waits for somebody too', async () => {
  const { nickName: old } = (await prod.call(getMember, {}, who)).data
  await prod.call(updateNickName, { nickName: 'Trăng Tròn' }, who)
  prod.worldClock.jump(hours(1))
  await prod.jobs.runDue()
  expect((await prod.call(getMember, {}, who)).data).toMatchObject({ nickName: old, nickNameStatus: true })
  const id = (await review()).match(/nickname +(\w+)/)?.[1] ?? ''
  await review('approve', 'nickname', id)
  expect((await prod.call(getMember, {}, who)).data).toMatchObject({
    nickName: 'Trăng Tròn',
    nickNameStatus: false,
  })
})

test('[BO-05] once there is staff for it, suspense money is credited by two of them and no longer by command', async () => {
  const desk = consoleSteps(prod)
  const admin = await desk.first()
  const one = await desk.hire(admin, 'payments')
  const two = await desk.hire(admin, 'risk')
  const odd = await oddPayment('odd-3')
  const id = String((await receiptOf(odd))?.id)
  await expect(review('approve', 'receipt', id)).rejects.toMatchObject({ code: 1 })
  const decision = { isApproved: true, reason: 'the name on the receipt fits' }
  const { approvalId } = (await desk.ask(decideReceipt, { id, ...decision }, one)).data
  expect(await receiptOf(odd)).toMatchObject({ state: 'suspense' })
  expect((await desk.ask(decideApproval, { id: approvalId, ...decision }, two)).code).toBe(200)
  expect(await receiptOf(odd)).toMatchObject({ state: 'credited' })
})
