import type { Line } from '../ledger/index.ts'
import { money, moneyText } from '@keo/units/money'

/** A transaction of a wallet in one line: what it did to the free money. */
export function moneyLine({ seq, at, kind, reference, postings, balance }: Line) {
  const change = postings
    .filter(({ account }) => account === 'available' || account === 'debt')
    .reduce((sum, { amount }) => sum + amount, 0n)
  return {
    seq: Number(seq),
    at,
    kind,
    reference,
    change: moneyText(money(change, balance.currency)),
    available: moneyText(money(balance.available, balance.currency)),
  }
}
