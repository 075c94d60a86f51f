import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { p95 } from './browser-delays.mjs'
import { bundled, startChild } from './bundled.mjs'
import { json } from './list-queries.mjs'
import { median } from './server-under-test.mjs'

const MOST_MS = 50
const MATCHES_PER_DAY = 60
/** Soccer, tennis, basketball, volleyball, badminton, table tennis, ice hockey, baseball. */
const SPORTS = [1, 5, 3, 13, 47, 15, 2, 7]
const MATCHES_OF_EACH = 12
/** What one screen asks about beside its picks. */
const OPTIONS = 120
/** Picks are added one by one, as people do; the first of a match finds nothing enumerated. */
const PICKS = 5

/**
 * What a tap in the builder waits for, over HTTP: picks of each match are added one by one while the screen asks how all
 * its other options stand to them. Half of the matches are asked about for the first time, in play where some are.
 */
export async function builderRows() {
  const data = mkdtempSync(path.join(tmpdir(), 'keo-builder-'))
  const provider = await startChild(await bundled('provider-under-test.ts'), [
    path.join(data, 'data'),
    MATCHES_PER_DAY,
    'keys of the bench 0123456789abcdef',
  ])
  try {
    const ask = (call, body) =>
      json(`${provider.ready.url}/sportsbook${call}`, { languageType: 'VIE', ...body })
    const matches = await matchesOf(ask)
    const first = []
    const later = []
    for (const matchId of matches) {
      const { took } = await tapThrough(ask, matchId)
      first.push(...took.slice(0, 1))
      later.push(...took.slice(1))
    }
    return rowsOf(matches.length, first, later)
  } finally {
    await provider.stop()
    rmSync(data, { recursive: true, force: true, maxRetries: 10 })
  }
}

async function matchesOf(ask) {
  const found = []
  for (const sportId of SPORTS)
    for (const type of [1, 4]) {
      const { data } = await ask('/v1/match/getList', {
        sportId,
        type,
        current: 1,
        size: MATCHES_OF_EACH / 2,
      })
      found.push(...data.records.map(({ id }) => id))
    }
  return [...new Set(found)]
}

/** Picks of markets that go together, each with the time until its quote was there. */
async function tapThrough(ask, matchId) {
  const { data: match } = await ask('/v1/match/getMatchDetail', { matchId })
  const options = (match.mg ?? []).flatMap(({ mks }) =>
    mks.flatMap(({ id, op, ss }) => (ss === 1 ? op.map(({ ty }) => ({ marketId: id, optionType: ty })) : [])),
  )
  const shown = options.slice(0, OPTIONS)
  const picks = []
  const took = []
  for (const option of spread(shown)) {
    if (picks.length >= PICKS) break
    const startedAt = performance.now()
    const { data } = await ask('/x/v1/match/builder/quote', {
      matchId,
      picks: [...picks, option],
      options: shown,
    })
    took.push(performance.now() - startedAt)
    if (data.refusal === null && data.implied.length === 0) picks.push(option)
  }
  return { took }
}

/** Options from everywhere on the screen, the same in every run. */
function spread(options) {
  const step = 7
  return Array.from(
    { length: Math.min(options.length, 3 * PICKS) },
    (_, at) => options[(at * step) % options.length],
  )
}

function rowsOf(matches, first, later) {
  const row = (what, values) => ({
    what: `${what}, ${values.length} of ${matches} matches and ${SPORTS.length} sports, with the state of up to ${OPTIONS} options`,
    figure: `p95 ${p95(values).toFixed(1)} ms, median ${median(values).toFixed(1)} ms`,
    baseline: `p95 at most ${MOST_MS} ms`,
    ok: p95(values) <= MOST_MS,
  })
  return [row('First quote of a match', first), row('Quote after one more pick', later)]
}

if (process.argv[1] === import.meta.filename)
  for (const { what, figure, ok } of await builderRows())
    process.stdout.write(`${ok ? '✓' : '✗'} ${what}: ${figure}\n`)
