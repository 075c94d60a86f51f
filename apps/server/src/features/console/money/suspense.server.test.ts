import { decideApproval, listApprovals } from '@keo/contract/console-approvals'
import { listAudit } from '@keo/contract/console-audit'
import { getBooks } from '@keo/contract/console-books'
import { countDeposits, getDeposit, listDeposits } from '@keo/contract/console-money'
import { decideReceipt } from '@keo/contract/console-queues'
import { askOwner, getSuspense, showPayer } from '@keo/contract/console-suspense'
import type { PaymentNews } from '@keo/contract/deposit-parties'
import { ERRORS } from '@keo/contract/errors'
import { listLetters } from '@keo/contract/inbox'
import { listRecords } from '@keo/contract/wallet-records'
import { consoleSteps, type Staff } from '@keo/dev-world/console-steps'
import { startDepositWorld, type DepositWorld, type Player } from '@keo/dev-world/deposit-world'
import { payoutSteps } from '@keo/dev-world/payout-steps'
import { hours, serverTimeText } from '@keo/units/instants'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

const OK = 200
const REASON = { reason: 'the owner showed the receipt' }
let world: DepositWorld
let desk: ReturnType<typeof consoleSteps>
let steps: ReturnType<typeof payoutSteps>
let admin: Staff
let clerk: Staff
let other: Staff
let owner: Player
let payments = 0

beforeAll(async () => {
  world = await startDepositWorld('suspense')
  desk = consoleSteps(world)
  steps = payoutSteps(world)
  await steps.warmUp()
  admin = await desk.first()
  clerk = await desk.hire(admin, 'payments')
  other = await desk.hire(admin, 'risk')
})
afterAll(() => world.end())
beforeEach(async () => {
  owner = await world.player()
})

const asOwner = (text: string, values: unknown[] = []) => world.testDatabase.asOwner(text, values)
const codeOf = async (answer: Promise<{ code: number }>) => (await answer).code

/** A payment that names no order, as its party tells it. */
function stray(news: Partial<PaymentNews> = {}, party = 'vietqr') {
  const paymentId = `FT${(payments += 1)}`
  const told = { orderNo: '', paymentId, amount: '3000000', ...news }
  return { paymentId, tell: (bend?: Partial<PaymentNews>) => world.callback(party, { ...told, ...bend }) }
}
async function strayReceipt(news: Partial<PaymentNews> = {}): Promise<string> {
  const { paymentId, tell } = stray(news)
  expect(await tell()).toBe(OK)
  return receiptOf(paymentId)
}
const receiptOf = async (paymentId: string) =>
  String((await asOwner('select id from platform.deposit_receipt where payment_id = $1', [paymentId]))[0]?.id)
const money = async (id: string, as = clerk) => (await desk.ask(getSuspense, { id }, as)).data
const ask = (id: string, memberId: string, as = clerk) => desk.ask(askOwner, { id, memberId, ...REASON }, as)
const approve = (id: string, as = other) => desk.ask(decideApproval, { id, isApproved: true, ...REASON }, as)
const suspense = () => world.house('house:suspense')
const movements = async () =>
  Number((await asOwner('select count(*) from platform.ledger_transaction'))[0]?.count)

/** Everything still adds up to zero, and no withdrawal is stopped. */
async function expectBalanced(): Promise<void> {
  await world.pass(61)
  const { problems, stoppedSince } = (await desk.ask(getBooks, {}, clerk)).data
  expect({ problems, stoppedSince }).toEqual({ problems: [], stoppedSince: null })
}

