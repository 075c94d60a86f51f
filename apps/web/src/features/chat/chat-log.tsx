import type { ChatChoice, Conversation } from '@keo/contract/chat-messages'
import { ArrowDownIcon } from '@keo/ui/icons/arrow-down'
import { Button } from '@keo/ui/primitives/button'
import { Suspense, useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { lazyPart } from '../../page-kit/lazy-part.ts'
import { useIsVisible } from '../../platform/visibility.ts'
import { firstSeq, lastSeq, type Lines } from './chat-lines.ts'
import { tellRead, useOlder } from './chat-queries.ts'
import { ClosedCard } from './closed-card.tsx'
import { LostPictureLine } from './lost-picture-line.tsx'
import { pictureNotes } from './lost-pictures.ts'
import { MessageList } from './message-list.tsx'
import { outbox } from './outbox.ts'
import { QueueCard } from './queue-card.tsx'
import { TypingLine } from './typing-line.tsx'
import { UnsentLine } from './unsent-line.tsx'
import { UploadLine } from './upload-line.tsx'
import { uploads } from './uploads.ts'
import { useNewestLine } from './use-newest-line.ts'

const RatingCard = lazyPart(() => import('./rating-card.tsx'))

type ChatLogProps = {
  lines: Lines
  conversation: Conversation
  memberId: string
  isPersonTyping: boolean
  /** Somebody asked for a person and nobody was there. */
  isClosed: boolean
  onChoose: (choice: ChatChoice) => void
}

/** Everything that was said, with what is still on its way, and what comes next. */
export function ChatLog(props: ChatLogProps) {
  const { lines, conversation, memberId, isPersonTyping, isClosed, onChoose } = props
  const say = useMessages()
  const to = { memberId, conversationId: conversation.id }
  const { unsent, isSending } = useUnsent(lines, memberId)
  const { pictures, lost } = usePictures(memberId)
  const { log, end, toEnd, isBehind } = useNewestLine({
    newest: lastSeq(lines),
    oldest: firstSeq(lines),
    own: unsent.length + pictures.length + lost.length,
  })
  useReading(conversation, lastSeq(lines))
  const isEnded = conversation.state === 'ended'
  const last = lines.messages.at(-1)
  const isAnswered = last?.content.type === 'event' && last.content.event === 'outOfHours'
  return (
    <>
      <div ref={log} role="log" aria-label={say('supportChat.log')} tabIndex={-1} className="chat-log">
        <Older lines={lines} id={conversation.id} />
        <MessageList messages={lines.messages} conversation={conversation} />
        {unsent.map((item) => (
          <UnsentLine key={item.clientId} item={item} to={to} isEnded={isEnded} />
        ))}
        {lost.map((picture) => (
          <LostPictureLine key={picture.key} picture={picture} />
        ))}
        {pictures.map((upload) => (
          <UploadLine key={upload.key} upload={upload} to={to} />
        ))}
        <Choices lines={lines} conversation={conversation} isQuiet={unsent.length > 0} onChoose={onChoose} />
        {isClosed && !isAnswered ? (
          <ClosedCard conversation={conversation} messages={lines.messages} />
        ) : null}
        {conversation.state === 'queued' ? <QueueCard conversation={conversation} /> : null}
        {isPersonTyping ? (
          <TypingLine words={say('supportChat.typing', { name: conversation.staffName })} />
        ) : null}
        {isSending && conversation.state === 'assistant' ? (
          <TypingLine words={say('supportChat.answering')} />
        ) : null}
        <Suspense>
          {isEnded ? <RatingCard key={conversation.id} conversation={conversation} /> : null}
        </Suspense>
        <div ref={end} className="chat-end" />
      </div>
      {isBehind ? (
        <Button
          size="s"
          className="chat-behind"
          icon={<ArrowDownIcon weight="bold" size={15} />}
          onClick={toEnd}
        >
          {say('supportChat.newLines')}
        </Button>
      ) : null}
    </>
  )
}

/** What the server has confirmed over another way is no longer on its way. */
function useUnsent({ messages }: Lines, memberId: string) {
  const { items, fates } = useStore(outbox)
  const confirmed = new Set(messages.map((message) => message.clientId))
  const unsent = items.filter((item) => item.memberId === memberId && !confirmed.has(item.clientId))
  return { unsent, isSending: unsent.some(({ clientId }) => fates[clientId]?.kind === 'sending') }
}

/** Pictures on their way, and those that an earlier load of this page did not bring there. */
function usePictures(memberId: string) {
  const pictures = useStore(uploads, ({ items }) => items).filter((item) => item.memberId === memberId)
  const notes = useStore(pictureNotes, ({ items }) => items).filter((note) => note.memberId === memberId)
  return { pictures, lost: notes.filter(({ key }) => !pictures.some((picture) => picture.key === key)) }
}

/** Whoever has the page before them has read what is on it. Each number is told once: a refusal makes no circle. */
function useReading({ id, memberRead }: Conversation, seq: number): void {
  const isVisible = useIsVisible()
  const reported = useRef(0)
  useEffect(() => {
    if (!isVisible || seq <= Math.max(memberRead, reported.current)) return
    reported.current = seq
    void tellRead(id, seq)
  }, [id, seq, memberRead, isVisible])
}

type ChoicesProps = Pick<ChatLogProps, 'lines' | 'conversation' | 'onChoose'> & { isQuiet: boolean }

/** Those of the newest answer alone: what was asked before is settled. */
function Choices({ lines, conversation, isQuiet, onChoose }: ChoicesProps) {
  const say = useMessages()
  const content = lines.messages.at(-1)?.content
  if (content?.type !== 'answer' || conversation.state !== 'assistant' || isQuiet) return null
  if (content.choices.length === 0) return null
  return (
    <div className="chat-choices" role="group" aria-label={say('supportChat.choices')}>
      {content.choices.map((choice) => (
        <button key={choice} type="button" className="ui-chip" onClick={() => onChoose(choice)}>
          {say(`supportChat.choice.${choice}`)}
        </button>
      ))}
    </div>
  )
}

/** Asks for the page above when the reader gets there; the button does the same for everybody else. */
function Older({ lines, id }: { lines: Lines; id: string }) {
  const say = useMessages()
  const older = useOlder(id, useLanguage())
  const place = useRef<HTMLDivElement>(null)
  const { mutate, isPending, isError } = older
  useEffect(() => {
    if (!lines.hasOlder || isPending || isError || !place.current) return undefined
    const watcher = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) mutate()
    })
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [lines.hasOlder, isPending, isError, mutate])
  if (!lines.hasOlder) return null
  return (
    <div ref={place} className="flex justify-center">
      <Button size="xs" busy={isPending} onClick={() => mutate()}>
        {say('supportChat.older')}
      </Button>
    </div>
  )
}
