import type { DepositOrder } from '@keo/contract/deposit'
import { CHAT_TEXT_MAX, type ChatMessage } from '@keo/contract/deposit-order'
import { DEPOSIT_STATUS } from '@keo/contract/deposit-states'
import type { PlainMessageKey } from '@keo/messages/keys'
import { Form } from '@keo/ui/patterns/form'
import { Button } from '@keo/ui/primitives/button'
import { Card } from '@keo/ui/primitives/card'
import { Strip } from '@keo/ui/primitives/strip'
import { TextField } from '@keo/ui/fields/text-field'
import { useState } from 'react'
import { useMessages } from '../../language/messages.ts'
import { confirm } from '../../page-kit/overlays/confirm.tsx'
import { Problem } from '../../page-kit/problem.tsx'
import { useOrderAction, useTalk, useWriteToMerchant } from './deposit-queries.ts'

/** Player and merchant, and the way to a reviewer when the merchant does not release. */
export function C2cTalk({ order }: { order: DepositOrder }) {
  const say = useMessages()
  const { data: messages = [] } = useTalk(order.orderNo, true)
  return (
    <Card className="flex flex-col gap-3 p-4">
      <h2 className="text-body font-semibold">{say('c2c.title', { name: order.optionName })}</h2>
      {messages.length === 0 ? <p className="text-footnote text-text-3">{say('c2c.empty')}</p> : null}
      <ul className="flex flex-col gap-2" aria-live="polite">
        {messages.map((message) => (
          <Bubble key={message.id} message={message} merchant={order.optionName} />
        ))}
      </ul>
      <WriteForm orderNo={order.orderNo} />
      <Dispute order={order} />
    </Card>
  )
}

const WORDS: Partial<Record<ChatMessage['name'], PlainMessageKey>> = {
  hello: 'c2c.hello',
  checking: 'c2c.checking',
  waiting: 'c2c.waiting',
  denied: 'c2c.denied',
}

function Bubble({ message, merchant }: { message: ChatMessage; merchant: string }) {
  const say = useMessages()
  const isOwn = message.from === 'player'
  const words = WORDS[message.name]
  return (
    <li className={`flex flex-col ${isOwn ? 'items-end' : 'items-start'}`}>
      <span className="text-micro text-text-3">
        {isOwn ? say('c2c.you') : message.from === 'reviewer' ? say('c2c.staff') : merchant}
      </span>
      <p
        className={`max-w-[85%] rounded-m px-3 py-2 text-callout break-words ${isOwn ? 'bg-brand-soft' : 'bg-surface-3'}`}
      >
        {words ? say(words) : message.text}
      </p>
    </li>
  )
}

function WriteForm({ orderNo }: { orderNo: string }) {
  const say = useMessages()
  const [text, setText] = useState('')
  const write = useWriteToMerchant(orderNo)
  const send = (): void => {
    if (text.trim() && !write.isPending) write.mutate(text.trim(), { onSuccess: () => setText('') })
  }
  return (
    <>
      <Form onSubmit={send} className="!flex-row items-start">
        <div className="flex-1">
          <TextField
            value={text}
            onChange={setText}
            placeholder={say('c2c.placeholder')}
            maxLength={CHAT_TEXT_MAX}
            errorTip={false}
          />
        </div>
        <Button type="submit" className="h-[54px]!" disabled={!text.trim()} busy={write.isPending}>
          {say('c2c.send')}
        </Button>
      </Form>
      <Problem error={write.error} />
    </>
  )
}

function Dispute({ order }: { order: DepositOrder }) {
  const say = useMessages()
  const dispute = useOrderAction('dispute', order.orderNo)
  if (order.isDisputed)
    return <Strip tone="warn">{say(order.isAskedForMore ? 'c2c.askedForMore' : 'c2c.disputed')}</Strip>
  if (order.status !== DEPOSIT_STATUS.paidByPlayer) return null
  const ask = async (): Promise<void> => {
    const question = {
      title: say('c2c.disputeTitle'),
      text: say('c2c.disputeAsk'),
      agree: say('c2c.dispute'),
    }
    if (await confirm(question)) dispute.mutate()
  }
  return (
    <Button kind="outline" busy={dispute.isPending} onClick={() => void ask()}>
      {say('c2c.dispute')}
    </Button>
  )
}
