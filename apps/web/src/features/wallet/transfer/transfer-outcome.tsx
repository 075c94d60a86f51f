import type { TransferView } from '@keo/contract/wallet'
import { Strip, type StripTone } from '@keo/ui/primitives/strip'
import type { Currency } from '@keo/units/money'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useMessages } from '../../../language/messages.ts'
import { transferQuery } from '../transfer-queries.ts'
import { useMoneyText } from '../use-money-text.ts'
import { walletQuery } from '../wallet-query.ts'

const TONES: Record<TransferView['state'], StripTone> = { done: 'info', moving: 'warn', returned: 'error' }

/** How the transfer stands, asked for until the provider has answered. */
export function TransferOutcome({ first, currency }: { first: TransferView; currency: Currency }) {
  const cache = useQueryClient()
  const asked = useQuery({ ...transferQuery(first.id), enabled: first.state === 'moving' })
  const transfer = asked.data ?? first
  const hasEnded = asked.data !== undefined && asked.data.state !== 'moving'
  useEffect(() => {
    // Where the money lies now, the wallet knows.
    if (hasEnded) void cache.invalidateQueries({ queryKey: walletQuery.queryKey })
  }, [hasEnded, cache])
  return <Strip tone={TONES[transfer.state]}>{useOutcomeText(transfer, currency)}</Strip>
}

function useOutcomeText({ state, direction, name, amount }: TransferView, currency: Currency): string {
  const say = useMessages()
  const said = { name, amount: useMoneyText()(amount, currency) }
  if (state === 'moving') return say('transfer.moving', said)
  if (state === 'returned') return say('transfer.returned', said)
  return direction === 'in' ? say('transfer.doneIn', said) : say('transfer.doneOut', { amount: said.amount })
}
