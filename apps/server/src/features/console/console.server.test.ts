import { decideApproval, listApprovals } from '@keo/contract/console-approvals'
import { exportAudit, listAudit, verifyAudit } from '@keo/contract/console-audit'
import { askWithdrawRules, getChannels } from '@keo/contract/console-money'
import { searchMembers } from '@keo/contract/console-member-search'
import { getMemberCard, revealMember } from '@keo/contract/console-members'
import {
  askWithdrawal,
  countWithdrawals,
  decideNickname,
  getOverview,
  getWithdrawal,
  listWaitingReviews,
  listWithdrawals,
  refuseWithdrawal,
} from '@keo/contract/console-queues'
import { acknowledgeAlarm, getBoard, getMoneyFlow, VITALS } from '@keo/contract/console-overview'
import {
  askStaffPasskey,
  askStaffPasskeyLogin,
  listStaffPasskeys,
  removeStaffPasskey,
  signInStaffByPasskey,
} from '@keo/contract/console-passkeys'
import { listViews, removeView, saveView } from '@keo/contract/console-views'
import { exportReport } from '@keo/contract/console-reports'
import { ERRORS, fail } from '@keo/contract/errors'
import { getMember } from '@keo/contract/members'
import { updateNickName } from '@keo/contract/profile'
import { askForPasskeyLogin, loginByPasskey } from '@keo/contract/second-factor-passkeys'
import type { PasskeyAssertion } from '@keo/contract/second-factor-wire'
import {
  getMe,
  inviteStaff,
  listHolders,
  listStaff,
  setStaffRoles,
  staySignedIn,
  takeInvitationLink,
} from '@keo/contract/staff'
import { CONSOLE_HEADER, type StaffCall } from '@keo/contract/staff-call'
import { STAFF_CALLS } from '@keo/contract/staff-calls'
import { permissionsOf, ROLE_NAMES, type Role } from '@keo/contract/staff-permissions'
import { getWithdrawContent } from '@keo/contract/withdraw'
import { WITHDRAW_STATES } from '@keo/contract/withdraw-states'
import { consoleSteps, STAFF_PASSWORD, type Staff } from '@keo/dev-world/console-steps'
import { payoutSteps } from '@keo/dev-world/payout-steps'
import { query } from '@keo/dev-world/query'
import type { SoftAuthenticator } from '@keo/dev-world/soft-authenticator'
import { sharedDoorWorld } from '@keo/dev-world/shared-world'
import { hours, minutes, seconds } from '@keo/units/instants'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

const { world, database } = sharedDoorWorld({ webRoot: null })
const payees = payoutSteps(world)
const desk = consoleSteps(world)
const NO_ORDER = `D${'0'.repeat(26)}`
const REASON = { reason: 'called the owner' }
const OK = 200
let admin: Staff
let clerk: Staff
let other: Staff
let support: Staff
let cards = 71_000_000

beforeAll(async () => {
  await payees.warmUp()
  admin = await desk.first()
  clerk = await desk.hire(admin, 'payments')
  other = await desk.hire(admin, 'payments', 'risk')
  support = await desk.hire(admin, 'support')
})

/** Tests take minutes of the machine's clock, and who does nothing for a quarter of an hour is out. */
beforeEach(async () => {
  const again = async (one: Staff) => ({ ...one, cookie: (await desk.signIn(one)).session })
  admin = await again(admin)
  clerk = await again(clerk)
  other = await again(other)
  support = await again(support)
})

/** A withdrawal that a person has to look at. */
const largeOrder = () => payees.orderInReview(String((cards += 1)))

describe('who comes in', () => {
  test('[BO-03] the first administrator comes by a one-time link, and only while nobody is there', async () => {
    expect(await world.app.console.firstLink()).toBeNull()
    expect((await desk.ask(getMe, {}, admin)).data).toMatchObject({
      roles: ['administrator'],
      permissions: permissionsOf(['administrator']),
    })
  })

  test('[BO-01] password and code together, each code once; the cookie is for the console alone', async () => {
    const again = await desk.signIn(clerk)
    expect(again.cookie).toMatch(/^keo-staff=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/)
    expect((await desk.signIn(clerk, 'not-the-password')).code).toBe(ERRORS.WRONG_LOGIN.wire)
    // Neither opens the other's doors.
    const token = await world.signIn('maitran88')
    const asMember = {
      headers: { [CONSOLE_HEADER]: '1', authorization: token },
      cookie: `keo-staff=${token}`,
    }
    expect((await desk.ask(getMe, {}, asMember)).code).toBe(ERRORS.SESSION_EXPIRED.wire)
    const staffToken = again.session.replace('keo-staff=', '')
    expect((await world.call(getMember, {}, { token: staffToken })).code).toBe(ERRORS.SESSION_EXPIRED.wire)
  })

  test('five wrong ones close the account for a quarter of an hour, the right one too', async () => {
    const guessed = await desk.hire(admin, 'trader')
    for (let guess = 0; guess < 5; guess += 1) await desk.signIn(guessed, 'guess-after-guess')
    expect((await desk.signIn(guessed)).code).toBe(ERRORS.WRONG_LOGIN.wire)
    world.clock.set(world.clock.now() + minutes(16))
    expect((await desk.signIn(guessed)).code).toBe(OK)
  })

  test('[BO-01] a session ends after 15 minutes without an act; what the page asks by itself is none', async () => {
    const idle = await desk.hire(admin, 'trader')
    for (let minute = 0; minute < 16; minute += 5) {
      world.clock.set(world.clock.now() + minutes(5))
      await desk.ask(getMe, {}, idle)
      await desk.ask(listStaff, {}, admin)
    }
    expect((await desk.ask(getMe, {}, idle)).code).toBe(ERRORS.SESSION_EXPIRED.wire)
    expect((await desk.ask(getMe, {}, admin)).code).toBe(OK)
    world.clock.set(world.clock.now() + minutes(10))
    const left = ({ now, endsAt }: { now: number; endsAt: number }) => endsAt - now
    expect(left((await desk.ask(getMe, {}, admin)).data)).toBeLessThanOrEqual(minutes(5))
    expect(left((await desk.ask(staySignedIn, {}, admin)).data)).toBe(minutes(15))
  })

  test.each([
    ['without our header', {}],
    ['from a page of another origin', { [CONSOLE_HEADER]: '1', origin: 'http://localhost:8080' }],
  ])('a request %s is refused, whatever cookie it brings', async (_where, headers) => {
    expect((await desk.ask(getMe, {}, { cookie: admin.cookie, headers })).code).toBe(ERRORS.NOT_ALLOWED.wire)
  })
})

