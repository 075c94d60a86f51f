import type { RoomTalk } from '@keo/contract/room-chat'
import type { RoomChatNews, RoomMessage } from '@keo/contract/room-messages'

/** So many lines a page holds; whoever reads back asks for older ones again. */
const LINES_MAX = 400

const bySeq = (a: RoomMessage, b: RoomMessage): number => a.seq - b.seq

/** Both, each once and in order; of two with one number the second is newer. */
function together(held: readonly RoomMessage[], came: readonly RoomMessage[]): RoomMessage[] {
  const lines = new Map([...held, ...came].map((message) => [message.seq, message]))
  return [...lines.values()].toSorted(bySeq)
}

/**
 * The newest page over what is held. Where it goes on without a gap, older lines stay, and what the page no longer has was
 * taken away meanwhile; after a longer absence the page alone is right, and older lines are read back from it.
 */
export function withNewest(held: RoomTalk | undefined, page: RoomTalk): RoomTalk {
  const first = page.messages[0]?.seq
  const last = held?.messages.at(-1)?.seq
  if (!held || first === undefined || last === undefined || last < first - 1) return page
  const older = held.messages.filter(({ seq }) => seq < first)
  const newest = page.messages.at(-1)?.seq ?? 0
  // Pushed while the page was on its way.
  const later = held.messages.filter(({ seq }) => seq > newest)
  return {
    ...page,
    messages: [...older, ...page.messages, ...later].slice(-LINES_MAX),
    hasMore: older.length > 0 ? held.hasMore : page.hasMore,
  }
}

export function withOlder(held: RoomTalk, page: RoomTalk): RoomTalk {
  return { ...held, messages: together(page.messages, held.messages), hasMore: page.hasMore }
}

export function withNews(held: RoomTalk, news: RoomChatNews): RoomTalk {
  if (news.kind === 'hearts') return held
  if (news.kind === 'state') return { ...held, slowSeconds: news.slowSeconds, pinned: news.pinned }
  if (news.kind === 'removed')
    return { ...held, messages: held.messages.filter(({ seq }) => seq !== news.seq) }
  const messages = together(held.messages, [news.message])
  const isLong = messages.length > LINES_MAX
  return { ...held, messages: messages.slice(-LINES_MAX), hasMore: held.hasMore || isLong }
}

/** What this member wants to read: nothing of those they hid, nor answers to them. */
export function shownLines({ messages, self }: RoomTalk): readonly RoomMessage[] {
  if (!self || self.muted.length === 0) return messages
  const hidden = new Set(self.muted.map(({ author }) => author))
  const isHidden = (author: string | null | undefined) => typeof author === 'string' && hidden.has(author)
  return messages.filter(({ author, reply }) => !isHidden(author) && !isHidden(reply?.author))
}
