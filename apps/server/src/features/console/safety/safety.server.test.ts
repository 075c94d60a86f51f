import { decideApproval } from '@keo/contract/console-approvals'
import { listAudit } from '@keo/contract/console-audit'
import {
  answerComplaint,
  COMPLAINT_DAYS,
  listComplaints,
  openComplaint,
} from '@keo/contract/console-complaints'
import { getOverview } from '@keo/contract/console-queues'
import {
  askHarmLimit,
  closeHarmMark,
  getHarmMark,
  giveHarmBreak,
  listExclusions,
  listHarmMarks,
} from '@keo/contract/console-safety'
import { ERRORS } from '@keo/contract/errors'
import { saveFeedback } from '@keo/contract/feedback'
import type { MemberId } from '@keo/contract/ids'
import { listLetters } from '@keo/contract/inbox'
import { decodeContent } from '@keo/contract/rich-content'
import { confirmPlayLimit, getPlayLimits, setPlayLimit } from '@keo/contract/play-limits'
import { consoleSteps, type Staff } from '@keo/dev-world/console-steps'
import { payoutSteps } from '@keo/dev-world/payout-steps'
import { sharedDoorWorld } from '@keo/dev-world/shared-world'
import { days, hours } from '@keo/units/instants'
import { money } from '@keo/units/money'
import { beforeAll, beforeEach, expect, test } from 'vitest'

const { world, database } = sharedDoorWorld({ webRoot: null, hasQuietDays: true })
const payees = payoutSteps(world)
const desk = consoleSteps(world)
const REASON = { reason: 'looked at the figures' }
const OK = 200
let admin: Staff
let risk: Staff
let other: Staff
let support: Staff
let bets = 0

beforeAll(async () => {
  await payees.warmUp()
  admin = await desk.first()
  risk = await desk.hire(admin, 'risk')
  other = await desk.hire(admin, 'risk')
  support = await desk.hire(admin, 'support')
})

beforeEach(async () => {
  const again = async (one: Staff) => ({ ...one, cookie: (await desk.signIn(one)).session })
  admin = await again(admin)
  risk = await again(risk)
  other = await again(other)
  support = await again(support)
})

const nextDay = async () => {
  world.worldClock.jump(days(1))
  await world.jobs.runDue()
}
const marksOf = async (memberId: string, isClosed = false) =>
  (await desk.ask(listHarmMarks, { isClosed }, risk)).data.marks.filter((one) => one.memberId === memberId)
const markOf = async (memberId: string, marker: string) =>
  (await marksOf(memberId)).find((one) => one.marker === marker)
const mayOffer = async (memberId: string) => (await world.app.saferPlay.mayPlay(memberId, 'offers')).isAllowed

async function lose(memberId: MemberId, dong: bigint): Promise<void> {
  bets += 1
  const key = `lost:${bets}`
  const amount = money(dong * 100n, 'VND')
  const bet = { memberId, key, kind: 'game.bet', reference: key, amount } as const
  const { status } = await world.app.ledger.submit({
    op: 'move',
    ...bet,
    from: 'available',
    to: 'house:games',
  })
  expect(status).toBe('done')
}