describe('[BO-01] passkeys of the staff', () => {
  const door = async (key: SoftAuthenticator, slip?: Parameters<SoftAuthenticator['get']>[1]) => {
    const asked = (await desk.ask(askStaffPasskeyLogin, {})).data
    return desk.ask(signInStaffByPasskey, { passkey: key.get(asked, slip) })
  }

  test('made with a fresh code, it opens the console alone and is forgotten with another code', async () => {
    const { key, who } = await desk.enrolPasskey(await desk.hire(admin, 'trader'))
    const entered = await door(key)
    expect(entered).toMatchObject({ code: OK, data: { id: who.id } })
    const [held] = (await desk.ask(listStaffPasskeys, {}, who)).data.passkeys
    expect(held).toMatchObject({ host: 'localhost', usedAt: expect.any(Number) as number })
    const slips = [
      { origin: 'http://localhost:8080' },
      { isVerified: false },
      { counter: 1 },
      { userHandle: Buffer.from(admin.id).toString('base64url') },
    ]
    for (const slip of slips) expect((await door(key, slip)).code, 'a slip').toBe(ERRORS.PASSKEY_REFUSED.wire)
    // What the console asks to be signed is no challenge of the players' door, and theirs none of ours.
    const ours = (await desk.ask(askStaffPasskeyLogin, {})).data
    expect((await world.call(loginByPasskey, { passkey: key.get(ours) })).code).toBe(
      ERRORS.PASSKEY_REFUSED.wire,
    )
    const theirs = (await world.call(askForPasskeyLogin, {})).data
    const { options } = ours
    const crossed = { passkey: key.get({ challengeId: theirs.challengeId, options }) }
    expect((await desk.ask(signInStaffByPasskey, crossed)).code).toBe(ERRORS.PASSKEY_REFUSED.wire)

    const id = held?.id ?? fail('NOT_FOUND')
    expect((await desk.ask(removeStaffPasskey, { id, code: '000000' }, who)).code).toBe(
      ERRORS.SECOND_FACTOR_WRONG.wire,
    )
    expect((await desk.ask(removeStaffPasskey, { id, code: desk.freshCode(who) }, who)).code).toBe(OK)
    expect((await door(key)).code).toBe(ERRORS.PASSKEY_REFUSED.wire)
    const { entries } = (await desk.ask(listAudit, { actor: who.id }, admin)).data
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['staff.passkey-added', 'staff.signed-in', 'staff.passkey-removed']),
    )
  })

  test('who has one turns the second key with it, for that approval alone; a closed account has no door', async () => {
    const { key, who } = await desk.enrolPasskey(await desk.hire(admin, 'payments'))
    const [first, second] = [await largeOrder(), await largeOrder()]
    const lead = { ...who, cookie: (await desk.signIn(who)).session }
    clerk = { ...clerk, cookie: (await desk.signIn(clerk)).session }
    const asked = async (orderNo: string) =>
      (await desk.ask(askWithdrawal, { orderNo, ...REASON }, clerk)).data.approvalId
    const [id, otherId] = [await asked(first.orderNo), await asked(second.orderNo)]
    const decide = async (passkey?: PasskeyAssertion) =>
      desk.ask(decideApproval, { id, isApproved: true, ...REASON, ...(passkey ? { passkey } : {}) }, lead)
    const signedFor = async (approvalId: string) =>
      key.get((await desk.ask(askStaffPasskey, { approvalId }, lead)).data)
    expect((await decide()).code).toBe(ERRORS.PROOF_NEEDED.wire)
    expect((await decide(await signedFor(otherId))).code).toBe(ERRORS.PASSKEY_REFUSED.wire)
    expect((await decide(await signedFor(id))).data).toMatchObject({ state: 'approved' })
    // A refusal is no second key.
    const refused = { id: otherId, isApproved: false, ...REASON }
    expect((await desk.ask(decideApproval, refused, lead)).data).toMatchObject({ state: 'refused' })

    admin = { ...admin, cookie: (await desk.signIn(admin)).session }
    await desk.ask(setStaffRoles, { id: lead.id, roles: [], ...REASON }, admin)
    expect((await door(key)).code).toBe(ERRORS.PASSKEY_REFUSED.wire)
  })
})

const NO_KEY = { challengeId: 'chl_00000000000', id: 'AA', clientDataJSON: 'AA' }
const NO_CHAT = `cnv_${'0'.repeat(26)}`
const NO_LETTER = 'mlg_00000000000'
const ONE = { vi: 'Chào', en: '', 'zh-CN': '', th: '' }
const ALL = { vi: 'Chào', en: 'Hello', 'zh-CN': '你好', th: 'Hello' }
const EVERYBODY = { vipFrom: 0, vipTo: 11, registeredAfter: null, activeSince: null }
const NO_TEXT = 'ann_nowhere'
const NO_THREAD = `fbk_${'0'.repeat(26)}`

