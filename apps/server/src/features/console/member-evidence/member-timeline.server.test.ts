import { openComplaint } from '@keo/contract/console-complaints'
import { recordBreak } from '@keo/contract/console-exclusions'
import { lockMember, noteMember } from '@keo/contract/console-member-acts'
import { listMemberTimeline, TIMELINE_KINDS, type TimelineKind } from '@keo/contract/console-timeline'
import { ERRORS } from '@keo/contract/errors'
import { saveFeedback } from '@keo/contract/feedback'
import { consoleSteps, type Staff } from '@keo/dev-world/console-steps'
import { payoutSteps } from '@keo/dev-world/payout-steps'
import { sharedDoorWorld } from '@keo/dev-world/shared-world'
import type { Payee } from '@keo/dev-world/withdraw-steps'
import { hours, minutes } from '@keo/units/instants'
import { beforeAll, beforeEach, expect, test } from 'vitest'

const { world, database } = sharedDoorWorld({ webRoot: null, hasQuietDays: true })
const payees = payoutSteps(world)
const desk = consoleSteps(world)
const REASON = { reason: 'called the owner' }
let admin: Staff
let payments: Staff
let risk: Staff
let auditor: Staff
let trader: Staff

beforeAll(async () => {
  await payees.warmUp()
  admin = await desk.first()
  payments = await desk.hire(admin, 'payments')
  risk = await desk.hire(admin, 'risk', 'support')
  auditor = await desk.hire(admin, 'auditor')
  trader = await desk.hire(admin, 'trader')
})
beforeEach(async () => {
  const again = async (one: Staff) => ({ ...one, cookie: (await desk.signIn(one)).session })
  payments = await again(payments)
  risk = await again(risk)
  auditor = await again(auditor)
  trader = await again(trader)
})

const when = (at: number) => new Date(at).toISOString()
const pageOf = async (id: string, as: Staff, more: { kind?: TimelineKind; after?: string } = {}) =>
  (await desk.ask(listMemberTimeline, { id, ...more }, as)).data

/** Page after page, until nothing follows. */
async function wholeOf(id: string, as: Staff, kind?: TimelineKind) {
  const entries = []
  let after = ''
  do {
    const page = await pageOf(id, as, { ...(kind ? { kind } : {}), after })
    entries.push(...page.entries)
    after = page.next
  } while (after !== '')
  return entries
}

const bet = (id: string, who: Payee, at: number, closedAt: number | null, returned: number | null) =>
  database.asOwner(
    `insert into platform.bet_record (tenant_id, order_id, member_id, currency, status, stake, return_max, returned,
       sports, placed_at, closed_at) values ('keo', $1, $2, 'VND', $3, 5000000, 9000000, $4, '{1}', $5, $6)`,
    [id, who.id, closedAt === null ? 4 : 5, returned, when(at), closedAt && when(closedAt)],
  )
const cashOut = (id: string, betId: string, who: Payee, at: number, status: number) =>
  database.asOwner(
    `insert into platform.bet_cash_out (tenant_id, cash_out_id, order_id, member_id, currency, status, stake, paid, at, version)
     values ('keo', $1, $2, $3, 'VND', $4, 1000000, 1200000, $5, 1)`,
    [id, betId, who.id, status, when(at)],
  )
const round = (id: string, who: Payee, at: number, returned: number, state = 'closed') =>
  database.asOwner(
    `insert into platform.game_round (tenant_id, provider, member_id, round_id, symbol, currency, state, stake, returned, started_at)
     values ('keo', 'own', $1, $2, 'dice', 'VND', $3, 100000, $4, $5)`,
    [who.id, id, state, returned, when(at)],
  )
const reward = (id: string, who: Payee, at: number) =>
  database.asOwner(
    `insert into platform.reward (tenant_id, id, member_id, source, period, kind, amount, turnover_times, state, granted_at, paid_at)
     values ('keo', $1, $2, 'vip.level-gift', '1', 'cash', 2000000, 0, 'paid', $3, $4)`,
    [id, who.id, when(at), when(at + minutes(5))],
  )
const claim = (who: Payee, at: number) =>
  database.asOwner(
    `insert into platform.campaign_claim (tenant_id, member_id, campaign_id, window_key, step, version, state, reward_kind,
       amount, counts_from, counts_until, device_no, claimed_at, examined_at)
     values ('keo', $1, 'sign-in', 'day', 'd1', 1, 'given', 'cash', 300000, $2, $2, '', $2, $2)`,
    [who.id, when(at)],
  )
