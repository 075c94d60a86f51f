import { MoneyField } from '@keo/ui/fields/money-field'
import type { Currency } from '@keo/units/money'
import { useAmountEntry } from './use-amount-entry.ts'

type AmountFieldProps = {
  /** As it goes over the wire; empty while nothing clear is typed. */
  amount: string
  onChange: (amount: string) => void
  currency: Currency
  /** As it stands behind the amount. */
  symbol: string
  label: string
  placeholder?: string
  size?: 'amount' | 'payout' | 'stake'
  /** What is wrong with an amount that is clear. */
  error?: string
  clearLabel?: string
  /** Of units alone, as a stake is. */
  isWhole?: boolean
}

/** A field that takes an amount in the player's way of writing it. */
export function AmountField(props: AmountFieldProps) {
  const { amount, onChange, currency, symbol, error = '', isWhole = false, ...look } = props
  const { unclear, ...entry } = useAmountEntry({ amount, onChange, currency, isWhole })
  return <MoneyField {...look} {...entry} currency={symbol} error={unclear ?? error} />
}
