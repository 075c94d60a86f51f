import type { SealedRow } from '@keo/contract/sealed-row'
import { money, moneyText } from '@keo/units/money'
import type { SealedLine } from './statements.ts'

/** What is set aside or held for a bet cannot be spent. */
const SPENT: ReadonlySet<string> = new Set(['available', 'bonus', 'debt'])

/** As members and support see it. */
export function sealedRow({ line, statement }: SealedLine): SealedRow {
  const { seq, at, kind, postings, balance, hash } = line
  const change = postings
    .filter(({ account }) => SPENT.has(account))
    .reduce((sum, { amount }) => sum + amount, 0n)
  return { seq: Number(seq), at, kind, change: moneyText(money(change, balance.currency)), hash, statement }
}
