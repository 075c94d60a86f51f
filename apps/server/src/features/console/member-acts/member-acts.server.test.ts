import { decideApproval, listApprovals } from '@keo/contract/console-approvals'
import { listAudit } from '@keo/contract/console-audit'
import {
  askAdjustment,
  listMemberNotes,
  lockMember,
  noteMember,
  unlockMember,
} from '@keo/contract/console-member-acts'
import { getMemberCard } from '@keo/contract/console-members'
import { listDepositChannels } from '@keo/contract/deposit'
import { ERRORS } from '@keo/contract/errors'
import { getMember, type Lock } from '@keo/contract/members'
import { transferMoney } from '@keo/contract/wallet'
import { listRecords } from '@keo/contract/wallet-records'
import { consoleSteps, type Staff } from '@keo/dev-world/console-steps'
import { newKey, startDepositWorld, type DepositWorld, type Player } from '@keo/dev-world/deposit-world'
import { GOOD_PASSWORD } from '@keo/dev-world/door-world'
import { tapKey } from '@keo/dev-world/wallet-world'
import { serverTimeText } from '@keo/units/instants'
import { money } from '@keo/units/money'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

const OK = 200
const REASON = { reason: 'called the owner' }
let world: DepositWorld
let desk: ReturnType<typeof consoleSteps>
let admin: Staff
let clerk: Staff
let other: Staff
let how: Player

beforeAll(async () => {
  world = await startDepositWorld('member acts')
  desk = consoleSteps(world)
  admin = await desk.first()
  clerk = await desk.hire(admin, 'payments')
  other = await desk.hire(admin, 'risk')
})
afterAll(() => world.end())
beforeEach(async () => {
  how = await world.player()
})

async function give(amount: string): Promise<void> {
  const { orderNo } = await world.order(how, { amount })
  await world.byHand(orderNo, 'pay')
}
const cardOf = async () => (await desk.ask(getMemberCard, { id: how.memberId }, clerk)).data
const rowsOf = async (action: string) =>
  (await desk.ask(listAudit, { object: how.memberId, action }, admin)).data.entries

describe('locks', () => {
  const lock = (name: Lock, as = clerk) =>
    desk.ask(lockMember, { id: how.memberId, lock: name, cause: 'security', ...REASON }, as)
  const unlock = (name: Lock) => desk.ask(unlockMember, { id: how.memberId, lock: name, ...REASON }, other)
  const transfer = () =>
    world.call(transferMoney, { key: tapKey(), provider: 'nova', direction: 'in', amount: '1000' }, how)

  test('deposits are locked and unlocked, each once, with its cause, its reason and how it was before', async () => {
    expect((await lock('deposit')).data).toEqual({ isChanged: true })
    expect((await lock('deposit', other)).data).toEqual({ isChanged: false })
    expect((await world.call(listDepositChannels, {}, how)).code).toBe(ERRORS.DEPOSIT_LOCKED.wire)
    expect((await cardOf()).locks).toEqual([{ lock: 'deposit', cause: 'security' }])
    expect((await unlock('deposit')).data).toEqual({ isChanged: true })
    expect((await unlock('deposit')).data).toEqual({ isChanged: false })
    expect((await world.call(listDepositChannels, {}, how)).code).toBe(OK)
    const rows = [...(await rowsOf('member.unlocked')), ...(await rowsOf('member.locked'))]
    expect(rows.map(({ actor, before, after }) => ({ actor, before, after }))).toEqual([
      {
        actor: other.id,
        before: JSON.stringify({ locks: ['deposit: security'] }),
        after: JSON.stringify({ locks: [], ...REASON }),
      },
      {
        actor: clerk.id,
        before: JSON.stringify({ locks: [] }),
        after: JSON.stringify({ locks: ['deposit: security'], ...REASON }),
      },
    ])
  })

  test('who may not bet puts no money into play', async () => {
    await give('500000')
    await lock('bet')
    expect((await transfer()).code).toBe(ERRORS.BET_LOCKED.wire)
    await unlock('bet')
    expect((await transfer()).code).not.toBe(ERRORS.BET_LOCKED.wire)
  })

  test('who may not sign in is out at once, and in again when that is lifted', async () => {
    const { userName } = (await world.call(getMember, {}, how)).data
    const signIn = () => world.login(userName, GOOD_PASSWORD, { ...how, token: '' })
    await lock('disabled')
    expect((await world.call(getMember, {}, how)).code).toBe(ERRORS.SESSION_EXPIRED.wire)
    expect((await signIn()).code).toBe(ERRORS.ACCOUNT_DISABLED.wire)
    await unlock('disabled')
    expect((await signIn()).code).toBe(OK)
  })

  test('two who lock at the same moment: one lock, one row', async () => {
    const answers = await Promise.all([lock('withdraw'), lock('withdraw', other)])
    expect(answers.filter(({ data }) => data.isChanged)).toHaveLength(1)
    expect(await rowsOf('member.locked')).toHaveLength(1)
  })
})