test('[RSP-16] rising deposits: found by the daily job, told by a letter, on record; offers end until it is closed', async () => {
  const who = await payees.payee('4000000')
  world.worldClock.jump(days(14))
  await payees.give(who.id, '4000000')
  world.worldClock.jump(days(8))
  await payees.give(who.id, '12000000')
  expect(await mayOffer(who.id)).toBe(true)
  await nextDay()
  const mark = await markOf(who.id, 'risingDeposits')
  expect(mark).toMatchObject({
    figures: { week: '12000000.00', usualWeek: '2000000.00' },
    thresholds: { week: '5000000.00', times: '×2' },
    state: 'acted',
    asked: 'message',
    action: 'message',
  })
  const again = await payees.signInAgain(who)
  const letters = (await world.call(listLetters, { letType: 0 }, again)).data.list
  expect(letters.map(({ title }) => title)).toContain('Chơi vừa sức')
  expect(await mayOffer(who.id)).toBe(false)
  const { entries } = (await desk.ask(listAudit, { object: who.id, action: 'harm-marker' }, admin)).data
  expect(entries.map(({ actor, action }) => [actor, action])).toEqual([['harm-markers', 'harm-marker.found']])

  // The next morning it is the same mark.
  await nextDay()
  expect((await marksOf(who.id)).map(({ id }) => id)).toEqual([mark?.id])
  const id = mark?.id ?? ''
  const { data } = await desk.ask(getHarmMark, { id }, support)
  expect(data.days.at(-1)).toMatchObject({ deposits: '12000000.00' })
  expect((await desk.ask(closeHarmMark, { id, outcome: 'playsLess', ...REASON }, support)).code).toBe(
    ERRORS.NOT_ALLOWED.wire,
  )
  expect((await desk.ask(closeHarmMark, { id, outcome: 'playsLess', ...REASON }, risk)).code).toBe(OK)
  expect(await mayOffer(who.id)).toBe(true)
  expect(await marksOf(who.id)).toEqual([])
  expect((await marksOf(who.id, true))[0]).toMatchObject({ id, outcome: 'playsLess', closedBy: 'Person 1' })
})

