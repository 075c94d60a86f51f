import type { ChatChoice, Conversation } from '@keo/contract/chat-messages'
import { CHAT_WIRE } from '@keo/contract/chat-wire'
import { Button } from '@keo/ui/primitives/button'
import { EmptyState } from '@keo/ui/primitives/empty-state'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ApiRefusal } from '../../api/api-outcome.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { LoadFailed } from '../../page-kit/load-failed.tsx'
import { tellRefusal } from '../../page-kit/field-error.ts'
import { overlays } from '../../page-kit/overlays/overlays.tsx'
import { Screen } from '../../page-kit/screen.tsx'
import { useMember, WaitingRows } from '../current-member/index.ts'
import { lastSeq, type Lines } from './chat-lines.ts'
import { ChatLog } from './chat-log.tsx'
import { ChatMenu } from './chat-menu.tsx'
import { catchUpLines, chatQueries, useAskForPerson, useStartChat } from './chat-queries.ts'
import { ChatTitle } from './chat-title.tsx'
import { Composer } from './composer.tsx'
import { say as sayTo } from './outbox.ts'
import { sendPicture } from './uploads.ts'
import { useChatLive, useTellTyping } from './use-chat-live.ts'
import { useKeyboardInset } from './use-keyboard-inset.ts'
import './chat-lines.css'
import './chat.css'

/** `/service-chat`: the conversation with support, first with the assistant, then with a person. */
export default function ChatScreen() {
  const { data: member, isError, refetch } = useMember()
  const conversation = useQuery(chatQueries.conversation)
  const lines = useQuery({
    ...chatQueries.lines(conversation.data?.id ?? '', useLanguage()),
    enabled: conversation.data !== undefined,
  })
  const isPersonTyping = useChatLive(conversation.data, member?.id ?? '')
  useCatchUp(conversation.data, lines.data)
  const person = useAsking(conversation.data)
  const body = useRef<HTMLDivElement>(null)
  useKeyboardInset(body)
  const isThere = member && conversation.data && lines.data
  const choose = (choice: ChatChoice): void => {
    if (choice === 'person') return person.ask()
    if (member && conversation.data)
      sayTo({ memberId: member.id, conversationId: conversation.data.id }, { type: 'choice', choice })
  }
  const failed = [conversation, lines, { isError, isFetching: false, refetch }].filter((each) => each.isError)
  return (
    <Screen
      title={<ChatTitle conversation={conversation.data} />}
      right={conversation.data ? <ChatMenu conversation={conversation.data} onPerson={person.ask} /> : null}
      gutter
      dock={isThere ? <Dock conversation={conversation.data} memberId={member.id} /> : null}
    >
      <div ref={body} className="chat-body">
        {isThere ? (
          <ChatLog
            key={conversation.data.id}
            lines={lines.data}
            conversation={conversation.data}
            memberId={member.id}
            isPersonTyping={isPersonTyping && conversation.data.state === 'person'}
            isClosed={person.isClosed}
            onChoose={choose}
          />
        ) : conversation.error instanceof ApiRefusal ? (
          <Elsewhere />
        ) : failed.length > 0 ? (
          <LoadFailed
            busy={failed.some((each) => each.isFetching)}
            onRetry={() => failed.forEach((each) => void each.refetch())}
          />
        ) : (
          <WaitingRows />
        )}
      </div>
    </Screen>
  )
}

const isOutOfHours = (error: unknown) => error instanceof ApiRefusal && error.code === CHAT_WIRE.OUT_OF_HOURS

/** A person is asked for by a call of its own, which says when nobody is there. */
function useAsking(conversation: Conversation | undefined) {
  const asking = useAskForPerson()
  const isClosed = isOutOfHours(asking.error)
  return {
    isClosed,
    ask(): void {
      if (!conversation || asking.isPending) return
      asking.mutate(conversation.id, {
        onError: (error) => {
          if (!isOutOfHours(error)) tellRefusal(error)
        },
      })
    },
  }
}

/** Somebody wrote, and the live socket did not tell. */
function useCatchUp(conversation: Conversation | undefined, lines: Lines | undefined): void {
  const isBehind = conversation !== undefined && lines !== undefined && conversation.lastSeq > lastSeq(lines)
  useEffect(() => {
    if (isBehind) void catchUpLines()
  }, [isBehind])
}

type DockProps = { conversation: Conversation; memberId: string }

function Dock({ conversation, memberId }: DockProps) {
  const say = useMessages()
  const start = useStartChat()
  const tellTyping = useTellTyping(conversation)
  const to = { memberId, conversationId: conversation.id }
  if (conversation.state === 'ended')
    return (
      <Button size="l" kind="primary" wide busy={start.isPending} onClick={() => start.mutate(undefined)}>
        {say('supportChat.new')}
      </Button>
    )
  return (
    <Composer
      onSay={(text) => sayTo(to, { type: 'text', text })}
      onPicture={(file) => sendPicture(to, file)}
      onType={tellTyping}
    />
  )
}

/** The operator has a chat of its own: the channels lead there. */
function Elsewhere() {
  const say = useMessages()
  return (
    <EmptyState
      title={say('supportChat.elsewhere')}
      note={say('supportChat.elsewhereNote')}
      action={
        <Button kind="primary" onClick={() => overlays.open('chatChannels')}>
          {say('chat.title')}
        </Button>
      }
    />
  )
}