const chat = async (id: string, who: Payee, at: number) => {
  await database.asOwner(
    `insert into platform.conversation (tenant_id, id, member_id, state, changed_at) values ('keo', $1, $2, 'ended', $3)`,
    [id, who.id, when(at)],
  )
  await database.asOwner(
    `insert into platform.conversation_message (tenant_id, conversation_id, seq, member_id, sender, client_id, content, sent_at)
     values ('keo', $1, 1, $2, 'member', '', '{"kind":"text","text":"my card 9704"}', $3)`,
    [id, who.id, when(at)],
  )
}

/** Somebody to whom a little of everything happened. */
async function livelyMember(name: string): Promise<Payee> {
  const who = await payees.payee('0')
  world.worldClock.jump(hours(3))
  const now = world.worldClock.now()
  await bet(`${name}1`, who, now - minutes(100), now - minutes(10), 9_000_000)
  await bet(`${name}2`, who, now - minutes(90), null, null)
  await cashOut(`${name}c1`, `${name}2`, who, now - minutes(20), 5)
  await cashOut(`${name}c2`, `${name}2`, who, now - minutes(19), 2)
  await round(`${name}r1`, who, now - minutes(70), 0)
  await round(`${name}r2`, who, now - minutes(70), 350_000)
  await round(`${name}r3`, who, now - minutes(70), 900_000, 'void')
  await reward(`rwd_${name}00000000`, who, now - minutes(60))
  await claim(who, now - minutes(50))
  await chat(`cnv_${name}`, who, now - minutes(40))
  const signedIn = await payees.signInAgain(who)
  const text = 'Trang chủ mở rất chậm'
  await world.call(saveFeedback, { category: 'other', text, pictures: [] }, signedIn)
  await desk.ask(noteMember, { id: who.id, text: 'Called twice about the page' }, risk)
  await desk.ask(lockMember, { id: who.id, lock: 'bet', cause: 'review', ...REASON }, risk)
  await desk.ask(recordBreak, { memberId: who.id, days: 1, cameBy: 'phone', ...REASON }, risk)
  const words = 'My bet was settled wrong'
  await desk.ask(openComplaint, { memberId: who.id, cameBy: 'phone', category: 'bets', words }, risk)
  return signedIn
}

test('the timeline holds bets, games, rewards, support, sessions, locks, notes and safety, newest first', async () => {
  const who = await livelyMember('a')
  const entries = await wholeOf(who.id, risk)
  expect(entries.map(({ at }) => at)).toEqual(entries.map(({ at }) => at).toSorted((a, b) => b - a))
  const told = entries.map(({ kind, action, about, what, amount }) => [kind, action, about, what, amount])
  expect(told).toEqual(
    expect.arrayContaining([
      ['bets', 'bet.placed', 'a1', 'settled', '-50000.00'],
      ['bets', 'bet.closed', 'a1', 'settled', '90000.00'],
      ['bets', 'bet.placed', 'a2', 'accepted', '-50000.00'],
      ['bets', 'bet.cashed-out', 'a2', 'settled', '12000.00'],
      // Two rounds that count; the void one does not.
      ['games', 'games.hour', '', '2', '1500.00'],
      ['rewards', 'reward.granted', 'rwd_a00000000', 'vip.level-gift', '20000.00'],
      ['rewards', 'reward.paid', 'rwd_a00000000', 'vip.level-gift', '20000.00'],
      ['support', 'chat.begun', 'cnv_a', 'ended', null],
      ['support', 'feedback.sent', expect.stringMatching(/^fbk_/), '', null],
      ['sessions', 'session.started', expect.stringMatching(/^ses_/), '', null],
      ['staff', 'member.noted', '', '', null],
      ['staff', 'member.locked', '', '', null],
      ['safety', 'safer-play.break-recorded', '', '', null],
      ['safety', 'complaint.received', expect.stringMatching(/^cpl_/), 'bets', null],
    ]),
  )
  expect(entries.filter(({ action }) => action === 'bet.cashed-out')).toHaveLength(1)
  const locked = entries.find(({ action }) => action === 'member.locked')
  expect(locked).toMatchObject({ ...REASON, by: expect.stringMatching(/^Person/) as string })
  // Nothing of what was said or written is in it.
  const answer = JSON.stringify(entries)
  for (const secret of ['my card 9704', 'Trang chủ', 'Called twice', 'settled wrong', who.mobile])
    expect(answer).not.toContain(secret)
})

