import { mkdirSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { sqlMemberEvidence } from '@keo/server/features/console/member-evidence/member-evidence-store'
import { createMemberDesk } from '@keo/server/features/console/member-desk'
import { sqlWithdrawalQueue } from '@keo/server/features/console/withdrawal-queue-store'
import { createLedger } from '@keo/server/features/ledger/index'
import { createReports } from '@keo/server/features/reports/index'
import { createSessions } from '@keo/server/features/sessions/index'
import type { Audit } from '@keo/service-kit/audit'
import { systemClock } from '@keo/service-kit/clock'
import { openDatabase } from '@keo/service-kit/db/open-database'
import { startEmbeddedPostgres } from '@keo/service-kit/embedded-postgres'
import { systemIds } from '@keo/service-kit/ids'
import { createLog } from '@keo/service-kit/log'
import { REPORT_CUTS } from '@keo/contract/console-reports'
import { Client } from 'pg'
import { BETTORS, seedConsole } from './console-seed.ts'
import { createStakes, percentile } from './stakes.ts'

/* What the console reads, on the product's own PostgreSQL with many members and bets, as a process of its own. */
const [dataDir = '', membersText = '0', betsText = '0'] = process.argv.slice(2)
const MEMBERS = Number(membersText)
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
await seedConsole(owner, { members: MEMBERS, bets: Number(betsText) })
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
const desk = createMemberDesk({ database, audit, tenantId: TENANT, ledger, sessions, holderOf })
const queue = sqlWithdrawalQueue(database.db, TENANT)
const evidence = sqlMemberEvidence(database.db, TENANT)
const reports = createReports({ database, clock, tenantId: TENANT, statedMargins: async () => null })

/** Somebody else each time, all over the table. */
const numberOf = (run: number) => 1 + ((run * 7_919) % MEMBERS)
const idOf = (run: number) => `mbr_${String(numberOf(run)).padStart(26, '0')}`
/** Who bet most of all. */
const BUSIEST = idOf(0)

const REQUESTS = {
  searchName: (run: number) => desk.search(`player${numberOf(run)}`, ''),
  searchPhone: (run: number) => desk.search(`09${String(numberOf(run)).padStart(8, '0')}`, ''),
  firstPage: () => desk.search('', ''),
  card: (run: number) => desk.card(idOf(run)),
  bets: (run: number) => evidence.bets(idOf(run), ''),
  busiestBets: () => evidence.bets(BUSIEST, ''),
  queue: () => queue.waiting(''),
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
