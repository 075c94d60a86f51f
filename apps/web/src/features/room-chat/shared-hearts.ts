import type { RoomId } from '@keo/contract/ids'
import { heartRoom } from '@keo/contract/room-chat'
import { ROOM_HEARTS_MAX } from '@keo/contract/room-messages'
import { seconds } from '@keo/units/instants'
import { api } from '../../api/api.ts'
import { type Cancel, clock } from '../../platform/time.ts'
import { currentSession } from '../../session/session.ts'

/** Taps of this time go out together. */
const TOGETHER_MS = seconds(2)

const listeners = new Set<(count: number) => void>()
const taps = { roomId: '', waiting: 0, isDue: false }
/** Sent, and not heard of yet: they rose at the tap already. */
let unheard = 0

/** Tells the room of a tap, soon and with those around it; of a visitor nobody hears. */
export function tapHeart(roomId: RoomId): void {
  if (currentSession().token === undefined) return
  if (taps.roomId !== roomId) Object.assign(taps, { roomId, waiting: 0 })
  taps.waiting = Math.min(ROOM_HEARTS_MAX, taps.waiting + 1)
  if (taps.isDue) return
  taps.isDue = true
  clock.after(TOGETHER_MS, () => void sendTaps())
}

async function sendTaps(): Promise<void> {
  const { roomId, waiting: count } = taps
  Object.assign(taps, { waiting: 0, isDue: false })
  if (count === 0) return
  unheard += count
  // A room that takes none has seen none: hearts are worth no word about it.
  await api(heartRoom, { roomId, count }, { silent: true }).catch(() => {
    unheard = Math.max(0, unheard - count)
  })
}

/** Hearts that the room was told of: those of others rise. */
export function hearHearts(count: number): void {
  const ofOthers = Math.max(0, count - unheard)
  unheard = Math.max(0, unheard - count)
  if (ofOthers > 0) for (const listener of listeners) listener(ofOthers)
}

export function onHearts(listener: (count: number) => void): Cancel {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
