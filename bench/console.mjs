import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findBrowser } from '../scripts/lib/browser.mjs'
import { bundled, startChild } from './bundled.mjs'
import { tableRows } from './console-table.mjs'

const LOOK_MS = 200
const REPORT_MS = 2_000

const REQUESTS = [
  { request: 'searchName', what: 'Search by name', runs: 200, most: LOOK_MS },
  { request: 'searchPhone', what: 'Search by phone', runs: 200, most: LOOK_MS },
  { request: 'firstPage', what: 'The newest 50 members', runs: 50, most: LOOK_MS },
  { request: 'card', what: 'Member card', runs: 200, most: LOOK_MS },
  { request: 'bets', what: 'Bets of a member', runs: 200, most: LOOK_MS },
  {
    request: 'busiestBets',
    what: 'Bets of the member with one in a hundred of all',
    runs: 50,
    most: LOOK_MS,
  },
  { request: 'queue', what: 'First page of 5,000 withdrawals in review', runs: 100, most: LOOK_MS },
  { request: 'overview', what: 'What needs somebody, 5,000 of each kind', runs: 100, most: LOOK_MS },
  { request: 'reviews', what: 'First page of 5 kinds of reviews, 5,000 of each', runs: 100, most: LOOK_MS },
  { request: 'reviewsBehind', what: 'A page of them in the middle', runs: 100, most: LOOK_MS },
  { request: 'deposits', what: 'First page of 5,000 receipts in suspense', runs: 100, most: LOOK_MS },
  { request: 'chats', what: 'First page of 5,000 chats that wait', runs: 100, most: LOOK_MS },
  { request: 'approvals', what: 'First page of 5,000 approvals', runs: 100, most: LOOK_MS },
  { request: 'searchOrder', what: 'Search by order', runs: 100, most: LOOK_MS },
  { request: 'searchBet', what: 'Search by bet', runs: 100, most: LOOK_MS },
  { request: 'searchDevice', what: 'Search by device', runs: 100, most: LOOK_MS },
  { request: 'searchAddress', what: 'Search by network address', runs: 100, most: LOOK_MS },
  { request: 'searchNickname', what: 'Search by nickname', runs: 100, most: LOOK_MS },
  { request: 'searchRealName', what: 'Search by a real name of one in a thousand', runs: 100, most: LOOK_MS },
  { request: 'searchCardEnd', what: 'Search by the end of a card', runs: 100, most: LOOK_MS },
  { request: 'searchPayment', what: 'Search by payment', runs: 100, most: LOOK_MS },
  { request: 'searchRound', what: 'Search by round', runs: 100, most: LOOK_MS },
  { request: 'filterLevels', what: 'Members from a VIP level on, each in turn', runs: 110, most: LOOK_MS },
  { request: 'filterLine', what: 'Locked members of an agent line', runs: 100, most: LOOK_MS },
  { request: 'filterMark', what: 'Members with a risk mark, each in turn', runs: 110, most: LOOK_MS },
  { request: 'filterBalance', what: 'Members with more money than anybody has', runs: 50, most: LOOK_MS },
  {
    request: 'filterSeen',
    what: 'Members who were not seen for longer than anybody',
    runs: 50,
    most: LOOK_MS,
  },
  { request: 'report', what: 'A report of 30 days, each cut in turn', runs: 56, most: REPORT_MS },
  { request: 'cohorts', what: 'Cohorts of twelve weeks', runs: 50, most: REPORT_MS },
  { request: 'hold', what: 'Hold beside margin, by day', runs: 50, most: REPORT_MS },
]

/** Ten clerks, each of whom opens something every second, beside the clients of the ledger's own bench. */
const AT_WORK = { turns: 5, clients: 16, perSecond: 10 }
const LEAST_SHARE = 0.95

/** What the staff waits for, from the desks to the database and back, beside so many members and bets. */
export async function consoleRows({ members, bets, seconds = 10, chromePath }) {
  return [...(await deskRows({ members, bets, seconds })), ...(await tableRows({ chromePath }))]
}

async function deskRows({ members, bets, seconds }) {
  const data = mkdtempSync(path.join(tmpdir(), 'keo-console-'))
  const test = await startChild(await bundled('console-under-test.ts'), [
    path.join(data, 'data'),
    members,
    bets,
  ])
  const scale = `${members.toLocaleString('en')} members, ${bets.toLocaleString('en')} bets`
  try {
    const rows = []
    for (const { request, what, runs, most } of REQUESTS) {
      const { p50, p95 } = await test.ask({ what: 'measure', request, runs })
      rows.push({
        what: `${what}, ${scale}`,
        figure: `p95 ${p95.toFixed(1)} ms, median ${p50.toFixed(1)} ms`,
        baseline: `p95 at most ${most} ms`,
        ok: p95 <= most,
      })
    }
    const { share, perSecond } = await test.ask({ what: 'slowdown', seconds, ...AT_WORK })
    rows.push({
      what: `Bets through the ledger while ${AT_WORK.perSecond} looks a second are asked for, ${scale}`,
      figure: `${(share * 100).toFixed(1)} % of ${perSecond.toFixed(0)}/s without them`,
      baseline: `at least ${LEAST_SHARE * 100} %`,
      ok: share >= LEAST_SHARE,
    })
    return rows
  } finally {
    await test.stop()
    rmSync(data, { recursive: true, force: true, maxRetries: 10 })
  }
}

if (process.argv[1] === import.meta.filename) {
  const [members = '10000', bets = '100000', seconds = '2'] = process.argv.slice(2)
  const scale = { members: Number(members), bets: Number(bets), seconds: Number(seconds) }
  for (const { what, figure, ok } of await consoleRows({ ...scale, chromePath: await findBrowser() }))
    process.stdout.write(`${ok ? '✓' : '✗'} ${what}: ${figure}\n`)
}
