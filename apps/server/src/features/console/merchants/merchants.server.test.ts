import { decideApproval } from '@keo/contract/console-approvals'
import { listAudit } from '@keo/contract/console-audit'
import {
  askDispute,
  askMerchantLimits,
  getDispute,
  getDisputeProof,
  listDisputes,
  listMerchants,
  switchMerchant,
} from '@keo/contract/console-merchants'
import { decideDispute, getOverview } from '@keo/contract/console-queues'
import { createC2cOrder, getDepositChannel } from '@keo/contract/deposit'
import {
  listC2cMessages,
  openC2cDispute,
  sendC2cMessage,
  uploadDepositProof,
} from '@keo/contract/deposit-order'
import { ERRORS } from '@keo/contract/errors'
import { listLetters } from '@keo/contract/inbox'
import { uploadPicture } from '@keo/contract/pictures'
import { consoleSteps, type Staff } from '@keo/dev-world/console-steps'
import { newKey, startDepositWorld, type DepositWorld, type Player } from '@keo/dev-world/deposit-world'
import { hours } from '@keo/units/instants'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

const OK = 200
const REASON = { reason: 'looked at both accounts' }
/** With the gift of the channel. */
const CREDITED = '515000.00'
/** The smallest picture there is. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

let world: DepositWorld
let desk: ReturnType<typeof consoleSteps>
let admin: Staff
let clerk: Staff
let other: Staff
let how: Player

beforeAll(async () => {
  world = await startDepositWorld('merchants')
  desk = consoleSteps(world)
  admin = await desk.first()
  clerk = await desk.hire(admin, 'payments')
  other = await desk.hire(admin, 'risk')
})
afterAll(() => world.end())
beforeEach(async () => {
  how = await world.player()
})

const make = (optionId = 'anhduong', amount = '500000', as = how) =>
  world.call(createC2cOrder, { channelId: 'c2c', optionId, amount, key: newKey() }, as)

/** Paid, and the merchant has not released it. */
async function disputed(): Promise<string> {
  const { orderNo } = (await make()).data
  await world.tellPaid(how, orderNo)
  await world.call(openC2cDispute, { orderNo }, how)
  return orderNo
}
const evidenceOf = async (orderNo: string, as = clerk) => (await desk.ask(getDispute, { orderNo }, as)).data
const decide = (id: string, isApproved: boolean, as: Staff) =>
  desk.ask(decideDispute, { id, isApproved, ...REASON }, as)
const approve = (id: string, as: Staff) => desk.ask(decideApproval, { id, isApproved: true, ...REASON }, as)
const lettersOf = async () => (await world.call(listLetters, { letType: 0 }, how)).data.list

