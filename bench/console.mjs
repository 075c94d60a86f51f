import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bundled, startChild } from './bundled.mjs'

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
  { request: 'report', what: 'A report of 30 days, each cut in turn', runs: 56, most: REPORT_MS },
  { request: 'cohorts', what: 'Cohorts of twelve weeks', runs: 50, most: REPORT_MS },
]

/** What the staff waits for, from the desks to the database and back, beside so many members and bets. */
export async function consoleRows({ members, bets }) {
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
    return rows
  } finally {
    await test.stop()
    rmSync(data, { recursive: true, force: true, maxRetries: 10 })
  }
}

if (process.argv[1] === import.meta.filename) {
  const [members = '10000', bets = '100000'] = process.argv.slice(2)
  for (const { what, figure, ok } of await consoleRows({ members: Number(members), bets: Number(bets) }))
    process.stdout.write(`${ok ? '✓' : '✗'} ${what}: ${figure}\n`)
}
