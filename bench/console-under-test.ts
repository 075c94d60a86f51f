import { mkdirSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { sqlMemberEvidence } from '@keo/server/features/console/member-evidence/member-evidence-store'
import { createAuditLog } from '@keo/server/features/console/audit-log'
import { createDepositDesk } from '@keo/server/features/console/money/deposit-desk'
import { createWaiting } from '@keo/server/features/console/overview/waiting'
import { createReviewQueue } from '@keo/server/features/console/review-queue'
import { createMemberDesk } from '@keo/server/features/console/member-desk'
import { inReview, sqlWithdrawalQueue } from '@keo/server/features/console/withdrawal-queue-store'
import { sqlChatInboxStore } from '@keo/server/features/chat/chat-inbox-store'
import { createLedger, readBookState } from '@keo/server/features/ledger/index'
import { sqlMemberStore } from '@keo/server/features/members/index'
import { createReviewDesk } from '@keo/server/features/reviews/index'
import { createApprovals, sqlStaffStore, type StaffCaller } from '@keo/server/features/staff/index'
import { createReports } from '@keo/server/features/reports/index'
import { createSessions } from '@keo/server/features/sessions/index'
import type { Audit } from '@keo/service-kit/audit'
import { systemClock } from '@keo/service-kit/clock'
import { openDatabase } from '@keo/service-kit/db/open-database'
import { startEmbeddedPostgres } from '@keo/service-kit/embedded-postgres'
import { createMetrics } from '@keo/service-kit/metrics'
import { systemIds } from '@keo/service-kit/ids'
import { createLog } from '@keo/service-kit/log'
import type { MemberFilter } from '@keo/contract/console-member-search'
import { fail } from '@keo/contract/errors'
import { RISK_MARKS } from '@keo/contract/console-risk-marks'
import { PERMISSIONS } from '@keo/contract/staff-permissions'
import { REPORT_CUTS } from '@keo/contract/console-reports'
import { Client } from 'pg'
import { BETTORS, seedConsole } from './console-seed.ts'
import { createStakes, percentile } from './stakes.ts'

/* What the console reads, on the product's own PostgreSQL with many members and bets, as a process of its own. */
const [dataDir = '', membersText = '0', betsText = '0'] = process.argv.slice(2)
const MEMBERS = Number(membersText)
const BETS = Number(betsText)
const TENANT = 'keo'
const PLATFORM = { schema: 'platform', folder: new URL('../apps/server/migrations/', import.meta.url) }

mkdirSync(dataDir, { recursive: true })
const postgres = await startEmbeddedPostgres({ dataDir })
const opened = await openDatabase({
  databaseUrl: postgres.url,
  dataDir: '',
  schemas: [PLATFORM],
  mustBeDurable: true,
  log: createLog({ level: 'error' }),
  onProgress: () => {},
})
const owner = new Client({ connectionString: postgres.url })
await owner.connect()
await seedConsole(owner, { members: MEMBERS, bets: BETS })
await owner.end()

const database = opened.connect('platform')
const clock = systemClock()
const ids = systemIds(clock)
const needs = { database, clock, machineClock: clock, ids, tenantId: TENANT }
/** Nothing that is measured writes. */
const audit: Audit = {
  async write() {},
  verify: async () => ({ isIntact: true, entries: 0, seals: 0 }),
}
const ledger = createLedger({ ...needs, announce: () => undefined })
const sessions = createSessions({ ...needs, audit, announceEnd: () => undefined })
const holderOf = async () => undefined
/** Of sealed numbers the bench has no keys: it asks for what their hashes lead to. */
const documentHoldersOf = async () => []
const lines = { held: async () => fail('NOT_FOUND') }
const desk = createMemberDesk({
  database,
  clock,
  audit,
  tenantId: TENANT,
  ledger,
  sessions,
  holderOf,
  documentHoldersOf,
  site: lines,
})
const search = (text: string, filter: MemberFilter = {}) => desk.search(READER, { text, filter, after: '' })
const queue = sqlWithdrawalQueue(database.db, TENANT)
const evidence = sqlMemberEvidence(database.db, TENANT)
const reports = createReports({ database, clock, tenantId: TENANT, statedMargins: async () => null })

/** Somebody else each time, all over the table. */
const numberOf = (run: number) => 1 + ((run * 7_919) % MEMBERS)
const idOf = (run: number) => `mbr_${String(numberOf(run)).padStart(26, '0')}`
/** Who bet most of all. */
const BUSIEST = idOf(0)

const metrics = createMetrics()
const log = createLog({ level: 'silent' })
const reviews = createReviewDesk({ database, clock, audit, log, metrics, tenantId: TENANT })
const approvals = createApprovals({ database, clock, ids, audit, tenantId: TENANT })
const members = sqlMemberStore(database.db, TENANT)
const reviewQueue = createReviewQueue({ clock, members, reviews, approvals })
const staffNames = sqlStaffStore(database.db, TENANT).names
const chats = sqlChatInboxStore(database.db, TENANT)
const waiting = createWaiting({
  clock,
  reviews,
  queue: reviewQueue,
  approvals,
  audit: createAuditLog({ database, clock, audit, staffNames }),
  others: async () => [{ name: 'chat', ...(await chats.waiting()) }],
  booksState: () => readBookState(database.db, TENANT),
  sockets: () => 0,
})
const deposits = createDepositDesk({ database, clock, audit, tenantId: TENANT, approvals, staffNames })
/** Somebody who sees every queue. */
const READER: StaffCaller = {
  staffId: 'stf_reader',
  sessionId: 'sts_reader',
  name: 'Reader',
  email: 'reader@staff.example',
  roles: [],
  permissions: new Set(PERMISSIONS),
  endsAt: clock.now(),
}
const orderOf = (run: number) => 1 + ((run * 7_919) % Math.min(MEMBERS, 5_000))
/** Behind the first half of what waits: a minute lies between two. */
const MIDDLE = `${Math.round((clock.now() - Math.min(MEMBERS, 5_000) * 30_000) * 1_000)}_`

const REQUESTS = {
  searchName: (run: number) => search(`player${numberOf(run)}`),
  searchPhone: (run: number) => search(`09${String(numberOf(run)).padStart(8, '0')}`),
  firstPage: () => search(''),
  card: (run: number) => desk.card(idOf(run)),
  bets: (run: number) => evidence.bets(idOf(run), ''),
  busiestBets: () => evidence.bets(BUSIEST, ''),
  queue: () => queue.waiting(inReview(), ''),
  overview: () => waiting(READER),
  reviews: () => reviewQueue.list(READER, ''),
  reviewsBehind: () => reviewQueue.list(READER, `${MIDDLE}0`),
  deposits: () => deposits.list('suspense', ''),
  chats: () => chats.page('waiting', READER.staffId, ''),
  approvals: () => approvals.list(READER, ''),
  searchOrder: (run: number) => search(`wd${String(orderOf(run)).padStart(12, '0')}`),
  searchNickname: (run: number) => search(`Player ${numberOf(run)}`),
  searchRealName: (run: number) => search(`Person ${numberOf(run) % 1000}`),
  searchCardEnd: (run: number) => search(String(numberOf(run) % 10_000).padStart(4, '0')),
  searchPayment: (run: number) => search(`p-${String(orderOf(run)).padStart(12, '0')}`),
  searchRound: (run: number) => search(String(numberOf(run)).padStart(18, '0')),
  filterLevels: (run: number) => search('', { vipFrom: 1 + (run % 11) }),
  filterLine: (run: number) => search('', { line: `line-${run % 200}`, lock: 'withdraw' }),
  filterMark: (run: number) => search('', { mark: RISK_MARKS[run % RISK_MARKS.length] ?? 'harm' }),
  filterBalance: () => search('', { availableFrom: '900000000000.00' }),
  filterSeen: () => search('', { seenBefore: 0 }),
  searchBet: (run: number) => search(String(1 + ((run * 7_919) % BETS)).padStart(20, '0')),
  searchDevice: (run: number) => search(`device-${numberOf(run)}-2`),
  searchAddress: (run: number) => search(`10.${numberOf(run) % 100}.0.1`),
  report: (run: number) => reports.get({ cut: REPORT_CUTS[run % REPORT_CUTS.length] ?? 'league' }),
  cohorts: () => reports.cohorts(),
  hold: () => reports.hold({}, ''),
} as const
type Request = keyof typeof REQUESTS

async function measure(request: Request, runs: number) {
  const took: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const before = performance.now()
    await REQUESTS[request](run)
    took.push(performance.now() - before)
  }
  return { p50: percentile(took, 0.5), p95: percentile(took, 0.95) }
}

