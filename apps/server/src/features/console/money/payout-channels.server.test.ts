import { decideApproval, listApprovals } from '@keo/contract/console-approvals'
import { listAudit } from '@keo/contract/console-audit'
import { askPayoutLimits, switchPayoutChannel } from '@keo/contract/console-channels'
import { askWithdrawRules, getChannels } from '@keo/contract/console-money'
import type { RequestOf } from '@keo/contract/define-call'
import { ERRORS } from '@keo/contract/errors'
import { getWithdrawContent, listWithdrawChannels, type WithdrawChannel } from '@keo/contract/withdraw'
import { WITHDRAW_STATES } from '@keo/contract/withdraw-states'
import { consoleSteps, type Staff } from '@keo/dev-world/console-steps'
import { payoutSteps } from '@keo/dev-world/payout-steps'
import { sharedDoorWorld } from '@keo/dev-world/shared-world'
import { beforeAll, expect, test } from 'vitest'
import { sqlWithdrawChannels } from '../../withdraw/index.ts'

const OK = 200
const REASON = { reason: 'the party pays less now' }
type Limits = Omit<RequestOf<typeof askPayoutLimits>, 'reason'>
const USUAL: Readonly<Record<WithdrawChannel, Limits>> = {
  bank: asked('bank', '200000.00', '300000000.00'),
  usdt: asked('usdt', '20.000000', '20000.000000'),
  ewallet: asked('ewallet', '50000.00', '20000000.00'),
  c2c: { ...asked('c2c', '200000.00', '100000000.00'), fromSeconds: 60, toSeconds: 300 },
}
function asked(channel: WithdrawChannel, min: string, max: string): Limits {
  const reviewed = { reviewedFromSeconds: 120, reviewedToSeconds: 600 }
  return { channel, min, max, fromSeconds: 30, toSeconds: 120, ...reviewed }
}

const { database, world } = sharedDoorWorld({ webRoot: null })
const desk = consoleSteps(world)
const payees = payoutSteps(world)
let cards = 80_000_000
let admin: Staff
let clerk: Staff
let other: Staff

beforeAll(async () => {
  await payees.warmUp()
  admin = await desk.first()
  clerk = await desk.hire(admin, 'payments')
  other = await desk.hire(admin, 'risk')
})

async function withCard(dong: string) {
  const who = await payees.payee(dong)
  return { who, card: await payees.bindCard(who, String((cards += 1))) }
}
const askFor = (wanted: Limits, as = clerk) => desk.ask(askPayoutLimits, { ...wanted, ...REASON }, as)
const approve = (id: string, as = other) => desk.ask(decideApproval, { id, isApproved: true, ...REASON }, as)
const turn = (channel: WithdrawChannel, isOpen: boolean, as = clerk) =>
  desk.ask(switchPayoutChannel, { channel, isOpen, ...REASON }, as)
const standing = async (channel: WithdrawChannel) =>
  (await desk.ask(getChannels, {}, clerk)).data.payouts.find((one) => one.channel === channel)

async function set(wanted: Limits): Promise<void> {
  expect((await approve((await askFor(wanted)).data.approvalId)).code).toBe(OK)
}

test('every way out is as the product came until somebody changes it', async () => {
  const { payouts } = (await desk.ask(getChannels, {}, clerk)).data
  expect(payouts.map(({ channel }) => channel)).toEqual(['bank', 'usdt', 'ewallet', 'c2c'])
  for (const way of payouts)
    expect(way).toMatchObject({ ...USUAL[way.channel], isOpen: true, isServed: true, askedBy: '' })
})

