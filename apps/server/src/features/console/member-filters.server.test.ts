import { openComplaint } from '@keo/contract/console-complaints'
import { lockMember } from '@keo/contract/console-member-acts'
import { listMemberLines, type MemberFilter, searchMembers } from '@keo/contract/console-member-search'
import { getMemberStanding, setMemberLevel, setMemberLine } from '@keo/contract/console-member-standing'
import { RISK_MARKS, SAFETY_MARKS } from '@keo/contract/console-risk-marks'
import { ERRORS } from '@keo/contract/errors'
import { consoleSteps, type Staff } from '@keo/dev-world/console-steps'
import { startDepositWorld, type DepositWorld, type Player } from '@keo/dev-world/deposit-world'
import { days } from '@keo/units/instants'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const OK = 200
const REASON = { reason: 'called the owner' }
let world: DepositWorld
let desk: ReturnType<typeof consoleSteps>
let clerk: Staff
let risk: Staff
let how: Player
let other: Player

beforeAll(async () => {
  world = await startDepositWorld('filters')
  desk = consoleSteps(world)
  const admin = await desk.first()
  clerk = await desk.hire(admin, 'payments')
  risk = await desk.hire(admin, 'risk')
  how = await world.player()
  other = await world.player()
})
afterAll(() => world.end())

const asOwner = (sql: string, ...values: unknown[]) => world.testDatabase.asOwner(sql, values)
const page = async (filter: MemberFilter, { text = '', after = '', as = risk } = {}) =>
  (await desk.ask(searchMembers, { text, filter, after }, as)).data
const idsOf = async (filter: MemberFilter, text = '') =>
  (await page(filter, { text })).members.map(({ id }) => id)
const rowOf = async (who: Player) =>
  (await page({}, { text: who.memberId })).members.find(({ id }) => id === who.memberId)

/** Of the two of them. */
async function fits(filter: MemberFilter): Promise<string[]> {
  const ids = new Set(await idsOf(filter))
  return [how.memberId, other.memberId].filter((id) => ids.has(id))
}

test('a VIP level from and to, both ends with it; a range that is none has nobody', async () => {
  await desk.ask(setMemberLevel, { id: how.memberId, level: 7, ...REASON }, risk)
  expect(await fits({ vipFrom: 7 })).toEqual([how.memberId])
  expect(await fits({ vipFrom: 8 })).toEqual([])
  expect(await fits({ vipTo: 6 })).toEqual([other.memberId])
  expect(await fits({ vipFrom: 0, vipTo: 7 })).toEqual([how.memberId, other.memberId])
  expect(await idsOf({ vipFrom: 8, vipTo: 6 })).toEqual([])
})

test('an agent line, by the names that there are; each row says its own', async () => {
  const { lines } = (await desk.ask(listMemberLines, {}, clerk)).data
  const { line: own } = (await desk.ask(getMemberStanding, { id: how.memberId }, risk)).data
  const line = lines.find((one) => one.line !== own)?.line ?? ''
  await desk.ask(setMemberLine, { id: how.memberId, line, ...REASON }, risk)
  expect(await fits({ line })).toEqual([how.memberId])
  expect(await fits({ line: own })).toEqual([other.memberId])
  expect((await rowOf(how))?.line).toBe(line)
})

test('a lock, and no other lock', async () => {
  await desk.ask(lockMember, { id: how.memberId, lock: 'withdraw', cause: 'security', ...REASON }, risk)
  expect(await fits({ lock: 'withdraw' })).toEqual([how.memberId])
  expect(await fits({ lock: 'deposit' })).toEqual([])
})

test('free money from a sum on; each row has its own', async () => {
  const { orderNo } = await world.order(how, { amount: '500000' })
  await world.byHand(orderNo, 'pay')
  const has = await world.balance(how)
  expect(await fits({ availableFrom: has })).toEqual([how.memberId])
  expect(await fits({ availableFrom: has.replace('.00', '.01') })).toEqual([])
  expect([(await rowOf(how))?.available, (await rowOf(other))?.available]).toEqual([has, '0.00'])
})

