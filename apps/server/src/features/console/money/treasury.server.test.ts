import { decideApproval, listApprovals } from '@keo/contract/console-approvals'
import { listAudit } from '@keo/contract/console-audit'
import { getBooks } from '@keo/contract/console-books'
import { askTreasury, getTreasury } from '@keo/contract/console-treasury'
import type { RequestOf } from '@keo/contract/define-call'
import { ERRORS } from '@keo/contract/errors'
import { consoleSteps, type Staff } from '@keo/dev-world/console-steps'
import { newKey, startDepositWorld, type DepositWorld } from '@keo/dev-world/deposit-world'
import { money, moneyText, parseMoney } from '@keo/units/money'
import { afterAll, beforeAll, expect, test } from 'vitest'

const OK = 200
const REASON = { reason: 'cover for the weekend' }
let world: DepositWorld
let desk: ReturnType<typeof consoleSteps>
let admin: Staff
let clerk: Staff
let other: Staff

beforeAll(async () => {
  world = await startDepositWorld('treasury')
  desk = consoleSteps(world)
  admin = await desk.first()
  clerk = await desk.hire(admin, 'payments')
  other = await desk.hire(admin, 'risk')
})
afterAll(() => world.end())

type Wanted = Partial<RequestOf<typeof askTreasury>>
let tickets = 0
const nextTicket = () => `FT-${(tickets += 1)}`
const askFor = (wanted: Wanted, as = clerk) =>
  desk.ask(
    askTreasury,
    {
      currency: 'VND',
      side: 'in',
      account: 'house:bank',
      amount: '5000000.00',
      caseNo: nextTicket(),
      ...REASON,
      ...wanted,
    },
    as,
  )
const decide = (id: string, as = other, isApproved = true) =>
  desk.ask(decideApproval, { id, isApproved, ...REASON }, as)
const dong = (minor: bigint) => moneyText(money(minor, 'VND'))
const minorOf = (text: string): bigint => parseMoney(text, 'VND')?.minor ?? 0n

async function standing() {
  const { currencies } = (await desk.ask(getTreasury, {}, clerk)).data
  const found = currencies.find(({ currency }) => currency === 'VND')
  if (!found) throw new Error('There are no dong.')
  return found
}
async function houses() {
  const held = await world.app.ledger.houseBalances('VND')
  return { bank: held.get('house:bank') ?? 0n, capital: held.get('house:capital') ?? 0n }
}

test('[BO-05] money of the owners comes in by two people: the same person twice fails, and it is booked once', async () => {
  const before = await houses()
  expect((await askFor({}, admin)).code).toBe(ERRORS.NOT_ALLOWED.wire)
  const caseNo = nextTicket()
  const { approvalId } = (await askFor({ caseNo })).data
  // Sent again, by a lost answer or by a colleague.
  expect((await askFor({ caseNo })).code).toBe(ERRORS.APPROVAL_OPEN.wire)
  expect((await askFor({}, other)).code).toBe(ERRORS.APPROVAL_OPEN.wire)
  expect((await standing()).askedBy).not.toBe('')
  const { approvals } = (await desk.ask(listApprovals, {}, other)).data
  const total = minorOf((await standing()).assets)
  expect(approvals.find(({ id }) => id === approvalId)).toMatchObject({
    kind: 'treasury',
    object: 'VND',
    before: { amount: '0.00', assets: dong(total), 'house:bank': dong(before.bank) },
    after: {
      amount: '5000000.00',
      assets: dong(total + 500_000_000n),
      'house:bank': dong(before.bank - 500_000_000n),
      caseNo,
    },
  })
  const again = { ...clerk, cookie: (await desk.signIn(clerk)).session }
  for (const same of [clerk, again])
    expect((await decide(approvalId, same)).code).toBe(ERRORS.APPROVAL_OWN.wire)
  expect(await houses()).toEqual(before)
  const answers = await Promise.all([decide(approvalId), decide(approvalId)])
  expect(answers.filter(({ code }) => code === OK)).toHaveLength(1)
  const moved = { bank: before.bank - 500_000_000n, capital: before.capital + 500_000_000n }
  expect(await houses()).toEqual(moved)

  for (const repeated of [caseNo, caseNo.toLowerCase()])
    expect((await askFor({ caseNo: repeated, amount: '7.00' })).code).toBe(ERRORS.TICKET_BOOKED.wire)
  expect(await houses()).toEqual(moved)
  const { entries } = (await desk.ask(listAudit, { action: 'treasury.moved' }, admin)).data
  expect(entries.map(({ actor, object }) => [actor, object])).toEqual([[other.id, 'VND']])
  expect(entries[0]?.after).toContain(caseNo)
})