test('[BO-05] other limits of a way out: the same person twice fails, another one makes them count for the app and the next order', async () => {
  const { who, card } = await withCard('20000000')
  const wanted = { ...USUAL.bank, min: '1000000.00', max: '2000000.00', fromSeconds: 40, toSeconds: 400 }
  const content = async () => (await world.call(getWithdrawContent, { channel: 'bank' }, who)).data
  expect((await askFor(wanted, admin)).code).toBe(ERRORS.NOT_ALLOWED.wire)
  const { approvalId } = (await askFor(wanted)).data
  expect((await askFor(wanted, other)).code).toBe(ERRORS.APPROVAL_OPEN.wire)
  expect((await approve(approvalId, clerk)).code).toBe(ERRORS.APPROVAL_OWN.wire)
  expect((await standing('bank'))?.askedBy).not.toBe('')
  expect(await content()).toMatchObject({ amountMin: USUAL.bank.min, amountMax: USUAL.bank.max })
  const [waiting] = (await desk.ask(listApprovals, {}, other)).data.approvals
  expect(waiting).toMatchObject({
    kind: 'payoutLimits',
    object: 'bank',
    before: { min: USUAL.bank.min, max: USUAL.bank.max, seconds: '30–120' },
    after: { min: wanted.min, max: wanted.max, seconds: '40–400' },
  })
  const underWay = (await payees.ask(who, card.id, '300000')).data
  expect((await approve(approvalId)).code).toBe(OK)

  expect(await standing('bank')).toMatchObject({ min: wanted.min, max: wanted.max, askedBy: '' })
  const expected = { fromSeconds: 40, toSeconds: 400, isMeasured: false }
  expect(await content()).toMatchObject({ amountMin: wanted.min, amountMax: wanted.max, expected })
  // What was asked for before goes its way.
  expect(await payees.until(who, underWay.orderNo, WITHDRAW_STATES.paid)).toMatchObject({
    orderStatus: WITHDRAW_STATES.paid,
    amount: '300000.00',
  })
  for (const [language, words] of [
    ['vi', 'Số tiền mỗi lệnh từ 1.000.000 đến 2.000.000 đ.'],
    ['en', 'An order is 1.000.000 to 2.000.000 đ.'],
  ] as const)
    for (const amount of ['999999', '2000001'])
      expect(await payees.ask({ ...who, language }, card.id, amount)).toMatchObject({
        code: ERRORS.WITHDRAW_RANGE.wire,
        msg: words,
      })
  expect((await payees.ask(who, card.id, '1000000')).code).toBe(OK)
  const { entries } = (await desk.ask(listAudit, { action: 'payout.limits-changed' }, admin)).data
  expect(entries.map(({ actor, object }) => [actor, object])).toEqual([[other.id, 'bank']])
  expect(entries[0]?.before).toContain(USUAL.bank.min)
  expect(entries[0]?.after).toContain(wanted.min)
  await set(USUAL.bank)
})

test('[BO-05] the stated time of orders that a person looks at takes two people, and is what such an order says', async () => {
  const wanted = { ...USUAL.bank, reviewedFromSeconds: 900, reviewedToSeconds: 5_400 }
  const { who, orderNo } = await payees.orderInReview(String((cards += 1)))
  const said = async () => (await payees.orderOf(who, orderNo)).expected
  const usual = { fromSeconds: 120, toSeconds: 600, isMeasured: false }
  expect(await said()).toMatchObject(usual)
  const { approvalId } = (await askFor(wanted)).data
  expect((await approve(approvalId, clerk)).code).toBe(ERRORS.APPROVAL_OWN.wire)
  expect(await said()).toMatchObject(usual)
  const { before, after } = (await approve(approvalId)).data
  expect([before.reviewedSeconds, after.reviewedSeconds]).toEqual(['120–600', '900–5400'])
  expect(await said()).toMatchObject({ fromSeconds: 900, toSeconds: 5_400, isMeasured: false })
  // Those that go by themselves say what they said.
  const content = (await world.call(getWithdrawContent, { channel: 'bank' }, who)).data
  expect(content.expected).toMatchObject({ fromSeconds: 30, toSeconds: 120 })
  await set(USUAL.bank)
})

test('limits that nobody could keep to, or that are so already, are not asked for', async () => {
  const bad: Limits[] = [
    USUAL.bank,
    { ...USUAL.bank, min: '0.00' },
    { ...USUAL.bank, min: '1000000.50' },
    { ...USUAL.bank, max: '199999.00' },
    { ...USUAL.bank, fromSeconds: 121 },
    { ...USUAL.bank, reviewedFromSeconds: 601 },
    { ...USUAL.usdt, min: '20.500000' },
    { ...USUAL.usdt, min: '0.000000' },
  ]
  for (const wanted of bad)
    expect([wanted, (await askFor(wanted)).code]).toEqual([wanted, ERRORS.AMOUNT_WRONG.wire])
  for (const wanted of [
    { ...USUAL.bank, min: 'much' },
    { ...USUAL.bank, toSeconds: 86_401 },
    { ...USUAL.bank, reviewedToSeconds: 86_401 },
    { ...USUAL.bank, channel: 'nowhere' as 'bank' },
  ])
    expect([wanted, (await askFor(wanted)).code]).toEqual([wanted, ERRORS.INVALID_INPUT.wire])
  const { approvals } = (await desk.ask(listApprovals, {}, other)).data
  expect(approvals.filter(({ kind, state }) => kind === 'payoutLimits' && state === 'asked')).toEqual([])
})