/** A request of the right form for each call; what it names is nowhere. */
const SAMPLES: Readonly<Record<string, Record<string, unknown>>> = {
  me: {},
  'sign-out': {},
  stay: {},
  'views/list': { page: 'members' },
  'views/save': { page: 'members', name: 'Nobody', filter: '', isShared: false },
  'views/remove': { id: 'vew_00000000000' },
  'passkeys/list': {},
  'passkeys/ask': { approvalId: 'apr_00000000000' },
  'passkeys/begin': { code: '000000' },
  'passkeys/confirm': { name: 'Nobody', passkey: { ...NO_KEY, attestationObject: 'AA', transports: [] } },
  'passkeys/remove': { id: 'psk_00000000000', code: '000000' },
  'own/sessions': {},
  'own/sessions/end': { id: 'sts_00000000000' },
  'own/password': { old: 'none', password: 'nobody-has-this-one', code: '000000' },
  'experts/list': {},
  'experts/stop': { id: 'exp_nobody', isStopped: true, ...REASON },
  'staff/list': {},
  'staff/holders': { permission: 'audit.read' },
  'staff/invite': { name: 'Nobody', email: 'no@staff.example', roles: ['trader'], ...REASON },
  'staff/take-link': { id: 'sti_00000000000' },
  'staff/roles': { id: 'stf_00000000000', roles: [], ...REASON },
  'staff/end-session': { id: 'sts_00000000000' },
  'approvals/list': {},
  'approvals/news': {},
  'approvals/read': { ids: ['apr_00000000000'] },
  'approvals/decide': { id: 'apr_00000000000', isApproved: true, ...REASON },
  overview: {},
  'overview/board': {},
  'overview/flow': { period: 'today' },
  'alarms/acknowledge': { name: 'books', since: 0, ...REASON },
  'withdrawals/list': { view: 'waiting' },
  'withdrawals/counts': {},
  'withdrawals/get': { orderNo: 'wd_00000000000' },
  'withdrawals/approve': { orderNo: 'wd_00000000000', ...REASON },
  'withdrawals/open': { orderNo: 'wd_00000000000' },
  'withdrawals/hold': { orderNo: 'wd_00000000000', hours: null, ...REASON },
  'withdrawals/lift': { orderNo: 'wd_00000000000', ...REASON },
  'withdrawals/refuse': { orderNo: 'wd_00000000000', ...REASON },
  'reviews/list': {},
  'reviews/agent': { id: 'agt_0', isApproved: true, ...REASON },
  'reviews/nickname': { id: 'nowhere', isApproved: true, ...REASON },
  'reviews/expert': { id: 'nowhere', isApproved: true, ...REASON },
  'reviews/reward': { id: 'nowhere', isApproved: true, ...REASON },
  'reviews/dispute': { id: 'nowhere', isApproved: true, ...REASON },
  'reviews/receipt': { id: 'nowhere', isApproved: true, ...REASON },
  'complaints/list': { isAnswered: false },
  'complaints/open': { memberId: 'mbr_nobody', cameBy: 'chat', category: 'money', words: 'nothing' },
  'complaints/answer': { id: 'cpl_00000000000', outcome: 'upheld', answer: 'nothing', ...REASON },
  'content/texts': { place: 'help' },
  'content/text': { place: 'help', key: 'nowhere' },
  'content/text/save': { place: 'help', key: 'nowhere', version: 0, fields: {}, startsAt: null },
  'content/text/take-off': { place: 'banners', key: 'nowhere', version: 0, ...REASON },
  'content/text/put-back': { place: 'banners', key: 'nowhere', version: 0 },
  'content/text/move': { place: 'banners', key: 'nowhere', position: 1, orderVersion: '0'.repeat(16) },
  'content/text/publish': { place: 'help', key: 'nowhere', version: 0 },
  'content/text/undo': { place: 'help', key: 'nowhere', version: 0, ...REASON },
  'reviews/identity': { id: 'idc_nowhere', isApproved: true, ...REASON },
  'reviews/identity/get': { id: 'idc_nowhere' },
  'reviews/identity/reveal': { id: 'idc_nowhere', ...REASON },
  'members/standing': { id: 'mbr_nobody' },
  'members/factor-reset': { id: 'mbr_nobody', proof: 'video', seen: 'a face', ...REASON },
  'members/level': { id: 'mbr_nobody', level: 1, ...REASON },
  'members/live': { id: 'mbr_nobody', isLiveOff: true, ...REASON },
  'members/line': { id: 'mbr_nobody', line: '', ...REASON },
  'members/search': { text: '' },
  'members/lines': {},
  'members/get': { id: 'mbr_nobody' },
  'members/statement': { id: 'mbr_nobody' },
  'members/reveal': { id: 'mbr_nobody', ...REASON },
  'members/end-sessions': { id: 'mbr_nobody', ...REASON },
  'support/counts': {},
  'support/chats': { view: 'waiting' },
  'support/chat': { id: NO_CHAT },
  'support/messages': { id: NO_CHAT },
  'support/picture': { id: NO_CHAT, fileId: `fil_${'0'.repeat(26)}` },
  'support/take': { id: NO_CHAT },
  'support/transfer': { id: NO_CHAT, to: '', ...REASON },
  'support/answer': { id: NO_CHAT, clientId: 'tap-00000', text: 'hello' },
  'support/note': { id: NO_CHAT, noteId: 'tap-00000', text: 'hello' },
  'support/read': { id: NO_CHAT, seq: 1 },
  'support/typing': { id: NO_CHAT },
  'support/end': { id: NO_CHAT },
  'support/colleagues': {},
  'support/feedback': { view: 'waiting' },
  'support/feedback/get': { id: NO_THREAD },
  'support/feedback/answer': { id: NO_THREAD, messages: 1, text: 'hello' },
  'support/call-backs': {},
  'support/call-backs/number': { id: 'cbk_00000000000', ...REASON },
  'support/call-backs/done': { id: 'cbk_00000000000', outcome: 'nobody there' },
  'support/reach': {},
  'support/reach/set': { lines: [true, true], callBacks: Array.from({ length: 12 }, () => true), ...REASON },
  'support/canned': {},
  'support/canned/save': { id: 'can_nowhere', version: 1, title: 'Hello', text: 'hello' },
  'support/canned/remove': { id: 'can_nowhere', version: 1 },
  'support/hours': {},
  'support/hours/set': { from: '00:00', to: '00:00' },
  'trading/matches': { kind: 'live' },
  'trading/match': { matchId: 1 },
  'trading/bets': {},
  'trading/figures': {},
  'trading/reservations': {},
  'trading/cash-outs': {},
  'trading/stop': { leagueId: 1 },
  'trading/resume': { leagueId: 1 },
  'trading/stops': {},
  'trading/suspend': { matchId: 1 },
  'trading/reopen': { matchId: 1 },
  'trading/market': { marketId: 1 },
  'trading/scores': { matchId: 1 },
  'trading/steering': { matchId: 1 },
  'trading/move': { matchId: 1, edge: 1 },
  'trading/factor': { orderId: '1' },
  'trading/ask-factor': { orderId: '1', percent: 50, ...REASON },
  'trading/ask-stakes': { matchId: 1, stakes: 50, ...REASON },
  'trading/preview': { matchId: 1 },
  'trading/ask': { matchId: 1, digest: '0'.repeat(64), ...REASON },
  'content/announcements': {},
  'content/announcement': { id: NO_TEXT },
  'content/announcement/save': {
    id: NO_TEXT,
    version: 1,
    annType: 0,
    sortNum: 1,
    title: ONE,
    content: ONE,
    startsAt: null,
    endsAt: null,
  },
  'content/announcement/restore': { id: NO_TEXT, version: 1, from: 1 },
  'content/announcement/publish': { id: NO_TEXT, version: 1 },
  'content/announcement/withdraw': { id: NO_TEXT, version: 1, ...REASON },
  'rooms/reports': {},
  'rooms/judge': { roomId: 'm1', seq: 1, isRemoved: true, ...REASON },
  'rooms/standing': { roomId: 'm1', seq: 1, standing: 'muted', minutes: 5, ...REASON },
  'rooms/talk': { roomId: 'm1', slowSeconds: 5, ...REASON },
  'lines/list': {},
  'lines/ask': {
    line: 'nowhere',
    name: 'Nowhere',
    domains: [],
    isLive: true,
    isCSportOn: true,
    doorCheck: 1,
    isDownloadShown: false,
    downloadUrl: null,
    hasAutoPlay: false,
    hasFastSpin: false,
    lobbySort: null,
    ...REASON,
  },
  'contacts/list': {},
  'contacts/ask': { version: 1, hosts: [], contacts: [], ...REASON },
  'rooms/list': { view: 'open' },
  'rooms/fixtures': { words: '' },
  'rooms/plan': {
    room: { kind: 'match', matchId: '1', leagueId: 1, hostId: null },
    ...REASON,
  },
  'rooms/end': { id: 'm1', ...REASON },
  'rooms/host': { id: 'm1', hostId: null, ...REASON },
  'rooms/announce': { id: 'm1', text: '', key: '00000000', ...REASON },
  'hosts/list': {},
  'hosts/save': {
    id: null,
    version: 0,
    name: 'Nobody',
    avatar: 1,
    sports: [],
    languages: ['vi'],
    worksFrom: 0,
    worksHours: 1,
    isAway: true,
    ...REASON,
  },
  'content/maintenance': { text: '' },
  'content/maintenance/texts': { place: 'site' },
  'content/maintenance/set': {
    place: 'game:1',
    startsAt: 1,
    endsAt: 2,
    title: ONE,
    content: ONE,
    seenStartsAt: null,
    seenEndsAt: null,
    ...REASON,
  },
  'content/maintenance/end': { place: 'game:1', seenStartsAt: null, seenEndsAt: null, ...REASON },
  'content/letters': {},
  'content/letter': { id: NO_LETTER },
  'content/letter/save': { id: NO_LETTER, version: 1, title: ONE, content: ONE, audience: EVERYBODY },
  'content/letter/try': { audience: EVERYBODY },
  'content/letter/send': { id: NO_LETTER, version: 1 },
  'content/letter/schedule': { id: NO_LETTER, version: 1, startsAt: 1 },
  'content/letter/take-back': { id: NO_LETTER, version: 1 },
  'content/letter/stop': { id: NO_LETTER, version: 1, ...REASON },
  'games/list': { days: 1 },
  'games/place': { id: 1, place: 1, version: '0'.repeat(16), ...REASON },
  'games/jackpots': {},
  'games/rounds': { gameId: 1 },
  'games/replay': { gameId: 1, id: 'nowhere' },
  'games/streaks': {},
  'members/lock': { id: 'mbr_nobody', lock: 'bet', cause: 'review', ...REASON },
  'members/unlock': { id: 'mbr_nobody', lock: 'bet', ...REASON },
  'members/note': { id: 'mbr_nobody', text: 'called twice' },
  'members/letter': {
    id: 'mbr_nobody',
    title: 'Hello',
    text: 'hello',
    key: '00000000-0000-0000',
    ...REASON,
  },
  'members/notes': { id: 'mbr_nobody' },
  'members/traces': { id: 'mbr_nobody' },
  'members/orders': { id: 'mbr_nobody' },
  'members/bets': { id: 'mbr_nobody' },
  'members/letters': { id: 'mbr_nobody', letType: 0 },
  'members/bet-replay': { id: 'mbr_nobody', betId: '1' },
  'members/round-replay': { id: 'mbr_nobody', roundId: 'x:1' },
  'members/timeline': { id: 'mbr_nobody' },
  'members/safety': { id: 'mbr_nobody' },
  'members/marks': { id: 'mbr_nobody' },
  'members/bindings': { id: 'mbr_nobody' },
  'members/reveal-binding': { id: 'mbr_nobody', bindingId: 'pay_0', ...REASON },
  'deposits/list': { view: 'open' },
  'deposits/counts': {},
  'deposits/proof': { orderNo: 'dp_00000000000' },
  'deposits/get': { orderNo: 'dp_00000000000' },
  'suspense/get': { id: 'rcp_00000000000' },
  'suspense/payer': { id: 'rcp_00000000000' },
  'suspense/owner': { id: 'rcp_00000000000', memberId: 'mbr_nobody', ...REASON },
  'suspense/take': { about: NO_ORDER, ...REASON },
  'disputes/list': { view: 'open' },
  'disputes/get': { orderNo: NO_ORDER },
  'disputes/proof': { orderNo: NO_ORDER },
  'disputes/ask': { orderNo: NO_ORDER, question: 'nothing at all' },
  'merchants/list': {},
  'merchants/switch': { channelId: 'nowhere', id: 'nobody', isOpen: false, ...REASON },
  'merchants/limits': { channelId: 'nowhere', id: 'nobody', min: null, max: null, dayMax: null, ...REASON },
  'accounts/list': {},
  'accounts/add': {
    channelId: 'nowhere',
    id: 'nothing',
    name: 'Nobody',
    note: ALL,
    target: { network: 'TRC20', contract: 'TEST-USDT', confirmations: 19 },
    min: null,
    max: null,
    dayMax: null,
    ...REASON,
  },
  'accounts/change': {
    channelId: 'nowhere',
    id: 'nothing',
    isOpen: false,
    min: null,
    max: null,
    dayMax: null,
    ...REASON,
  },
  'banks/list': {},
  'banks/save': {
    code: 'NOWHERE',
    shortName: 'Nowhere',
    name: 'Nowhere',
    country: 'VN',
    bin: '',
    isC2c: false,
    isShown: false,
    place: 500,
    ...REASON,
  },
  'channels/list': {},
  'channels/switch': { id: 'nowhere', isOpen: false, ...REASON },
  'channels/switch-out': { channel: 'bank', isOpen: true, ...REASON },
  'channels/limits-out': {
    channel: 'bank',
    min: '1.00',
    max: '1.00',
    fromSeconds: 0,
    toSeconds: 0,
    reviewedFromSeconds: 0,
    reviewedToSeconds: 0,
    ...REASON,
  },
  'channels/add': {
    id: 'nowhere',
    kind: 'bank',
    name: ALL,
    note: ALL,
    min: '1.00',
    max: '2.00',
    monthMax: null,
    giftBp: 0,
    feeBp: 0,
    presets: [],
    fromSeconds: 1,
    toSeconds: 2,
    payMinutes: 1,
    ...REASON,
  },
  'channels/limits': {
    id: 'nowhere',
    min: '1.00',
    max: '2.00',
    monthMax: null,
    giftBp: 0,
    feeBp: 0,
    ...REASON,
  },
  'channels/withdraw-rules': {
    reviewAbove: '1.00',
    fee: { perMille: 0, min: '0.00', max: '0.00' },
    levels: [],
    ...REASON,
  },
  'channels/usdt-rate': { rate: '1.00', ...REASON },
  'treasury/get': {},
  'treasury/move': {
    currency: 'VND',
    side: 'in',
    account: 'house:bank',
    amount: '1.00',
    caseNo: 'FT-1',
    ...REASON,
  },
  'books/get': {},
  'differences/list': { view: 'open' },
  'differences/close': { source: 'sports', id: '0', ...REASON },
  'differences/reopen': { source: 'sports', id: '0', ...REASON },
  'members/adjust': {
    id: 'mbr_nobody',
    side: 'credit',
    amount: '1000.00',
    account: 'house:promotions',
    caseNo: 'CS-1',
    ...REASON,
  },
  'safety/list': {},
  'safety/get': { id: 'hrm_00000000000' },
  'safety/message': { id: 'hrm_00000000000', ...REASON },
  'safety/break': { id: 'hrm_00000000000', days: 1, ...REASON },
  'safety/limit': { id: 'hrm_00000000000', amount: '1000000.00', ...REASON },
  'safety/close': { id: 'hrm_00000000000', outcome: 'mistaken', ...REASON },
  'safety/exclusions': {},
  'safety/record-break': { memberId: 'mbr_nobody', days: 1, cameBy: 'phone', ...REASON },
  'safety/record-exclusion': { memberId: 'mbr_nobody', months: 6, cameBy: 'letter', ...REASON },
  'reports/cohorts': {},
  'reports/hold': {},
  'reports/hold/export': {},
  'reports/get': { from: '2026-06-01', until: '2026-06-02', cut: 'sport' },
  'reports/row': { from: '2026-06-01', until: '2026-06-02', cut: 'line', key: 'keo-nam' },
  'reports/export': { from: '2026-06-01', until: '2026-06-02', cut: 'sport' },
  'campaigns/list': {},
  'campaigns/get': { id: 'nowhere' },
  'campaigns/claims': { id: 'nowhere' },
  'campaigns/claims/export': { id: 'nowhere' },
  'campaigns/try': { definition: '{}', days: 1 },
  'campaigns/save': { definition: '{}', basedOn: 0, ...REASON },
  'campaigns/state': { id: 'nowhere', basedOn: 1, state: 'on', ...REASON },
  'audit/list': {},
  'audit/verify': {},
  'audit/export': {},
}
const nameOf = ({ path }: StaffCall) => path.replace('/api/console/', '')
/** Whose session a call ends comes last. */
const GUARDED = STAFF_CALLS.filter(({ permission }) => permission !== 'anyone').toSorted(
  (one, later) => Number(nameOf(one) === 'sign-out') - Number(nameOf(later) === 'sign-out'),
)
const codesOf = async (cookie: string, headers?: Record<string, string>) => {
  const codes: [string, number][] = []
  for (const call of GUARDED) {
    const sent = { cookie, ...(headers ? { headers } : {}) }
    codes.push([nameOf(call), (await desk.ask(call, SAMPLES[nameOf(call)] ?? {}, sent)).code])
  }
  return codes
}

