import type { DepositEvidence } from '@keo/contract/console-money'
import { money, moneyText } from '@keo/units/money'
import type { DepositFacts, ReceiptRow } from './deposit-queue-store.ts'

type Sign = DepositEvidence['signs'][number]
const YES = '✓'
const NO = '—'

/** What was ordered beside what came. */
export function depositSigns(order: DepositFacts, receipt: ReceiptRow | undefined): Sign[] {
  const shown = (minor: bigint) => moneyText(money(minor, order.pay_currency))
  const came: Sign[] = receipt
    ? [
        {
          name: 'amount',
          verdict: receipt.amount === order.pay_amount ? 'fine' : 'bad',
          ordered: shown(order.pay_amount),
          came: shown(receipt.amount),
        },
        {
          name: 'inTime',
          verdict: receipt.received_at <= order.expires_at ? 'fine' : 'note',
          ordered: String(order.expires_at),
          came: String(receipt.received_at),
        },
        {
          name: 'inState',
          verdict: receipt.is_of_order ? 'fine' : 'note',
          ordered: YES,
          came: receipt.is_of_order ? YES : NO,
        },
      ]
    : []
  return [...came, ...ownerSigns(order)]
}

function ownerSigns({ is_locked, is_verified, credited_before }: DepositFacts): Sign[] {
  return [
    { name: 'unlocked', verdict: is_locked ? 'bad' : 'fine', ordered: YES, came: is_locked ? NO : YES },
    { name: 'identity', verdict: is_verified ? 'fine' : 'bad', ordered: YES, came: is_verified ? YES : NO },
    {
      name: 'knownPayer',
      verdict: credited_before > 0 ? 'fine' : 'note',
      ordered: '1',
      came: String(credited_before),
    },
  ]
}