test('one kind at a time is the same rows, and each row is of one kind', async () => {
  const who = await livelyMember('b')
  const all = await wholeOf(who.id, risk)
  const byKind = []
  for (const kind of TIMELINE_KINDS) {
    const entries = await wholeOf(who.id, risk, kind)
    expect(new Set(entries.map((entry) => entry.kind)).size).toBeLessThan(2)
    byKind.push(...entries)
  }
  expect(byKind.map(({ id }) => id).toSorted()).toEqual(all.map(({ id }) => id).toSorted())
  expect(new Set(all.map(({ kind }) => kind)).size).toBe(TIMELINE_KINDS.length - 1)
})

test('[BO-02] what one may not read at its own desk is not in the timeline either', async () => {
  const who = await livelyMember('c')
  const actionsFor = async (as: Staff) => new Set((await wholeOf(who.id, as)).map(({ action }) => action))
  const ofDesks = ['chat.begun', 'feedback.sent', 'complaint.received', 'claim.made']
  const readBy = async (as: Staff) => {
    const actions = await actionsFor(as)
    return ofDesks.filter((action) => actions.has(action))
  }
  expect(await readBy(payments)).toEqual([])
  expect(await readBy(risk)).toEqual(['chat.begun', 'feedback.sent', 'complaint.received'])
  expect(await readBy(auditor)).toEqual(ofDesks)
  expect((await pageOf(who.id, payments, { kind: 'support' })).entries).toEqual([])
  expect((await actionsFor(payments)).has('bet.placed')).toBe(true)
  const refused = await desk.ask(listMemberTimeline, { id: who.id }, trader)
  expect(refused.code).toBe(ERRORS.NOT_ALLOWED.wire)
})

test('pages follow one another without a gap or a repeat, among rows of one moment and while new ones come', async () => {
  const who = await payees.payee('0')
  const now = world.worldClock.now()
  await database.asOwner(
    `insert into platform.bet_record (tenant_id, order_id, member_id, currency, status, stake, return_max, returned, sports,
       placed_at, closed_at)
     select 'keo', 'p' || n, $1, 'VND', 5, 1000000, 2000000, 0, '{1}', $2::timestamptz - n / 40 * interval '1 hour',
       $2::timestamptz - n / 40 * interval '1 hour' from generate_series(1, 120) n`,
    [who.id, when(now - hours(1))],
  )
  await database.asOwner(
    `insert into platform.game_round (tenant_id, provider, member_id, round_id, symbol, currency, state, stake, returned, started_at)
     select 'keo', 'own', $1, 'g' || n, 'dice', 'VND', 'closed', 100000, 0, $2::timestamptz - n * interval '20 minutes'
     from generate_series(1, 300) n`,
    [who.id, when(now - hours(5))],
  )
  const whole = await wholeOf(who.id, risk)
  expect(new Set(whole.map(({ id }) => id)).size).toBe(whole.length)
  expect(whole.filter(({ kind }) => kind === 'bets')).toHaveLength(240)
  const games = whole.filter(({ kind }) => kind === 'games')
  expect(games.reduce((rounds, { what }) => rounds + Number(what), 0)).toBe(300)
  expect(new Set(games.map(({ at }) => at)).size).toBe(games.length)

  const first = await pageOf(who.id, risk)
  await bet('late', who, now + minutes(1), null, null)
  const second = await pageOf(who.id, risk, { after: first.next })
  expect([...first.entries, ...second.entries].map(({ id }) => id)).toEqual(
    whole.slice(0, 100).map(({ id }) => id),
  )
  expect((await pageOf(who.id, risk)).entries[0]).toMatchObject({ action: 'bet.placed', about: 'late' })
})

test('money orders stand there with their sums, each step once', async () => {
  const { who, orderNo } = await payees.orderInReview('71900001')
  const money = await wholeOf(who.id, payments, 'money')
  expect(
    money.filter(({ about }) => about === orderNo).map(({ action, amount }) => [action, amount]),
  ).toEqual([
    ['withdraw.inReview', '-50000000.00'],
    ['withdraw.requested', '-50000000.00'],
  ])
})
