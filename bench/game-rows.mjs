import { measureGameBets } from './game-bets.mjs'

const row = (what, figure, baseline, ok) => ({ what, figure, baseline, ok })
const percent = (share) => `${(share * 100).toFixed(0)} %`
const LEDGER_SHARE = 0.25

export async function gameRows({ ledgerPerSecond }) {
  const { perSecond, p99, cpuMs, nodeCpuMs, isExact } = await measureGameBets()
  const share = perSecond / ledgerPerSecond
  return [
    row(
      'Rounds of games over HTTP, callbacks and ledger, 16 clients',
      `${perSecond.toFixed(0)}/s (${percent(share)}), p99 ${p99.toFixed(0)} ms, ${isExact ? 'exact' : 'NOT EXACT'}; ${cpuMs.toFixed(1)} ms of CPU a round, ${nodeCpuMs.toFixed(1)} of it Node`,
      `at least ${percent(LEDGER_SHARE)} of the ledger alone, ${ledgerPerSecond.toFixed(0)}/s`,
      share >= LEDGER_SHARE && isExact,
    ),
  ]
}