test('who was seen since a day, and who was not; who never came was not', async () => {
  const [row] = await asOwner(
    `update platform.session set last_action_at = last_action_at - interval '20 days' where member_id = $1
     returning (extract(epoch from last_action_at) * 1000)::float8 as at`,
    other.memberId,
  )
  const border = world.worldClock.now() - days(10)
  expect(await fits({ seenAfter: border })).toEqual([how.memberId])
  expect(await fits({ seenBefore: border })).toEqual([other.memberId])
  expect((await rowOf(other))?.lastSeenAt).toBe(Math.round(Number(row?.['at'])))
  await asOwner(`delete from platform.session where member_id = $1`, other.memberId)
  expect(await fits({ seenBefore: border })).toEqual([other.memberId])
  expect(await fits({ seenAfter: 0 })).toEqual([how.memberId])
  expect((await rowOf(other))?.lastSeenAt).toBeNull()
})

test('filters hold together, and together with a text', async () => {
  expect(await fits({ vipFrom: 7, lock: 'withdraw', availableFrom: '1.00' })).toEqual([how.memberId])
  expect(await fits({ vipFrom: 7, lock: 'bet' })).toEqual([])
  const name = (await rowOf(how))?.userName ?? ''
  expect(await idsOf({ lock: 'withdraw' }, name)).toEqual([how.memberId])
  expect(await idsOf({ lock: 'bet' }, name)).toEqual([])
  expect(await idsOf({ availableFrom: '900000000.00' }, name)).toEqual([])
})

describe('states and marks', () => {
  test('closing, closed, on a break and excluded are each their own', async () => {
    await asOwner(
      `insert into platform.account_closing (tenant_id, member_id, asked_at, due_at) values ('keo', $1, now(), now())`,
      how.memberId,
    )
    expect([await fits({ state: 'closing' }), await fits({ state: 'closed' })]).toEqual([[how.memberId], []])
    await asOwner(`update platform.account_closing set erased_at = now() where member_id = $1`, how.memberId)
    expect([await fits({ state: 'closing' }), await fits({ state: 'closed' })]).toEqual([[], [how.memberId]])
    const at = new Date(world.worldClock.now() + days(30)).toISOString()
    await asOwner(
      `insert into platform.safer_play (tenant_id, member_id, break_until) values ('keo', $1, $2)
       on conflict (tenant_id, member_id) do update set break_until = excluded.break_until`,
      how.memberId,
      at,
    )
    expect(await fits({ state: 'onBreak' })).toEqual([how.memberId])
    await asOwner(
      `update platform.safer_play set excluded_at = now(), excluded_until = $2 where member_id = $1`,
      how.memberId,
      at,
    )
    expect([await fits({ state: 'onBreak' }), await fits({ state: 'excluded' })]).toEqual([
      [],
      [how.memberId],
    ])
  })

  /** Somebody for each mark that nobody has yet. */
  async function marked(): Promise<void> {
    const calm = await world.player()
    const at = new Date(world.worldClock.now() + days(30)).toISOString()
    const insert = (sql: string) => asOwner(`insert into platform.${sql}`, calm.memberId)
    await asOwner(
      `insert into platform.safer_play (tenant_id, member_id, break_until) values ('keo', $1, $2)
       on conflict (tenant_id, member_id) do update set break_until = excluded.break_until`,
      calm.memberId,
      at,
    )
    await asOwner(`update platform.member set identity_verified_at = null where id = $1`, calm.memberId)
    await insert(`harm_mark (tenant_id, id, member_id, marker, figures, thresholds, state, found_at, seen_at)
      values ('keo', 'hrm_filter', $1, 'nights', '{}', '{}', 'open', now(), now())`)
    await insert(`reward (tenant_id, id, member_id, source, period, kind, amount, turnover_times, state, granted_at)
      values ('keo', 'rwd_filter', $1, 'campaign.weekend', 'w1', 'cash', 5000, 0, 'held', now())`)
    for (const [no, state] of [
      ['W-held', 'inReview'],
      ['W-refused', 'refused'],
    ])
      await asOwner(
        `insert into platform.withdraw_order (tenant_id, member_id, order_no, request_key, channel, state, amount, fee, payout,
           payout_currency, target_id, target_place, target_shown, is_reviewed, cause, created_at, changed_at)
         values ('keo', $1, $2, $2, 'bank', $3, 5000, 0, 5000, 'VND', 'pay_1', 'ACB', '•••• 1234', true, $4, $5, $5)`,
        calm.memberId,
        no,
        state,
        state === 'refused' ? 'review' : null,
        new Date(world.worldClock.now()).toISOString(),
      )
    await asOwner(
      `insert into platform.withdraw_hold (tenant_id, order_no, reason, held_by, held_at) values ('keo', 'W-held', 'looks odd', 'stf_1', now())`,
    )
    for (const [who, id, gone] of [
      [calm, 'pay_now', null],
      [how, 'pay_gone', 'now()'],
    ] as const)
      await asOwner(
        `insert into platform.payout_target (tenant_id, member_id, id, kind, place, number_box, mobile_box, number_hash, shown,
           shown_mobile, bound_at, deleted_at)
         values ('keo', $1, $2, 'bank', 'ACB', '', '', '\\x0777', '•••• 1234', '', now(), $3)`,
        who.memberId,
        id,
        gone,
      )
    await asOwner(`update platform.session set device_no = 'one-for-both' where member_id = any($1)`, [
      calm.memberId,
      how.memberId,
    ])
    const complaint = {
      memberId: calm.memberId,
      cameBy: 'chat',
      category: 'money',
      words: 'where is it',
    } as const
    expect((await desk.ask(openComplaint, complaint, risk)).code).toBe(OK)
  }

  test('every mark has those whose rows say it, and nobody else', async () => {
    await marked()
    const { members, next } = await page({})
    expect(next).toBe('')
    for (const mark of RISK_MARKS) {
      const having = members.filter(({ marks }) => marks.includes(mark)).map(({ id }) => id)
      expect([mark, having.length > 0]).toEqual([mark, true])
      expect([mark, await idsOf({ mark })]).toEqual([mark, having])
    }
  })

  test('[BO-04] marks of the safety of players are neither shown to nor asked by who may not read them', async () => {
    const { members } = await page({}, { as: clerk })
    for (const mark of SAFETY_MARKS) {
      expect(members.flatMap(({ marks }) => marks)).not.toContain(mark)
      const { code } = await desk.ask(searchMembers, { text: '', filter: { mark } }, clerk)
      expect(code).toBe(ERRORS.NOT_ALLOWED.wire)
    }
    expect((await desk.ask(searchMembers, { text: '', filter: { mark: 'newDevice' } }, clerk)).code).toBe(OK)
  })
})

