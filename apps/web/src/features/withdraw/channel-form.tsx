import type { ChannelContent, WithdrawChannel } from '@keo/contract/withdraw'
import { Form } from '@keo/ui/patterns/form'
import { Button } from '@keo/ui/primitives/button'
import { Strip } from '@keo/ui/primitives/strip'
import { ListRowSkeleton } from '@keo/ui/primitives/skeleton'
import { useState } from 'react'
import { AmountField } from '../../page-kit/amounts/amount-field.tsx'
import { formatWholeMoney } from '../../language/format.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import type { PayoutTarget } from '../bindings/index.ts'
import { LoadFailed } from '../../page-kit/load-failed.tsx'
import { useWithdrawPasswordState } from '../withdraw-password/index.ts'
import { ConfirmSheet } from './confirm-sheet.tsx'
import { FigureRows } from './figure-rows.tsx'
import { TargetChoice, useTargets } from './target-choice.tsx'
import { TurnoverMeter } from './turnover-meter.tsx'
import { dong, figuresOf, mostOf } from './withdraw-figures.ts'
import { useWithdrawContent } from './withdraw-queries.ts'
import { parseMoney } from '@keo/units/money'

export function ChannelForm({ channel }: { channel: WithdrawChannel }) {
  const { data: content, isError, isFetching, refetch } = useWithdrawContent(channel)
  const targets = useTargets(channel)
  if (content?.isOpen === false) return <ClosedChannel />
  if (content && targets) return <ReadyForm content={content} targets={targets} />
  if (isError) return <LoadFailed busy={isFetching} onRetry={() => void refetch()} />
  return <ListRowSkeleton />
}

/** Nobody pays out by it: nothing is asked for that could not be sent. */
function ClosedChannel() {
  const say = useMessages()
  return <Strip tone="info">{say('withdraw.closed')}</Strip>
}

function ReadyForm({ content, targets }: { content: ChannelContent; targets: readonly PayoutTarget[] }) {
  const say = useMessages()
  const language = useLanguage()
  const hasPassword = useWithdrawPasswordState().data?.isSet ?? false
  const [chosen, setChosen] = useState('')
  const [digits, setDigits] = useState('')
  const [isAsking, setIsAsking] = useState(false)
  const target = targets.find(({ id }) => id === chosen) ?? targets.at(-1)
  const figures = figuresOf(content, digits)
  const isOwing = dong(content.debt).minor > 0n
  const canSend = target && hasPassword && figures.problem === null && !isOwing

  return (
    <Form onSubmit={() => (canSend ? setIsAsking(true) : undefined)}>
      <TargetChoice channel={content.channel} targets={targets} chosen={target} onChoose={setChosen} />
      {isOwing ? (
        <Strip tone="error">
          {say('withdraw.debt', { amount: formatWholeMoney(dong(content.debt), language) })}
        </Strip>
      ) : null}
      <div>
        <div className="flex items-center justify-between pb-2">
          <span className="text-body font-semibold">{say('withdraw.amount')}</span>
          <button
            type="button"
            className="-my-2.5 min-h-11 pl-4 text-footnote font-semibold text-brand-text"
            onClick={() => setDigits(mostOf(content))}
          >
            {say('withdraw.all')}
          </button>
        </div>
        <AmountField
          size="payout"
          amount={digits}
          onChange={setDigits}
          currency="VND"
          symbol="₫"
          label={say('withdraw.amount')}
          placeholder={say('withdraw.placeholder')}
          clearLabel={say('withdraw.clear')}
          error={digits === '' ? '' : problemText()}
        />
      </div>
      <FigureRows content={content} figures={figures} target={target} />
      <TurnoverMeter turnover={content.turnover} />
      <p className="px-0.5 text-caption text-text-3">{say('withdraw.noCancel')}</p>
      <Button type="submit" kind="primary" size="l" wide disabled={!canSend}>
        {say('withdraw.next')}
      </Button>
      {target ? (
        <ConfirmSheet
          open={isAsking}
          onClose={() => setIsAsking(false)}
          content={content}
          figures={figures}
          target={target}
        />
      ) : null}
    </Form>
  )

  function problemText(): string {
    if (figures.problem === 'balance') return say('withdraw.tooMuch')
    if (figures.problem === 'turnover')
      return say('withdraw.locked', { amount: formatWholeMoney(dong(content.withdrawable), language) })
    if (figures.problem === null) return ''
    const [min = '', max = ''] = [content.amountMin, content.amountMax].map((text) => {
      const bound = parseMoney(text, content.currency)
      return bound ? formatWholeMoney(bound, language) : ''
    })
    return say('withdraw.range', { min, max })
  }
}
