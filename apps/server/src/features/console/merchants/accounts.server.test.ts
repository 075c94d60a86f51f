import { addPayInAccount, changePayInAccount, listPayInAccounts } from '@keo/contract/console-accounts'
import { decideApproval, listApprovals } from '@keo/contract/console-approvals'
import { listAudit } from '@keo/contract/console-audit'
import type { RequestOf } from '@keo/contract/define-call'
import { createDepositOrder, getDepositChannel } from '@keo/contract/deposit'
import { ERRORS } from '@keo/contract/errors'
import { consoleSteps, type Staff } from '@keo/dev-world/console-steps'
import { newKey, startDepositWorld, type DepositWorld } from '@keo/dev-world/deposit-world'
import { afterAll, beforeAll, expect, test } from 'vitest'

const OK = 200
const REASON = { reason: 'our new account at the bank' }
const NO_LIMITS = { min: null, max: null, dayMax: null }
const NOTHING = { vi: '', en: '', 'zh-CN': '', th: '' }
const NUMBER = 'TEST99887766'
const ACCOUNT: RequestOf<typeof addPayInAccount> = {
  channelId: 'large',
  id: 'second',
  name: 'Bank Gió Lành',
  note: NOTHING,
  target: {
    bankName: 'Bank Gió Lành',
    bin: '000009',
    accountNumber: NUMBER,
    accountName: 'TEST KHONG CHUYEN TIEN',
  },
  ...NO_LIMITS,
  ...REASON,
}
let world: DepositWorld
let desk: ReturnType<typeof consoleSteps>
let admin: Staff
let clerk: Staff
let other: Staff
let auditor: Staff

beforeAll(async () => {
  world = await startDepositWorld('accounts')
  desk = consoleSteps(world)
  admin = await desk.first()
  clerk = await desk.hire(admin, 'payments')
  other = await desk.hire(admin, 'risk')
  auditor = await desk.hire(admin, 'auditor')
})
afterAll(() => world.end())

const add = (change: Partial<typeof ACCOUNT> = {}, as = clerk) =>
  desk.ask(addPayInAccount, { ...ACCOUNT, ...change }, as)
const turn = (id: string, isOpen: boolean, as = clerk) =>
  desk.ask(changePayInAccount, { channelId: 'large', id, isOpen, ...NO_LIMITS, ...REASON }, as)
const approve = (id: string, as = other) => desk.ask(decideApproval, { id, isApproved: true, ...REASON }, as)
const accounts = async (as = clerk) => (await desk.ask(listPayInAccounts, {}, as)).data.accounts
const account = async (id: string, as = clerk) =>
  (await accounts(as)).find((one) => one.channelId === 'large' && one.id === id)
const order = (how: Awaited<ReturnType<DepositWorld['player']>>) =>
  world.order(how, { channelId: 'large', amount: '100000000' })

/** One after the other: each is a request of its own. */
async function closeAllBut(kept: string): Promise<void> {
  for (const { channelId, id, isOpen } of await accounts())
    if (channelId === 'large' && isOpen && id !== kept) await approve((await turn(id, false)).data.approvalId)
}

test('[BO-05] where members pay into takes two people to add; new orders go there, and open ones keep theirs', async () => {
  const early = await world.player()
  const before = await order(early)
  expect((await add({}, admin)).code).toBe(ERRORS.NOT_ALLOWED.wire)
  expect((await add({}, auditor)).code).toBe(ERRORS.NOT_ALLOWED.wire)
  const { approvalId } = (await add()).data
  expect((await add({}, other)).code).toBe(ERRORS.APPROVAL_OPEN.wire)
  expect((await approve(approvalId, clerk)).code).toBe(ERRORS.APPROVAL_OWN.wire)
  expect(await account('second')).toBeUndefined()
  expect((await approve(approvalId)).code).toBe(OK)
  expect(await account('second')).toMatchObject({ accountNumber: NUMBER, isOpen: true, isTest: true })
  expect((await add()).code).toBe(ERRORS.ID_TAKEN.wire)

  await closeAllBut('second')
  expect((await world.orderOf(early, before.orderNo))?.payTo).toEqual(before.payTo)
  expect(before.payTo?.accountNumber).not.toBe(NUMBER)
  const late = await world.player()
  const { payTo } = await order(late)
  expect(payTo).toMatchObject({ accountNumber: NUMBER, isTest: true })
  expect(payTo?.qrText).toContain('000009')

  const closing = (await turn('second', false)).data.approvalId
  expect((await approve(closing, clerk)).code).toBe(ERRORS.APPROVAL_OWN.wire)
  expect(await account('second')).toMatchObject({ isOpen: true })
  expect((await approve(closing)).code).toBe(OK)
  const none = { channelId: 'large', optionId: '', amount: '100000000', key: newKey() }
  const refused = await world.call(createDepositOrder, none, await world.player())
  expect(refused.code).toBe(ERRORS.DEPOSIT_CHANNEL_CLOSED.wire)
})

