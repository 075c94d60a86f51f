import type { Movement, WalletBalance } from '@keo/contract/wallet-balance'
import { serverTimeText } from '@keo/units/instants'
import { money, moneyText } from '@keo/units/money'
import type { Balance, Line } from './ledger-types.ts'

/** As the wire and the live socket show it. A wallet's sequence counts its movements, which a number holds. */
export function toWalletBalance({ currency, available, held, bonus, debt, seq }: Balance): WalletBalance {
  const text = (minor: bigint) => moneyText(money(minor, currency))
  return {
    currency,
    available: text(available),
    held: text(held),
    bonus: text(bonus),
    debt: text(debt),
    seq: Number(seq),
  }
}

export function toMovement({ seq, kind, reference, at, postings, balance }: Line): Movement {
  return {
    seq: Number(seq),
    kind,
    reference,
    time: serverTimeText(at),
    postings: postings.map(({ account, amount }) => ({
      account,
      amount: moneyText(money(amount, balance.currency)),
    })),
    balance: toWalletBalance(balance),
  }
}