describe('money that nobody ordered', () => {
  test('[LED-12] is suspense money once, however often and however much at once it is told', async () => {
    const { paymentId, tell } = stray({
      payer: 'TRAN THI MAI',
      account: '0071000888999',
      text: 'chuyen tien',
    })
    const [before, count] = [
      await suspense(),
      (await desk.ask(countDeposits, {}, clerk)).data.counts.suspense,
    ]
    expect(await Promise.all(Array.from({ length: 4 }, () => tell()))).toEqual(Array(4).fill(OK))
    expect(await tell()).toBe(OK)
    expect((await suspense()) - before).toBe(300_000_000n)
    expect((await desk.ask(countDeposits, {}, clerk)).data.counts.suspense).toBe(count + 1)
    const id = await receiptOf(paymentId)
    const { deposits } = (await desk.ask(listDeposits, { view: 'suspense' }, clerk)).data
    expect(deposits.find(({ receiptId }) => receiptId === id)).toMatchObject({
      orderNo: '',
      memberId: '',
      userName: '',
      channel: 'VietQR',
      ordered: null,
      paid: '3000000.00',
      state: 'suspense',
    })
    expect(await money(id)).toMatchObject({
      party: 'VietQR',
      paymentId,
      amount: '3000000.00',
      payer: 'TR***AI',
      payerEnd: '8999',
      said: 'chuyen tien',
      orderNo: '',
      entries: [{ account: 'house:suspense', amount: '-3000000.00' }],
    })
    const entries = await asOwner(
      `select p.account, p.amount::text from platform.ledger_posting p join platform.ledger_transaction t using (number)
       where t.key like $1 order by t.number, p.amount`,
      [`deposit:${id}:%`],
    )
    expect(entries).toEqual([
      { account: 'house:bank', amount: '-300000000' },
      { account: 'house:deposit-clearing', amount: '300000000' },
      { account: 'house:deposit-clearing', amount: '-300000000' },
      { account: 'house:suspense', amount: '300000000' },
    ])
    await expectBalanced()
  })

  test('[CBK-01] is taken from nobody else, in no other currency and token, and not without a sum or an id', async () => {
    const refused = ERRORS.NOT_ALLOWED.wire
    const before = await movements()
    expect(await stray({}, 'nobody-we-know').tell()).toBe(refused)
    // The channel is none of its accounts: each chain and each wallet is a party of its own.
    expect(await stray({ currency: 'USDT', amount: '20' }, 'usdt').tell()).toBe(refused)
    for (const wrong of [{ amount: '0' }, { amount: '' }, { currency: 'USDT' as const }, { paymentId: '' }])
      expect(await stray(wrong).tell()).toBe(refused)
    expect(await stray({ kind: 'seen' }).tell()).toBe(ERRORS.NOT_FOUND.wire)
    expect(await stray({ chain: { network: 'TRC20', contract: 'fake', confirmations: 99 } }).tell()).toBe(OK)
    expect(await movements()).toBe(before)
  })

  test('one payment told with two sums, or first without and then with an order, is kept once and alarmed', async () => {
    const { tell } = stray()
    expect(await tell()).toBe(OK)
    expect(await tell({ amount: '9000000' })).toBe(ERRORS.NOT_ALLOWED.wire)
    const { orderNo } = await world.order(owner, { amount: '3000000' })
    expect(await tell({ orderNo })).toBe(ERRORS.NOT_ALLOWED.wire)
    expect(await world.balance(owner)).toBe('0.00')
    const later = stray({ orderNo, amount: '3000000' })
    expect(await later.tell()).toBe(OK)
    expect(await later.tell({ orderNo: '' })).toBe(ERRORS.NOT_ALLOWED.wire)
    await expectBalanced()
  })

  test('who paid is shown whole to who may decide, and who looked is in the log', async () => {
    const id = await strayReceipt({ payer: 'LE VAN TAM' })
    expect((await desk.ask(showPayer, { id }, clerk)).data).toEqual({ payer: 'LE VAN TAM' })
    const auditor = await desk.hire(admin, 'auditor')
    expect((await money(id, auditor)).payer).toBe('LE***AM')
    expect(await codeOf(desk.ask(showPayer, { id }, auditor))).toBe(ERRORS.NOT_ALLOWED.wire)
    const { entries } = (await desk.ask(listAudit, { object: id, action: 'suspense.payer-shown' }, admin))
      .data
    expect(entries.map(({ actor }) => actor)).toEqual([clerk.id])
  })

  test('goes back to its payer by one person, while an open wish to credit it is refused with it', async () => {
    const before = await suspense()
    const id = await strayReceipt()
    expect(await codeOf(desk.ask(decideReceipt, { id, isApproved: true, ...REASON }, clerk))).toBe(
      ERRORS.NOT_FOUND.wire,
    )
    const { approvalId } = (await ask(id, owner.memberId)).data
    expect(await codeOf(desk.ask(decideReceipt, { id, isApproved: false, ...REASON }, clerk))).toBe(OK)
    expect(await codeOf(approve(approvalId))).toBe(ERRORS.APPROVAL_CLOSED.wire)
    expect(await money(id)).toMatchObject({ state: 'returned', entries: [], candidates: [] })
    expect(await suspense()).toBe(before)
    expect(await world.balance(owner)).toBe('0.00')
    await expectBalanced()
  })
})