test('the second person reads the number whole, before and after; list and log tell its end to who may not change it', async () => {
  const id = 'masked'
  const { approvalId } = (await add({ id })).data
  const asked = async (as: Staff) =>
    (await desk.ask(listApprovals, {}, as)).data.approvals.find((one) => one.id === approvalId)
  expect(await asked(other)).toMatchObject({
    kind: 'payInAccount',
    before: {},
    after: { number: NUMBER, bank: 'Bank Gió Lành', bin: '000009', channel: 'Hạn mức lớn', state: 'open' },
  })
  expect(await asked(auditor)).toBeUndefined()
  await approve(approvalId)
  expect((await account(id, auditor))?.accountNumber).toBe('***7766')
  const change = (await turn(id, false)).data.approvalId
  const read = (await desk.ask(listApprovals, {}, other)).data.approvals.find((one) => one.id === change)
  expect(read).toMatchObject({
    before: { number: NUMBER, state: 'open' },
    after: { number: NUMBER, state: 'closed' },
  })
  const { entries } = (await desk.ask(listAudit, { object: `large/${id}` }, auditor)).data
  expect(entries.map(({ action }) => action)).toContain('account.added')
  const { entries: requests } = (await desk.ask(listAudit, { object: change }, auditor)).data
  expect(JSON.stringify([entries, requests])).toContain('***7766')
  expect(JSON.stringify([entries, requests])).not.toContain(NUMBER)
})

test('in the sandbox nobody is led to a real account, and a wrong request asks for nothing', async () => {
  const real = { bankName: 'Bank', bin: '970400', accountNumber: '19000000001', accountName: 'NGUYEN VAN A' }
  for (const target of [real, { ...real, accountNumber: NUMBER }, { ...real, bin: '000001' }])
    expect((await add({ id: 'real', target })).code).toBe(ERRORS.ACCOUNT_NOT_TAKEN.wire)
  const chain = { network: 'TRC20', contract: 'TEST-USDT-TRC20', confirmations: 19 } as const
  expect((await add({ id: 'real', target: chain })).code).toBe(ERRORS.INVALID_INPUT.wire)
  expect((await add({ channelId: 'usdt', id: 'real' })).code).toBe(ERRORS.INVALID_INPUT.wire)
  expect((await add({ channelId: 'nowhere', id: 'real' })).code).toBe(ERRORS.NOT_FOUND.wire)
  expect((await add({ id: 'real', min: '200.00', max: '100.00' })).code).toBe(ERRORS.AMOUNT_WRONG.wire)
  expect((await turn('nowhere', false)).code).toBe(ERRORS.NOT_FOUND.wire)
  const { approvals } = (await desk.ask(listApprovals, {}, other)).data
  expect(approvals.filter(({ object }) => object.endsWith('/real'))).toEqual([])
})

test('a chain and a merchant are added the same way, and members choose them', async () => {
  const chain = { network: 'ERC20', contract: 'TEST-USDT-TWO', confirmations: 12 } as const
  const two = { channelId: 'usdt', id: 'erc20-two', name: 'ERC20 B', target: chain, min: '20.000000' }
  await approve((await add(two)).data.approvalId)
  const merchant = { channelId: 'c2c', id: 'moi', name: 'Thương nhân mới', min: '500000.00' }
  await approve((await add(merchant)).data.approvalId)
  const how = await world.player()
  const optionsOf = async (id: string) => (await world.call(getDepositChannel, { id }, how)).data.options
  expect(await optionsOf('usdt')).toContainEqual(
    expect.objectContaining({ id: 'erc20-two', min: '20.000000' }),
  )
  expect(await optionsOf('c2c')).toContainEqual(expect.objectContaining({ id: 'moi', min: '500000.00' }))
})
