import type { RequestOf } from '@keo/contract/define-call'
import {
  askTrading,
  previewTrading,
  type PreviewTicket,
  type TradingPreview,
} from '@keo/contract/console-trading-settlement'
import { Button } from '@keo/ui/primitives/button'
import { useRef, useState } from 'react'
import { changed, dong, signedDong } from '../../platform/figures.ts'
import { useKeys } from '../../platform/keys.ts'
import { useLook } from '../../platform/look.ts'
import { isReason, Reason } from '../../parts/reason.tsx'
import { Empty, Loaded, More, Refused } from '../../parts/states.tsx'
import { Table, type Column } from '../../parts/table.tsx'
import { TwoKeys } from '../../parts/two-keys.tsx'
import { useAct, usePages } from '../../platform/queries.ts'
import { price } from './trading-figures.ts'
import { settlementWords } from './settlement-words.ts'

export type SettlementAct = Omit<RequestOf<typeof previewTrading>, 'after'>

/** Every ticket and sum that would change, and the request to a second trader for exactly that. */
export function SettlementPreview({ act }: { act: SettlementAct }) {
  const { say } = useLook(settlementWords)
  const list = usePages(previewTrading, act)
  const [first] = list.data?.pages ?? []
  const tickets = list.data?.pages.flatMap(({ changes }) => changes) ?? []
  return (
    <Loaded of={list}>
      {() =>
        !first || first.tickets === 0 ? (
          <Empty>{say('noChange')}</Empty>
        ) : (
          <>
            <h2>{say('before')}</h2>
            <p className="num">
              {first.tickets} {say('tickets')} · {first.players} {say('players')}
            </p>
            <Sums preview={first} />
            <Tickets tickets={tickets} />
            <More of={list} />
            <Ask act={act} preview={first} />
          </>
        )
      }
    </Loaded>
  )
}

function Sums({ preview: { sums } }: { preview: TradingPreview }) {
  const { say } = useLook(settlementWords)
  return (
    <dl className="facts">
      {sums.map(({ currency, before, after }) => (
        <div key={currency}>
          <dt>
            {say('returned')} {currency}
          </dt>
          <dd className="num">
            {dong(before)} → {dong(after)} · {say('house')} {signedDong(changed(after, before))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A ticket that is open has returned nothing so far. */
const ticketChange = ({ before, after, stake }: PreviewTicket): string => {
  const nothing = stake.replace(/\d/g, '0')
  return changed(before ?? nothing, after ?? nothing)
}

function Tickets({ tickets }: { tickets: readonly PreviewTicket[] }) {
  const { say } = useLook(settlementWords)
  const amount = (text: string | null) => (text === null ? say('isOpen') : dong(text))
  const columns: Column<PreviewTicket>[] = [
    {
      id: 'ticket',
      head: say('ticket'),
      cell: (ticket) => (
        <>
          {ticket.what}{' '}
          <span className="meta num">
            @ {price(ticket.odds)} · {ticket.member}
            {ticket.legs > 1 ? ` · ${ticket.legs} ${say('legs')}` : ''}
          </span>
        </>
      ),
      givesWay: true,
    },
    { id: 'was', head: say('was'), cell: ({ before }) => amount(before), isFigure: true },
    { id: 'will', head: say('will'), cell: ({ after }) => amount(after), isFigure: true },
    {
      id: 'change',
      head: say('change'),
      cell: (ticket) => signedDong(ticketChange(ticket)),
      isFigure: true,
    },
  ]
  return (
    <div className="tickets">
      <Table label={say('tickets')} columns={columns} rows={tickets} idOf={({ orderId }) => orderId} />
    </div>
  )
}

function Ask({ act, preview }: { act: SettlementAct; preview: TradingPreview }) {
  const { say } = useLook(settlementWords)
  const [reason, setReason] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const ask = useAct(askTrading, () => setReason(''))
  const send = () =>
    isReason(reason) ? ask.mutate({ ...act, digest: preview.digest, reason }) : field.current?.focus()
  useKeys(preview.askedBy === '' ? { c: send } : {})
  if (preview.askedBy !== '')
    return (
      <p className="keys-row" role="status">
        <TwoKeys turned={1} /> {say(ask.isSuccess ? 'asked' : 'waits')} {preview.askedBy}
      </p>
    )
  return (
    <>
      <p className="wallets">
        {say('wallets')} <span className="num strong">{preview.players}</span>
      </p>
      <Reason ref={field} text={reason} onText={setReason} />
      <Refused error={ask.error} />
      <Button kind="primary" wide busy={ask.isPending} onClick={send}>
        {say('send')}:{' '}
        {preview.sums
          .map(({ currency, before, after }) => `${signedDong(changed(before, after))} ${currency}`)
          .join(', ')}{' '}
        <kbd>C</kbd>
      </Button>
    </>
  )
}