describe('[BO-02] every call names its permission, and nobody else makes it', () => {
  test('there is a request for every call', () => {
    expect(Object.keys(SAMPLES).toSorted()).toEqual(GUARDED.map(nameOf).toSorted())
  })

  test.each(ROLE_NAMES)('%s', async (role: Role) => {
    // A second administrator would have to approve everybody who is hired after.
    const someone = role === 'administrator' ? admin : await desk.hire(admin, role)
    const may = new Set<string>(['staff', ...permissionsOf([role])])
    const refused = (await codesOf(someone.cookie))
      .filter(([, code]) => code === ERRORS.NOT_ALLOWED.wire)
      .map(([name]) => name)
    expect(refused).toEqual(GUARDED.filter(({ permission }) => !may.has(permission)).map(nameOf))
    // The session that the last call ended opens nothing more.
    const after = await codesOf(someone.cookie)
    expect(new Set(after.map(([, code]) => code))).toEqual(new Set([ERRORS.SESSION_EXPIRED.wire]))
  })

  test('nobody, and somebody with the token of a member', async () => {
    const token = await world.signIn('maitran88')
    for (const [cookie, headers] of [
      ['', undefined],
      [`keo-staff=${token}`, { [CONSOLE_HEADER]: '1', authorization: token }],
    ] as const) {
      const codes = await codesOf(cookie, headers)
      expect(new Set(codes.map(([, code]) => code))).toEqual(new Set([ERRORS.SESSION_EXPIRED.wire]))
    }
  })
})

