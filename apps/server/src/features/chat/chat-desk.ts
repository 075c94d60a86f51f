import type { ChatMessage, ChatNews } from '@keo/contract/chat-messages'
import type { answerChat, DeskConversation } from '@keo/contract/chat-desk'
import type { ParsedRequestOf } from '@keo/contract/define-call'
import { fail } from '@keo/contract/errors'
import type { Language } from '@keo/messages/languages'
import type { Audit, AuditActor } from '@keo/service-kit/audit'
import type { Database, Tx } from '@keo/service-kit/db/database'
import type { MemberStore } from '../members/index.ts'
import type { AnswerLetters } from './answer-letters.ts'
import type { ChatChanges, Step } from './chat-changes.ts'
import type { ChatHours, Hours } from './chat-hours.ts'
import { pageOf } from './chat-service.ts'
import { endStep, siteLine } from './chat-steps.ts'
import type { DeskPerson } from './desk-person.ts'
import { type ConversationRow, sqlChatStore } from './chat-store.ts'
import type { ChatViews } from './chat-views.ts'
import type { Typing } from './typing.ts'

const SHOWN = 50

type Needs = {
  database: Database
  audit: Audit
  tenantId: string
  members: Pick<MemberStore, 'findAll'>
  views: ChatViews
  changes: ChatChanges
  hours: ChatHours
  typing: Typing
  letters: Pick<AnswerLetters, 'queue'>
  announce(memberId: string, news: ChatNews): void
}

type Named = Pick<DeskPerson, 'staffId' | 'name'>

export type ChatDesk = ReturnType<typeof createChatDesk>

/** The side of the people of the site: they see a conversation once its member asked for one of them. */
export function createChatDesk(needs: Needs) {
  const { database, tenantId, members, views, changes, hours, typing } = needs
  const store = sqlChatStore(database.db, tenantId)
  const refuseUnrequested = (row: ConversationRow | undefined): ConversationRow =>
    row && row.asked_at !== null ? row : fail('NOT_FOUND')
  const find = async (id: string) => refuseUnrequested(await store.find(id))

  async function shown(rows: readonly ConversationRow[]): Promise<DeskConversation[]> {
    const people = await members.findAll(rows.map((row) => row.member_id))
    const conversations = await views.conversations(rows)
    return conversations.map((conversation, place) =>
      Object.assign(conversation, {
        userName: people.get(rows[place]?.member_id ?? '')?.userName ?? '',
        isTyping: typing.isOn(conversation.id),
      }),
    )
  }
  const one = async (row: ConversationRow) => (await shown([row]))[0] ?? fail('NOT_FOUND')
  const change = (id: string, language: Language, decide: Parameters<ChatChanges['change']>[2]) =>
    changes.change(id, language, (row, inside) => decide(refuseUnrequested(row), inside))
  const note = (tx: Tx, by: AuditActor, action: string, object: string, after: object) =>
    needs.audit.write(tx, { ...by, device: null, action, object, before: null, after })

  return {
    list: async (): Promise<DeskConversation[]> => shown(await store.atDesk(SHOWN)),
    async messages(id: string, after: number | undefined, language: Language) {
      await find(id)
      const { rows, hasMore } = await pageOf(store, id, { after: after ?? 0 })
      return { messages: await views.messages(rows, { side: 'staff', language }), hasMore }
    },
    async take(id: string, person: DeskPerson, language: Language): Promise<DeskConversation> {
      const { row } = await change(id, language, async (before, { tx }) => {
        if (before.state === 'ended') return fail('CHAT_ENDED')
        if (before.state === 'person' && isWith(before, person)) return { already: [] }
        if (before.state === 'person' && !mayReplace(before, person)) return fail('CHAT_TAKEN')
        await note(tx, person.by, 'chat.taken', id, { staffName: person.name })
        return comes(person, before)
      })
      return one(row)
    },
    /** To a colleague, or back to those who wait: then the place goes by when the member first asked. */
    async transfer(
      id: string,
      { to, by, reason }: { to: Named | null; by: AuditActor; reason: string },
      language: Language,
    ): Promise<DeskConversation> {
      const { row } = await change(id, language, async (before, { tx }) => {
        if (before.state === 'ended') return fail('CHAT_ENDED')
        if (to ? isWith(before, to) : before.state === 'queued') return { already: [] }
        await note(tx, by, 'chat.transferred', id, { from: before.staff_id, to: to?.staffId ?? '', reason })
        if (to) return comes(to, before)
        return { messages: [siteLine('queued')], set: { state: 'queued', staff_id: '', staff_name: '' } }
      })
      return one(row)
    },
    async answer(
      { id, clientId, text }: ParsedRequestOf<typeof answerChat>,
      staffId: string,
      language: Language,
    ): Promise<ChatMessage[]> {
      const { messages } = await change(id, language, async (row, inside) => {
        const said = await inside.store.findSent(id, 'staff', clientId)
        if (said) return { already: [said] }
        if (row.state === 'ended') fail('CHAT_ENDED')
        if (row.state !== 'person') fail('CHAT_NOT_TAKEN')
        if (row.staff_id !== staffId) fail('CHAT_TAKEN')
        await needs.letters.queue(inside.tx, row)
        return { messages: [{ from: 'staff', clientId, content: { type: 'text', text } }] }
      })
      return views.messages(messages, { side: 'staff', language })
    },
    async type(id: string): Promise<void> {
      const { member_id, state } = await find(id)
      if (state === 'person') needs.announce(member_id, { kind: 'typing', conversationId: id })
    },
    async read(id: string, seq: number, language: Language): Promise<DeskConversation> {
      const { row } = await change(id, language, (before) => {
        const other_read = Math.max(before.other_read, Math.min(seq, before.last_seq))
        return other_read === before.other_read ? { already: [] } : { set: { other_read } }
      })
      return one(row)
    },
    async end(id: string, { staffId, by }: Omit<DeskPerson, 'name'>, language: Language) {
      const { row } = await change(id, language, async (before, { tx }) => {
        if (before.state === 'ended') return { already: [] }
        if (before.state === 'person' && before.staff_id !== staffId) fail('CHAT_TAKEN')
        await note(tx, by, 'chat.ended', id, { staffName: before.staff_name })
        return endStep(before.staff_name)
      })
      return one(row)
    },
    /** Whose picture it is, when it was sent in this conversation. */
    async pictureOwner(id: string, fileId: string): Promise<string> {
      const { member_id } = await find(id)
      return (await store.hasPicture(id, fileId)) ? member_id : fail('NOT_FOUND')
    },
    hours: () => hours.now(),
    async setHours(next: Hours, by: AuditActor): Promise<{ isStaffed: boolean }> {
      await hours.set(next)
      await database.tx((tx) => note(tx, by, 'chat.hours', tenantId, next))
      return { isStaffed: (await hours.now()).isStaffed }
    },
  }
}

const isWith = (row: ConversationRow, { staffId, name }: Named) =>
  row.state === 'person' && row.staff_id === staffId && (staffId !== '' || row.staff_name === name)

/** Somebody of the staff takes over from the sandbox's stand-in, and nobody from anybody else. */
const mayReplace = (row: ConversationRow, { staffId }: DeskPerson) => row.staff_id === '' && staffId !== ''

function comes({ staffId, name }: Named, before: ConversationRow): Step {
  return {
    messages: [siteLine('personCame', name)],
    // Whoever comes has read what stands there.
    set: { state: 'person', staff_id: staffId, staff_name: name, other_read: before.last_seq },
  }
}
