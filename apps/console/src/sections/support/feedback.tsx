import { PROMISED_MINUTES } from '@keo/contract/console-queues'
import type { ResponseOf } from '@keo/contract/define-call'
import {
  answerSupportThread,
  type FeedbackRow,
  getSupportThread,
  listSupportFeedback,
} from '@keo/contract/console-support'
import type { Me } from '@keo/contract/staff'
import { Button } from '@keo/ui/primitives/button'
import { useId, useState } from 'react'
import { Empty, Loaded, More, Refused } from '../../parts/states.tsx'
import { age, lateness } from '../../platform/figures.ts'
import { useListKeys } from '../../platform/keys.ts'
import { useLook } from '../../platform/look.ts'
import { go, pathTo } from '../../platform/place.ts'
import { REFRESH_MS, useAct, useCall, usePages } from '../../platform/queries.ts'
import { MemberFacts } from './chat-side.tsx'
import { Picture } from './picture.tsx'
import { words } from './words.ts'

const VIEWS = ['waiting', 'answered', 'closed'] as const
type Thread = ResponseOf<typeof getSupportThread>

export function FeedbackQueue({ open }: { open: string }) {
  const { say } = useLook(words)
  const [view, setView] = useState<(typeof VIEWS)[number]>('waiting')
  const list = usePages(listSupportFeedback, { view }, REFRESH_MS)
  const threads = list.data?.pages.flatMap((page) => page.threads) ?? []
  const now = list.data?.pages[0]?.now ?? 0
  useListKeys(
    threads.map(({ id }) => id),
    open,
    (id) => go('support', id),
  )
  return (
    <section className="queue" aria-label={say('tab.feedback')}>
      <div className="segments">
        {VIEWS.map((name) => (
          <button
            key={name}
            type="button"
            className="chip"
            aria-pressed={name === view}
            onClick={() => setView(name)}
          >
            {say(`feedback.${name}`)}
          </button>
        ))}
      </div>
      <Loaded of={list}>
        {() =>
          threads.length === 0 ? (
            <Empty>{say('feedback.none')}</Empty>
          ) : (
            threads.map((row) => <Row key={row.id} row={row} now={now} isOpen={row.id === open} />)
          )
        }
      </Loaded>
      <More of={list} />
    </section>
  )
}

function Row({ row, now, isOpen }: { row: FeedbackRow; now: number; isOpen: boolean }) {
  const { say } = useLook(words)
  const waits = now - row.changedAt
  return (
    <a className="queue-row" href={pathTo('support', row.id)} aria-current={isOpen || undefined}>
      <span className="strong">
        {row.userName} <span className="meta">{say(`category.${row.category}`)}</span>
      </span>
      <span className="num late" data-late={lateness(waits, PROMISED_MINUTES.feedback)}>
        {age(waits)}
      </span>
      <span className="snippet meta">{row.opening}</span>
    </a>
  )
}

export function FeedbackThread({ id, me }: { id: string; me: Me }) {
  const { say, timeOf } = useLook(words)
  const found = useCall(getSupportThread, { id }, REFRESH_MS)
  return (
    <Loaded of={found}>
      {(thread) => (
        <>
          <section className="evidence chat">
            <header className="chat-head">
              <h2>
                {thread.userName} <span className="meta">{say(`category.${thread.category}`)}</span>
              </h2>
              {thread.isAccepted ? <span className="badge">{say('feedback.accepted')}</span> : null}
            </header>
            <div className="talk" role="group" aria-label={thread.userName} tabIndex={0}>
              {thread.messages.map(({ from, text, time, pictures }) => (
                <div key={`${time} ${text}`} className="bubble" data-from={from}>
                  <span className="said">{text}</span>
                  {pictures.map((fileId) => (
                    <Picture key={fileId} id={id} fileId={fileId} />
                  ))}
                  <span className="meta num">{timeOf(time)}</span>
                </div>
              ))}
            </div>
            {me.permissions.includes('support.answer') && thread.state !== 'closed' ? (
              <Answer thread={thread} />
            ) : null}
          </section>
          <aside className="decision">
            <MemberFacts memberId={thread.memberId} />
          </aside>
        </>
      )}
    </Loaded>
  )
}

function Answer({ thread }: { thread: Thread }) {
  const { say } = useLook(words)
  const id = useId()
  const [text, setText] = useState('')
  // The idea is accepted with this answer, or that is taken back.
  const [isOther, setIsOther] = useState(false)
  const answer = useAct(answerSupportThread, () => {
    setText('')
    setIsOther(false)
  })
  const at = { id: thread.id, messages: thread.messages.length }
  return (
    <div className="composer">
      <label htmlFor={id} className="meta">
        {say('act.send')}
      </label>
      <textarea
        id={id}
        rows={4}
        maxLength={2000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Refused error={answer.error} />
      <div className="keys-row">
        {thread.category === 'idea' ? (
          <label className="check">
            <input type="checkbox" checked={isOther} onChange={(event) => setIsOther(event.target.checked)} />
            {say(thread.isAccepted ? 'feedback.takeBack' : 'feedback.accept')}
          </label>
        ) : null}
        {thread.state === 'received' ? (
          <Button size="s" onClick={() => answer.mutate({ ...at, state: 'review' })}>
            {say('feedback.review')}
          </Button>
        ) : null}
        <Button size="s" kind="outline" onClick={() => answer.mutate({ ...at, state: 'closed' })}>
          {say('act.end')}
        </Button>
        <Button
          size="s"
          kind="primary"
          disabled={text.trim() === ''}
          busy={answer.isPending}
          onClick={() =>
            answer.mutate({ ...at, text, ...(isOther ? { isAccepted: !thread.isAccepted } : {}) })
          }
        >
          {say('act.send')}
        </Button>
      </div>
    </div>
  )
}
