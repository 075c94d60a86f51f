import { fail } from '@keo/contract/errors'
import type { RoomStanding } from '@keo/contract/room-messages'
import { type Instant, minutes, seconds } from '@keo/units/instants'

/** What one member said of late, newest first. */
export type Said = { readonly roomId: string; readonly text: string; readonly at: Instant }

/** In all rooms together. */
export const FLOOD_WINDOW_MS = minutes(1)
const FLOOD_MAX = 15
/** The same again within this time is one too many. */
const REPEAT_MS = seconds(30)

const leftOf = (until: Instant, now: Instant) => Math.max(1, Math.ceil((until - now) / seconds(1)))

/** Seconds until the member may write in this room again; 0 when now. */
export function slowLeft(
  said: readonly Said[],
  { roomId, slowSeconds, now }: { roomId: string; slowSeconds: number; now: Instant },
): number {
  const last = said.find((one) => one.roomId === roomId)
  if (!last || slowSeconds === 0) return 0
  const until = last.at + seconds(slowSeconds)
  return until > now ? leftOf(until, now) : 0
}

type Next = {
  readonly roomId: string
  readonly text: string
  readonly slowSeconds: number
  readonly now: Instant
}

/** Refuses what comes too fast or again. */
export function refuseFlood(said: readonly Said[], next: Next): void {
  const { now, text } = next
  const wait = slowLeft(said, next)
  if (wait > 0) fail('ROOM_SLOW', { seconds: wait })
  const oldest = said[FLOOD_MAX - 1]
  if (oldest && oldest.at > now - FLOOD_WINDOW_MS)
    fail('ROOM_FLOOD', { seconds: leftOf(oldest.at + FLOOD_WINDOW_MS, now) })
  if (said.some((one) => one.at > now - REPEAT_MS && one.text === text)) fail('ROOM_REPEAT')
}

/** Whoever is banned neither writes nor gives; whoever is muted gives, but does not write. */
export function refuseStanding(standing: RoomStanding | null, act: 'write' | 'give'): void {
  if (standing?.kind === 'banned') fail('ROOM_BANNED', { time: standing.until })
  if (standing?.kind === 'muted' && act === 'write') fail('ROOM_MUTED', { time: standing.until })
}

/** The same gift again within this time goes on with the row. */
export const COMBO_MS = seconds(10)

/** What a gift comes to with those before it: `last` is the newest of this member in this room, if it was the same gift. */
export function comboOf(count: number, last: { combo: number; at: Instant } | null, now: Instant): number {
  return last && now - last.at <= COMBO_MS ? last.combo + count : count
}
