import { APPROVAL_HOURS, decideApproval, listApprovals } from '@keo/contract/console-approvals'
import { listAudit } from '@keo/contract/console-audit'
import {
  askWithdrawal,
  countWithdrawals,
  getWithdrawal,
  listWithdrawals,
  refuseWithdrawal,
  type WithdrawalView,
} from '@keo/contract/console-queues'
import { holdWithdrawal, liftWithdrawalHold } from '@keo/contract/console-withdrawal-holds'
import { openWithdrawal } from '@keo/contract/console-withdrawal-openings'
import { ERRORS } from '@keo/contract/errors'
import { WITHDRAW_STATES } from '@keo/contract/withdraw-states'
import { consoleSteps, type Staff } from '@keo/dev-world/console-steps'
import { payoutSteps } from '@keo/dev-world/payout-steps'
import { sharedDoorWorld } from '@keo/dev-world/shared-world'
import { hours, minutes } from '@keo/units/instants'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'

const { world } = sharedDoorWorld({ webRoot: null })
const payees = payoutSteps(world)
const desk = consoleSteps(world)
const WHY = { reason: 'the owner does not answer' }
const OK = 200
let admin: Staff
let clerk: Staff
let other: Staff
let cards = 72_000_000

beforeAll(async () => {
  await payees.warmUp()
  admin = await desk.first()
  clerk = await desk.hire(admin, 'payments')
  other = await desk.hire(admin, 'risk')
})

beforeEach(async () => {
  const again = async (one: Staff) => ({ ...one, cookie: (await desk.signIn(one)).session })
  admin = await again(admin)
  clerk = await again(clerk)
  other = await again(other)
})

const largeOrder = () => payees.orderInReview(String((cards += 1)))
const hold = (orderNo: string, inHours: number | null, who = clerk) =>
  desk.ask(holdWithdrawal, { orderNo, hours: inHours, ...WHY }, who)
const lift = (orderNo: string, who = clerk) => desk.ask(liftWithdrawalHold, { orderNo, ...WHY }, who)
const askFor = (orderNo: string, who = clerk) => desk.ask(askWithdrawal, { orderNo, ...WHY }, who)
const approve = (id: string, who = other) => desk.ask(decideApproval, { id, isApproved: true, ...WHY }, who)
const evidenceOf = async (orderNo: string, who = other) =>
  (await desk.ask(getWithdrawal, { orderNo }, who)).data
const open = (orderNo: string, who = clerk) => desk.ask(openWithdrawal, { orderNo }, who)
const refuse = (orderNo: string, who = clerk) => desk.ask(refuseWithdrawal, { orderNo, ...WHY }, who)

test('[BO-08] a held order says who, why and until when; nobody approves it, and the member is told that it is checked', async () => {
  const { who, orderNo } = await largeOrder()
  expect(await evidenceOf(orderNo)).toMatchObject({ hold: null })
  expect((await hold(orderNo, null)).code).toBe(OK)
  const held = { by: 'Person 1', reason: WHY.reason, until: null }
  const { withdrawals } = (await desk.ask(listWithdrawals, { view: 'waiting' }, other)).data
  expect(withdrawals.find((one) => one.orderNo === orderNo)?.hold).toMatchObject(held)
  expect((await evidenceOf(orderNo)).hold).toMatchObject(held)
  for (const asker of [clerk, other])
    expect((await askFor(orderNo, asker)).code).toBe(ERRORS.WITHDRAWAL_HELD.wire)
  expect((await hold(orderNo, 4, other)).code).toBe(ERRORS.WITHDRAWAL_HELD.wire)

  await payees.goOn(8)
  const seen = await payees.orderOf(who, orderNo)
  expect(seen).toMatchObject({ orderStatus: WITHDRAW_STATES.inReview, heldTime: expect.stringMatching(/\d/) })
  expect(JSON.stringify(seen)).not.toContain(WHY.reason)

  expect((await lift(orderNo, other)).code).toBe(OK)
  expect((await lift(orderNo)).code).toBe(ERRORS.NOT_FOUND.wire)
  expect(await payees.orderOf(who, orderNo)).toMatchObject({ heldTime: '' })
  const { approvalId } = (await askFor(orderNo)).data
  expect((await approve(approvalId)).data).toMatchObject({ state: 'approved' })
  expect(await payees.until(who, orderNo, WITHDRAW_STATES.paid)).toMatchObject({
    orderStatus: WITHDRAW_STATES.paid,
    heldTime: '',
  })
  // What is decided is held no more.
  expect((await hold(orderNo, null)).code).toBe(ERRORS.NOT_FOUND.wire)

  const rows = async (action: string) => (await desk.ask(listAudit, { action }, admin)).data.entries
  expect(await rows('withdrawal.held')).toMatchObject([{ actor: clerk.id, object: orderNo }])
  const [lifted] = await rows('withdrawal.hold-lifted')
  expect(lifted).toMatchObject({ actor: other.id, object: orderNo })
  expect(lifted?.before).toContain(clerk.id)
})

