import type { RoomId } from '@keo/contract/ids'
import { LANGUAGES } from '@keo/messages/languages'
import { serverText } from '@keo/messages/server-packs'
import type { Clock } from '@keo/service-kit/clock'
import { minutes } from '@keo/units/instants'
import type { StandingRoom } from './entertainment-rooms.ts'
import type { Texts } from './room-store.ts'

type Needs = {
  readonly clock: Pick<Clock, 'now'>
  readonly rooms: readonly StandingRoom[]
  /** Rooms that somebody watches: to an empty one nobody speaks. */
  watchedRooms(): readonly RoomId[]
  roomOf(roomId: RoomId): Promise<{ readonly isOpen: boolean } | null>
  /** Once for each `id`, however often it is told. */
  hostSays(roomId: RoomId, line: { readonly id: string; readonly texts: Texts }): Promise<void>
}

const EVERY_MS = minutes(2)
const LINES = 5

/** What a host says at a moment: one after the other, in every language. */
export function lineAt(lines: string, slot: number): Texts {
  const key = `hostLine.${lines}.${(slot % LINES) + 1}`
  return Object.fromEntries(LANGUAGES.map((language) => [language, serverText(language, key)])) as Texts
}

/** Hosts of rooms beside sports speak from time to time. */
export function createHostLines({ clock, rooms, watchedRooms, roomOf, hostSays }: Needs) {
  return async function speak(): Promise<void> {
    const slot = Math.floor(clock.now() / EVERY_MS)
    const watched = new Set(watchedRooms())
    for (const { id, lines } of rooms.filter((room) => watched.has(room.id)))
      if ((await roomOf(id))?.isOpen) await hostSays(id, { id: `line:${slot}`, texts: lineAt(lines, slot) })
  }
}
