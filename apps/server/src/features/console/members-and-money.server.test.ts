import { decideApproval, listApprovals } from '@keo/contract/console-approvals'
import { listAudit } from '@keo/contract/console-audit'
import {
  askAdjustment,
  listMemberNotes,
  lockMember,
  noteMember,
  unlockMember,
  writeToMember,
} from '@keo/contract/console-member-acts'
import { getIdentityReview, revealIdentity, decideIdentity } from '@keo/contract/console-identities'
import {
  askFactorReset,
  getMemberStanding,
  setMemberLevel,
  setMemberLine,
  setMemberLive,
} from '@keo/contract/console-member-standing'
import { openComplaint } from '@keo/contract/console-complaints'
import { closeDifference, getBooks, listDifferences, reopenDifference } from '@keo/contract/console-books'
import {
  getMemberSafety,
  listMemberBets,
  listMemberLetters,
  listMemberOrders,
  listMemberTraces,
} from '@keo/contract/console-member-evidence'
import { listMemberTimeline } from '@keo/contract/console-timeline'
import { getMemberCard } from '@keo/contract/console-members'
import { getRiskMarks } from '@keo/contract/console-risk-marks'
import {
  askChannelLimits,
  getChannels,
  countDeposits,
  getDeposit,
  getDepositProof,
  listDeposits,
  switchChannel,
} from '@keo/contract/console-money'
import { decideReceipt, listWaitingReviews } from '@keo/contract/console-queues'
import { listDepositChannels } from '@keo/contract/deposit'
import { uploadDepositProof } from '@keo/contract/deposit-order'
import { ERRORS } from '@keo/contract/errors'
import { getIdentity, submitIdentity } from '@keo/contract/identity'
import { countLettersByType, getLetter, listLetters } from '@keo/contract/inbox'
import { getMember, type Lock } from '@keo/contract/members'
import { getMyVip, listVipHistory } from '@keo/contract/vip'
import { uploadPicture } from '@keo/contract/pictures'
import { transferMoney } from '@keo/contract/wallet'
import { listRecords } from '@keo/contract/wallet-records'
import { consoleSteps, type Staff } from '@keo/dev-world/console-steps'
import { newKey, startDepositWorld, type DepositWorld, type Player } from '@keo/dev-world/deposit-world'
import { GOOD_PASSWORD, person } from '@keo/dev-world/door-world'
import { factorHand } from '@keo/dev-world/factor-world'
import { tapKey } from '@keo/dev-world/wallet-world'
import { days, minutes, serverTimeText } from '@keo/units/instants'
import { money } from '@keo/units/money'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

