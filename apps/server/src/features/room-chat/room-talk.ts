import type { ParsedRequestOf } from '@keo/contract/define-call'
import { fail } from '@keo/contract/errors'
import type { MemberId, RoomId } from '@keo/contract/ids'
import type { reportRoomMessage, RoomTalk, sayInRoom } from '@keo/contract/room-chat'
import { ROOM_MUTES_MAX, ROOM_PAGE, ROOM_REPORTS_MAX } from '@keo/contract/room-messages'
import type { Db } from '@keo/service-kit/db/database'
import { sqlAuthorStore, standingOf } from './author-store.ts'
import { sqlMessageStore } from './message-store.ts'
import { sqlReportStore } from './report-store.ts'
import { newAuthor, type RoomNeeds, type RoomParts, shownMember } from './room-parts.ts'
import { readRoomText } from './room-text.ts'
import { messageViews } from './room-views.ts'
import { createSayLines } from './say-lines.ts'
import { refuseStanding } from './say-rules.ts'

/** What members read, say, hide and report in rooms. */
export function createRoomTalk(needs: RoomNeeds, parts: RoomParts) {
  const { database, clock, ids, tenantId } = needs
  const messages = (db: Db = database.db) => sqlMessageStore(db, tenantId)
  const sayLine = createSayLines(needs)
  const authors = (db: Db = database.db) => sqlAuthorStore(db, tenantId)

  async function selfOf(memberId: MemberId | null): Promise<RoomTalk['self']> {
    if (memberId === null) return null
    const own =
      (await authors().find(memberId)) ??
      (await database.tx((tx) => authors(tx).lock(memberId, () => newAuthor(ids))))
    return {
      author: own.author,
      standing: standingOf(own, clock.now()),
      muted: await authors().muted(memberId),
    }
  }

  async function write(
    memberId: MemberId,
    { roomId, key, text, replyTo }: ParsedRequestOf<typeof sayInRoom>,
  ) {
    const shown = shownMember(await parts.speaker(memberId))
    await parts.openRoom(roomId)
    return sayLine({ memberId, shown, roomId, key, text: readRoomText(text), replyTo })
  }

  return {
    async read(roomId: RoomId, before: number | undefined, memberId: MemberId | null): Promise<RoomTalk> {
      const { isOpen } = await parts.findRoom(roomId)
      const store = messages()
      const { slow_seconds, pinned_seq } = await store.talk(roomId)
      const found = await store.page(roomId, before, ROOM_PAGE + 1)
      const shown = found.slice(0, ROOM_PAGE).toReversed()
      const pinned = pinned_seq === null ? undefined : await store.find(roomId, Number(pinned_seq))
      return {
        messages: await messageViews(store, roomId, shown),
        hasMore: found.length > shown.length,
        isOpen,
        slowSeconds: slow_seconds,
        pinned: pinned && pinned.removed_at === null ? await parts.viewOf(pinned) : null,
        self: await selfOf(memberId),
      }
    },

    async say(memberId: MemberId, request: ParsedRequestOf<typeof sayInRoom>) {
      const { row, isNew, slowSeconds } = await write(memberId, request)
      return { message: await (isNew ? parts.tell(row) : parts.viewOf(row)), waitSeconds: slowSeconds }
    },

    async mute(memberId: MemberId, author: string, isMuted: boolean) {
      if (!isMuted) await authors().unmute(memberId, author)
      else {
        const { name } = (await messages().newestOfAuthor(author)) ?? fail('NOT_FOUND')
        if ((await authors().muted(memberId)).length >= ROOM_MUTES_MAX)
          fail('ROOM_MUTES_FULL', { max: ROOM_MUTES_MAX })
        await authors().mute(memberId, { author, name }, clock.now())
      }
      return { muted: await authors().muted(memberId) }
    },

    /** Once by each member; from enough of them on nobody sees the message until staff has judged it. */
    async report(memberId: MemberId, { roomId, seq, reason }: ParsedRequestOf<typeof reportRoomMessage>) {
      const isHidden = await database.tx(async (tx) => {
        const own = await authors(tx).lock(memberId, () => newAuthor(ids))
        refuseStanding(standingOf(own, clock.now()), 'give')
        const store = messages(tx)
        await store.lock(roomId)
        const row = await store.find(roomId, seq)
        if (!row || row.removed_at !== null || row.member_id === null) return fail('NOT_FOUND')
        if (row.member_id === memberId) fail('ROOM_OWN_MESSAGE')
        const reports = sqlReportStore(tx, tenantId)
        await reports.insert(roomId, row.seq, memberId, reason, clock.now())
        if (row.is_cleared || (await reports.count(roomId, row.seq)) < ROOM_REPORTS_MAX) return false
        await store.setRemoved(row, clock.now(), false)
        return true
      })
      if (isHidden) needs.tellRoom(roomId, { kind: 'removed', seq })
    },
  }
}

export type RoomTalkService = ReturnType<typeof createRoomTalk>