describe('[BO-04] what no answer carries', () => {
  const NAMES = '(password|secret|token|salt|_hash|_box|^sealed)'
  /** Everything of the database that is kept under such a name; what is published has another. */
  async function keptSecrets(): Promise<string[]> {
    const columns = await query(
      database.url,
      `select table_schema as schema, table_name as tab, column_name as col, data_type as type
       from information_schema.columns
       where table_schema in ('platform', 'kit', 'sandbox') and data_type in ('text', 'bytea') and column_name ~ $1`,
      [NAMES],
    )
    const found: string[] = []
    for (const { schema, tab, col, type } of columns) {
      const held = await query(
        database.url,
        `select distinct ${String(col)} as value from ${String(schema)}.${String(tab)} where ${String(col)} is not null`,
      )
      const texts = held.map(({ value }) => value)
      found.push(...texts.flatMap((value) => (type === 'bytea' ? written(value as Buffer) : [String(value)])))
    }
    // What is shorter could stand in an answer by chance.
    return [...new Set(found)].filter((text) => text.length >= 16)
  }
  const written = (bytes: Buffer) => (['hex', 'base64', 'base64url'] as const).map((as) => bytes.toString(as))

  test('passwords, tokens, their hashes and secrets, of members and of staff', async () => {
    const { who, orderNo } = await largeOrder()
    const wide = await desk.hire(admin, 'payments', 'risk', 'support', 'trader', 'content', 'campaigns')
    const readers = [wide, { ...admin, cookie: (await desk.signIn(admin)).session }]
    const people = [admin, clerk, other, support, ...readers]
    const plain = [STAFF_PASSWORD, who.token ?? '', await world.signIn('maitran88')]
    const own = people.flatMap(({ cookie, secret }) => [cookie.replace('keo-staff=', ''), secret])
    const kept = await keptSecrets()
    expect(kept.filter((text) => text.startsWith('$')).length, 'hashes of passwords').toBeGreaterThan(3)
    const secrets = [...plain, ...own, ...kept]
    expect(secrets.every((text) => text.length >= 8)).toBe(true)

    const answers: { name: string; code: number; body: string }[] = []
    for (const reader of readers)
      for (const call of GUARDED) {
        const name = nameOf(call)
        const sample = JSON.stringify(SAMPLES[name] ?? {})
        const real = sample.replaceAll('mbr_nobody', who.id).replaceAll('wd_00000000000', orderNo)
        const answer = await desk.ask(call, JSON.parse(real) as Record<string, unknown>, reader)
        answers.push({ name, code: answer.code, body: JSON.stringify(answer) })
      }
    const told = answers.filter(({ body }) => secrets.some((text) => body.includes(text)))
    expect(told.map(({ name }) => name)).toEqual([])
    // The world is filled: most calls answered, of this member among others.
    expect(new Set(answers.filter(({ code }) => code === OK).map(({ name }) => name)).size).toBeGreaterThan(
      80,
    )
    expect(answers.find(({ name }) => name === 'members/reveal')?.body).toContain(who.mobile)
  })
})

