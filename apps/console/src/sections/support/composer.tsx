import {
  answerSupportChat,
  type CannedAnswer,
  listCannedAnswers,
  noteSupportChat,
  type SupportChat,
  typeSupportChat,
} from '@keo/contract/console-support'
import type { Me } from '@keo/contract/staff'
import { Button } from '@keo/ui/primitives/button'
import { useRef, useState, type KeyboardEvent } from 'react'
import { Refused } from '../../parts/states.tsx'
import { call } from '../../platform/api.ts'
import { useKeys } from '../../platform/keys.ts'
import { useLook } from '../../platform/look.ts'
import { useAct, usePages } from '../../platform/queries.ts'
import { fitting } from './fitting.ts'
import { words } from './words.ts'

const TYPING_EVERY_MS = 3_000
const tapId = () => crypto.randomUUID()

/** Words to the member, or a note for colleagues; `/` finds a canned answer. */
export function Composer({ chat, me }: { chat: SupportChat; me: Me }) {
  const { say } = useLook(words)
  const field = useRef<HTMLTextAreaElement>(null)
  const told = useRef(0)
  const [text, setText] = useState('')
  const [isNote, setNote] = useState(false)
  // Kept until it is sent, so that a second try is the same message.
  const [sending, setSending] = useState(tapId)
  const [cannedId, setCannedId] = useState('')
  const clear = () => {
    setText('')
    setCannedId('')
    setSending(tapId())
  }
  const answer = useAct(answerSupportChat, clear)
  const note = useAct(noteSupportChat, clear)
  const isMine = chat.staffId === me.id
  const mayWrite = isNote || isMine
  const isReady = mayWrite && text.trim() !== '' && !text.startsWith('/')
  const send = () => {
    if (!isReady || answer.isPending || note.isPending) return
    if (isNote) note.mutate({ id: chat.id, noteId: sending, text })
    else answer.mutate({ id: chat.id, clientId: sending, text, ...(cannedId === '' ? {} : { cannedId }) })
  }
  const write = (next: string) => {
    setText(next)
    const now = performance.now()
    if (!isMine || isNote || now - told.current < TYPING_EVERY_MS) return
    told.current = now
    call(typeSupportChat, { id: chat.id }).catch(() => {})
  }
  const hear = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  useKeys({
    r: () => (setNote(false), field.current?.focus()),
    n: () => (setNote(true), field.current?.focus()),
  })
  return (
    <div className="composer" data-note={isNote || undefined}>
      {text.startsWith('/') ? (
        <Canned
          text={text.slice(1)}
          onPick={(one) => {
            setText(one.text)
            setCannedId(one.id)
            field.current?.focus()
          }}
        />
      ) : null}
      <textarea
        ref={field}
        rows={3}
        maxLength={2000}
        value={text}
        disabled={!mayWrite}
        aria-label={say(isNote ? 'write.note' : 'write.answer')}
        placeholder={say(isNote ? 'write.note' : 'write.answer')}
        onChange={(event) => write(event.target.value)}
        onKeyDown={hear}
      />
      <Refused error={answer.error ?? note.error} />
      <div className="keys-row">
        <button type="button" className="chip" aria-pressed={isNote} onClick={() => setNote(!isNote)}>
          {say('act.note')} <kbd>N</kbd>
        </button>
        <span className="meta">{`${say('write.sign')}: ${me.name.trim().split(/\s+/).at(-1) ?? ''}`}</span>
        <Button
          size="s"
          kind="primary"
          disabled={!isReady}
          busy={answer.isPending || note.isPending}
          onClick={send}
        >
          {say('act.send')} <kbd>↵</kbd>
        </Button>
      </div>
    </div>
  )
}

function Canned({ text, onPick }: { text: string; onPick: (one: CannedAnswer) => void }) {
  const { say } = useLook(words)
  const list = usePages(listCannedAnswers, {})
  const answers = fitting(list.data?.pages.flatMap((page) => page.answers) ?? [], text)
  return (
    <ul className="canned">
      {answers.length === 0 ? <li className="meta">{say('canned.none')}</li> : null}
      {answers.map((one) => (
        <li key={one.id}>
          <button type="button" onClick={() => onPick(one)}>
            <b>{one.title}</b>
            <span className="meta snippet">{one.text}</span>
            <span className="meta num">{`${one.uses} ${say('canned.uses')}`}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