test('[BO-05] [BO-08] held after a second person was asked for, it is not paid; when its time is over, it is', async () => {
  const { who, orderNo } = await largeOrder()
  const { approvalId } = (await askFor(orderNo)).data
  expect((await hold(orderNo, 1, other)).code).toBe(OK)
  expect((await approve(approvalId)).code).toBe(ERRORS.WITHDRAWAL_HELD.wire)
  await payees.goOn(4)
  expect((await payees.orderOf(who, orderNo)).orderStatus).toBe(WITHDRAW_STATES.inReview)
  const [waits] = (await desk.ask(listApprovals, {}, clerk)).data.approvals
  expect(waits).toMatchObject({ id: approvalId, state: 'asked' })

  world.worldClock.jump(hours(1))
  expect(await evidenceOf(orderNo)).toMatchObject({ hold: null })
  expect((await payees.orderOf(who, orderNo)).heldTime).toBe('')
  expect((await approve(approvalId)).data).toMatchObject({ state: 'approved' })
  expect((await payees.until(who, orderNo, WITHDRAW_STATES.paid)).orderStatus).toBe(WITHDRAW_STATES.paid)
})

test('a hold whose time is over gives way to another, and a held order may be refused: the money goes back', async () => {
  const { who, orderNo } = await largeOrder()
  await hold(orderNo, 1)
  world.worldClock.jump(hours(1))
  expect((await lift(orderNo)).code).toBe(ERRORS.NOT_FOUND.wire)
  expect((await hold(orderNo, null, other)).code).toBe(OK)
  expect((await evidenceOf(orderNo)).hold).toMatchObject({ by: 'Person 2', until: null })
  expect((await refuse(orderNo)).code).toBe(OK)
  expect(await payees.orderOf(who, orderNo)).toMatchObject({
    orderStatus: WITHDRAW_STATES.refused,
    heldTime: '',
  })
  expect(await evidenceOf(orderNo)).toMatchObject({ held: '0.00', hold: null })
})

test('[BO-07] held and approved at the same moment: one wins, and the other is told', async () => {
  for (const isHoldFirst of [true, false]) {
    const { who, orderNo } = await largeOrder()
    const { approvalId } = (await askFor(orderNo)).data
    const holding = () => hold(orderNo, null)
    const approving = () => approve(approvalId)
    const answers = isHoldFirst ? [holding(), approving()] : [approving(), holding()]
    const codes = (await Promise.all(answers)).map(({ code }) => code)
    const [held, approved] = isHoldFirst ? codes : codes.toReversed()
    expect([held, approved].filter((code) => code === OK)).toHaveLength(1)
    await payees.goOn(10)
    const { orderStatus, heldTime } = await payees.orderOf(who, orderNo)
    const end = { approved, orderStatus, isHeld: heldTime !== '' }
    expect(end).toEqual(
      held === OK
        ? { approved: ERRORS.WITHDRAWAL_HELD.wire, orderStatus: WITHDRAW_STATES.inReview, isHeld: true }
        : { approved: OK, orderStatus: WITHDRAW_STATES.paid, isHeld: false },
    )
  }
})

test('an order that somebody opened is theirs to decide for five minutes, and the others see whose', async () => {
  const { orderNo } = await largeOrder()
  const second = (await largeOrder()).orderNo
  const { approvalId } = (await askFor(orderNo)).data
  await open(orderNo)
  // Who comes second looks on.
  expect((await open(orderNo, other)).code).toBe(OK)
  expect(await evidenceOf(orderNo)).toMatchObject({ opening: { by: 'Person 1', isReader: false } })
  expect(await evidenceOf(orderNo, clerk)).toMatchObject({ opening: { isReader: true } })
  const { withdrawals } = (await desk.ask(listWithdrawals, { view: 'waiting' }, other)).data
  expect(withdrawals.find((one) => one.orderNo === orderNo)?.opening).toMatchObject({ by: 'Person 1' })
  const tries = [
    approve(approvalId),
    refuse(orderNo, other),
    hold(orderNo, null, other),
    lift(orderNo, other),
  ]
  for (const { code } of await Promise.all(tries)) expect(code).toBe(ERRORS.WITHDRAWAL_OPENED.wire)

  // Another one is opened: this one is everybody's again.
  await open(second)
  expect(await evidenceOf(orderNo)).toMatchObject({ opening: null })
  expect((await askFor(second, other)).code).toBe(ERRORS.WITHDRAWAL_OPENED.wire)
  await open(orderNo)
  world.worldClock.jump(minutes(5))
  expect(await evidenceOf(orderNo)).toMatchObject({ opening: null })
  await open(orderNo, other)
  expect((await refuse(orderNo)).code).toBe(ERRORS.WITHDRAWAL_OPENED.wire)
  expect((await approve(approvalId)).data).toMatchObject({ state: 'approved' })
  expect((await open(orderNo)).code).toBe(ERRORS.NOT_FOUND.wire)

  // Whoever decides lets go.
  await open(second, other)
  expect((await askFor(second, other)).code).toBe(OK)
  expect(await evidenceOf(second)).toMatchObject({ opening: null })
  expect((await refuse(second)).code).toBe(OK)
})

