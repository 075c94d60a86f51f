import { COMPLAINT_CATEGORIES, COMPLAINT_WAYS, openComplaint } from '@keo/contract/console-complaints'
import { Button } from '@keo/ui/primitives/button'
import { useId, useState } from 'react'
import { Choice } from '../../parts/choice.tsx'
import { Field } from '../../parts/field.tsx'
import { Refused } from '../../parts/states.tsx'
import { useLook } from '../../platform/look.ts'
import { go } from '../../platform/place.ts'
import { useAct } from '../../platform/queries.ts'
import { complaintWords } from './complaint-words.ts'

const WORDS_MIN = 5

/** A complaint as it came, put on the register; the member is told until when it is answered. */
export function NewComplaint() {
  const { say } = useLook(complaintWords)
  const field = useId()
  const [memberId, setMemberId] = useState('')
  const [cameBy, setCameBy] = useState<(typeof COMPLAINT_WAYS)[number]>('chat')
  const [category, setCategory] = useState<(typeof COMPLAINT_CATEGORIES)[number]>('money')
  const [words, setWords] = useState('')
  const open = useAct(openComplaint, ({ id }) => go('safety', id))
  const isReady = /^mbr_\w+$/.test(memberId.trim()) && words.trim().length >= WORDS_MIN
  return (
    <aside className="decision">
      <h2>{say('cp.new')}</h2>
      <Field label={say('cp.member')} value={memberId} onText={setMemberId} />
      <Choice
        label={say('cp.cameBy')}
        value={cameBy}
        options={COMPLAINT_WAYS.map((name) => [name, say(`way.${name}`)])}
        onValue={setCameBy}
      />
      <Choice
        label={say('cp.category')}
        value={category}
        options={COMPLAINT_CATEGORIES.map((name) => [name, say(`about.${name}`)])}
        onValue={setCategory}
      />
      <div className="field">
        <label htmlFor={field}>{say('cp.words')}</label>
        <textarea
          id={field}
          rows={6}
          maxLength={4000}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </div>
      <Refused error={open.error} />
      <Button
        disabled={!isReady}
        busy={open.isPending}
        onClick={() => open.mutate({ memberId: memberId.trim(), cameBy, category, words })}
      >
        {say('cp.put')}
      </Button>
    </aside>
  )
}