test('a fee leaves something of the smallest withdrawal, whichever of the two was changed, and when', async () => {
  const { rules } = (await desk.ask(getChannels, {}, clerk)).data
  const levels = rules.levels.map(({ dayMax, free }) => ({ dayMax, free }))
  const withFee = (min: string) => ({ ...rules, fee: { ...rules.fee, min }, levels, ...REASON })
  expect((await desk.ask(askWithdrawRules, withFee('50000.00'), clerk)).code).toBe(
    ERRORS.LEAST_WITHIN_FEE.wire,
  )
  const within = await askFor({ ...USUAL.ewallet, min: '10000.00' })
  expect([within.code, within.msg]).toEqual([
    ERRORS.LEAST_WITHIN_FEE.wire,
    'The least withdrawal (10.000 đ) has to be above the least fee (10.000 đ).',
  ])
  const lower = (await askFor({ ...USUAL.ewallet, min: '20000.00' })).data.approvalId
  const fee = (await desk.ask(askWithdrawRules, withFee('30000.00'), clerk)).data.approvalId
  expect((await approve(fee)).code).toBe(OK)
  expect((await approve(lower)).code).toBe(ERRORS.LEAST_WITHIN_FEE.wire)
  expect(await standing('ewallet')).toMatchObject({ min: USUAL.ewallet.min })
  await approve((await desk.ask(askWithdrawRules, withFee(rules.fee.min), clerk)).data.approvalId)
  expect((await approve(lower)).code).toBe(OK)
  await set(USUAL.ewallet)
})

test('one person closes and opens a way out, each once: the app says so at once, no order is taken, those under way go on', async () => {
  const { who, card } = await withCard('20000000')
  const isOpen = async () => {
    const ways = (await world.call(listWithdrawChannels, {}, who)).data
    return ways.find(({ channel }) => channel === 'bank')?.isOpen
  }
  const underWay = (await payees.ask(who, card.id, '300000')).data
  expect((await turn('bank', false, admin)).code).toBe(ERRORS.NOT_ALLOWED.wire)
  expect((await turn('bank', false)).data).toEqual({ isChanged: true })
  expect((await turn('bank', false)).data).toEqual({ isChanged: false })
  expect(await isOpen()).toBe(false)
  expect(await standing('bank')).toMatchObject({ isOpen: false, min: USUAL.bank.min })
  expect((await payees.until(who, underWay.orderNo, WITHDRAW_STATES.paid)).orderStatus).toBe(
    WITHDRAW_STATES.paid,
  )
  expect(await payees.ask({ ...who, language: 'vi' }, card.id, '300000')).toMatchObject({
    code: ERRORS.WITHDRAW_CHANNEL_CLOSED.wire,
    msg: 'Cách rút này đang tạm ngừng. Bạn chọn cách khác nhé.',
  })
  // Other limits do not open what is closed.
  await set({ ...USUAL.bank, min: '300000.00' })
  expect(await isOpen()).toBe(false)
  expect((await turn('bank', true)).data).toEqual({ isChanged: true })
  expect(await isOpen()).toBe(true)
  expect((await payees.ask(who, card.id, '300000')).code).toBe(OK)
  const { entries } = (await desk.ask(listAudit, { object: 'bank', staffOnly: true }, admin)).data
  const turned = entries.map(({ action }) => action).filter((action) => !action.includes('limits'))
  expect(turned).toEqual(['payout.opened', 'payout.closed'])
  await set(USUAL.bank)
})

test('what one tenant changes another does not see', async () => {
  const db = database.connect('platform').db
  const [ours, theirs] = ['keo', 'other'].map((tenant) => sqlWithdrawChannels(db, tenant))
  const before = await ours?.all()
  await theirs?.change('c2c', { isOpen: false, toSeconds: 999 })
  expect(await theirs?.find('c2c')).toMatchObject({ isOpen: false, toSeconds: 999, fromSeconds: 60 })
  expect(await ours?.all()).toEqual(before)
})
