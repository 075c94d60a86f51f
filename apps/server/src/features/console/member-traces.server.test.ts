import { openComplaint } from '@keo/contract/console-complaints'
import { searchMembers, type TraceName } from '@keo/contract/console-member-search'
import { decideNickname, listWaitingReviews } from '@keo/contract/console-queues'
import { submitIdentity } from '@keo/contract/identity'
import { updateNickName } from '@keo/contract/profile'
import type { Role } from '@keo/contract/staff-permissions'
import { consoleSteps, type Staff } from '@keo/dev-world/console-steps'
import { startDepositWorld, type DepositWorld, type Player } from '@keo/dev-world/deposit-world'
import { person } from '@keo/dev-world/door-world'
import { minutes } from '@keo/units/instants'
import { afterAll, beforeAll, expect, test } from 'vitest'

const OK = 200
const REASON = { reason: 'called the owner' }
const DOCUMENT = '079196077345'
const REAL_NAME = 'Nguyễn Đức Trace'
let world: DepositWorld
let desk: ReturnType<typeof consoleSteps>
const staff = new Map<Role, Staff>()
let how: Player
let orderNo = ''
let note = ''
let complaintId = ''

const as = (role: Role): Staff => {
  const who = staff.get(role)
  if (!who) throw new Error(`Nobody is hired as ${role}.`)
  return who
}
const insert = (sql: string, memberId = how.memberId) =>
  world.testDatabase.asOwner(`insert into platform.${sql}`, [memberId])

beforeAll(async () => {
  world = await startDepositWorld('traces')
  desk = consoleSteps(world)
  const admin = await desk.first()
  for (const role of ['payments', 'risk', 'support', 'auditor'] as const)
    staff.set(role, await desk.hire(admin, role))
  how = await known()
  await world.call(updateNickName, { nickName: 'Sóng Ngầm' }, how)
  const [asked] = (await desk.ask(listWaitingReviews, {}, as('support'))).data.reviews
  await desk.ask(decideNickname, { id: asked?.id ?? '', isApproved: true, ...REASON }, as('support'))
  await deposited()
  await kept()
  const complaint = {
    memberId: how.memberId,
    cameBy: 'chat',
    category: 'money',
    words: 'where is it',
  } as const
  complaintId = (await desk.ask(openComplaint, complaint, as('risk'))).data.id
})
afterAll(() => world.end())

/** Who has passed the check under the name and the document that are looked for. */
async function known(): Promise<Player> {
  const from = person(8_400)
  const token = await world.register('traced8400', from)
  const who = { ...from, token }
  const sent = { realName: REAL_NAME, birthday: '1990-01-02', documentKind: 'idCard' as const }
  expect((await world.call(submitIdentity, { ...sent, documentNumber: DOCUMENT }, who)).code).toBe(OK)
  world.worldClock.jump(minutes(1))
  await world.jobs.runDue()
  const [row] = await world.testDatabase.asOwner(
    `update platform.member set real_name = $1, identity_verified_at = now() where user_name = 'traced8400' returning id`,
    [REAL_NAME],
  )
  return { ...who, memberId: String(row?.['id']) as Player['memberId'] }
}

async function deposited(): Promise<void> {
  const order = await world.order(how, { amount: '500000' })
  orderNo = order.orderNo
  await world.callback('vietqr', { orderNo, paymentId: 'bank-payment-77', amount: '500000.00' })
  const [row] = await world.testDatabase.asOwner(
    `select note from platform.deposit_order where order_no = $1`,
    [orderNo],
  )
  note = String(row?.['note'])
}

/** What other features write down, as they write it. */
async function kept(): Promise<void> {
  await insert(`payout_target (tenant_id, member_id, id, kind, place, number_box, mobile_box, number_hash, shown, shown_mobile, bound_at)
    values ('keo', $1, 'pay_traced', 'bank', 'ACB', '', '', '\\x0102', '•••• 7719', '', now())`)
  await insert(`withdraw_order (tenant_id, member_id, order_no, request_key, channel, state, amount, fee, payout, payout_currency,
      target_id, target_place, target_shown, is_reviewed, created_at, changed_at)
    values ('keo', $1, 'W-traced-1', 'key', 'bank', 'paid', 5000, 0, 5000, 'VND', 'pay_traced', 'ACB', '•••• 7719', true, now(), now())`)
  await world.testDatabase.asOwner(
    `insert into platform.party_entry (tenant_id, side, party, order_no, reference, currency, amount, at)
     values ('keo', 'payouts', 'bank', 'W-traced-1', 'payout-ref-5', 'VND', 5000, now())`,
  )
  await insert(`bet_record (tenant_id, order_id, member_id, currency, status, stake, return_max, sports, placed_at)
    values ('keo', '990000000000000001', $1, 'VND', 4, 5000, 9000, array[1], now())`)
  await insert(`game_round (tenant_id, provider, member_id, round_id, symbol, currency, state, started_at)
    values ('keo', 'nova', $1, '880000000000000002', 'mines', 'VND', 'closed', now())`)
  await insert(`conversation (tenant_id, id, member_id, state, changed_at)
    values ('keo', 'cnv_traced0001', $1, 'ended', now())`)
  await insert(`feedback_thread (tenant_id, id, member_id, category, state, opening, sent_at, changed_at)
    values ('keo', 'fbk_traced0001', $1, 'other', 'closed', 'hello', now(), now())`)
}

