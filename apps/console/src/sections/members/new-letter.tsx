import { writeToMember } from '@keo/contract/console-member-acts'
import { Button } from '@keo/ui/primitives/button'
import { useId, useState } from 'react'
import { Field } from '../../parts/field.tsx'
import { isReason, Reason } from '../../parts/reason.tsx'
import { Refused } from '../../parts/states.tsx'
import { sendOn } from '../../platform/keys.ts'
import { useLook } from '../../platform/look.ts'
import { useAct } from '../../platform/queries.ts'
import { words } from './words.ts'

const NOTHING = { title: '', text: '' }
const tapKey = () => crypto.randomUUID()

/** One letter to this member, in their language; the reason stays with the staff. */
export function NewLetter({ id }: { id: string }) {
  const { say } = useLook(words)
  const [{ title, text }, setTyped] = useState(NOTHING)
  const [reason, setReason] = useState('')
  // Kept until it is sent, so that a second try is the same letter.
  const [key, setKey] = useState(tapKey)
  const textId = useId()
  const write = useAct(writeToMember, () => {
    setTyped(NOTHING)
    setReason('')
    setKey(tapKey())
  })
  const isReady = isReason(reason) && [title, text].every((typed) => typed.trim().length >= 2)
  const send = () => write.mutate({ id, title, text, key, reason })
  return (
    <>
      <Field
        label={say('letter.title')}
        maxLength={80}
        value={title}
        onText={(typed) => setTyped({ title: typed, text })}
      />
      <div className="field">
        <label htmlFor={textId}>{say('letter.text')}</label>
        <textarea
          id={textId}
          rows={4}
          maxLength={2000}
          value={text}
          onChange={(event) => setTyped({ title, text: event.target.value })}
          onKeyDown={sendOn(() => (isReady && !write.isPending ? send() : undefined))}
        />
      </div>
      <Reason text={reason} onText={setReason} />
      <Refused error={write.error} />
      <Button size="s" disabled={!isReady} busy={write.isPending} onClick={send}>
        {say('letter.send')}
      </Button>
    </>
  )
}
