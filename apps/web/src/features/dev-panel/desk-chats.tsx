import type { ChatMessage } from '@keo/contract/chat-messages'
import {
  answerChat,
  type DeskConversation,
  endAtDesk,
  getDeskChatPicture,
  listDeskChatMessages,
  listDeskChats,
  readAtDesk,
  setChatHours,
  takeChat,
  typeAtDesk,
} from '@keo/contract/chat-desk'
import { TextField } from '@keo/ui/fields/text-field'
import { Button } from '@keo/ui/primitives/button'
import { Card } from '@keo/ui/primitives/card'
import { seconds } from '@keo/units/instants'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { useMessages } from '../../language/messages.ts'
import { newTapKey } from '../../page-kit/tap-key.ts'
import { DeskPicture } from './desk-picture.tsx'
import { DeskSection } from './desk-section.tsx'
import { useOrder } from './panel-queries.ts'
import { PanelQuery } from './panel-query.tsx'

const all = ['sandbox', 'desk', 'chats'] as const
const POLL_MS = seconds(3)
const SILENT = { isSilent: true, refresh: all } as const

/** Conversations that wait for a person or are with one, and the hours of people. */
export function DeskChats() {
  const say = useMessages()
  const chats = useQuery({
    queryKey: [...all, 'list'],
    queryFn: () => api(listDeskChats, {}),
    refetchInterval: POLL_MS,
  })
  return (
    <DeskSection title={say('panel.desk.chats')} query={chats} foot={<Hours />}>
      {(open) => open.map((chat) => <Chat key={chat.id} chat={chat} />)}
    </DeskSection>
  )
}

function Chat({ chat }: { chat: DeskConversation }) {
  const say = useMessages()
  const { id, userName, staffName, state, isTyping } = chat
  return (
    <Card className="flex flex-col gap-2 bg-surface-2 p-3.5">
      <p className="text-caption text-text-3">
        {userName}
        {staffName ? ` · ${staffName}` : ''}
        {isTyping ? ` · ${say('panel.desk.typing')}` : ''}
      </p>
      <Messages chat={chat} />
      {state === 'person' ? <Answer id={id} /> : <Take id={id} />}
    </Card>
  )
}

/** The last few are enough to answer. */
const SHOWN = 6

function Messages({ chat: { id, lastSeq, otherRead } }: { chat: DeskConversation }) {
  const say = useMessages()
  const after = String(Math.max(0, lastSeq - SHOWN))
  const messages = useQuery({
    queryKey: [...all, 'messages', id, lastSeq],
    queryFn: () => api(listDeskChatMessages, { id, after }),
  })
  const read = useOrder(() => api(readAtDesk, { id, seq: lastSeq }), SILENT)
  return (
    <PanelQuery query={messages}>
      {(page) => (
        <>
          <ol className="flex flex-col gap-1 text-callout">
            {page.messages.map((message) => (
              <li key={message.seq} className={message.from === 'member' ? '' : 'text-text-3'}>
                {message.from}: <Said id={id} message={message} />
              </li>
            ))}
          </ol>
          <Button
            size="xs"
            className="self-start"
            disabled={otherRead >= lastSeq}
            busy={read.isPending}
            onClick={() => read.mutate(undefined)}
          >
            {say('panel.desk.read')}
          </Button>
        </>
      )}
    </PanelQuery>
  )
}

/** For the eyes of a developer: what is neither text nor picture is named. */
function Said({ id, message: { content } }: { id: string; message: ChatMessage }) {
  switch (content.type) {
    case 'text':
      return content.text
    case 'choice':
      return `[${content.choice}]`
    case 'event':
      return `[${content.event}]`
    case 'answer':
      return `[${content.saying}]`
    case 'picture': {
      const { fileId } = content
      return <DeskPicture fileId={fileId} load={() => api(getDeskChatPicture, { id, fileId })} />
    }
  }
}

function Take({ id }: { id: string }) {
  const say = useMessages()
  const [staffName, setStaffName] = useState('Lan')
  const take = useOrder(() => api(takeChat, { id, staffName: staffName.trim() }), SILENT)
  return (
    <div className="flex items-start gap-2">
      <div className="flex-1">
        <TextField
          placeholder={say('panel.desk.staffName')}
          value={staffName}
          onChange={setStaffName}
          errorTip={false}
        />
      </div>
      <Button
        className="h-[54px]!"
        kind="primary"
        disabled={staffName.trim().length < 2}
        busy={take.isPending}
        onClick={() => take.mutate(undefined)}
      >
        {say('panel.desk.take')}
      </Button>
    </div>
  )
}

function Answer({ id }: { id: string }) {
  const say = useMessages()
  const [text, setText] = useState('')
  const answer = useOrder(() => api(answerChat, { id, clientId: newTapKey(), text }), SILENT)
  const type = useOrder(() => api(typeAtDesk, { id }), SILENT)
  const end = useOrder(() => api(endAtDesk, { id }), SILENT)
  return (
    <>
      <TextField placeholder={say('panel.desk.answer')} value={text} onChange={setText} errorTip={false} />
      <div className="flex gap-2">
        <Button
          size="s"
          kind="primary"
          disabled={text.trim() === ''}
          busy={answer.isPending}
          onClick={() => answer.mutate(undefined, { onSuccess: () => setText('') })}
        >
          {say('panel.desk.send')}
        </Button>
        <Button size="s" busy={type.isPending} onClick={() => type.mutate(undefined)}>
          {say('panel.desk.type')}
        </Button>
        <Button size="s" busy={end.isPending} onClick={() => end.mutate(undefined)}>
          {say('panel.desk.end')}
        </Button>
      </div>
    </>
  )
}

/** Both the same: around the clock. */
function Hours() {
  const say = useMessages()
  const [from, setFrom] = useState('08:00')
  const [to, setTo] = useState('08:00')
  const set = useOrder(() => api(setChatHours, { from, to }), { refresh: all })
  return (
    <div className="flex items-start gap-2">
      <TextField placeholder={say('panel.desk.from')} value={from} onChange={setFrom} errorTip={false} />
      <TextField placeholder={say('panel.desk.to')} value={to} onChange={setTo} errorTip={false} />
      <Button className="h-[54px]! flex-none" busy={set.isPending} onClick={() => set.mutate(undefined)}>
        {say('panel.desk.setHours')}
      </Button>
    </div>
  )
}