describe('two people', () => {
  test('[BO-05] a withdrawal above the limit: the same person twice fails, another one pays it', async () => {
    const { who, orderNo } = await largeOrder()
    // The sandbox decides within three minutes, but not where somebody of the staff may.
    await payees.goOn(8)
    const { withdrawals } = (await desk.ask(listWithdrawals, { view: 'waiting' }, clerk)).data
    expect(withdrawals.find((one) => one.orderNo === orderNo)).toMatchObject({
      amount: '50000000.00',
      askedBy: '',
    })
    const { data: overview } = await desk.ask(getOverview, {}, clerk)
    const sum = withdrawals.reduce((total, { amount }) => total + Number(amount), 0)
    expect(overview.queues.find(({ name }) => name === 'withdrawal')).toMatchObject({
      count: withdrawals.length,
      dong: sum.toFixed(2),
    })

    const { approvalId } = (await desk.ask(askWithdrawal, { orderNo, ...REASON }, clerk)).data
    const evidence = (await desk.ask(getWithdrawal, { orderNo }, clerk)).data
    expect(evidence).toMatchObject({
      approvalId,
      isAskedByReader: true,
      held: '50000000.00',
      state: 'inReview',
    })
    expect(evidence.signs.find(({ name }) => name === 'knownTarget')).toMatchObject({
      verdict: 'note',
      figure: '0',
    })
    expect((await desk.ask(askWithdrawal, { orderNo, ...REASON }, other)).code).toBe(
      ERRORS.APPROVAL_OPEN.wire,
    )
    const twice = { ...clerk, cookie: (await desk.signIn(clerk)).session }
    for (const same of [clerk, twice])
      expect(
        (await desk.ask(decideApproval, { id: approvalId, isApproved: true, ...REASON }, same)).code,
      ).toBe(ERRORS.APPROVAL_OWN.wire)

    const approved = await desk.ask(decideApproval, { id: approvalId, isApproved: true, ...REASON }, other)
    expect(approved.data).toMatchObject({
      state: 'approved',
      before: { state: 'inReview' },
      after: { state: 'approved' },
    })
    expect((await payees.until(who, orderNo, WITHDRAW_STATES.paid)).orderStatus).toBe(WITHDRAW_STATES.paid)
    const [seen] = (await desk.ask(listApprovals, {}, clerk)).data.approvals
    expect(seen).toMatchObject({
      id: approvalId,
      state: 'approved',
      isOwn: true,
      decisionReason: REASON.reason,
    })
  })

  test('[BO-05] other rules of withdrawals: the same person twice fails, and the next withdrawal keeps to them', async () => {
    let who = await payees.payee('20000000')
    const card = await payees.bindCard(who, String((cards += 1)))
    world.worldClock.jump(hours(24))
    who = await payees.signInAgain(who)
    const { askedBy, ...usual } = (await desk.ask(getChannels, {}, clerk)).data.rules
    expect(askedBy).toBe('')
    const first = (await payees.ask(who, card.id, '3000000')).data
    expect(first).toMatchObject({ fee: '0.00', isReviewed: false })
    await payees.until(who, first.orderNo, WITHDRAW_STATES.paid)

    const wanted = {
      reviewAbove: '2000000.00',
      fee: { perMille: 10, min: '0.00', max: '40000.00' },
      levels: usual.levels.map(({ dayMax }) => ({ dayMax, free: 0 })),
      ...REASON,
    }
    const bad = { ...wanted, fee: { ...wanted.fee, min: '45000.00' } }
    expect((await desk.ask(askWithdrawRules, bad, clerk)).code).toBe(ERRORS.AMOUNT_WRONG.wire)
    const { approvalId } = (await desk.ask(askWithdrawRules, wanted, clerk)).data
    expect((await desk.ask(askWithdrawRules, wanted, other)).code).toBe(ERRORS.APPROVAL_OPEN.wire)
    const approve = { id: approvalId, isApproved: true, ...REASON }
    expect((await desk.ask(decideApproval, approve, clerk)).code).toBe(ERRORS.APPROVAL_OWN.wire)
    const content = async () => (await world.call(getWithdrawContent, { channel: 'bank' }, who)).data
    expect(await content()).toMatchObject({ reviewAbove: '10000000.00', freeLeft: 2 })
    expect((await desk.ask(decideApproval, approve, other)).data).toMatchObject({
      before: { reviewAbove: '10000000.00', feePerMille: '5', 'VIP 0 free': '3' },
      after: { reviewAbove: '2000000.00', feePerMille: '10', 'VIP 0 free': '0' },
    })
    expect(await content()).toMatchObject({ reviewAbove: '2000000.00', freeLeft: 0, feePerMille: 10 })
    const second = (await payees.ask(who, card.id, '3000000')).data
    expect(second).toMatchObject({ fee: '30000.00', isReviewed: true })

    const back = { ...usual, levels: usual.levels.map(({ dayMax, free }) => ({ dayMax, free })), ...REASON }
    const { approvalId: id } = (await desk.ask(askWithdrawRules, back, clerk)).data
    expect((await desk.ask(decideApproval, { ...approve, id }, other)).code).toBe(OK)
    expect((await desk.ask(getChannels, {}, clerk)).data.rules).toEqual({ ...usual, askedBy: '' })
    await payees.until(who, second.orderNo, WITHDRAW_STATES.inReview)
    expect((await desk.ask(refuseWithdrawal, { orderNo: second.orderNo, ...REASON }, other)).code).toBe(OK)
    const { entries } = (await desk.ask(listAudit, { action: 'withdraw.rules-changed' }, admin)).data
    expect(entries.map(({ actor }) => actor)).toEqual([other.id, other.id])
    expect(entries[1]?.after).toContain('2000000.00')
  })

  test('[BO-07] approved and refused at the same moment: one wins, and the other is told', async () => {
    const { who, orderNo } = await largeOrder()
    const { approvalId } = (await desk.ask(askWithdrawal, { orderNo, ...REASON }, clerk)).data
    const answers = await Promise.all([
      desk.ask(decideApproval, { id: approvalId, isApproved: true, ...REASON }, other),
      desk.ask(refuseWithdrawal, { orderNo, ...REASON }, clerk),
    ])
    const [approval, refusal] = answers.map(({ code }) => code)
    expect([approval, refusal].filter((code) => code === OK)).toHaveLength(1)
    const end = approval === OK ? WITHDRAW_STATES.paid : WITHDRAW_STATES.refused
    expect((await payees.until(who, orderNo, end)).orderStatus).toBe(end)
    expect((await desk.ask(refuseWithdrawal, { orderNo, ...REASON }, clerk)).code).toBe(ERRORS.NOT_FOUND.wire)
  })

  test('what nobody decides runs out, and who asked sees it', async () => {
    const { orderNo } = await largeOrder()
    const { approvalId } = (await desk.ask(askWithdrawal, { orderNo, ...REASON }, clerk)).data
    world.worldClock.jump(hours(2))
    expect(
      (await desk.ask(decideApproval, { id: approvalId, isApproved: true, ...REASON }, other)).code,
    ).toBe(ERRORS.APPROVAL_CLOSED.wire)
    expect((await desk.ask(listApprovals, {}, clerk)).data.approvals[0]).toMatchObject({
      id: approvalId,
      state: 'expired',
    })
    expect((await desk.ask(askWithdrawal, { orderNo, ...REASON }, other)).code).toBe(OK)
  })

  test('[BO-05] with a second administrator, roles and invitations take both; roles and money are nobody’s', async () => {
    expect(
      (
        await desk.ask(
          setStaffRoles,
          { id: clerk.id, roles: ['payments', 'administrator'], ...REASON },
          admin,
        )
      ).code,
    ).toBe(ERRORS.STAFF_ROLES.wire)
    const second = await desk.hire(admin, 'administrator')
    expect((await desk.ask(setStaffRoles, { id: admin.id, roles: [], ...REASON }, admin)).code).toBe(
      ERRORS.STAFF_OWN_ROLES.wire,
    )
    const invited = { name: 'Lê Đức Anh', email: 'anh@staff.example', roles: ['auditor' as const], ...REASON }
    const { link, approvalId } = (await desk.ask(inviteStaff, invited, admin)).data
    expect(link).toBe('')
    await desk.ask(decideApproval, { id: approvalId, isApproved: true, ...REASON }, second)
    const { invitations } = (await desk.ask(listStaff, {}, admin)).data
    const taken = await desk.ask(takeInvitationLink, { id: invitations.at(-1)?.id ?? '' }, admin)
    const auditor = await desk.join(taken.data.link)
    expect((await desk.ask(getMe, {}, auditor)).data.roles).toEqual(['auditor'])
    const asked = await desk.ask(setStaffRoles, { id: auditor.id, roles: ['trader'], ...REASON }, second)
    await desk.ask(decideApproval, { id: asked.data.approvalId, isApproved: true, ...REASON }, admin)
    // What they may changed, so they sign in again.
    expect((await desk.ask(getMe, {}, auditor)).code).toBe(ERRORS.SESSION_EXPIRED.wire)
    expect((await desk.signIn(auditor)).data.roles).toEqual(['trader'])
  })
})