test('approved and refused at the same moment: one wins, and the money is where it says', async () => {
  const before = await houses()
  const { approvalId } = (await askFor({ amount: '10.00' })).data
  const third = await desk.hire(admin, 'risk')
  const [approval, refusal] = await Promise.all([decide(approvalId), decide(approvalId, third, false)])
  expect([approval.code, refusal.code].filter((code) => code === OK)).toHaveLength(1)
  expect((await houses()).bank).toBe(before.bank - (approval.code === OK ? 1000n : 0n))
})

test('cover that lacked is brought in, the books balance, and what covers members is never taken out', async () => {
  const how = await world.player()
  const { assets, owed } = await standing()
  const gap = minorOf(assets) - minorOf(owed) + 100_000n
  await world.app.ledger.submit({
    op: 'move',
    memberId: how.memberId,
    key: newKey(),
    kind: 'promotion',
    reference: 'gift',
    amount: money(gap, 'VND'),
    from: 'house:promotions',
    to: 'available',
  })
  const books = async () => {
    await world.pass(70)
    return (await desk.ask(getBooks, {}, clerk)).data
  }
  expect((await books()).uncovered).toEqual(['VND'])
  expect((await askFor({ side: 'out', amount: '1.00' })).code).toBe(ERRORS.BALANCE_SHORT.wire)
  const { approvalId } = (await askFor({ amount: '3000.00' })).data
  expect((await decide(approvalId)).code).toBe(OK)
  expect(await books()).toMatchObject({ uncovered: [], problems: [], stoppedSince: null })

  // 2,000 dong are free. One is asked for them, and meanwhile members are owed more.
  expect((await askFor({ side: 'out', amount: '2000.01' })).code).toBe(ERRORS.BALANCE_SHORT.wire)
  const taken = (await askFor({ side: 'out', amount: '2000.00' })).data.approvalId
  await world.app.ledger.submit({
    op: 'move',
    memberId: how.memberId,
    key: newKey(),
    kind: 'promotion',
    reference: 'gift',
    amount: money(100n, 'VND'),
    from: 'house:promotions',
    to: 'available',
  })
  expect((await decide(taken)).code).toBe(ERRORS.BALANCE_SHORT.wire)
  expect((await decide(taken, clerk, false)).code).toBe(OK)
  const before = await houses()
  const less = (await askFor({ side: 'out', amount: '1999.00' })).data.approvalId
  expect((await decide(less)).code).toBe(OK)
  expect(await houses()).toEqual({ bank: before.bank + 199_900n, capital: before.capital - 199_900n })
  expect(await books()).toMatchObject({ uncovered: [], problems: [] })
})

test('an account does not give more than lies there, and sums are plain amounts of their currency', async () => {
  expect((await askFor({ side: 'out', account: 'house:exchange', amount: '1.00' })).code).toBe(
    ERRORS.BALANCE_SHORT.wire,
  )
  expect((await askFor({ amount: '0.00' })).code).toBe(ERRORS.AMOUNT_WRONG.wire)
  expect((await askFor({ amount: '1.000001' })).code).toBe(ERRORS.AMOUNT_WRONG.wire)
  const { approvalId } = (await askFor({ currency: 'USDT', amount: '1.000001' })).data
  expect((await decide(approvalId)).code).toBe(OK)
})
