import type { RoomId } from '@keo/contract/ids'
import type { Cancel, Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import type { Log } from '@keo/service-kit/log'
import { seconds } from '@keo/units/instants'
import type { SportsbookGateway } from '../../gateways/sportsbook/sportsbook-gateway.ts'
import { lineOf, type TimedEvent, withKeys } from './choose-line.ts'
import { sqlRoomStore, type Texts } from './room-store.ts'

const LOOK_EVERY_MS = seconds(4)
/** Of one look: who says more at once is not read. */
const LINES_MAX = 3

type Needs = {
  readonly database: Database
  readonly machineClock: Clock
  readonly log: Log
  readonly tenantId: string
  readonly gateway: Pick<SportsbookGateway, 'eventsOf'>
  /** Rooms that somebody on this node watches. */
  watched(): readonly RoomId[]
  /** A line of the same id is said once, whichever node hears of it first. */
  hostSays(roomId: RoomId, line: { readonly id: string; readonly texts: Texts }): Promise<void>
}

/** Hosts comment what happens in the matches of the rooms that somebody watches. */
export function watchEvents(needs: Needs): Cancel {
  const { database, machineClock, log, tenantId, gateway, watched, hostSays } = needs
  const rooms = sqlRoomStore(database.db, tenantId)
  /** By room, the keys of what has happened; what was before somebody came is not told. */
  const known = new Map<RoomId, ReadonlySet<string>>()
  let isLooking = false

  async function look(roomId: RoomId): Promise<void> {
    const room = await rooms.one(roomId)
    if (!room?.match || room.state !== 'open' || room.hostId === null) return
    const events = await gateway.eventsOf(room.match.matchId)
    if (!events) return
    const keyed = withKeys(events)
    const before = known.get(roomId)
    known.set(roomId, new Set(keyed.map(({ key }) => key)))
    if (!before) return
    const { match } = room
    const said = ({ key }: TimedEvent) => before.has(key)
    const lines = keyed
      .filter((event) => !said(event))
      .flatMap((event) => {
        const texts = lineOf(match, event)
        return texts ? [{ id: event.key, texts }] : []
      })
    for (const line of lines.slice(-LINES_MAX)) await hostSays(roomId, line)
  }

  async function lookAround(): Promise<void> {
    const ids = watched()
    for (const id of known.keys()) if (!ids.includes(id)) known.delete(id)
    for (const id of ids) await look(id)
  }

  return machineClock.every(LOOK_EVERY_MS, () => {
    // A slow answer is not overtaken.
    if (isLooking) return
    isLooking = true
    lookAround()
      .catch((err: unknown) => log.warn({ err }, 'hosts could not look at their matches'))
      .finally(() => (isLooking = false))
  })
}
