import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { measureBets } from './bets.mjs'
import { campaignOf } from './campaign-file.mjs'
import { psql } from './ledger.mjs'
import { median } from './server-under-test.mjs'

const BETS = 5000
const PAIRS = 3
const MOST = 1.1
const PRODUCT = path.join(import.meta.dirname, '../apps/server/campaigns')

/** What orders carry for campaigns alone; turnover was found by the index that stood before them. */
const WITHOUT_INDEXES = `
  drop index platform.sports_order_by_count, platform.sports_order_of_member_by_count;
  create index sports_order_turnover on platform.sports_order (tenant_id, member_id, counts_from) where valid_stake > 0;`

/** The campaigns of the product, and one that is paid by itself to everybody whose bet is settled; or none at all. */
function writeFolders(data) {
  const [on, off] = [path.join(data, 'on'), path.join(data, 'off')]
  cpSync(PRODUCT, on, { recursive: true })
  mkdirSync(off)
  const step = { measure: { of: 'sports-turnover' }, target: 1000 }
  const campaign = { ...campaignOf('by-itself', step), claim: 'itself' }
  writeFileSync(path.join(on, 'by-itself.json'), JSON.stringify(campaign))
  return { on, off }
}

/** Until winners are paid, with campaigns and without them, by turns: what progress costs those who wait for their money. */
async function measureSettlements({ bets, pairs }) {
  const data = mkdtempSync(path.join(tmpdir(), 'keo-settlement-'))
  const { on, off } = writeFolders(data)
  const [withThem, without] = [[], []]
  try {
    for (let pair = 0; pair < pairs; pair += 1) {
      // Whichever comes first finds the machine colder.
      const order = pair % 2 === 0 ? [true, false] : [false, true]
      for (const isOn of order) {
        const env = { CAMPAIGNS_DIR: isOn ? on : off }
        const prepare = (database) => (isOn ? undefined : psql(database, WITHOUT_INDEXES))
        const found = await measureBets({ bets, env, prepare })
        ;(isOn ? withThem : without).push(found)
      }
    }
  } finally {
    rmSync(data, { recursive: true, force: true, maxRetries: 10 })
  }
  return { withThem: middleOf(withThem), without: middleOf(without) }
}

const middleOf = (runs) => ({
  seconds: median(runs.map(({ paidInSeconds }) => paidInSeconds)),
  cpuMs: median(runs.map(({ paidCpuMs }) => paidCpuMs)),
  isExact: runs.every(({ isExact }) => isExact),
})

export async function settlementRows({ bets = BETS, pairs = PAIRS } = {}) {
  const { withThem, without } = await measureSettlements({ bets, pairs })
  const [time, cpu] = [withThem.seconds / without.seconds, withThem.cpuMs / without.cpuMs]
  const isExact = withThem.isExact && without.isExact
  return [
    {
      what: `Until the winners of ${bets} bets are paid, with campaigns against without, ${pairs} by turns`,
      figure: `${(time * 100).toFixed(0)} % of the time (${withThem.seconds.toFixed(1)} s), ${(cpu * 100).toFixed(0)} % of the CPU, ${isExact ? 'exact' : 'NOT EXACT'}, load ${loadavg()[1].toFixed(0)}`,
      baseline: `at most ${(MOST * 100).toFixed(0)} % of ${without.seconds.toFixed(1)} s, exact`,
      ok: time <= MOST && isExact,
    },
  ]
}

if (process.argv[1] === import.meta.filename) {
  const number = { type: 'string' }
  const { values } = parseArgs({ options: { bets: number, pairs: number } })
  const size = { bets: Number(values.bets ?? BETS), pairs: Number(values.pairs ?? PAIRS) }
  for (const { what, figure, baseline, ok } of await settlementRows(size))
    process.stdout.write(`${ok ? '✓' : '✗'} ${what}: ${figure} (${baseline})\n`)
}