describe('whose it could be', () => {
  const signsOf = async (id: string, memberId = owner.memberId) =>
    (await money(id)).candidates
      .find((one) => one.memberId === memberId)
      ?.signs.map(({ name, orderNo }) => [name, orderNo].join(' ').trim())
      .toSorted()

  test('an order of this sum that ran out, its note, the payer and the name in the message speak for a member', async () => {
    await asOwner('update platform.member set real_name = $2 where id = $1', [owner.memberId, 'Đỗ Thị Bưởi'])
    const order = await world.order(owner, { amount: '3000000' })
    await world.pass(3600)
    expect((await world.orderOf(owner, order.orderNo))?.status).toBe(5)
    const id = await strayReceipt({ payer: 'DO  THI BUOI' })
    expect(await signsOf(id)).toEqual(['realName', `sum ${order.orderNo}`])
    const [named] = await asOwner(
      'select o.note, m.user_name from platform.deposit_order o join platform.member m on m.id = o.member_id where order_no = $1',
      [order.orderNo],
    )
    const text = `NAP TIEN ${String(named?.note).toLowerCase()} ${String(named?.user_name)}`
    const written = await strayReceipt({ text, amount: '2999000' })
    expect(await signsOf(written)).toEqual([`note ${order.orderNo}`, 'userName'])
    expect((await money(written)).candidates[0]?.memberId).toBe(owner.memberId)
    const stranger = await strayReceipt({ payer: 'NGUYEN VAN KHAC', amount: '1234000', text: '100%' })
    expect((await money(stranger)).candidates).toEqual([])
  })

  test('an order of next time or of long ago says nothing', async () => {
    const early = await strayReceipt({ amount: '777000' })
    await world.pass(1)
    await world.order(owner, { amount: '777000' })
    expect(await signsOf(early)).toBeUndefined()
    world.worldClock.jump(hours(24 * 8))
    ;[clerk, other] = [await desk.hire(admin, 'payments'), await desk.hire(admin, 'risk')]
    expect(await signsOf(await strayReceipt({ amount: '777000' }))).toBeUndefined()
  })

  test('who has bound the account that it came from', async () => {
    const payee = await steps.payee('0')
    await steps.bindCard(payee, '90817263')
    const id = await strayReceipt({ account: '90817263' })
    expect((await money(id)).payerEnd).toBe('7263')
    expect(await signsOf(id, payee.id)).toEqual(['account'])
  })
})

