import { finishCallBack, listCallBacks } from '@keo/contract/call-back'
import {
  answerFeedback,
  type DeskThread,
  getDeskPicture,
  listDeskFeedback,
} from '@keo/contract/feedback-desk'
import { type CustomerLine, listCustomerLines, setCustomerLine } from '@keo/contract/support'
import { Switch } from '@keo/ui/fields/switch'
import { TextField } from '@keo/ui/fields/text-field'
import { Button } from '@keo/ui/primitives/button'
import { Card } from '@keo/ui/primitives/card'
import { ListRow } from '@keo/ui/primitives/list-row'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { useMessages } from '../../language/messages.ts'
import { DeskChats } from './desk-chats.tsx'
import { DeskPicture } from './desk-picture.tsx'
import { DeskSection } from './desk-section.tsx'
import { useOrder } from './panel-queries.ts'
import { PanelQuery } from './panel-query.tsx'

const all = ['sandbox', 'desk'] as const

/** What the people of the site do until they have a console: talk, answer feedback, call back, turn lines on and off. */
export function DeskTab() {
  const say = useMessages()
  const threads = useQuery({ queryKey: [...all, 'feedback'], queryFn: () => api(listDeskFeedback, {}) })
  return (
    <div className="flex flex-col gap-5">
      <Lines />
      <DeskChats />
      <DeskSection title={say('panel.desk.feedback')} query={threads}>
        {(open) => open.map((thread) => <Thread key={thread.id} thread={thread} />)}
      </DeskSection>
      <CallBacks />
    </div>
  )
}

function Lines() {
  const say = useMessages()
  const lines = useQuery({ queryKey: [...all, 'lines'], queryFn: () => api(listCustomerLines, {}) })
  const turn = useOrder((line: CustomerLine) => api(setCustomerLine, line), { refresh: [] })
  return (
    <PanelQuery query={lines}>
      {(both) => (
        <Card className="bg-surface-2">
          {both.map(({ line, lineSwitch }) => (
            <ListRow
              key={line}
              title={say('panel.desk.line', { number: line })}
              control={
                <Switch
                  label={say('panel.desk.line', { number: line })}
                  on={lineSwitch === 1}
                  onChange={(on) => turn.mutate({ line, lineSwitch: on ? 1 : 0 })}
                />
              }
            />
          ))}
        </Card>
      )}
    </PanelQuery>
  )
}

function Thread({ thread }: { thread: DeskThread }) {
  const say = useMessages()
  const [text, setText] = useState('')
  const answer = useOrder(
    (words: { text?: string; state?: 'closed'; isAccepted?: true }) =>
      api(answerFeedback, { id: thread.id, ...words }),
    { refresh: [] },
  )
  return (
    <Card className="flex flex-col gap-2 bg-surface-2 p-3.5">
      <p className="text-caption text-text-3">{thread.userName}</p>
      <Said thread={thread} />
      <TextField placeholder={say('panel.desk.answer')} value={text} onChange={setText} errorTip={false} />
      <div className="flex gap-2">
        <Button
          size="s"
          kind="primary"
          disabled={text.trim() === ''}
          busy={answer.isPending}
          onClick={() => answer.mutate({ text }, { onSuccess: () => setText('') })}
        >
          {say('panel.desk.send')}
        </Button>
        {thread.category === 'idea' && !thread.isAccepted ? (
          <Button size="s" busy={answer.isPending} onClick={() => answer.mutate({ isAccepted: true })}>
            {say('panel.desk.accept')}
          </Button>
        ) : null}
        <Button size="s" busy={answer.isPending} onClick={() => answer.mutate({ state: 'closed' })}>
          {say('panel.desk.close')}
        </Button>
      </div>
    </Card>
  )
}

/** The whole of it: an answer goes by what was asked and answered before. */
function Said({ thread: { id, messages } }: { thread: DeskThread }) {
  return (
    <ol className="flex flex-col gap-2 text-callout break-words whitespace-pre-line">
      {messages.map(({ from, text, pictures, time }) => (
        <li key={`${from} ${time} ${text}`} className={from === 'member' ? '' : 'text-text-3'}>
          <p className="text-caption text-text-3">
            {from} · {time}
          </p>
          <p>{text}</p>
          {pictures.map((fileId) => (
            <DeskPicture key={fileId} fileId={fileId} load={() => api(getDeskPicture, { id, fileId })} />
          ))}
        </li>
      ))}
    </ol>
  )
}

function CallBacks() {
  const say = useMessages()
  const waiting = useQuery({ queryKey: [...all, 'call-backs'], queryFn: () => api(listCallBacks, {}) })
  const done = useOrder((id: string) => api(finishCallBack, { id }), { refresh: [] })
  return (
    <DeskSection title={say('panel.desk.callBacks')} query={waiting}>
      {(people) => (
        <Card className="bg-surface-2">
          {people.map(({ id, userName, mobile, remark }) => (
            <ListRow
              key={id}
              title={`${userName} · ${mobile}`}
              note={remark}
              control={
                <Button size="xs" busy={done.isPending} onClick={() => done.mutate(id)}>
                  {say('panel.desk.called')}
                </Button>
              }
            />
          ))}
        </Card>
      )}
    </DeskSection>
  )
}
