import type { ChatNews } from '@keo/contract/chat-messages'
import { fail } from '@keo/contract/errors'
import type { Language } from '@keo/messages/languages'
import type { Clock } from '@keo/service-kit/clock'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Database, Tx } from '@keo/service-kit/db/database'
import {
  type ChatStore,
  type ConversationRow,
  type MessageRow,
  type NewMessage,
  sqlChatStore,
} from './chat-store.ts'
import type { ChatViews } from './chat-views.ts'

/** So many of those who wait are told of a new place; those further back hear it when they come nearer. */
const QUEUE_TOLD = 200

type Needs = {
  database: Database
  clock: Clock
  tenantId: string
  views: ChatViews
  /** To the member's own sockets. */
  announce(memberId: string, news: ChatNews): void
}

/** What is added to a conversation and changed in it. */
export type Step = {
  readonly messages?: readonly NewMessage[]
  readonly set?: Parameters<ChatStore['change']>[1]
}
/** `already`: it was written before, and nothing changes. */
type Decision = Step | { readonly already: readonly MessageRow[] }
type Inside = { readonly store: ChatStore; readonly tx: Tx }
export type Changed = {
  readonly before: ConversationRow
  readonly row: ConversationRow
  readonly messages: readonly MessageRow[]
}

export type ChatChanges = ReturnType<typeof createChatChanges>

/** The one way a conversation changes: under its lock, told to the member's devices once it is committed. */
export function createChatChanges({ database, clock, tenantId, views, announce }: Needs) {
  const outside = sqlChatStore(database.db, tenantId)

  async function write(inside: ChatStore, before: ConversationRow, { messages = [], set = {} }: Step) {
    const now = clock.now()
    const added = messages.length > 0 ? await inside.append(before, messages, now) : []
    const row = await inside.change(before.id, {
      ...set,
      last_seq: before.last_seq + added.length,
      ...(added.length > 0 ? { changed_at: sqlInstant(now) } : {}),
    })
    return { before, row, messages: added }
  }

  async function tellStates(rows: readonly ConversationRow[]): Promise<void> {
    const shown = await views.conversations(rows)
    rows.forEach((row, place) => {
      const conversation = shown[place]
      if (conversation) announce(row.member_id, { kind: 'state', conversation })
    })
  }

  /** Words of the assistant are in the language of the device that asked; another device reads its own when it loads. */
  async function tell({ before, row, messages }: Changed, language: Language): Promise<void> {
    for (const message of await views.messages(messages, { side: 'member', language }))
      announce(row.member_id, { kind: 'message', conversationId: row.id, message })
    if (isOtherState(before, row)) await tellStates([row])
    if (before.state === 'queued' && row.state !== 'queued') await tellStates(await outside.queue(QUEUE_TOLD))
  }

  return {
    tell,
    write,
    async change(
      id: string,
      language: Language,
      decide: (row: ConversationRow, inside: Inside) => Promise<Decision> | Decision,
    ): Promise<Changed> {
      const { isNew, ...changed } = await database.tx(async (tx) => {
        const store = sqlChatStore(tx, tenantId)
        const before = (await store.findForChange(id)) ?? fail('NOT_FOUND')
        const decision = await decide(before, { store, tx })
        if ('already' in decision) return { before, row: before, messages: decision.already, isNew: false }
        return { ...(await write(store, before, decision)), isNew: true }
      })
      if (isNew) await tell(changed, language)
      return changed
    },
  }
}

/** What a client cannot tell from the messages themselves. */
function isOtherState(before: ConversationRow, after: ConversationRow): boolean {
  return (
    before.state !== after.state ||
    before.member_read !== after.member_read ||
    before.other_read !== after.other_read ||
    before.stars !== after.stars
  )
}