test('a note is read by the next shift, newest first, as text', async () => {
  const write = (text: string) => desk.ask(noteMember, { id: how.memberId, text }, clerk)
  await write('Khách quen, đổi máy thì gọi')
  await write('<img src=x onerror=alert(1)>')
  const { notes, next } = (await desk.ask(listMemberNotes, { id: how.memberId }, other)).data
  expect(notes.map(({ text }) => text)).toEqual([
    '<img src=x onerror=alert(1)>',
    'Khách quen, đổi máy thì gọi',
  ])
  expect(next).toBe('')
  expect(await rowsOf('member.noted')).toHaveLength(2)
})

describe('money by hand', () => {
  const ask = (side: 'credit' | 'debit', amount: string, as = clerk) =>
    desk.ask(
      askAdjustment,
      { id: how.memberId, side, amount, account: 'house:promotions', caseNo: 'CS-118', ...REASON },
      as,
    )
  const decide = (id: string, isApproved: boolean, as: Staff) =>
    desk.ask(decideApproval, { id, isApproved, ...REASON }, as)
  const houseOf = async () => (await world.app.ledger.houseBalances('VND')).get('house:promotions') ?? 0n

  test('[BO-06] an entry against a named account, with reason and ticket, that the member can read', async () => {
    const before = await houseOf()
    const { approvalId } = (await ask('credit', '250000.00')).data
    expect(await world.balance(how)).toBe('0.00')
    const { approvals } = (await desk.ask(listApprovals, {}, other)).data
    expect(approvals.find(({ id }) => id === approvalId)).toMatchObject({
      before: { amount: '0.00', available: '0.00' },
      after: {
        amount: '250000.00',
        available: '250000.00',
        'house:promotions': '-250000.00',
        caseNo: 'CS-118',
      },
    })
    expect((await decide(approvalId, true, other)).data.state).toBe('approved')
    expect(await world.balance(how)).toBe('250000.00')
    expect((await houseOf()) - before).toBe(-25_000_000n)
    const [line] = await world.app.ledger.history({ memberId: how.memberId, currency: 'VND', limit: 1 })
    expect(line).toMatchObject({ kind: 'adjustment', reference: 'CS-118' })
    const day = serverTimeText(world.worldClock.now()).slice(0, 10)
    const { records } = (await world.call(listRecords, { fromDay: day, untilDay: day }, how)).data
    expect(records[0]).toMatchObject({ kind: 'adjustment', amount: '250000.00' })
    const [row] = await rowsOf('wallet.adjusted')
    expect(row?.before).toBe('{"available":"0.00"}')
    expect(row?.after).toContain(REASON.reason)
    expect(row?.after).toContain('CS-118')
  })

  test('[BO-05] a manual balance change: the same person twice fails, and a repeat moves nothing', async () => {
    const { approvalId } = (await ask('credit', '90000.00')).data
    expect((await ask('credit', '90000.00', other)).code).toBe(ERRORS.APPROVAL_OPEN.wire)
    const secondBrowser = { ...clerk, cookie: (await desk.signIn(clerk)).session }
    for (const same of [clerk, secondBrowser])
      expect((await decide(approvalId, true, same)).code).toBe(ERRORS.APPROVAL_OWN.wire)
    expect(await world.balance(how)).toBe('0.00')
    const answers = await Promise.all([decide(approvalId, true, other), decide(approvalId, true, other)])
    expect(answers.filter(({ code }) => code === OK)).toHaveLength(1)
    expect((await decide(approvalId, true, other)).code).toBe(ERRORS.APPROVAL_CLOSED.wire)
    expect(await world.balance(how)).toBe('90000.00')
  })

  test('approved and refused at the same moment: one wins, and the money is as it says', async () => {
    const { approvalId } = (await ask('credit', '70000.00')).data
    const third = await desk.hire(admin, 'risk')
    const [approval, refusal] = await Promise.all([
      decide(approvalId, true, other),
      decide(approvalId, false, third),
    ])
    expect([approval.code, refusal.code].filter((code) => code === OK)).toHaveLength(1)
    expect(await world.balance(how)).toBe(approval.code === OK ? '70000.00' : '0.00')
  })

  test('what is not there is not taken, neither when it is asked for nor when it is approved', async () => {
    expect((await ask('debit', '1.00')).code).toBe(ERRORS.BALANCE_SHORT.wire)
    await give('500000')
    const { approvalId } = (await ask('debit', await world.balance(how))).data
    const { status } = await world.app.ledger.submit({
      op: 'move',
      memberId: how.memberId,
      key: newKey(),
      kind: 'bet.stake',
      reference: 'spent',
      amount: money(100n, 'VND'),
      from: 'available',
      to: 'house:sports',
    })
    expect(status).toBe('done')
    const left = await world.balance(how)
    expect((await decide(approvalId, true, other)).code).toBe(ERRORS.BALANCE_SHORT.wire)
    expect(await world.balance(how)).toBe(left)
    const { approvals } = (await desk.ask(listApprovals, {}, clerk)).data
    expect(approvals.find(({ id }) => id === approvalId)?.state).toBe('asked')
  })
})
