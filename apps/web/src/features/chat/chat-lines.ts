import type { ChatMessage, Conversation } from '@keo/contract/chat-messages'

/** What of a conversation is on this device: without gaps, in order. */
export type Lines = { readonly messages: readonly ChatMessage[]; readonly hasOlder: boolean }

export const lastSeq = ({ messages }: Lines): number => messages.at(-1)?.seq ?? 0
export const firstSeq = ({ messages }: Lines): number => messages[0]?.seq ?? 0

/** A message that is known already takes the words it has now: an order in it may have moved on. */
export function withMessages(held: readonly ChatMessage[], more: readonly ChatMessage[]): ChatMessage[] {
  const bySeq = new Map([...held, ...more].map((message) => [message.seq, message]))
  return [...bySeq.values()].toSorted((a, b) => a.seq - b.seq)
}

/** Whether the message follows what is there; before it something is missing otherwise. */
export const follows = (lines: Lines, message: ChatMessage): boolean => message.seq <= lastSeq(lines) + 1

/**
 * What is known of a conversation only goes forward: answers and news overtake each other. Ids count up, so an older
 * conversation does not come back.
 */
export function newer(held: Conversation, next: Conversation): Conversation {
  if (next.id !== held.id) return next.id > held.id ? next : held
  if (next.lastSeq < held.lastSeq || (held.state === 'ended' && next.state !== 'ended')) return held
  return {
    ...next,
    memberRead: Math.max(held.memberRead, next.memberRead),
    otherRead: Math.max(held.otherRead, next.otherRead),
  }
}

type Event = Extract<ChatMessage['content'], { type: 'event' }>
const eventOf = ({ content }: ChatMessage): Event | null => (content.type === 'event' ? content : null)

/** The person who wrote a message: whoever came last before it. */
export function staffNameAt(messages: readonly ChatMessage[], place: number): string {
  const came = messages.slice(0, place).findLast((message) => eventOf(message)?.event === 'personCame')
  return (came && eventOf(came)?.staffName) ?? ''
}

const WORDS_CARRIED = 3

/** What the member wrote and showed last, to be asked elsewhere. */
export function lastWords(messages: readonly ChatMessage[]): { text: string; pictures: string[] } {
  const own = messages.flatMap(({ from, content }) => (from === 'member' ? [content] : []))
  const texts = own.flatMap((content) => (content.type === 'text' ? [content.text] : []))
  return {
    text: texts.slice(-WORDS_CARRIED).join('\n'),
    pictures: own.flatMap((content) => (content.type === 'picture' ? [content.fileId] : [])),
  }
}
