import type { ParsedRequestOf } from '@keo/contract/define-call'
import { fail } from '@keo/contract/errors'
import type { RoomId } from '@keo/contract/ids'
import type { ReportedMessage, setRoomStanding, setRoomTalk } from '@keo/contract/room-desk'
import type { RoomMessage, RoomStanding } from '@keo/contract/room-messages'
import type { Audit, AuditActor } from '@keo/service-kit/audit'
import type { Tx } from '@keo/service-kit/db/database'
import { minutes, serverTimeText } from '@keo/units/instants'
import { sqlAuthorStore } from './author-store.ts'
import { sqlMessageStore } from './message-store.ts'
import { sqlReportStore } from './report-store.ts'
import type { RoomNeeds, RoomParts } from './room-parts.ts'

const PAGE = 20

type Verdict = { readonly roomId: RoomId; readonly seq: number; readonly isRemoved: boolean }

/** Who judges, and why. */
type RoomJudge = { readonly by: AuditActor; readonly reason?: string }

/** What the people of the site do in rooms: each act is in the audit, takes effect at once and is told. */
export function createRoomDesk(needs: RoomNeeds & { readonly audit: Audit }, parts: RoomParts) {
  const { database, clock, tenantId, members, tellRoom } = needs
  const messages = sqlMessageStore(database.db, tenantId)

  /** The reason is the staff's; the sandbox has none. */
  const note = (tx: Tx, { by, reason }: RoomJudge, action: string, object: string, after: object) =>
    needs.audit.write(tx, {
      ...by,
      device: null,
      action,
      object,
      before: null,
      after: { ...after, ...(reason === undefined ? {} : { reason }) },
    })

  async function tellState(roomId: RoomId): Promise<void> {
    const { slow_seconds, pinned_seq } = await messages.talk(roomId)
    const pinned = pinned_seq === null ? undefined : await messages.find(roomId, Number(pinned_seq))
    tellRoom(roomId, {
      kind: 'state',
      slowSeconds: slow_seconds,
      pinned: pinned && pinned.removed_at === null ? await parts.viewOf(pinned) : null,
    })
  }

  return {
    async reported(page: number): Promise<{ items: ReportedMessage[]; hasMore: boolean }> {
      const found = await sqlReportStore(database.db, tenantId).open((page - 1) * PAGE, PAGE + 1)
      const items: ReportedMessage[] = []
      for (const { roomId, seq, reports } of found.slice(0, PAGE)) {
        const row = await messages.find(roomId, Number(seq))
        if (!row) continue
        const member = row.member_id === null ? undefined : await members.find(row.member_id)
        const [message, userName] = [await parts.viewOf(row), member?.userName ?? '']
        items.push({ roomId, message, userName, isHidden: row.removed_at !== null, reports })
      }
      return { items, hasMore: found.length > PAGE }
    },

    async judge(judge: RoomJudge, { roomId, seq, isRemoved }: Verdict): Promise<void> {
      const row = (await messages.find(roomId, seq)) ?? fail('NOT_FOUND')
      await database.tx(async (tx) => {
        const store = sqlMessageStore(tx, tenantId)
        await store.lock(roomId)
        await store.setRemoved(row, isRemoved ? clock.now() : null, true)
        await note(tx, judge, isRemoved ? 'room.removed' : 'room.cleared', `${roomId}:${seq}`, { seq })
      })
      if (isRemoved) tellRoom(roomId, { kind: 'removed', seq })
      else tellRoom(roomId, { kind: 'message', message: await parts.viewOf(row) })
      if ((await messages.talk(roomId)).pinned_seq === row.seq) await tellState(roomId)
    },

    async setStanding(
      judge: RoomJudge,
      { roomId, seq, standing, minutes: count }: ParsedRequestOf<typeof setRoomStanding>,
    ) {
      const memberId = (await messages.find(roomId, seq))?.member_id ?? fail('NOT_FOUND')
      const kind = standing === 'free' ? null : standing
      const until = kind === null ? null : clock.now() + minutes(count)
      await database.tx(async (tx) => {
        await sqlAuthorStore(tx, tenantId).setStanding(memberId, kind, until)
        await note(tx, judge, 'room.standing', memberId, { standing, until, roomId, seq })
      })
      const now: RoomStanding | null = kind === null ? null : { kind, until: serverTimeText(until ?? 0) }
      needs.tellMember(memberId, { standing: now })
      return { standing: now }
    },

    async setTalk(judge: RoomJudge, { roomId, slowSeconds, pinned }: ParsedRequestOf<typeof setRoomTalk>) {
      await parts.findRoom(roomId)
      await database.tx(async (tx) => {
        const store = sqlMessageStore(tx, tenantId)
        await store.lock(roomId)
        if (slowSeconds !== undefined) await store.setTalk(roomId, { slow_seconds: slowSeconds })
        if (pinned === null) await store.setTalk(roomId, { pinned_seq: null })
        else if (pinned !== undefined) {
          const row = await store.find(roomId, pinned)
          if (!row || row.removed_at !== null) return fail('NOT_FOUND')
          await store.setTalk(roomId, { pinned_seq: row.seq })
        }
        await note(tx, judge, 'room.talk', roomId, { slowSeconds, pinned })
      })
      await tellState(roomId)
    },

    /** How it talks now, and what stands on top. */
    async talkOf(roomId: RoomId): Promise<{ slowSeconds: number; pinned: string }> {
      const { slow_seconds, pinned_seq } = await messages.talk(roomId)
      const pinned = pinned_seq === null ? undefined : await messages.find(roomId, Number(pinned_seq))
      return {
        slowSeconds: slow_seconds,
        pinned: pinned && pinned.removed_at === null ? (await parts.viewOf(pinned)).text : '',
      }
    },

    async notice(roomId: RoomId, id: string, text: string): Promise<RoomMessage> {
      await parts.findRoom(roomId)
      return parts.sayOnce(roomId, { kind: 'notice', name: '', key: `notice:${id}`, text })
    },
  }
}

export type RoomDesk = ReturnType<typeof createRoomDesk>