const { placeBets } = createStakes(ledger, Math.min(MEMBERS, BETTORS))
let looks = 0

/** Open loop: the staff asks one thing after the other, whether or not the last one is answered. */
async function lookFor(seconds: number, perSecond: number): Promise<void> {
  const every = Object.values(REQUESTS)
  const start = performance.now()
  const asked: Promise<unknown>[] = []
  for (let n = 0; n < seconds * perSecond; n += 1) {
    const due = start + (n * 1000) / perSecond
    if (due - performance.now() > 1) await wait(due - performance.now())
    looks += 1
    const look = every[looks % every.length]
    if (look) asked.push(look(looks))
  }
  await Promise.all(asked)
}

/** Bets a second with nobody in the console and with its staff at work, by turns: what the machine does meanwhile is in both. */
async function slowdown({ turns, seconds, clients, perSecond }: Omit<Slowdown, 'what'>) {
  const shares: number[] = []
  const rates: number[] = []
  for (let turn = 0; turn < turns; turn += 1) {
    const alone = async () => (await placeBets({ clients, seconds })).perSecond
    const watched = async () =>
      (await Promise.all([placeBets({ clients, seconds }), lookFor(seconds, perSecond)]))[0].perSecond
    // Who goes first takes turns too: books grow.
    const isAloneFirst = turn % 2 === 0
    const first = await (isAloneFirst ? alone() : watched())
    const second = await (isAloneFirst ? watched() : alone())
    const [quiet, busy] = isAloneFirst ? [first, second] : [second, first]
    shares.push(busy / quiet)
    rates.push(quiet)
  }
  return { share: percentile(shares, 0.5), perSecond: percentile(rates, 0.5) }
}

type Slowdown = {
  what: 'slowdown'
  turns: number
  seconds: number
  clients: number
  /** What the staff asks for. */
  perSecond: number
}
type Command = { what: 'measure'; request: Request; runs: number } | Slowdown | { what: 'stop' }

async function answer(command: Command): Promise<unknown> {
  if (command.what === 'measure') return measure(command.request, command.runs)
  if (command.what === 'slowdown') return slowdown(command)
  await opened.stop()
  await postgres.stop()
  return 'stopped'
}

process.on('message', async (command: Command) => {
  process.send?.(await answer(command))
  if (command.what === 'stop') process.disconnect()
})
process.send?.('ready')
