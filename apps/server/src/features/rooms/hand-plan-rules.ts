import { HAND_PLAN_DAYS } from '@keo/contract/console-room-plans'
import { OPEN_ROOMS_MAX } from '@keo/contract/rooms'
import { days, hours, type Instant } from '@keo/units/instants'
import { endOf, mostAtOnce, overlap, type Planned } from './plan-rooms.ts'
import { isAtWork } from './room-rules.ts'

type Site = {
  readonly now: Instant
  /** What is planned or open. */
  readonly booked: readonly Planned[]
  /** Of a host whose own room opens every day. */
  readonly shift: { readonly worksFrom: number; readonly worksHours: number } | null
}

type PlanRefusal = 'MOMENT_PAST' | 'INVALID_INPUT' | 'ROOM_HOST_BUSY' | 'ROOMS_FULL'

/** Why a room may not be planned by hand; null where it may. */
export function planRefusal(room: Planned, { now, booked, shift }: Site): PlanRefusal | null {
  if (room.kind !== 'match' && room.startsAt <= now) return 'MOMENT_PAST'
  if (room.startsAt > now + days(HAND_PLAN_DAYS)) return 'INVALID_INPUT'
  const beside = booked.filter((other) => overlap(other, room, 0))
  const isElsewhere = room.hostId !== null && beside.some(({ hostId }) => hostId === room.hostId)
  if (isElsewhere || (shift && meetsShift(shift, room))) return 'ROOM_HOST_BUSY'
  const alike = beside.filter(({ kind }) => kind === room.kind)
  return mostAtOnce(alike, room.startsAt) >= OPEN_ROOMS_MAX ? 'ROOMS_FULL' : null
}

/** A shift begins and ends at a whole hour, and Vietnam's hours are everybody's. */
function meetsShift(shift: NonNullable<Site['shift']>, room: Planned): boolean {
  for (let at = room.startsAt; at < endOf(room); at = (Math.floor(at / hours(1)) + 1) * hours(1))
    if (isAtWork(shift, at)) return true
  return false
}