describe('disputes', () => {
  test('opened twice it is one dispute; it waits in the queue and the overview, masked, and does not run out', async () => {
    const orderNo = await disputed()
    const again = await world.call(openC2cDispute, { orderNo }, how)
    expect(again.data).toMatchObject({ status: 2, isDisputed: true, isAskedForMore: false })
    const { disputes } = (await desk.ask(listDisputes, { view: 'open' }, clerk)).data
    expect(disputes.filter((one) => one.orderNo === orderNo)).toMatchObject([
      { amount: '500000.00', merchant: 'Ánh Dương', state: 'open' },
    ])
    const { queues } = (await desk.ask(getOverview, {}, clerk)).data
    expect(queues.find(({ name }) => name === 'dispute')).toMatchObject({ promisedMinutes: 30 })
    const evidence = await evidenceOf(orderNo)
    expect(evidence.steps.map(({ name }) => name)).toEqual(['ordered', 'paid', 'disputed'])
    expect(evidence.account).toMatch(/^\*\*\*\w{4}$/)
    expect(JSON.stringify(evidence)).not.toContain(again.data.payTo?.accountNumber)
    await world.byHand(orderNo, 'askProof')
    world.worldClock.jump(hours(25))
    await world.jobs.runDue()
    expect(await evidenceOf(orderNo)).toMatchObject({ isOpen: true })
    await decide(orderNo, false, clerk)
  })

  test('[BO-05] two people credit it with its gift; the same person twice fails, and the merchant owes it', async () => {
    const orderNo = await disputed()
    const owed = await world.house('house:merchants')
    const { approvalId } = (await decide(orderNo, true, clerk)).data
    expect(await evidenceOf(orderNo)).toMatchObject({ approvalId, isAskedByReader: true })
    expect((await decide(orderNo, true, other)).code).toBe(ERRORS.APPROVAL_OPEN.wire)
    expect((await approve(approvalId, clerk)).code).toBe(ERRORS.APPROVAL_OWN.wire)
    expect(await world.balance(how)).toBe('0.00')
    expect((await approve(approvalId, other)).code).toBe(OK)
    expect((await approve(approvalId, other)).code).toBe(ERRORS.APPROVAL_CLOSED.wire)
    expect(await world.balance(how)).toBe(CREDITED)
    expect((await world.house('house:merchants')) - owed).toBe(-50_000_000n)
    expect(await world.orderOf(how, orderNo)).toMatchObject({ status: 1, credited: CREDITED })
    expect(await evidenceOf(orderNo)).toMatchObject({ state: 'credited', isOpen: false, entries: [] })
    const { disputes } = (await desk.ask(listDisputes, { view: 'ended' }, clerk)).data
    expect(disputes.map((one) => one.orderNo)).toContain(orderNo)
  })

  test('what the merchant pays after the decision settles the debt, and credits nobody twice', async () => {
    const orderNo = await disputed()
    await approve((await decide(orderNo, true, clerk)).data.approvalId, other)
    const owed = await world.house('house:merchants')
    await world.byHand(orderNo, 'pay')
    expect((await world.house('house:merchants')) - owed).toBe(50_000_000n)
    expect(await world.balance(how)).toBe(CREDITED)
    expect(await world.house('house:suspense')).toBe(0n)
    // A second payment belongs to nobody yet.
    await world.callback('c2c', { orderNo, paymentId: 'again', amount: '500000' })
    expect(await world.balance(how)).toBe(CREDITED)
    expect(await world.house('house:suspense')).toBe(50_000_000n)
  })

  test('for and against at the same moment: one wins, and the wallet is as it says', async () => {
    const orderNo = await disputed()
    const { approvalId } = (await decide(orderNo, true, clerk)).data
    const [credited, refused] = await Promise.all([approve(approvalId, other), decide(orderNo, false, clerk)])
    expect([credited.code, refused.code].filter((code) => code === OK)).toHaveLength(1)
    expect(await world.balance(how)).toBe(credited.code === OK ? CREDITED : '0.00')
  })

  test('against: the order fails, the member reads why, and the same person needs nobody else', async () => {
    const orderNo = await disputed()
    expect((await decide(orderNo, false, clerk)).code).toBe(OK)
    expect(await world.orderOf(how, orderNo)).toMatchObject({ status: 3, cause: 'dispute' })
    expect(await world.balance(how)).toBe('0.00')
    const told = await lettersOf()
    expect(told.map(({ kind }) => kind)).toEqual(['disputeRefused'])
    expect(Buffer.from(told[0]?.content ?? '', 'base64').toString()).toContain(REASON.reason)
    expect((await decide(orderNo, true, other)).code).toBe(ERRORS.NOT_FOUND.wire)
  })

  test('more is asked for in the talk and by letter; a message or a proof answers', async () => {
    const orderNo = await disputed()
    const question = 'Please send the receipt of your bank.'
    expect((await desk.ask(askDispute, { orderNo, question }, clerk)).code).toBe(OK)
    expect(await world.orderOf(how, orderNo)).toMatchObject({ isAskedForMore: true })
    expect(await evidenceOf(orderNo)).toMatchObject({ state: 'asked', question })
    const { data: talk } = await world.call(listC2cMessages, { orderNo }, how)
    expect(talk.at(-1)).toMatchObject({ from: 'reviewer', text: question })
    expect((await lettersOf()).map(({ kind }) => kind)).toEqual(['disputeAsked'])
    expect((await desk.ask(getDisputeProof, { orderNo }, clerk)).code).toBe(ERRORS.NOT_FOUND.wire)
    const { fileId } = (await world.call(uploadPicture, { picture: PICTURE }, how)).data
    world.worldClock.jump(1000)
    await world.call(uploadDepositProof, { orderNo, fileId }, how)
    expect(await evidenceOf(orderNo)).toMatchObject({ state: 'open', hasProof: true })
    expect((await desk.ask(getDisputeProof, { orderNo }, clerk)).data.type).toBe('image/jpeg')
    const { entries } = (await desk.ask(listAudit, { object: orderNo, staffOnly: true }, admin)).data
    expect(entries.map(({ action }) => action)).toEqual(['dispute.proof-shown', 'dispute.asked'])
    await desk.ask(askDispute, { orderNo, question }, clerk)
    world.worldClock.jump(1000)
    await world.call(sendC2cMessage, { orderNo, text: 'It is in the picture.' }, how)
    expect(await evidenceOf(orderNo)).toMatchObject({ state: 'open' })
    await decide(orderNo, false, clerk)
  })

  test('a merchant who denies leaves it to the staff, one who releases late ends it', async () => {
    const orderNo = await disputed()
    await world.byHand(orderNo, 'refuse')
    await world.byHand(orderNo, 'refuse')
    expect(await evidenceOf(orderNo)).toMatchObject({ state: 'denied', isOpen: true })
    const { data: talk } = await world.call(listC2cMessages, { orderNo }, how)
    expect(talk.filter(({ name }) => name === 'denied')).toHaveLength(1)
    const { approvalId } = (await decide(orderNo, true, clerk)).data
    await world.byHand(orderNo, 'pay')
    expect(await evidenceOf(orderNo)).toMatchObject({ state: 'released', isOpen: false })
    expect((await approve(approvalId, other)).code).toBe(ERRORS.NOT_FOUND.wire)
    expect(await world.balance(how)).toBe(CREDITED)
  })

  test("somebody else's order is not there, and a member's token opens nothing of it", async () => {
    const orderNo = await disputed()
    const stranger = await world.player()
    expect((await world.call(openC2cDispute, { orderNo }, stranger)).code).toBe(ERRORS.NOT_FOUND.wire)
    const asMember = { ...clerk, cookie: `keo-staff=${how.token}` }
    expect((await desk.ask(getDispute, { orderNo }, asMember)).code).toBe(ERRORS.SESSION_EXPIRED.wire)
    await decide(orderNo, false, clerk)
  })
})

