import { measureLedger } from './ledger.mjs'
import { measureStatement } from './statement.mjs'

const rate = (value) => `${value.toFixed(0)}/s`
const ms = (value) => `${value.toFixed(1)} ms`
const row = (what, figure, baseline, ok) => ({ what, figure, baseline, ok })

/** The ledger's figures as rows of the table, and the bets a second that others are compared with. */
export async function ledgerRows({ postings, chromePath }) {
  const { empty, reads, full } = await measureLedger({ postings })
  const statement = await measureStatement(chromePath)
  const ratio = empty.perSecond / empty.baseline
  const rows = [
    row(
      'Bets through the ledger, 16 clients, 10,000 members',
      `${rate(empty.perSecond)} (${ratio.toFixed(2)}x), p99 ${ms(empty.p99)}`,
      `at least 1.0x of pgbench -c 16 -j 2, ${rate(empty.baseline)}`,
      ratio >= 1,
    ),
    ...(full ? [fullRow(empty, full, postings)] : []),
    row('Balance reads, 1,000 a second, p99', ms(reads.p99), 'none refused', reads.refused === 0),
    row(
      `Statement of ${statement.lines} lines, opened and verified`,
      ms(statement.ms),
      'under 2 s',
      statement.ms < 2000,
    ),
  ]
  return { rows, perSecond: empty.perSecond }
}

function fullRow(empty, full, postings) {
  const share = full.perSecond / empty.perSecond
  return row(
    `The same on ${postings / 1e6} million postings`,
    `${rate(full.perSecond)} (${(share * 100).toFixed(0)} % of empty), p99 ${ms(full.p99)}`,
    'within 20 % of the empty books',
    share >= 0.8,
  )
}
