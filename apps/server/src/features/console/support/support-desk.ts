import type { SupportChat } from '@keo/contract/console-support'
import type { ChatMessage } from '@keo/contract/chat-messages'
import { fail } from '@keo/contract/errors'
import type { Language } from '@keo/messages/languages'
import type { Clock } from '@keo/service-kit/clock'
import type { CannedAnswers, ChatDesk, ChatInbox, DeskPerson } from '../../chat/index.ts'
import type { MemberStore } from '../../members/index.ts'
import { actorOf, type StaffActing } from '../../staff/index.ts'

type Colleague = { readonly id: string; readonly name: string }

export type SupportDeskNeeds = {
  clock: Clock
  members: Pick<MemberStore, 'findAll'>
  desk: ChatDesk
  inbox: ChatInbox
  canned: CannedAnswers
  isTyping(conversationId: string): boolean
  /** Everybody who may answer. */
  colleagues(): Promise<Colleague[]>
  staffNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
}

type Row = Awaited<ReturnType<ChatInbox['find']>>

/** Members are answered by somebody with a name, not by a whole identity: the given one stands last. */
export const givenName = (name: string): string => name.trim().split(/\s+/).at(-1) ?? name

const personOf = (acting: StaffActing): DeskPerson => ({
  staffId: acting.caller.staffId,
  name: givenName(acting.caller.name),
  by: actorOf(acting),
})

export type SupportDesk = ReturnType<typeof createSupportDesk>

/** Chats as the staff sees them: everything that changes one goes through the desk of the chat itself. */
export function createSupportDesk(needs: SupportDeskNeeds) {
  const { clock, members, desk, inbox, canned } = needs

  async function views(chats: readonly { row: Row; last: ChatMessage | null }[]): Promise<SupportChat[]> {
    const people = await members.findAll(chats.map(({ row }) => row.member_id))
    return chats.map(({ row, last }) => ({
      id: row.id,
      memberId: row.member_id,
      userName: people.get(row.member_id)?.userName ?? '',
      vipLevel: people.get(row.member_id)?.vipLevel ?? 0,
      state: row.state,
      staffId: row.staff_id,
      staffName: row.staff_name,
      since: row.asked_at ?? row.changed_at,
      changedAt: row.changed_at,
      unread: row.state === 'ended' ? 0 : row.last_seq - row.other_read,
      lastSeq: row.last_seq,
      memberRead: row.member_read,
      isTyping: needs.isTyping(row.id),
      stars: row.stars,
      note: row.note,
      last,
    }))
  }

  return {
    async list(
      request: Parameters<ChatInbox['page']>[0],
      reader: Parameters<ChatInbox['page']>[1],
      language: Language,
    ) {
      const { chats, next } = await inbox.page(request, reader, language)
      return { now: clock.now(), chats: await views(chats), next }
    },
    counts: inbox.counts,
    async get(id: string, language: Language) {
      const row = await inbox.find(id)
      const [chat] = await views([{ row, last: null }])
      const notes = await inbox.notes(id)
      const names = await needs.staffNames(notes.map(({ staff_id }) => staff_id))
      return {
        chat: chat ?? fail('NOT_FOUND'),
        orders: await inbox.orders(row.member_id, language),
        notes: notes.map((note) => ({
          id: note.id,
          by: names.get(note.staff_id) ?? '',
          text: note.text,
          at: note.written_at,
        })),
      }
    },
    async messages(id: string, after: string, language: Language) {
      const { messages, hasMore } = await inbox.messages(
        id,
        after === '' ? undefined : Number(after),
        language,
      )
      return { messages, next: hasMore ? String(messages[0]?.seq ?? '') : '' }
    },
    take: (acting: StaffActing, id: string, language: Language) => desk.take(id, personOf(acting), language),
    async transfer(
      acting: StaffActing,
      { id, to, reason }: { id: string; to: string; reason: string },
      language: Language,
    ) {
      const found =
        to === '' ? null : ((await needs.colleagues()).find((one) => one.id === to) ?? fail('NOT_FOUND'))
      const next = found && { staffId: found.id, name: givenName(found.name) }
      await desk.transfer(id, { to: next, by: actorOf(acting), reason }, language)
    },
    async answer(
      acting: StaffActing,
      request: { id: string; clientId: string; text: string; cannedId?: string | undefined },
      language: Language,
    ) {
      const messages = await desk.answer(request, acting.caller.staffId, language)
      if (request.cannedId) await canned.used(request.cannedId)
      return { messages }
    },
    note: (acting: StaffActing, { id, noteId, text }: { id: string; noteId: string; text: string }) =>
      inbox.addNote(id, { id: noteId, text }, personOf(acting)),
    /** Who looks over a shoulder has read nothing. */
    async read(acting: StaffActing, id: string, seq: number, language: Language): Promise<void> {
      const { staff_id } = await inbox.find(id)
      if (staff_id === acting.caller.staffId) await desk.read(id, seq, language)
    },
    async type(acting: StaffActing, id: string): Promise<void> {
      const { staff_id } = await inbox.find(id)
      if (staff_id === acting.caller.staffId) await desk.type(id)
    },
    end: (acting: StaffActing, id: string, language: Language) => desk.end(id, personOf(acting), language),
    pictureOwner: desk.pictureOwner,
    hours: desk.hours,
    setHours: (acting: StaffActing, hours: { from: string; to: string }) =>
      desk.setHours({ staffFrom: hours.from, staffTo: hours.to }, actorOf(acting)),
    async team() {
      const { answer_seconds, stars, rated } = await inbox.figures()
      return {
        colleagues: await needs.colleagues(),
        answerSeconds: answer_seconds === null ? null : Math.round(answer_seconds),
        stars: stars === null ? null : Math.round(stars * 10),
        rated,
      }
    },
  }
}