describe('to its owner', () => {
  test('[BO-05] by two people who see before and after: wallet, statement and letter of the owner, and no more', async () => {
    const before = await suspense()
    const id = await strayReceipt()
    const { approvalId } = (await ask(id, owner.memberId)).data
    expect(await money(id)).toMatchObject({
      approvalId,
      isAskedByReader: true,
      askedFor: expect.any(String) as string,
    })
    expect(await codeOf(ask(id, owner.memberId, other))).toBe(ERRORS.APPROVAL_OPEN.wire)
    expect(await codeOf(approve(approvalId, clerk))).toBe(ERRORS.APPROVAL_OWN.wire)
    expect(await world.balance(owner)).toBe('0.00')
    const { approvals } = (await desk.ask(listApprovals, {}, other)).data
    expect(approvals.find((one) => one.id === approvalId)).toMatchObject({
      kind: 'suspenseOwner',
      before: { state: 'suspense', available: '0.00', caseNo: id },
      after: { state: 'credited', available: '3000000.00', 'house:suspense': '-3000000.00' },
    })
    expect(await codeOf(approve(approvalId))).toBe(OK)
    expect(await codeOf(approve(approvalId))).toBe(ERRORS.APPROVAL_CLOSED.wire)
    expect(await world.balance(owner)).toBe('3000000.00')
    expect(await suspense()).toBe(before)
    const day = serverTimeText(world.worldClock.now()).slice(0, 10)
    const { records } = (await world.call(listRecords, { fromDay: day, untilDay: day }, owner)).data
    expect(records.map(({ kind, reference, amount }) => [kind, reference, amount])).toEqual([
      ['deposit', id, '3000000.00'],
    ])
    const letters = (await world.call(listLetters, { letType: 0 }, owner)).data.list
    expect(letters.filter(({ kind }) => kind === 'depositCredited')).toMatchObject([{ link: null }])
    expect(await money(id)).toMatchObject({
      state: 'moved',
      ownerId: owner.memberId,
      entries: [],
      candidates: [],
    })
    expect(await codeOf(ask(id, owner.memberId))).toBe(ERRORS.REVIEW_DECIDED.wire)
    // It is no suspense money any more: it cannot go back to its payer, too.
    const back = { id, isApproved: false, ...REASON }
    expect(await codeOf(desk.ask(decideReceipt, back, clerk))).toBe(ERRORS.NOT_FOUND.wire)
    expect((await money(id)).state).toBe('moved')
    const { entries } = (await desk.ask(listAudit, { object: id, action: 'suspense.credited' }, admin)).data
    expect(entries.map(({ actor }) => actor)).toEqual([other.id])
    await expectBalanced()
  })

  test('two clerks at once, and one who sends it back meanwhile: one of them wins, and nothing is made or lost', async () => {
    const before = await suspense()
    const id = await strayReceipt()
    const { approvalId } = (await ask(id, owner.memberId)).data
    const third = await desk.hire(admin, 'payments')
    const answers = await Promise.all([
      approve(approvalId),
      approve(approvalId, third),
      desk.ask(decideReceipt, { id, isApproved: false, ...REASON }, clerk),
    ])
    expect(answers.filter(({ code }) => code === OK)).toHaveLength(1)
    expect(await suspense()).toBe(before)
    const isBack = answers[2]?.code === OK
    expect(await world.balance(owner)).toBe(isBack ? '0.00' : '3000000.00')
    expect((await money(id)).state).toBe(isBack ? 'returned' : 'moved')
    await expectBalanced()
  })

  test('nobody who is unknown, locked or not there gets it, when asked or when approved', async () => {
    const id = await strayReceipt()
    expect(await codeOf(ask(id, 'mbr_nobody'))).toBe(ERRORS.NOT_FOUND.wire)
    expect(await codeOf(ask('rcp_00000000000', owner.memberId))).toBe(ERRORS.NOT_FOUND.wire)
    const { approvalId } = (await ask(id, owner.memberId)).data
    await asOwner(`update platform.member set status = '2' where id = $1`, [owner.memberId])
    expect(await codeOf(approve(approvalId))).toBe(ERRORS.DEPOSIT_LOCKED.wire)
    expect(await world.balance(owner)).toBe('0.00')
    expect((await money(id)).state).toBe('suspense')
    const elsewhere = await strayReceipt()
    expect(await codeOf(ask(elsewhere, owner.memberId))).toBe(ERRORS.DEPOSIT_LOCKED.wire)
  })

  test('money that came for one member by mistake is credited to another; the order of the first ends without it', async () => {
    const before = await suspense()
    const first = await world.player()
    const { orderNo } = await world.order(first, { amount: '5000000' })
    await world.byHand(orderNo, 'other', '4100000')
    const { receiptId: id } = (await desk.ask(getDeposit, { orderNo }, clerk)).data
    expect(await codeOf(ask(id, first.memberId))).toBe(ERRORS.NOT_ALLOWED.wire)
    const toFirst = (await desk.ask(decideReceipt, { id, isApproved: true, ...REASON }, clerk)).data
      .approvalId
    const { approvalId } = (await ask(id, owner.memberId)).data
    expect(await codeOf(approve(approvalId))).toBe(OK)
    expect(await codeOf(approve(toFirst))).toBe(ERRORS.APPROVAL_CLOSED.wire)
    expect([await world.balance(first), await world.balance(owner)]).toEqual(['0.00', '4100000.00'])
    expect(await world.orderOf(first, orderNo)).toMatchObject({ status: 3, credited: '' })
    const { receipts, receiptId } = (await desk.ask(getDeposit, { orderNo }, clerk)).data
    expect({ states: receipts.map(({ state }) => state), receiptId }).toEqual({
      states: ['moved'],
      receiptId: '',
    })
    expect(await suspense()).toBe(before)
    await expectBalanced()
  })
})
