import { sendChatMessage } from '@keo/contract/chat'
import type { ChatMessage } from '@keo/contract/chat-messages'
import type { RequestOf } from '@keo/contract/define-call'
import { CHAT_WIRE } from '@keo/contract/chat-wire'
import type { Instant } from '@keo/units/instants'
import * as z from 'zod/mini'
import { createStore } from 'zustand/vanilla'
import { api, IN_FORM } from '../../api/api.ts'
import { ApiRefusal } from '../../api/api-outcome.ts'
import { queryClient } from '../../api/query-client.ts'
import { newTapKey } from '../../page-kit/tap-key.ts'
import { storage } from '../../platform/storage.ts'
import { clock } from '../../platform/time.ts'
import { catchUp, chatQueries, keepMessages } from './chat-queries.ts'

export type Said = RequestOf<typeof sendChatMessage>['content']

/** A message of the member that the server has not confirmed. */
export type Unsent = {
  readonly memberId: string
  /** The same at every try, so that the server takes it once. */
  readonly clientId: string
  readonly content: Said
  readonly time: Instant
}
/** `failed`: no answer came. A text: the server refused, and why. */
type Fate = { readonly kind: 'sending' | 'failed' } | { readonly kind: 'refused'; readonly why: string }

const { id: _id, ...sent } = sendChatMessage.request.shape
const Kept = z.object({ ...sent, memberId: z.string(), time: z.number() })

/** A reload, a lost line or a closed tab loses none of them: they are on the device until the server has them. */
function kept(): readonly Unsent[] {
  return (storage.read('unsentChat') ?? []).flatMap((item) => Kept.safeParse(item).data ?? [])
}

type Outbox = { readonly items: readonly Unsent[]; readonly fates: Readonly<Record<string, Fate>> }
export const outbox = createStore<Outbox>(() => ({ items: kept(), fates: {} }))
// Another tab sends, or a logout clears.
storage.subscribe('unsentChat', () => outbox.setState({ items: kept() }))

function setFate(id: string, fate: Fate | undefined): void {
  const { [id]: _before, ...fates } = outbox.getState().fates
  outbox.setState({ fates: fate ? { ...fates, [id]: fate } : fates })
}

export function drop(id: string): void {
  storage.write(
    'unsentChat',
    kept().filter((item) => item.clientId !== id),
  )
  setFate(id, undefined)
}

type To = { readonly memberId: string; readonly conversationId: string }

export function say(to: To, content: Said): void {
  const item: Unsent = { memberId: to.memberId, clientId: newTapKey(), content, time: clock.now() }
  storage.write('unsentChat', [...kept(), item])
  void sendAll(to)
}

/** The member wants it sent after all. */
export function tryAgain(to: To, id: string): void {
  setFate(id, undefined)
  void sendAll(to)
}

let isSending = false

/** One after the other, so that they arrive in order; the first that gets no answer holds up the others. */
export async function sendAll(to: To): Promise<void> {
  if (isSending) return
  isSending = true
  try {
    for (let next = firstOf(to); next; next = firstOf(to)) if (!(await wasSent(to, next))) return
  } finally {
    isSending = false
  }
}

function firstOf({ memberId }: To): Unsent | undefined {
  const { items, fates } = outbox.getState()
  return items.find((item) => item.memberId === memberId && fates[item.clientId]?.kind !== 'refused')
}

/** False when it is no use to go on. */
async function wasSent({ conversationId }: To, { clientId, content }: Unsent): Promise<boolean> {
  setFate(clientId, { kind: 'sending' })
  try {
    const { messages } = await api(sendChatMessage, { id: conversationId, clientId, content }, IN_FORM)
    keepMessages(conversationId, messages)
    drop(clientId)
    if (!isAnswered(messages)) void catchUp()
    return true
  } catch (error) {
    if (!(error instanceof ApiRefusal)) setFate(clientId, { kind: 'failed' })
    else if (error.code === CHAT_WIRE.ENDED) {
      // It stays for the next conversation.
      setFate(clientId, undefined)
      void catchUp()
    } else {
      setFate(clientId, { kind: 'refused', why: Object.values(error.fields)[0] ?? error.message })
      return true
    }
    return false
  }
}

/** Where the assistant did not answer as it always does, the conversation has moved on. */
function isAnswered(messages: readonly ChatMessage[]): boolean {
  const known = queryClient.getQueryData(chatQueries.conversation.queryKey)
  return known?.state !== 'assistant' || messages.some(({ from }) => from === 'assistant')
}