describe('what the staff sees', () => {
  test('a view is of its owner or shared by them, and nobody else takes it away', async () => {
    const namesFor = async (who: Staff) =>
      (await desk.ask(listViews, { page: 'members' }, who)).data.views.map(({ name }) => name)
    const view = { page: 'members', filter: 'maitr' }
    await desk.ask(saveView, { ...view, name: 'Mine', isShared: false }, clerk)
    const { id } = (await desk.ask(saveView, { ...view, name: 'Ours', isShared: true }, clerk)).data
    expect(await namesFor(clerk)).toEqual(['Ours', 'Mine'])
    expect(await namesFor(other)).toEqual(['Ours'])
    expect((await desk.ask(removeView, { id }, other)).code).toBe(ERRORS.NOT_FOUND.wire)
    expect((await desk.ask(removeView, { id }, clerk)).code).toBe(OK)
    expect(await namesFor(other)).toEqual([])
    const { entries } = (await desk.ask(listAudit, { actor: clerk.id, action: 'view.shared' }, admin)).data
    expect(entries.map(({ object }) => object)).toEqual([id])
  })

  test('who lacks a permission is told who has it, and who of them is at work', async () => {
    world.clock.set(world.clock.now() + minutes(16))
    const again = async (one: Staff) => ({ ...one, cookie: (await desk.signIn(one)).session })
    admin = await again(admin)
    clerk = await again(clerk)
    support = await again(support)
    const { holders } = (await desk.ask(listHolders, { permission: 'withdrawals.decide' }, support)).data
    const { staff, next } = (await desk.ask(listStaff, {}, admin)).data
    expect(next).toBe('')
    const may = staff.filter(({ roles }) => permissionsOf(roles).includes('withdrawals.decide'))
    expect(holders.map(({ id }) => id).toSorted()).toEqual(may.map(({ id }) => id).toSorted())
    expect(holders.find(({ id }) => id === other.id)).toMatchObject({ isHere: false })
    expect(holders.filter(({ isHere }) => isHere).map(({ id }) => id)).toEqual([clerk.id])
  })

  test('the staff of one role are listed alone, and every role says how many have it', async () => {
    const { staff, roles } = (await desk.ask(listStaff, {}, admin)).data
    const having = (role: Role) => staff.filter((one) => one.roles.includes(role)).map(({ id }) => id)
    expect(roles).toEqual(ROLE_NAMES.map((role) => ({ role, people: having(role).length })))
    const payments = (await desk.ask(listStaff, { role: 'payments' }, admin)).data.staff
    expect(payments.map(({ id }) => id)).toEqual(having('payments'))
    expect(payments.length).toBeGreaterThan(1)
    expect(payments.length).toBeLessThan(staff.length)
  })

  test('withdrawals are counted by view, those that are over for a day', async () => {
    const counts = async () => {
      clerk = { ...clerk, cookie: (await desk.signIn(clerk)).session }
      return (await desk.ask(countWithdrawals, {}, clerk)).data.counts
    }
    const { who, orderNo } = await largeOrder()
    const before = await counts()
    const { withdrawals } = (await desk.ask(listWithdrawals, { view: 'waiting' }, clerk)).data
    expect(before.waiting).toBe(withdrawals.length)
    expect((await desk.ask(refuseWithdrawal, { orderNo, ...REASON }, clerk)).code).toBe(OK)
    await payees.until(who, orderNo, WITHDRAW_STATES.refused)
    expect(await counts()).toMatchObject({ waiting: before.waiting - 1, refused: before.refused + 1 })
    world.worldClock.jump(hours(25))
    expect(await counts()).toMatchObject({ paid: 0, refused: 0 })
  })

  test('[BO-04] a member is masked; in full only with a reason, which the audit log keeps', async () => {
    const who = await payees.payee('0')
    const { members } = (await desk.ask(searchMembers, { text: who.mobile }, clerk)).data
    expect(members.map(({ id }) => id)).toEqual([who.id])
    const card = (await desk.ask(getMemberCard, { id: who.id }, clerk)).data
    expect(card.mobile).not.toContain(who.mobile)
    expect(JSON.stringify(card)).not.toContain(who.mobile)
    const full = (await desk.ask(revealMember, { id: who.id, ...REASON }, clerk)).data
    expect(full.mobile).toContain(who.mobile)
    const { entries } = (await desk.ask(listAudit, { object: who.id, staffOnly: true }, admin)).data
    expect(entries[0]).toMatchObject({ actor: clerk.id, action: 'member.revealed' })
    expect(entries[0]?.after).toContain(REASON.reason)
    await world.jobs.runDue()
    expect((await desk.ask(verifyAudit, {}, admin)).data).toMatchObject({ isIntact: true, problem: '' })
  })

  test('whoever takes the file of a report is on record', async () => {
    const span = { from: '2026-06-01', until: '2026-06-30', cut: 'sport' as const }
    const file = (await desk.ask(exportReport, span, clerk)).data
    expect(file.text).toContain('staked')
    const { entries } = (await desk.ask(listAudit, { action: 'report.exported' }, admin)).data
    expect(entries[0]).toMatchObject({ actor: clerk.id, object: file.name })
  })

  test('the audit log is read by session and by when it was written', async () => {
    const { id } = await payees.payee('0')
    clerk = { ...clerk, cookie: (await desk.signIn(clerk)).session }
    const from = world.clock.now()
    expect((await desk.ask(revealMember, { id, ...REASON }, clerk)).code).toBe(OK)
    const until = world.clock.now() + 1
    const of = async (filter: object) =>
      (await desk.ask(listAudit, { object: id, ...filter }, admin)).data.entries
    const [row] = await of({ from, until })
    expect(row).toMatchObject({ actor: clerk.id, action: 'member.revealed' })
    expect(await of({ from: until })).toEqual([])
    expect((await of({ until: from })).map((one) => one.id)).not.toContain(row?.id)
    expect((await of({ session: row?.session })).map((one) => one.id)).toEqual([row?.id])
    expect(await of({ session: 'another' })).toEqual([])
  })

  test('a file of the audit log has what the filter shows, and is on record itself', async () => {
    await desk.ask(revealMember, { id: (await payees.payee('0')).id, ...REASON }, clerk)
    const filter = { actor: clerk.id, action: 'member.revealed' }
    const shown = (await desk.ask(listAudit, filter, admin)).data.entries
    const file = (await desk.ask(exportAudit, filter, admin)).data
    const [heads, ...lines] = file.text.trim().split('\r\n')
    expect(heads).toContain('actorName')
    expect(lines.map((line) => shown.filter(({ id }) => line.includes(id)).length)).toEqual(
      shown.map(() => 1),
    )
    expect(file.isWhole).toBe(true)
    const [row] = (await desk.ask(listAudit, { action: 'audit.exported' }, admin)).data.entries
    expect(row).toMatchObject({ actor: admin.id, object: file.name })
    expect((await desk.ask(exportAudit, filter, clerk)).code).toBe(ERRORS.NOT_ALLOWED.wire)
  })

  test.each([
    ['the beginning of a name', 'maitr'],
    ['a whole name in capitals', 'MAITRAN88'],
  ])('members are found by %s, and a pattern is only text', async (_how, text) => {
    const { data } = await desk.ask(searchMembers, { text }, clerk)
    expect(data.members.map(({ userName }) => userName)).toEqual(['maitran88'])
    expect((await desk.ask(searchMembers, { text: '%' }, clerk)).data.members).toEqual([])
  })

  test('a member is found by an order, a card, a device, a network address, and by nobody else’s', async () => {
    const { who, orderNo } = await largeOrder()
    clerk = { ...clerk, cookie: (await desk.signIn(clerk)).session }
    const foundBy = async (text: string) =>
      (await desk.ask(searchMembers, { text }, clerk)).data.members.map(({ id }) => id)
    const card = String(cards)
    const address = '198.51.100.77'
    await payees.signInAgain({ ...who, address })
    const traces = [orderNo, card, `${card.slice(0, 4)} ${card.slice(4)}`, who.deviceNo ?? '', address]
    expect(await Promise.all(traces.map(foundBy))).toEqual(traces.map(() => [who.id]))
    const strangers = [`${orderNo}0`, String(cards + 1), card.slice(1), '198.51.100.7']
    expect(await Promise.all(strangers.map(foundBy))).toEqual(strangers.map(() => []))
  })

  test('the board counts money by the ledger, and who takes an alarm is named in the audit log', async () => {
    const { who, orderNo } = await largeOrder()
    clerk = { ...clerk, cookie: (await desk.signIn(clerk)).session }
    world.worldClock.jump(minutes(11))
    const board = (await desk.ask(getBoard, {}, clerk)).data
    expect(board.health.map(({ name }) => name)).toEqual(VITALS)
    expect(board.health.find(({ name }) => name === 'database')).toMatchObject({ isGood: true, since: null })
    const flow = async (reader: Staff) => (await desk.ask(getMoneyFlow, { period: 'today' }, reader)).data
    expect((await flow(clerk)).sums.withdrawn).toBe('0.00')
    const rings = async () =>
      (await desk.ask(getBoard, {}, clerk)).data.alarms.find(({ name }) => name === 'queue:withdrawal')
    const alarm = (await rings()) ?? fail('NOT_FOUND')
    expect(alarm).toMatchObject({ isUrgent: true, seenBy: '' })
    const { name, since } = alarm
    expect((await desk.ask(acknowledgeAlarm, { name, since: since + 1, ...REASON }, clerk)).code).toBe(
      ERRORS.NOT_FOUND.wire,
    )
    for (const _ of [1, 2])
      expect((await desk.ask(acknowledgeAlarm, { name, since, ...REASON }, clerk)).code).toBe(OK)
    expect(await rings()).toMatchObject({ seenBy: expect.stringMatching(/^Person/) as string })
    admin = { ...admin, cookie: (await desk.signIn(admin)).session }
    const { entries } = (await desk.ask(listAudit, { action: 'alarm.acknowledged' }, admin)).data
    expect(entries).toHaveLength(1)
    expect(entries[0]).toMatchObject({ actor: clerk.id, object: name })
    const { approvalId: id } = (await desk.ask(askWithdrawal, { orderNo, ...REASON }, clerk)).data
    other = { ...other, cookie: (await desk.signIn(other)).session }
    await desk.ask(decideApproval, { id, isApproved: true, ...REASON }, other)
    await payees.until(who, orderNo, WITHDRAW_STATES.paid)
    world.worldClock.jump(seconds(16))
    const today = await flow(clerk)
    expect(today.sums.withdrawn).toBe('50000000.00')
    expect(today.steps.map(({ withdrawn }) => withdrawn)).toContain('50000000.00')
    expect(today.sums.gross).not.toBeNull()
    // Who may not see reports sees what moved, not what the house won.
    support = { ...support, cookie: (await desk.signIn(support)).session }
    const masked = await flow(support)
    expect(masked.sums).toEqual({ ...today.sums, gross: null })
    expect([...masked.steps, ...masked.before.steps].every(({ gross }) => gross === null)).toBe(true)
  })

  test('a nickname waits for who may decide it, and is then the member’s', async () => {
    const token = await world.signIn('linhnguyen7')
    expect((await world.call(updateNickName, { nickName: 'Linh Sút' }, { token })).code).toBe(OK)
    const nicknames = async (who: Staff) =>
      (await desk.ask(listWaitingReviews, {}, who)).data.reviews.filter(({ kind }) => kind === 'nickname')
    expect(await nicknames(clerk)).toEqual([])
    const [waiting] = await nicknames(support)
    expect(waiting).toMatchObject({ what: 'Linh Sút', userName: 'linhnguyen7', mayDecide: true })
    const id = waiting?.id ?? ''
    expect((await desk.ask(decideNickname, { id, isApproved: true, ...REASON }, support)).code).toBe(OK)
    expect((await world.call(getMember, {}, { token })).data.nickName).toBe('Linh Sút')
    expect((await desk.ask(decideNickname, { id, isApproved: false, ...REASON }, support)).code).toBe(
      ERRORS.NOT_FOUND.wire,
    )
  })
})