describe('merchants', () => {
  const NAMED = { channelId: 'c2c', id: 'thuanphat' }
  const merchant = async () =>
    (await desk.ask(listMerchants, {}, clerk)).data.merchants.find(({ id }) => id === NAMED.id)

  test('one person switches a merchant off and on, each once, and players see it at once', async () => {
    const turn = (isOpen: boolean) => desk.ask(switchMerchant, { ...NAMED, isOpen, ...REASON }, clerk)
    expect((await turn(false)).data).toEqual({ isChanged: true })
    expect((await turn(false)).data).toEqual({ isChanged: false })
    expect((await make(NAMED.id)).code).toBe(ERRORS.DEPOSIT_CHANNEL_CLOSED.wire)
    expect((await turn(true)).data).toEqual({ isChanged: true })
    const audited = { object: 'c2c/thuanphat', staffOnly: true }
    const { entries } = (await desk.ask(listAudit, audited, admin)).data
    expect(entries.map(({ action }) => action)).toEqual(['merchant.opened', 'merchant.closed'])
    const bank = { channelId: 'ewallet', id: 'tohe', isOpen: false, ...REASON }
    expect((await desk.ask(switchMerchant, bank, clerk)).code).toBe(ERRORS.NOT_FOUND.wire)
  })

  test('[BO-05] other limits take two people, and hold for the next order', async () => {
    const wanted = { min: '300000.00', max: '600000.00', dayMax: '1000000.00' }
    const { approvalId } = (await desk.ask(askMerchantLimits, { ...NAMED, ...wanted, ...REASON }, clerk)).data
    expect((await merchant())?.askedBy).not.toBe('')
    expect((await approve(approvalId, clerk)).code).toBe(ERRORS.APPROVAL_OWN.wire)
    expect((await make(NAMED.id, '200000')).code).toBe(OK)
    expect((await approve(approvalId, other)).code).toBe(OK)
    expect(await merchant()).toMatchObject({ ...wanted, openOrders: 1, askedBy: '', takenToday: '200000.00' })
    const { options } = (await world.call(getDepositChannel, { id: 'c2c' }, how)).data
    expect(options.find(({ id }) => id === NAMED.id)).toMatchObject({ min: wanted.min, max: wanted.max })
    const [low, high] = [await world.player(), await world.player()]
    expect((await make(NAMED.id, '200000', low)).code).toBe(ERRORS.DEPOSIT_AMOUNT.wire)
    expect((await make(NAMED.id, '600000', low)).code).toBe(OK)
    // Of the day 200,000 are left: less than the least of an order.
    expect((await make(NAMED.id, '300000', high)).code).toBe(ERRORS.DEPOSIT_CHANNEL_CLOSED.wire)
    const wrong = { min: '600000.00', max: '300000.00', dayMax: null }
    const asked = await desk.ask(askMerchantLimits, { ...NAMED, ...wrong, ...REASON }, clerk)
    expect(asked.code).toBe(ERRORS.AMOUNT_WRONG.wire)
  })

  test('two orders at the same moment do not pass the most of a day together', async () => {
    const wanted = { min: null, max: null, dayMax: '1800000.00' }
    const { approvalId } = (await desk.ask(askMerchantLimits, { ...NAMED, ...wanted, ...REASON }, clerk)).data
    await approve(approvalId, other)
    const people = await Promise.all([world.player(), world.player()])
    const made = await Promise.all(people.map((one) => make(NAMED.id, '800000', one)))
    expect(made.map(({ code }) => code).filter((code) => code === OK)).toHaveLength(1)
  })
})
