import type { ChatMessage } from '@keo/contract/chat-messages'
import type { ResponseOf } from '@keo/contract/define-call'
import {
  endSupportChat,
  getSupportChat,
  listSupportMessages,
  readSupportChat,
  takeSupportChat,
} from '@keo/contract/console-support'
import type { Me } from '@keo/contract/staff'
import { Button } from '@keo/ui/primitives/button'
import { useEffect, useState } from 'react'
import { Loaded, Refused } from '../../parts/states.tsx'
import { useKeys } from '../../platform/keys.ts'
import { useLook } from '../../platform/look.ts'
import { call } from '../../platform/api.ts'
import { useAct, useCall, usePages } from '../../platform/queries.ts'
import { ChatSide } from './chat-side.tsx'
import { Composer } from './composer.tsx'
import { contentText } from './content-text.ts'
import { Picture } from './picture.tsx'
import { TransferForm } from './transfer-form.tsx'
import { words } from './words.ts'

const SOON_MS = 3_000

type Found = ResponseOf<typeof getSupportChat>

/** One conversation: what was written, what may be done, and who it is with. */
export function ChatPane({ id, me }: { id: string; me: Me }) {
  const found = useCall(getSupportChat, { id }, SOON_MS)
  return (
    <Loaded of={found}>
      {(data) => (
        <>
          <section className="evidence chat">
            <Head found={data} me={me} />
            <Talk found={data} isMine={data.chat.staffId === me.id} />
            {data.chat.state === 'ended' || !me.permissions.includes('support.answer') ? null : (
              <Composer chat={data.chat} me={me} />
            )}
          </section>
          <ChatSide found={data} />
        </>
      )}
    </Loaded>
  )
}

function Head({ found: { chat }, me }: { found: Found; me: Me }) {
  const { say } = useLook(words)
  const [isHanding, setHanding] = useState(false)
  const take = useAct(takeSupportChat)
  const end = useAct(endSupportChat)
  const mayAct = me.permissions.includes('support.answer') && chat.state !== 'ended'
  const isMine = chat.staffId === me.id
  const mayTake = mayAct && (chat.state === 'queued' || chat.staffId === '')
  const mayEnd = mayAct && (isMine || chat.state === 'queued')
  const takeIt = () => take.mutate({ id: chat.id })
  useKeys({
    ...(mayTake ? { a: takeIt } : {}),
    ...(mayAct ? { t: () => setHanding((isOpen) => !isOpen) } : {}),
  })
  return (
    <header className="chat-head">
      <h2>
        {chat.userName}{' '}
        <span className="meta">
          {chat.isTyping ? say('chat.typing') : chat.staffName ? `${say('chat.with')} ${chat.staffName}` : ''}
        </span>
      </h2>
      {mayTake ? (
        <Button size="s" kind="primary" busy={take.isPending} onClick={takeIt}>
          {say('act.take')} <kbd>A</kbd>
        </Button>
      ) : null}
      {mayAct ? (
        <Button size="s" onClick={() => setHanding((isOpen) => !isOpen)}>
          {say('act.transfer')} <kbd>T</kbd>
        </Button>
      ) : null}
      {mayEnd ? (
        <Button size="s" kind="outline" busy={end.isPending} onClick={() => end.mutate({ id: chat.id })}>
          {say('act.end')}
        </Button>
      ) : null}
      <Refused error={take.error ?? end.error} />
      {isHanding ? <TransferForm chat={chat} onDone={() => setHanding(false)} /> : null}
    </header>
  )
}

/** Once for every newest message, so that reading older ones is left alone. */
const intoSight = (end: HTMLDivElement | null) => end?.scrollIntoView({ block: 'end' })

/** Messages and private notes in the order in which they came; the newest is in sight. */
function Talk({ found, isMine }: { found: Found; isMine: boolean }) {
  const { say, time } = useLook(words)
  const { id, lastSeq, memberRead, unread } = found.chat
  const list = usePages(listSupportMessages, { id }, SOON_MS)
  const messages = (list.data?.pages ?? []).toReversed().flatMap((page) => page.messages)
  useEffect(() => {
    // What fails here is asked again with the next message.
    if (isMine && unread > 0) call(readSupportChat, { id, seq: lastSeq }).catch(() => {})
  }, [id, isMine, unread, lastSeq])
  return (
    <div className="talk" role="group" aria-label={say('nav.support')} tabIndex={0}>
      <Loaded of={list}>
        {() => (
          <>
            {list.hasNextPage ? (
              <Button size="xs" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                {say('chat.older')}
              </Button>
            ) : null}
            {messages.map((message) => (
              <Bubble key={message.seq} id={id} message={message} isRead={message.seq <= memberRead} />
            ))}
            {found.notes.map((note) => (
              <p key={note.id} className="bubble" data-from="note">
                <span className="meta">{`${say('act.note')} · ${note.by} · ${time(note.at)}`}</span>
                {note.text}
              </p>
            ))}
          </>
        )}
      </Loaded>
      <div key={`${lastSeq} ${list.isSuccess}`} ref={intoSight} />
    </div>
  )
}

function Bubble({ id, message, isRead }: { id: string; message: ChatMessage; isRead: boolean }) {
  const { say, timeOf } = useLook(words)
  const { content, from } = message
  if (from === 'site') return <p className="site-line meta">{contentText(message, say)}</p>
  const clock = timeOf(message.time)
  return (
    <div className="bubble" data-from={from}>
      {from === 'assistant' ? <span className="meta">{say('chat.assistant')}</span> : null}
      {content.type === 'picture' ? (
        <Picture id={id} fileId={content.fileId} />
      ) : (
        <span className="said">{contentText(message, say)}</span>
      )}
      <span className="meta num">
        {from === 'staff' && isRead ? `${clock} · ${say('chat.read')}` : clock}
      </span>
    </div>
  )
}