const OK = 200
/** The smallest picture there is. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const REASON = { reason: 'called the owner' }
let world: DepositWorld
let desk: ReturnType<typeof consoleSteps>
let admin: Staff
let clerk: Staff
let other: Staff
let how: Player

beforeAll(async () => {
  world = await startDepositWorld('members and money')
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

test('a letter of the staff is in the inbox of its member alone, counted as unread, and its reason is not', async () => {
  const stranger = await world.player()
  const countsOf = async (who: Player) => (await world.call(countLettersByType, {}, who)).data
  const [before, elsewhere] = [await countsOf(how), await countsOf(stranger)]
  const letter = { title: 'Giấy tờ của bạn', text: 'Ảnh chụp bị mờ.\n\nGửi lại <b>giúp</b> nhé.' }
  const key = tapKey()
  const send = (id: string, as = clerk) => desk.ask(writeToMember, { id, ...letter, key, ...REASON }, as)
  expect((await send(how.memberId)).code).toBe(OK)
  // A second tap, or an answer that was lost: it is the same letter.
  expect((await send(how.memberId)).code).toBe(OK)
  expect((await send('mbr_nobody')).code).toBe(ERRORS.NOT_FOUND.wire)
  expect((await send(how.memberId, admin)).code).toBe(ERRORS.NOT_ALLOWED.wire)
  expect(await countsOf(how)).toEqual({
    ...before,
    announceCount: before.announceCount + 1,
    totalCount: before.totalCount + 1,
  })
  expect(await countsOf(stranger)).toEqual(elsewhere)
  const [told] = (await world.call(listLetters, { letType: 0 }, how)).data.list
  expect(told).toMatchObject({ title: letter.title, link: null, isRead: false })
  const { content } = (await world.call(getLetter, { id: told?.id ?? '' }, how)).data
  expect(Buffer.from(content, 'base64').toString()).toBe(
    '<p>Ảnh chụp bị mờ.</p><p>Gửi lại &lt;b&gt;giúp&lt;/b&gt; nhé.</p>',
  )
  const [row, ...others] = await rowsOf('member.written-to')
  expect(row).toMatchObject({ actor: clerk.id, after: expect.stringContaining(REASON.reason) as string })
  expect(row?.after).not.toContain('giúp')
  expect(others).toEqual([])
})

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

describe('second factors', () => {
  const wanted = () => ({ id: how.memberId, proof: 'callBack' as const, seen: 'called +84 90…', ...REASON })

  test('are removed with a proof and by two people; every session ends, and the owner is told', async () => {
    expect((await desk.ask(askFactorReset, wanted(), clerk)).code).toBe(ERRORS.SECOND_FACTOR_NONE.wire)
    await factorHand(world).enrolTotp(how)
    const { userName } = (await world.call(getMember, {}, how)).data
    const { approvalId } = (await desk.ask(askFactorReset, wanted(), clerk)).data
    const approve = { id: approvalId, isApproved: true, ...REASON }
    expect((await desk.ask(decideApproval, approve, clerk)).code).toBe(ERRORS.APPROVAL_OWN.wire)
    const standing = async () => (await desk.ask(getMemberStanding, { id: how.memberId }, clerk)).data
    expect(await standing()).toMatchObject({ factors: { hasApp: true, recoveryLeft: 10 } })
    expect((await standing()).resetAskedBy).not.toBe('')
    expect((await desk.ask(decideApproval, approve, other)).data).toMatchObject({
      before: { app: '1' },
      after: { app: '0', proof: 'callBack', seen: 'called +84 90…' },
    })
    expect((await world.call(getMember, {}, how)).code).toBe(ERRORS.SESSION_EXPIRED.wire)
    expect(await standing()).toMatchObject({
      factors: { hasApp: false, passkeys: 0, recoveryLeft: 0 },
      resetAskedBy: '',
    })
    const again = await world.login(userName, GOOD_PASSWORD, { ...how, token: '' })
    expect(again.code).toBe(OK)
    await world.jobs.runDue()
    const [row] = await rowsOf('second-factor.reset')
    expect(row).toMatchObject({ actor: other.id })
    expect(row?.after).toContain('callBack')
  })
})

describe('the standing', () => {
  const standing = async () => (await desk.ask(getMemberStanding, { id: how.memberId }, other)).data

  test('a VIP level by hand has its reason, shows in the member’s own history and brings no gift', async () => {
    const set = (level: number) => desk.ask(setMemberLevel, { id: how.memberId, level, ...REASON }, other)
    expect((await set(5)).data).toEqual({ isChanged: true })
    expect((await set(5)).data).toEqual({ isChanged: false })
    expect((await cardOf()).vipLevel).toBe(5)
    const { list } = (await world.call(listVipHistory, {}, how)).data
    expect(list[0]).toMatchObject({ from: 0, to: 5, cause: 'hand' })
    await world.call(getMyVip, {}, how)
    const given = await world.testDatabase.asOwner(
      `select 1 from platform.reward where member_id = $1 and source like 'vip.%'`,
      [how.memberId],
    )
    expect(given).toEqual([])
    expect((await rowsOf('member.level-set')).map(({ before, after }) => [before, after])).toEqual([
      ['{"vipLevel":0}', JSON.stringify({ ...REASON, vipLevel: 5 })],
    ])
    expect((await desk.ask(setMemberLevel, { id: how.memberId, level: 6, ...REASON }, clerk)).code).toBe(
      ERRORS.NOT_ALLOWED.wire,
    )
  })

  test('the live section and the agent line are set once, and a line that is not there is refused', async () => {
    const live = (isLiveOff: boolean) =>
      desk.ask(setMemberLive, { id: how.memberId, isLiveOff, ...REASON }, other)
    expect((await live(true)).data).toEqual({ isChanged: true })
    expect((await live(true)).data).toEqual({ isChanged: false })
    expect((await world.call(getMember, {}, how)).data.liveManageStatus).toBe(1)
    const { lines, line } = await standing()
    const target = lines.find((one) => one.line !== line)?.line ?? ''
    const move = (to: string) => desk.ask(setMemberLine, { id: how.memberId, line: to, ...REASON }, other)
    expect((await move(target)).data).toEqual({ isChanged: true })
    expect((await standing()).line).toBe(target)
    expect((await move('nowhere')).code).toBe(ERRORS.NOT_FOUND.wire)
    expect(await rowsOf('member.line-set')).toHaveLength(1)
  })
})

describe('an identity of which the party is not sure', () => {
  const DOCUMENT = '079196077001'
  async function shown(number: number, documentNumber: string) {
    const from = person(number)
    const who = { ...from, token: await world.register(`unsure${number}`, from) }
    const sent = { realName: 'Unsure Person', birthday: '1990-01-02', documentKind: 'idCard' as const }
    await world.call(submitIdentity, { ...sent, documentNumber }, who)
    world.worldClock.jump(minutes(1))
    await world.jobs.runDue()
    return who
  }
  const waiting = async () =>
    (await desk.ask(listWaitingReviews, {}, other)).data.reviews.filter(({ kind }) => kind === 'identity')
  const decide = (id: string, isApproved: boolean) =>
    desk.ask(decideIdentity, { id, isApproved, ...REASON }, other)

  test('[BO-04] waits for a person, masked; in full only with a reason; then the member is known', async () => {
    const who = await shown(8_001, DOCUMENT)
    expect((await world.call(getIdentity, {}, who)).data.state).toBe('waiting')
    const [one] = await waiting()
    const id = one?.id ?? ''
    const seen = (await desk.ask(getIdentityReview, { id }, other)).data
    expect(seen).toMatchObject({ birthday: '1990-**-**', documentNumber: '•••••001', objection: null })
    expect(JSON.stringify(seen)).not.toContain('Unsure Person')
    expect((await desk.ask(getIdentityReview, { id }, clerk)).code).toBe(ERRORS.NOT_ALLOWED.wire)
    expect((await desk.ask(revealIdentity, { id, ...REASON }, other)).data).toMatchObject({
      documentNumber: DOCUMENT,
    })
    const { entries } = (await desk.ask(listAudit, { action: 'identity.revealed' }, admin)).data
    expect(entries[0]).toMatchObject({ actor: other.id, object: seen.memberId })
    expect((await decide(id, true)).code).toBe(OK)
    expect((await world.call(getIdentity, {}, who)).data.state).toBe('passed')
    expect((await decide(id, false)).code).toBe(ERRORS.NOT_FOUND.wire)
  })

  test('refused it is told so; passed with another account’s document it is refused all the same', async () => {
    const first = await shown(8_002, '079196077002')
    expect((await decide((await waiting())[0]?.id ?? '', false)).code).toBe(OK)
    expect((await world.call(getIdentity, {}, first)).data).toMatchObject({
      state: 'refused',
      cause: 'unproven',
    })
    const twin = await shown(8_003, DOCUMENT)
    const id = (await waiting())[0]?.id ?? ''
    const { objection, signs } = (await desk.ask(getIdentityReview, { id }, other)).data
    expect(objection).toBe('documentElsewhere')
    expect(signs.find(({ name }) => name === 'own')?.verdict).toBe('bad')
    expect((await decide(id, true)).code).toBe(OK)
    expect((await world.call(getIdentity, {}, twin)).data.cause).toBe('documentElsewhere')
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

describe('what is known around a member', () => {
  test('who else was on a device or network of theirs, each with what they share', async () => {
    const friend = await world.player()
    const stranger = await world.player()
    for (const [who, mark] of [
      [how, 'device-of-two-777777'],
      [friend, 'device-of-two-777777'],
      [stranger, 'device-of-one-888888'],
    ] as const)
      await world.testDatabase.asOwner(
        `insert into platform.known_place (tenant_id, member_id, kind, mark, seen_at) values ('keo', $1, 'device', $2, now())`,
        [who.memberId, mark],
      )
    const { others, next } = (await desk.ask(listMemberTraces, { id: how.memberId }, clerk)).data
    expect(others.map(({ memberId }) => memberId)).toContain(friend.memberId)
    expect(others.map(({ memberId }) => memberId)).not.toContain(stranger.memberId)
    const shared = others.find(({ memberId }) => memberId === friend.memberId)?.shared
    expect(shared).toContainEqual({ kind: 'device', mark: '777777' })
    expect(next).toBe('')
  })

  test('what makes somebody look twice is marked; harm only for who may read the safety of players', async () => {
    const namesFor = async (as: Staff) =>
      (await desk.ask(getRiskMarks, { id: how.memberId }, as)).data.marks.map(({ name }) => name)
    expect(await namesFor(clerk)).toEqual(['newDevice'])
    const stranger = await world.player()
    await world.testDatabase.asOwner(
      `update platform.session set device_no = (
        select device_no from platform.session where member_id = $1 order by created_at desc limit 1
      ) where member_id = $2`,
      [how.memberId, stranger.memberId],
    )
    const complaint = {
      memberId: how.memberId,
      cameBy: 'chat',
      category: 'money',
      words: 'where is it',
    } as const
    expect((await desk.ask(openComplaint, complaint, other)).code).toBe(OK)
    expect(await namesFor(clerk)).toEqual(['sharedDevice', 'newDevice'])
    expect(await namesFor(other)).toEqual(['sharedDevice', 'newDevice', 'complaint'])
    expect((await desk.ask(getRiskMarks, { id: 'mbr_nobody' }, clerk)).code).toBe(ERRORS.NOT_FOUND.wire)
  })

  test('money orders and what everybody did stand in their order; limits are read, not set', async () => {
    await give('500000')
    await desk.ask(lockMember, { id: how.memberId, lock: 'bet', cause: 'terms', ...REASON }, clerk)
    const { orders } = (await desk.ask(listMemberOrders, { id: how.memberId }, clerk)).data
    expect(orders).toMatchObject([{ kind: 'deposit', by: 'VietQR', state: 'done', amount: '500000.00' }])
    const { entries } = (await desk.ask(listMemberTimeline, { id: how.memberId }, clerk)).data
    expect(entries[0]).toMatchObject({ action: 'member.locked', about: '', reason: REASON.reason })
    expect(entries[0]?.by).not.toBe('')
    expect(entries.find(({ action }) => action === 'deposit.matched')).toMatchObject({
      about: orders[0]?.orderNo,
      by: '',
    })
    expect(entries.map(({ id }) => id)).toEqual(
      entries
        .map(({ id }) => id)
        .toSorted()
        .toReversed(),
    )
    const told = { id: how.memberId, letType: 0 } as const
    const { letters } = (await desk.ask(listMemberLetters, told, clerk)).data
    const own = (await world.call(listLetters, { letType: 0 }, how)).data.list
    expect(letters.length).toBeGreaterThan(0)
    expect(letters.map(({ id, isRead }) => [id, isRead])).toEqual(own.map(({ id }) => [id, false]))
    expect(letters[0]).not.toHaveProperty('content')
    const { play, limits } = (await desk.ask(getMemberSafety, { id: how.memberId }, clerk)).data
    expect(play.exclusion).toBeNull()
    expect(limits.limits.every(({ amount }) => amount === null)).toBe(true)
    expect((await desk.ask(listMemberBets, { id: how.memberId }, clerk)).data).toEqual({ bets: [], next: '' })
  })
})

describe('money that came otherwise than ordered', () => {
  const evidenceOf = async (orderNo: string, as = clerk) => (await desk.ask(getDeposit, { orderNo }, as)).data
  async function suspended(): Promise<string> {
    const { orderNo } = await world.order(how, { amount: '5000000' })
    await world.byHand(orderNo, 'other', '4500000')
    return orderNo
  }

  test('the picture that the member sent is shown to who may decide, and who looked is in the log', async () => {
    const { orderNo } = await world.order(how)
    const proofOf = (as: Staff) => desk.ask(getDepositProof, { orderNo }, as)
    expect((await proofOf(clerk)).code).toBe(ERRORS.NOT_FOUND.wire)
    const { fileId } = (await world.call(uploadPicture, { picture: PICTURE }, how)).data
    await world.byHand(orderNo, 'askProof')
    expect((await world.call(uploadDepositProof, { orderNo, fileId }, how)).msg).toBe('')
    expect((await proofOf(clerk)).data).toMatchObject({
      type: 'image/jpeg',
      picture: expect.stringMatching(/^\/9j/) as string,
    })
    const support = await desk.hire(admin, 'support')
    expect((await proofOf(support)).code).toBe(ERRORS.NOT_ALLOWED.wire)
    const { entries } = (await desk.ask(listAudit, { object: orderNo, action: 'deposit.proof-shown' }, admin))
      .data
    expect(entries.map(({ actor }) => actor)).toEqual([clerk.id])
  })

  test('each view is counted; the credited ones of the last day alone', async () => {
    const counts = async () => (await desk.ask(countDeposits, {}, clerk)).data.counts
    const before = await counts()
    const { orderNo } = await world.order(how, { amount: '500000' })
    expect(await counts()).toEqual({ ...before, open: before.open + 1 })
    await world.byHand(orderNo, 'pay')
    expect(await counts()).toEqual({ ...before, credited: before.credited + 1 })
    world.worldClock.jump(days(1) + minutes(1))
    expect((await counts()).credited).toBe(0)
  })

  test('[BO-05] what was ordered stands beside what came, and crediting it takes two people', async () => {
    const orderNo = await suspended()
    const { deposits } = (await desk.ask(listDeposits, { view: 'suspense' }, clerk)).data
    expect(deposits.find((one) => one.orderNo === orderNo)).toMatchObject({
      channel: 'VietQR',
      ordered: '5000000.00',
      paid: '4500000.00',
      state: 'suspense',
    })
    const before = await evidenceOf(orderNo)
    expect(before.receipts.map(({ party }) => party)).toEqual(['VietQR'])
    expect(before.signs.find(({ name }) => name === 'amount')).toEqual({
      name: 'amount',
      verdict: 'bad',
      ordered: '5000000.00',
      came: '4500000.00',
    })
    expect(before.entries.map(({ amount }) => amount)).toEqual(['-4500000.00', '4500000.00'])
    const credit = { id: before.receiptId, isApproved: true, ...REASON }
    const { approvalId } = (await desk.ask(decideReceipt, credit, clerk)).data
    expect(await evidenceOf(orderNo)).toMatchObject({ approvalId, isAskedByReader: true })
    expect(await evidenceOf(orderNo, other)).toMatchObject({ approvalId, isAskedByReader: false })
    const approve = { id: approvalId, isApproved: true, ...REASON }
    expect((await desk.ask(decideApproval, approve, clerk)).code).toBe(ERRORS.APPROVAL_OWN.wire)
    expect(await world.balance(how)).toBe('0.00')
    expect((await desk.ask(decideApproval, approve, other)).code).toBe(OK)
    expect(await world.balance(how)).toBe('4500000.00')
    expect(await evidenceOf(orderNo)).toMatchObject({ receiptId: '', entries: [], state: 'done' })
  })

  test('credited and sent back at the same moment: one wins, and the money is where it says', async () => {
    const orderNo = await suspended()
    const { receiptId: id } = await evidenceOf(orderNo)
    const { approvalId } = (await desk.ask(decideReceipt, { id, isApproved: true, ...REASON }, clerk)).data
    const [credited, returned] = await Promise.all([
      desk.ask(decideApproval, { id: approvalId, isApproved: true, ...REASON }, other),
      desk.ask(decideReceipt, { id, isApproved: false, ...REASON }, clerk),
    ])
    expect([credited.code, returned.code].filter((code) => code === OK)).toHaveLength(1)
    expect(await world.balance(how)).toBe(credited.code === OK ? '4500000.00' : '0.00')
    expect(await world.house('house:suspense')).toBe(0n)
  })
})

describe('channels', () => {
  const channelOf = async (id: string) =>
    (await desk.ask(getChannels, {}, clerk)).data.deposits.find((one) => one.id === id)

  test('one person closes and opens a way in, each once, and a player sees it at once', async () => {
    const turn = (isOpen: boolean) => desk.ask(switchChannel, { id: 'fastbank', isOpen, ...REASON }, clerk)
    expect((await turn(false)).data).toEqual({ isChanged: true })
    expect((await turn(false)).data).toEqual({ isChanged: false })
    const { data } = await world.call(listDepositChannels, {}, how)
    expect(data.find(({ id }) => id === 'fastbank')?.isOpen).toBe(false)
    expect((await turn(true)).data).toEqual({ isChanged: true })
    const { entries } = (await desk.ask(listAudit, { object: 'fastbank', staffOnly: true }, admin)).data
    expect(entries.map(({ action }) => action)).toEqual(['channel.opened', 'channel.closed'])
  })

  test('[BO-05] a change of limits, gift and fee: the same person twice fails, another one makes it so', async () => {
    const before = await channelOf('ewallet')
    const wanted = {
      id: 'ewallet',
      min: '60000.00',
      max: '30000000.00',
      monthMax: '90000000.00',
      giftBp: 150,
      feeBp: 20,
      ...REASON,
    }
    const noMonth = { ...wanted, monthMax: '0.00' }
    expect((await desk.ask(askChannelLimits, noMonth, clerk)).code).toBe(ERRORS.AMOUNT_WRONG.wire)
    expect((await desk.ask(askChannelLimits, { ...wanted, max: '50000.00' }, clerk)).code).toBe(
      ERRORS.AMOUNT_WRONG.wire,
    )
    const { approvalId } = (await desk.ask(askChannelLimits, wanted, clerk)).data
    const approve = { id: approvalId, isApproved: true, ...REASON }
    expect((await desk.ask(decideApproval, approve, clerk)).code).toBe(ERRORS.APPROVAL_OWN.wire)
    expect(await channelOf('ewallet')).toMatchObject({ min: before?.min, max: before?.max })
    expect((await desk.ask(decideApproval, approve, other)).data).toMatchObject({
      before: { min: before?.min, max: before?.max },
      after: { min: wanted.min, max: wanted.max, month: wanted.monthMax, gift: '1.5%', fee: '0.2%' },
    })
    const { data } = await world.call(listDepositChannels, {}, how)
    const { min, max, giftBp, feeBp } = wanted
    expect(data.find(({ id }) => id === 'ewallet')).toMatchObject({ min, max, giftBp, feeBp })
    const { entries } = (await desk.ask(listAudit, { action: 'channel.limits-changed' }, admin)).data
    expect(entries[0]).toMatchObject({ actor: other.id, object: 'ewallet' })
    expect(entries[0]?.after).toContain('1.5%')
  })
})

test('the books say when they were checked, and a difference is open until somebody closes it, once', async () => {
  await world.pass(70)
  const books = (await desk.ask(getBooks, {}, clerk)).data
  expect(books).toMatchObject({ problems: [], stoppedSince: null })
  expect(books.checkedAt).not.toBeNull()
  await world.testDatabase.asOwner(
    `insert into platform.sports_review (tenant_id, transaction_id, cause, told, at)
     values ('keo', 'tx-1', 'BOOKS_MISSING_TRANSACTION', '{"kind":"missing"}', now())`,
  )
  const list = async (view: 'open' | 'closed') =>
    (await desk.ask(listDifferences, { view }, clerk)).data.differences
  const [found] = await list('open')
  expect(found).toMatchObject({ source: 'sports', about: 'tx-1', closedAt: null })
  const named = { source: 'sports' as const, id: found?.id ?? '', ...REASON }
  const closed = await Promise.all([
    desk.ask(closeDifference, named, clerk),
    desk.ask(closeDifference, named, other),
  ])
  expect(closed.filter(({ data }) => data.isChanged)).toHaveLength(1)
  expect(await list('open')).toEqual([])
  expect((await list('closed'))[0]).toMatchObject({ about: 'tx-1', note: REASON.reason })
  expect((await desk.ask(reopenDifference, named, other)).data).toEqual({ isChanged: true })
  expect(await list('open')).toHaveLength(1)
  expect((await desk.ask(closeDifference, { ...named, id: '0' }, clerk)).code).toBe(ERRORS.NOT_FOUND.wire)
})