test('opened by two at the same moment: one has it', async () => {
  const { orderNo } = await largeOrder()
  await Promise.all([open(orderNo), open(orderNo, other)])
  const readers = await Promise.all([evidenceOf(orderNo, clerk), evidenceOf(orderNo, other)])
  expect(readers.filter(({ opening }) => opening?.isReader)).toHaveLength(1)
})

test('beside the queue stand sent, paid and refused withdrawals, newest first, a page at a time', async () => {
  const seen = async (view: WithdrawalView, after = '') =>
    (await desk.ask(listWithdrawals, { view, after }, other)).data
  const numbersOf = async (view: WithdrawalView) =>
    (await seen(view)).withdrawals.map(({ orderNo }) => orderNo)
  const refused = await largeOrder()
  await refuse(refused.orderNo)
  const { who, orderNo } = await largeOrder()
  expect(await numbersOf('waiting')).toContain(orderNo)
  await approve((await askFor(orderNo)).data.approvalId)
  expect((await seen('sent')).withdrawals[0]).toMatchObject({ orderNo, state: 'approved', hold: null })
  await payees.until(who, orderNo, WITHDRAW_STATES.paid)
  expect((await seen('paid')).withdrawals[0]).toMatchObject({ orderNo, state: 'paid' })
  expect((await numbersOf('refused'))[0]).toBe(refused.orderNo)
  for (const view of ['waiting', 'sent', 'refused'] as const)
    expect(await numbersOf(view)).not.toContain(orderNo)

  // As many at one moment as two pages hold.
  await sql`
    insert into withdraw_order select (jsonb_populate_record(w, jsonb_build_object(
      'order_no', 'wd_copy' || lpad(n::text, 8, '0'), 'request_key', 'copy ' || n))).*
    from withdraw_order w, generate_series(1, 60) n where w.order_no = ${orderNo}`.execute(world.database.db)
  const first = await seen('paid')
  const second = await seen('paid', first.next)
  const all = [...first.withdrawals, ...second.withdrawals].map((one) => one.orderNo)
  expect(first.withdrawals).toHaveLength(50)
  expect(second.next).toBe('')
  expect(new Set(all).size).toBe(all.length)
  expect(all.filter((one) => one.startsWith('wd_copy'))).toHaveLength(60)
})

test('what one person has approved stands in a view of its own until it is decided or the request has run out', async () => {
  const seen = async () => {
    clerk = { ...clerk, cookie: (await desk.signIn(clerk)).session }
    const { withdrawals } = (await desk.ask(listWithdrawals, { view: 'second' }, clerk)).data
    const { counts } = (await desk.ask(countWithdrawals, {}, clerk)).data
    expect(counts.second).toBe(withdrawals.length)
    return withdrawals.map((one) => one.orderNo)
  }
  const [one, two] = [await largeOrder(), await largeOrder()]
  expect(await seen()).toEqual([])
  await askFor(one.orderNo)
  await askFor(two.orderNo)
  expect(await seen()).toEqual([one.orderNo, two.orderNo])
  await refuse(one.orderNo)
  expect(await seen()).toEqual([two.orderNo])
  const { withdrawals } = (await desk.ask(listWithdrawals, { view: 'waiting' }, clerk)).data
  expect(withdrawals.map((order) => order.orderNo)).toContain(two.orderNo)
  world.worldClock.jump(hours(APPROVAL_HOURS))
  expect(await seen()).toEqual([])
})

test('[BO-02] whoever may not decide neither holds an order nor takes a hold off', async () => {
  const { orderNo } = await largeOrder()
  const auditor = await desk.hire(admin, 'auditor')
  const support = await desk.hire(admin, 'support')
  for (const one of [auditor, support, admin])
    expect((await hold(orderNo, null, one)).code).toBe(ERRORS.NOT_ALLOWED.wire)
  await hold(orderNo, null)
  for (const one of [auditor, support, admin])
    expect((await lift(orderNo, one)).code).toBe(ERRORS.NOT_ALLOWED.wire)
  expect((await evidenceOf(orderNo)).hold).not.toBeNull()
})
