import type { RoomId } from '@keo/contract/ids'
import type { RoomMessage } from '@keo/contract/room-messages'
import { serverTimeText } from '@keo/units/instants'
import type { MessageStore } from './message-store.ts'
import type { MessageRow } from './room-tables.ts'

const GONE = { text: '', texts: null }

function quoteOf(quoted: MessageRow | undefined): RoomMessage['reply'] {
  if (!quoted) return null
  const { author, name, text, texts, removed_at } = quoted
  return { seq: Number(quoted.seq), author, name, ...(removed_at === null ? { text, texts } : GONE) }
}

function giftOf({ gift, gift_count, combo, gift_host }: MessageRow): RoomMessage['gift'] {
  if (gift === null) return null
  return { name: gift, count: gift_count ?? 1, combo: combo ?? 1, host: gift_host ?? '' }
}

/** Rows as everybody sees them, in the order given. */
export async function messageViews(
  store: Pick<MessageStore, 'findAll'>,
  roomId: RoomId,
  rows: readonly MessageRow[],
): Promise<RoomMessage[]> {
  const known = new Map(rows.map((row) => [row.seq, row]))
  const asked = rows.flatMap(({ reply_to }) => (reply_to === null || known.has(reply_to) ? [] : [reply_to]))
  for (const row of await store.findAll(roomId, asked)) known.set(row.seq, row)
  return rows.map((row) => ({
    seq: Number(row.seq),
    kind: row.kind,
    author: row.author,
    name: row.name,
    level: row.level,
    isSandbox: row.is_sandbox,
    text: row.text,
    texts: row.texts,
    reply: row.reply_to === null ? null : quoteOf(known.get(row.reply_to)),
    gift: giftOf(row),
    time: serverTimeText(row.said_at),
  }))
}
