import type { RoomId } from '@keo/contract/ids'
import type { RoomChatNews, RoomChatPush } from '@keo/contract/room-messages'
import type { Cancel, Clock } from '@keo/service-kit/clock'

type Needs = {
  readonly clock: Pick<Clock, 'after'>
  /** 0 tells each at once. */
  readonly windowMs: number
  publish(roomId: RoomId, push: RoomChatPush): void
  /** Not all viewers have the last push yet. */
  isTelling(roomId: RoomId): boolean
}

/** A room that takes longer to tell than its window is asked again so soon. */
const AGAIN_MS = 10

/**
 * A push costs as much as the room has viewers, whatever is in it. So the first line is told at once, and what follows
 * within a moment goes together: a quiet room waits for nothing, and a busy one is told a few times a second. A room so full
 * that telling it takes longer is told again when that is done, with all that came meanwhile.
 */
export function createRoomBroadcast({ clock, windowMs, publish, isTelling }: Needs) {
  const rooms = new Map<RoomId, { waiting: RoomChatNews[]; cancel: Cancel }>()

  function turn(roomId: RoomId): void {
    const waiting = rooms.get(roomId)?.waiting ?? []
    if (isTelling(roomId)) return wait(roomId, waiting, AGAIN_MS)
    rooms.delete(roomId)
    if (waiting.length > 0) tell(roomId, waiting)
  }

  function tell(roomId: RoomId, news: RoomChatNews[]): void {
    publish(roomId, { roomId, news })
    if (windowMs > 0) wait(roomId, [], windowMs)
  }

  function wait(roomId: RoomId, waiting: RoomChatNews[], ms: number): void {
    rooms.set(roomId, { waiting, cancel: clock.after(ms, () => turn(roomId)) })
  }

  return {
    tellRoom(roomId: RoomId, news: RoomChatNews): void {
      const busy = rooms.get(roomId)
      if (busy) busy.waiting = together(busy.waiting, news)
      else tell(roomId, [news])
    },
    close(): void {
      for (const { cancel } of rooms.values()) cancel()
      rooms.clear()
    },
  }
}

/** However many tap, hearts of one moment are one number. */
function together(waiting: readonly RoomChatNews[], news: RoomChatNews): RoomChatNews[] {
  const before = waiting.find((one) => one.kind === 'hearts')
  if (news.kind !== 'hearts' || !before) return [...waiting, news]
  const sum = { ...news, count: before.count + news.count }
  return waiting.map((one) => (one === before ? sum : one))
}
