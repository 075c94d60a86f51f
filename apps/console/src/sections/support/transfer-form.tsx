import { listColleagues, type SupportChat, transferSupportChat } from '@keo/contract/console-support'
import { Button } from '@keo/ui/primitives/button'
import { useId, useState } from 'react'
import { isReason, Reason } from '../../parts/reason.tsx'
import { Refused } from '../../parts/states.tsx'
import { useLook } from '../../platform/look.ts'
import { useAct, useCall } from '../../platform/queries.ts'
import { words } from './words.ts'

/** To a colleague, or back to those who wait. */
export function TransferForm({ chat, onDone }: { chat: SupportChat; onDone: () => void }) {
  const { say } = useLook(words)
  const id = useId()
  const [to, setTo] = useState('')
  const [reason, setReason] = useState('')
  const { data } = useCall(listColleagues, {})
  const transfer = useAct(transferSupportChat, onDone)
  return (
    <div className="panel transfer">
      <div className="field">
        <label htmlFor={id}>{say('transfer.to')}</label>
        <select id={id} value={to} onChange={(event) => setTo(event.target.value)}>
          <option value="">{say('act.back')}</option>
          {(data?.colleagues ?? [])
            .filter((one) => one.id !== chat.staffId)
            .map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
        </select>
      </div>
      <Reason text={reason} onText={setReason} />
      <Refused error={transfer.error} />
      <Button
        size="s"
        disabled={!isReason(reason)}
        busy={transfer.isPending}
        onClick={() => transfer.mutate({ id: chat.id, to, reason })}
      >
        {say('act.transfer')}
      </Button>
    </div>
  )
}
