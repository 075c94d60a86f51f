import { answerComplaint, COMPLAINT_OUTCOMES } from '@keo/contract/console-complaints'
import { Button } from '@keo/ui/primitives/button'
import { useId, useState } from 'react'
import { Choice } from '../../parts/choice.tsx'
import { isReason, Reason } from '../../parts/reason.tsx'
import { Refused } from '../../parts/states.tsx'
import { useLook } from '../../platform/look.ts'
import { useAct } from '../../platform/queries.ts'
import { complaintWords } from './complaint-words.ts'

const ANSWER_MIN = 5

/** What came of it, in the words that the member reads. */
export function ComplaintAnswer({ id }: { id: string }) {
  const { say } = useLook(complaintWords)
  const field = useId()
  const [outcome, setOutcome] = useState<(typeof COMPLAINT_OUTCOMES)[number]>('upheld')
  const [answer, setAnswer] = useState('')
  const [reason, setReason] = useState('')
  const act = useAct(answerComplaint)
  return (
    <>
      <Choice
        label={say('cp.outcome')}
        value={outcome}
        options={COMPLAINT_OUTCOMES.map((name) => [name, say(`result.${name}`)])}
        onValue={setOutcome}
      />
      <div className="field">
        <label htmlFor={field}>{say('cp.answer')}</label>
        <textarea
          id={field}
          rows={6}
          maxLength={2000}
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
        />
      </div>
      <Reason text={reason} onText={setReason} />
      <Refused error={act.error} />
      <Button
        kind="primary"
        disabled={answer.trim().length < ANSWER_MIN || !isReason(reason)}
        busy={act.isPending}
        onClick={() => act.mutate({ id, outcome, answer, reason })}
      >
        {say('cp.send')}
      </Button>
    </>
  )
}
