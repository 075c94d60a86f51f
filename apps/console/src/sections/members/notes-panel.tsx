import { listMemberNotes, noteMember } from '@keo/contract/console-member-acts'
import { Button } from '@keo/ui/primitives/button'
import { useId, useRef, useState } from 'react'
import { Empty, Loaded, More, Refused } from '../../parts/states.tsx'
import { sendOn, useKeys } from '../../platform/keys.ts'
import { useLook } from '../../platform/look.ts'
import { useAct, usePages } from '../../platform/queries.ts'
import { words } from './words.ts'

export function NotesPanel({ id, mayWrite }: { id: string; mayWrite: boolean }) {
  const { say, time } = useLook(words)
  const list = usePages(listMemberNotes, { id })
  const notes = list.data?.pages.flatMap((page) => page.notes) ?? []
  return (
    <section className="panel">
      <h2>{say('act.notes')}</h2>
      {mayWrite ? <NewNote id={id} /> : null}
      <Loaded of={list}>{() => (notes.length === 0 ? <Empty>{say('act.noNotes')}</Empty> : null)}</Loaded>
      {notes.map((note) => (
        <p key={note.id} className="note">
          {note.text} <span className="meta num">{`${note.by} · ${time(note.at)}`}</span>
        </p>
      ))}
      <More of={list} />
    </section>
  )
}

function NewNote({ id }: { id: string }) {
  const { say } = useLook(words)
  const [text, setText] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const fieldId = useId()
  const write = useAct(noteMember, () => setText(''))
  const isWritten = text.trim().length >= 2
  const send = () => write.mutate({ id, text })
  useKeys({ n: () => field.current?.focus() })
  return (
    <>
      <div className="field">
        <label htmlFor={fieldId}>
          {say('act.noteText')} <kbd>N</kbd>
        </label>
        <textarea
          id={fieldId}
          ref={field}
          rows={2}
          maxLength={1000}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={sendOn(() => (isWritten && !write.isPending ? send() : undefined))}
        />
      </div>
      <Refused error={write.error} />
      <Button size="s" disabled={!isWritten} busy={write.isPending} onClick={send}>
        {say('act.note')}
      </Button>
    </>
  )
}
