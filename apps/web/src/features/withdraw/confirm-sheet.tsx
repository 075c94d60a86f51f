import type { ChannelContent } from '@keo/contract/withdraw'
import { Amount } from '@keo/ui/primitives/amount'
import { useState } from 'react'
import { amountParts } from '../../language/format.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { useGo } from '../../navigation/use-go.ts'
import { targetName, type PayoutTarget } from '../bindings/index.ts'
import { PinSheet } from '../withdraw-password/index.ts'
import { FeeText, Row } from './figure-rows.tsx'
import type { Figures } from './withdraw-figures.ts'
import { useWithdraw } from './withdraw-queries.ts'
import { orderPath } from './order-path.ts'

type ConfirmSheetProps = {
  open: boolean
  onClose: () => void
  content: ChannelContent
  figures: Figures
  target: PayoutTarget
}

/** What, where and the fee, above the six digits. */
export function ConfirmSheet({ open, onClose, content, figures, target }: ConfirmSheetProps) {
  const say = useMessages()
  const language = useLanguage()
  const go = useGo()
  const withdraw = useWithdraw()
  // One key for one request, however often it is sent: a second tap finds the first order.
  const [keys, setKeys] = useState<{ request: string; key: string }>({ request: '', key: '' })
  const request = `${target.id} ${figures.amount.minor}`

  async function send(withdrawPwd: string): Promise<void> {
    const requestKey = keys.request === request ? keys.key : newKey()
    setKeys({ request, key: requestKey })
    const order = await withdraw.mutateAsync({
      channel: content.channel,
      requestKey,
      targetId: target.id,
      amount: String(figures.amount.minor / 100n),
      withdrawPwd,
      quoteId: content.quote?.id ?? '',
    })
    onClose()
    go.replace(orderPath(order))
  }

  return (
    <PinSheet
      open={open}
      onClose={onClose}
      purpose="withdraw"
      onSealed={send}
      summary={
        <div className="flex flex-col gap-1 rounded-m bg-surface-2 px-3.5 py-2.5">
          <Row name={say('withdraw.to', { target: `${targetName(target)} ${target.maskedNumber}` })}>
            <Amount parts={amountParts(figures.amount, language)} className="font-semibold" />
          </Row>
          <Row name={say('withdraw.fee')}>
            <FeeText content={content} figures={figures} />
          </Row>
          {content.currency === 'USDT' ? (
            <Row name={say('withdraw.receive')}>
              <Amount parts={amountParts(figures.receive, language)} />
            </Row>
          ) : null}
        </div>
      }
    />
  )
}

function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