async function foundBy(text: string, role: Role = 'risk') {
  const { members } = (await desk.ask(searchMembers, { text }, as(role))).data
  return members.map(({ id, foundBy: traces }) => ({ id, traces }))
}
const found = (name: TraceName, leadsTo = '') => [{ id: how.memberId, traces: [{ name, leadsTo }] }]

test.each([
  ['the beginning of a nickname', 'sóng', 'nickName'],
  ['a whole real name in capitals', 'NGUYỄN ĐỨC TRACE', 'realName'],
  ['a document', '0791 9607 7345', 'document'],
  ['the last four signs of a card', '7719', 'target'],
  ['the end of a card as screens show it', '•••• 7719', 'target'],
] as const)(
  'a member is found by %s, which says so and leads to the member alone',
  async (_how, text, name) => {
    expect(await foundBy(text)).toEqual(found(name))
  },
)

test.each([
  ['a pay-out of its party', 'payout-ref-5', 'payout', 'W-traced-1'],
  ['a withdrawal', 'W-traced-1', 'withdrawal', 'W-traced-1'],
  ['a ticket', '990000000000000001', 'bet', '990000000000000001'],
  ['a round', '880000000000000002', 'round', 'nova:880000000000000002'],
] as const)('a member is found by the number of %s, which leads to it', async (_how, text, name, leadsTo) => {
  expect(await foundBy(text)).toEqual(found(name, leadsTo))
})

test('a payment and its note lead to the order; a complaint leads to itself', async () => {
  expect(await foundBy('bank-payment-77')).toEqual(found('payment', orderNo))
  expect(await foundBy(note)).toEqual(found('deposit', orderNo))
  expect(await foundBy(orderNo)).toEqual(found('deposit', orderNo))
  expect(await foundBy(complaintId)).toEqual(found('complaint', complaintId))
})

test('a pattern is only text, the beginning of a real name or a number finds nobody, nor does a removed card', async () => {
  for (const text of ['%óng', 'Nguyễn Đức', '07919607734', '88000000000000000', 'bank-payment', '719'])
    expect(await foundBy(text)).toEqual([])
  await world.testDatabase.asOwner(
    `update platform.payout_target set deleted_at = now() where id = 'pay_traced'`,
  )
  expect(await foundBy('7719')).toEqual([])
})

const GUARDED: readonly (readonly [what: string, text: () => string, may: readonly Role[]])[] = [
  ['a real name', () => REAL_NAME, ['payments', 'risk']],
  ['a document', () => DOCUMENT, ['risk']],
  ['a chat', () => 'cnv_traced0001', ['support', 'auditor']],
  ['a piece of feedback', () => 'fbk_traced0001', ['support', 'auditor']],
  ['a complaint', () => complaintId, ['risk', 'support', 'auditor']],
]

test.each(GUARDED)('[BO-04] %s finds its member only for who may see it', async (_what, text, may) => {
  for (const role of ['payments', 'risk', 'support', 'auditor'] as const)
    expect([role, (await foundBy(text(), role)).map(({ id }) => id)]).toEqual([
      role,
      may.includes(role) ? [how.memberId] : [],
    ])
})

test('[BO-04] what was found by a sealed or masked thing does not show it', async () => {
  for (const text of [DOCUMENT, REAL_NAME])
    expect(JSON.stringify(await desk.ask(searchMembers, { text }, as('risk')))).not.toContain(text)
})

test('somebody found by two traces is one row that says both', async () => {
  await insert(`bet_record (tenant_id, order_id, member_id, currency, status, stake, return_max, sports, placed_at)
    values ('keo', '880000000000000002', $1, 'VND', 4, 5000, 9000, array[1], now())`)
  const [one, ...others] = await foundBy('880000000000000002')
  expect(one?.traces.map(({ name }) => name)).toEqual(['bet', 'round'])
  expect(others).toEqual([])
})
