import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bundled, startChild } from './bundled.mjs'

const LETTERS = 100_000
const BUDGET_MS = 50
/** There are no more parts of a type than these: what is read is not read again. */
const TYPE_RUNS = 100
const RUNS = 200

const REQUESTS = [
  { request: 'list', what: 'The newest 20 of a type', runs: RUNS },
  { request: 'deepList', what: '20 in the middle of a type', runs: RUNS },
  { request: 'count', what: 'Unread letters by type', runs: RUNS },
  { request: 'readBatch', what: 'Reading 200 chosen ones', runs: RUNS },
  { request: 'readType', what: 'Reading a type, 300 at a time', runs: TYPE_RUNS },
]

/** The calls of the inbox of somebody with 100,000 unread letters, from the module to the database and back. */
export async function inboxRows() {
  const data = mkdtempSync(path.join(tmpdir(), 'keo-inbox-'))
  const test = await startChild(await bundled('inbox-under-test.ts'), [path.join(data, 'data'), LETTERS])
  try {
    const rows = []
    for (const { request, what, runs } of REQUESTS) {
      const { p50, p95 } = await test.ask({ what: 'measure', request, runs })
      rows.push({
        what: `${what}, of 100,000 unread letters of one member`,
        figure: `p95 ${p95.toFixed(1)} ms, median ${p50.toFixed(1)} ms`,
        baseline: `p95 at most ${BUDGET_MS} ms`,
        ok: p95 <= BUDGET_MS,
      })
    }
    return rows
  } finally {
    await test.stop()
    rmSync(data, { recursive: true, force: true, maxRetries: 10 })
  }
}

if (process.argv[1] === import.meta.filename)
  for (const { what, figure, ok } of await inboxRows())
    process.stdout.write(`${ok ? '✓' : '✗'} ${what}: ${figure}\n`)
