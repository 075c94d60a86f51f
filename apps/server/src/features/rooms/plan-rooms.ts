import { createHash } from 'node:crypto'
import { OPEN_ROOMS_MAX } from '@keo/contract/rooms'
import { SPORT } from '@keo/sportsbook-contract/sport-ids'
import { hours, minutes, type Instant } from '@keo/units/instants'
import type { Fixture } from '../../gateways/sportsbook/sportsbook-gateway.ts'
import type { Host } from './host-store.ts'
import { isAtWork, lengthOf } from './room-rules.ts'
import type { NewRoom } from './room-store.ts'

/** So far ahead rooms are planned, and so long ago a match may have begun that gets one. */
export const PLAN_AHEAD_MS = hours(24)
export const PLAN_BEHIND_MS = hours(2)
/** Electronic matches follow each other within minutes. */
const ELECTRONIC_AHEAD_MS = hours(1)
const ELECTRONIC: ReadonlySet<number> = new Set([SPORT.electronicSoccer, SPORT.electronicBasketball])
/** Between two rooms of a host. */
const REST_MS = minutes(15)

/** Rooms of one sport at the same time, so that every sport is seen. */
const SPORT_MAX: Readonly<Record<number, number>> = { [SPORT.soccer]: 8, [SPORT.basketball]: 4 }
const OTHERS_MAX = 2

/** A room beside sports has no sport; one that was planned by hand has an end. */
type Slot = {
  readonly sportId: number | null
  readonly startsAt: Instant
  readonly endsAt?: Instant | null
}
type Booked = Slot & { readonly hostId: string | null }
export type Planned = Booked & Pick<NewRoom, 'kind'>
type Worker = Pick<Host, 'id' | 'sports' | 'worksFrom' | 'worksHours'>
export type Chosen = { readonly fixture: Fixture; readonly hostId: string | null }

/**
 * Which matches get a room, and which host: `fixtures` stand in the order of their leagues. At no moment there are more
 * rooms than may be open, and no host is promised twice.
 */
export function chooseRooms(
  fixtures: readonly Fixture[],
  planned: readonly Booked[],
  hosts: readonly Worker[],
  now: Instant,
): Chosen[] {
  const booked = [...planned]
  const chosen: Chosen[] = []
  for (const fixture of fixtures.filter((one) => mayHaveRoom(one, now))) {
    const { sportId, beginsAt } = fixture
    const beside = booked.filter(
      (other) => other.sportId !== null && overlap(other, { sportId, startsAt: beginsAt }, 0),
    )
    const ofSport = beside.filter((other) => other.sportId === sportId)
    if (mostAtOnce(beside, beginsAt) >= OPEN_ROOMS_MAX) continue
    if (mostAtOnce(ofSport, beginsAt) >= (SPORT_MAX[sportId] ?? OTHERS_MAX)) continue
    const hostId = hostFor(fixture, booked, hosts)
    chosen.push({ fixture, hostId })
    booked.push({ sportId, hostId, startsAt: beginsAt })
  }
  return chosen
}

export const bookedBy = ({ kind, match, hostId, startsAt, endsAt }: NewRoom): Planned => ({
  kind,
  sportId: match?.sportId ?? null,
  hostId,
  startsAt,
  endsAt,
})

function mayHaveRoom({ state, sportId, beginsAt }: Fixture, now: Instant): boolean {
  const isElectronic = ELECTRONIC.has(sportId)
  const ahead = isElectronic ? ELECTRONIC_AHEAD_MS : PLAN_AHEAD_MS
  // What is nearly over is not worth a room.
  return state === 'open' && beginsAt < now + ahead && beginsAt > now - lengthOf(sportId) / 2
}

export const endOf = ({ sportId, startsAt, endsAt }: Slot): Instant =>
  endsAt ?? startsAt + lengthOf(sportId ?? 0)

export const overlap = (a: Slot, b: Slot, restMs: number): boolean =>
  a.startsAt < endOf(b) + restMs && b.startsAt < endOf(a) + restMs

/** Of rooms that run beside one that begins then: the most that are open at any moment of it. */
export function mostAtOnce(beside: readonly Slot[], from: Instant): number {
  // There are never more than at the beginning of one of them.
  const moments = [from, ...beside.map(({ startsAt }) => startsAt).filter((at) => at > from)]
  return Math.max(
    ...moments.map((at) => beside.filter((one) => one.startsAt <= at && at < endOf(one)).length),
  )
}

/** Who comments this sport, works then and is free; of these the one with the least to do, and always the same. */
function hostFor(
  { matchId, sportId, beginsAt }: Fixture,
  booked: readonly Booked[],
  hosts: readonly Worker[],
) {
  const own = { sportId, startsAt: beginsAt }
  const roomsOf = (id: string) => booked.filter(({ hostId }) => hostId === id)
  const [first] = hosts
    .filter((host) => host.sports.includes(sportId) && isAtWork(host, beginsAt))
    .filter(({ id }) => !roomsOf(id).some((other) => overlap(other, own, REST_MS)))
    .toSorted(
      (a, b) => roomsOf(a.id).length - roomsOf(b.id).length || drawn(matchId, a.id) - drawn(matchId, b.id),
    )
  return first?.id ?? null
}

/** Always the same for the same words. */
export function drawn(...words: readonly string[]): number {
  return createHash('sha256').update(words.join('|')).digest().readUInt32BE(0)
}