test('a filter that cannot be is refused, not read otherwise', async () => {
  for (const filter of [{ vipFrom: 12 }, { availableFrom: '1e9' }, { mark: 'none' }, { line: "x' or 1=1" }])
    expect((await desk.ask(searchMembers, { text: '', filter: filter as MemberFilter }, risk)).code).toBe(
      ERRORS.INVALID_INPUT.wire,
    )
})

describe('with six thousand more members', () => {
  const pagesOf = async (filter: MemberFilter) => {
    const ids: string[] = []
    let pages = 0
    for (let after = ''; pages === 0 || after !== ''; pages += 1) {
      const read = await page(filter, { after })
      ids.push(...read.members.map(({ id }) => id))
      after = read.next
    }
    return { ids, pages }
  }

  test('each is on one page of a list by key, newest first, also by levels', async () => {
    await asOwner(
      `insert into platform.member (tenant_id, id, line, user_name, user_name_folded, nick_name, vip_level, registered_at)
       select 'keo', 'mbr_zz' || lpad(n::text, 6, '0'), 'crowd', 'crowd' || n, 'crowd' || n, '', n % 2, now()
       from generate_series(1, 6000) n`,
    )
    const { ids } = await pagesOf({ line: 'crowd', vipFrom: 0, vipTo: 1, state: 'closing' })
    expect(ids).toEqual([])
    await asOwner(
      `insert into platform.account_closing (tenant_id, member_id, asked_at, due_at)
       select 'keo', 'mbr_zz' || lpad(n::text, 6, '0'), now(), now() from generate_series(1, 120) n`,
    )
    const closing = await pagesOf({ state: 'closing', vipFrom: 0 })
    expect(closing.pages).toBe(3)
    expect(closing.ids).toEqual(closing.ids.toSorted().toReversed())
    expect(new Set(closing.ids).size).toBe(120)
  })

  test('what no index knows is looked for so far and no further, and goes on from there', async () => {
    const first = await page({ availableFrom: '500000.00' })
    expect(first.members).toEqual([])
    expect(first.next).toBe('mbr_zz001001')
    const { ids, pages } = await pagesOf({ availableFrom: '500000.00' })
    expect(ids).toEqual([how.memberId])
    expect(pages).toBe(2)
    const { ids: unseen } = await pagesOf({ seenBefore: world.worldClock.now(), state: 'closing' })
    expect(new Set(unseen).size).toBe(120)
  })
})
