import type { GameWallet, TransferView, Wallet } from '@keo/contract/wallet'
import { type Money, moneyText, parseMoney } from '@keo/units/money'
import { useState } from 'react'
import { ApiRefusal } from '../../api/api-outcome.ts'
import { typedMoney } from '../../page-kit/amounts/money-entry.ts'
import { newTapKey } from '../../page-kit/tap-key.ts'
import { useTransfer } from './transfer-queries.ts'

export type Direction = TransferView['direction']

/** What is being asked for, and the key of the tap that asks: kept while no answer has come, new after one. */
export function useTransferForm({ gameWallets, currency, memberWallet }: Wallet) {
  const [direction, setDirection] = useState<Direction>('in')
  const [code, setCode] = useState<string | null>(null)
  const [digits, setDigits] = useState('')
  const [key, setKey] = useState(newTapKey)
  const [last, setLast] = useState<TransferView | null>(null)
  const [isUnsure, setUnsure] = useState(false)
  const transfer = useTransfer()

  const open = gameWallets.filter(({ isOpen }) => isOpen)
  const provider: GameWallet | undefined = open.find((one) => one.provider === code) ?? open[0]
  const source = direction === 'in' ? memberWallet : (provider?.amount ?? '0.00')
  const most: Money | undefined = parseMoney(source, currency)
  const amount = typedMoney(digits, currency)
  const isShort = amount !== null && most !== undefined && amount.minor > most.minor

  /** Another request is another tap. */
  const changing =
    <Value>(set: (value: Value) => void) =>
    (value: Value): void => {
      set(value)
      setKey(newTapKey())
      setUnsure(false)
      transfer.reset()
    }

  async function send(): Promise<void> {
    if (!amount || !provider) return
    try {
      const request = { key, provider: provider.provider, direction, amount: moneyText(amount) }
      setLast(await transfer.mutateAsync(request))
      setDigits('')
      setKey(newTapKey())
      setUnsure(false)
    } catch (error) {
      const isAnswered = error instanceof ApiRefusal
      if (isAnswered) setKey(newTapKey())
      setUnsure(!isAnswered)
    }
  }

  return {
    direction,
    provider,
    digits,
    amount,
    most,
    isShort,
    isUnsure,
    refusal: transfer.error instanceof ApiRefusal ? transfer.error : null,
    last,
    isBusy: transfer.isPending,
    setDirection: changing(setDirection),
    setProvider: changing(setCode),
    setDigits: changing(setDigits),
    send,
  }
}
