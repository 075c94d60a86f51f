import { decideApproval } from '@keo/contract/console-approvals'
import { askWithdrawal, getWithdrawal, type QueuedWithdrawal } from '@keo/contract/console-queues'
import { Button } from '@keo/ui/primitives/button'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../../platform/api.ts'
import { dong } from '../../platform/figures.ts'
import { useLook } from '../../platform/look.ts'
import { isReason, Reason } from '../../parts/reason.tsx'
import { Refused } from '../../parts/states.tsx'
import { queries, useAct } from '../../platform/queries.ts'
import { passBatch, sumOf, type BatchEnd } from './batch.ts'
import { words } from './words.ts'

type Props = {
  chosen: readonly QueuedWithdrawal[]
  /** An order that the batch is through with is chosen no more. */
  onEnd: (orderNo: string) => void
  onClear: () => void
}

/** How many and how much, then one reason for all of them. What became of each is counted; what is left stays chosen. */
export function BatchPanel({ chosen, onEnd, onClear }: Props) {
  const { say } = useLook(words)
  const [reason, setReason] = useState('')
  const [ends, setEnds] = useState<readonly BatchEnd[]>([])
  const field = useRef<HTMLTextAreaElement>(null)
  const second = useAct(decideApproval)
  const pass = useMutation({
    mutationFn: () => {
      setEnds([])
      const ways = {
        read: (orderNo: string) => call(getWithdrawal, { orderNo }),
        ask: (orderNo: string) => call(askWithdrawal, { orderNo, reason }),
        approve: (id: string) => second.mutateAsync({ id, isApproved: true, reason }),
      }
      return passBatch(
        chosen.map(({ orderNo }) => orderNo),
        ways,
        (orderNo, end) => {
          setEnds((before) => [...before, end])
          onEnd(orderNo)
        },
      )
    },
    onSettled: () => queries.invalidateQueries(),
  })
  if (chosen.length === 0 && ends.length === 0) return null
  return (
    <section className="panel batch" aria-label={say('batch')}>
      {chosen.length > 0 ? (
        <>
          <p className="keys-row">
            <span className="num strong">
              {chosen.length} {say('batch.orders')} · {dong(sumOf(chosen.map(({ amount }) => amount)))} ₫
            </span>
            <button type="button" className="chip" onClick={onClear}>
              {say('batch.clear')}
            </button>
          </p>
          <Reason ref={field} text={reason} onText={setReason} />
          <Button
            kind="outline"
            wide
            busy={pass.isPending}
            onClick={() => (isReason(reason) ? pass.mutate() : field.current?.focus())}
          >
            {say('batch.approve')} ({chosen.length})
          </Button>
          <p className="meta">{say('batch.rule')}</p>
        </>
      ) : null}
      <Refused error={pass.error} />
      <Ends ends={ends} />
    </section>
  )
}

const END_ORDER = ['asked', 'approved', 'own', 'doubted', 'held', 'opened', 'decided', 'refused'] as const

function Ends({ ends }: { ends: readonly BatchEnd[] }) {
  const { say } = useLook(words)
  if (ends.length === 0) return null
  const counted = END_ORDER.map((end) => [end, ends.filter((one) => one === end).length] as const)
  return (
    <ul className="meta" role="status">
      {counted.map(([end, count]) =>
        count === 0 ? null : (
          <li key={end}>
            {say(`batch.${end}`)}: <span className="num">{count}</span>
          </li>
        ),
      )}
    </ul>
  )
}