test('[RSP-16] words of complaint ask for a break: one person gives it, and it holds at once', async () => {
  const who = await payees.payee('1000000')
  const text = 'Tôi nghiện rồi, thua hết tiền lương'
  expect((await world.call(saveFeedback, { category: 'other', text, pictures: [] }, who)).code).toBe(OK)
  await nextDay()
  const id = (await markOf(who.id, 'complaintWords'))?.id ?? ''
  expect(await markOf(who.id, 'complaintWords')).toMatchObject({
    state: 'open',
    asked: 'break',
    action: null,
  })
  const { queues } = (await desk.ask(getOverview, {}, risk)).data
  expect(queues.find(({ name }) => name === 'harm')?.count).toBeGreaterThan(0)

  const asked = await Promise.all([
    desk.ask(giveHarmBreak, { id, days: 7, ...REASON }, risk),
    desk.ask(giveHarmBreak, { id, days: 7, ...REASON }, other),
  ])
  expect(asked.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([OK, ERRORS.REVIEW_DECIDED.wire])
  expect((await world.app.saferPlay.mayPlay(who.id, 'stake')).isAllowed).toBe(false)
  const { exclusions } = (await desk.ask(listExclusions, {}, support)).data
  expect(exclusions.find(({ memberId }) => memberId === who.id)).toMatchObject({ kind: 'break' })
  const { entries } = (await desk.ask(listAudit, { object: who.id, staffOnly: true }, admin)).data
  expect(entries.map(({ action }) => action)).toEqual(['harm-marker.acted', 'safer-play.break-given'])
})

test('[RSP-16] [BO-05] limits raised again and again ask for a limit: two people lower it, nobody raises it', async () => {
  let who = await payees.payee('1000000')
  const place = { kind: 'deposit', period: 'day' } as const
  await world.call(setPlayLimit, { ...place, amount: '1000000' }, who)
  for (const amount of ['5000000', '20000000']) {
    await world.call(setPlayLimit, { ...place, amount }, who)
    world.worldClock.jump(hours(25))
    who = await payees.signInAgain(who)
    expect((await world.call(confirmPlayLimit, place, who)).code).toBe(OK)
  }
  await nextDay()
  const mark = await markOf(who.id, 'limitChanges')
  expect(mark).toMatchObject({ figures: { raised: '2', changed: '2' }, asked: 'limit', state: 'open' })
  const id = mark?.id ?? ''
  const higher = { id, amount: '50000000.00', ...REASON }
  expect((await desk.ask(askHarmLimit, higher, risk)).code).toBe(ERRORS.LIMIT_NOT_LOWER.wire)
  const { approvalId } = (await desk.ask(askHarmLimit, { id, amount: '2000000.00', ...REASON }, risk)).data
  const decision = { id: approvalId, isApproved: true, ...REASON }
  expect((await desk.ask(decideApproval, decision, risk)).code).toBe(ERRORS.APPROVAL_OWN.wire)
  expect((await desk.ask(decideApproval, decision, other)).data).toMatchObject({
    before: { amount: '20000000.00' },
    after: { amount: '2000000.00' },
    state: 'approved',
  })
  who = await payees.signInAgain(who)
  const { limits } = (await world.call(getPlayLimits, {}, who)).data
  expect(limits.find(({ kind, period }) => kind === 'deposit' && period === 'day')?.amount).toBe('2000000.00')
  expect(await markOf(who.id, 'limitChanges')).toMatchObject({ state: 'acted', action: 'limit' })
})

test('[RSP-16] nights, chased losses, many methods and withdrawals that came to nothing', async () => {
  const who = await payees.payee('0')
  await database.asOwner(
    `insert into platform.withdraw_order (tenant_id, member_id, order_no, request_key, channel, state, amount,
       fee, payout, payout_currency, target_id, target_place, target_shown, is_reviewed, cause, created_at, changed_at)
     select 'keo', $1, 'wd_' || t, t, 'bank', 'refused', 100000, 0, 100000, 'VND', t, 'VCB', '1', false, 'review', $2, $2
     from unnest($3::text[]) t`,
    [who.id, new Date(world.worldClock.now()).toISOString(), ['t1', 't2', 't3', 't4']],
  )
  const atNight = Math.ceil((world.worldClock.now() + hours(7)) / days(1)) * days(1) - hours(5)
  world.worldClock.jump(atNight - world.worldClock.now())
  for (let night = 0; night < 3; night += 1) {
    await payees.give(who.id, '2000000')
    for (let bet = 0; bet < 20; bet += 1) await lose(who.id, 100_000n)
    world.worldClock.jump(days(1))
  }
  await nextDay()
  const found = new Map((await marksOf(who.id)).map(({ marker, figures }) => [marker, figures]))
  expect(Object.fromEntries(found)).toEqual({
    nightPlay: { nights: '3', stakes: '20' },
    chasing: { deposits: '3', sum: '6000000.00' },
    manyMethods: { methods: '4' },
    withdrawals: { undone: '4', asked: '4' },
  })
  // Each is on record of its own.
  const { entries } = (await desk.ask(listAudit, { object: who.id, action: 'harm-marker.found' }, admin)).data
  expect(entries.map(({ after }) => (JSON.parse(after) as { marker: string }).marker).toSorted()).toEqual(
    [...found.keys()].toSorted(),
  )
})

test('a complaint has its day, is answered once, and the member reads both in letters', async () => {
  const who = await payees.payee('0')
  const words = 'Vé của tôi <b>trả sai</b>'
  const opened = { memberId: who.id, cameBy: 'phone' as const, category: 'bets' as const, words }
  const held = (await desk.ask(openComplaint, opened, support)).data
  expect(held).toMatchObject({ words, outcome: null, dueAt: held.openedAt + days(COMPLAINT_DAYS) })
  const waits = async () =>
    (await desk.ask(listComplaints, { isAnswered: false }, support)).data.complaints.map(({ id }) => id)
  expect(await waits()).toContain(held.id)
  const { queues } = (await desk.ask(getOverview, {}, risk)).data
  expect(queues.find(({ name }) => name === 'complaint')).toMatchObject({ count: 1, oldestAt: held.openedAt })

  const said = { id: held.id, outcome: 'partly' as const, answer: 'Đã tính lại vé và trả thêm 20.000 ₫.' }
  expect((await desk.ask(answerComplaint, { ...said, ...REASON }, support)).code).toBe(
    ERRORS.NOT_ALLOWED.wire,
  )
  const answers = await Promise.all([
    desk.ask(answerComplaint, { ...said, ...REASON }, risk),
    desk.ask(answerComplaint, { ...said, outcome: 'refused', ...REASON }, other),
  ])
  expect(answers.filter(({ code }) => code === OK)).toHaveLength(1)
  expect(await waits()).not.toContain(held.id)
  const { list } = (await world.call(listLetters, { letType: 0 }, who)).data
  const [told, received] = list.filter(({ kind }) => kind.startsWith('complaint'))
  expect(received?.kind).toBe('complaintOpened')
  expect(decodeContent(told?.content ?? '')).toContain(said.answer)
  const { entries } = (await desk.ask(listAudit, { object: held.id }, admin)).data
  expect(entries.map(({ action }) => action)).toEqual(['complaint.answered', 'complaint.opened'])
})
