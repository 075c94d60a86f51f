import { RoomId } from '@keo/contract/ids'
import { ROOM_VIEWERS, type RoomViewers } from '@keo/contract/socket'
import type { Bus } from '@keo/service-kit/bus'
import type { Cancel, Clock } from '@keo/service-kit/clock'
import type { Hub } from '@keo/service-kit/socket/hub'
import { seconds } from '@keo/units/instants'
import * as z from 'zod/mini'
import { ROOM_TOPIC, roomTopic } from './socket-messages.ts'

const REPORT_EVERY_MS = seconds(5)
/** A node that stopped without a word is forgotten after three reports. */
const FORGET_AFTER_MS = 3 * REPORT_EVERY_MS
const REPORTS = 'rooms.viewers'

const Report = z.object({ node: z.string(), counts: z.record(RoomId, z.int()) })
type Report = z.output<typeof Report>

type Needs = {
  readonly hub: Pick<Hub, 'watched' | 'ownersOf' | 'tellHere'>
  readonly bus: Bus
  readonly machineClock: Clock
  /** Names this node in what it reports. */
  readonly node: string
}

/** Who watches rooms, counted at the sockets: this node's own now, those of others as they reported last. */
export function createViewers({ hub, bus, machineClock, node }: Needs) {
  const others = new Map<string, Report & { readonly atMs: number }>()
  const announced = new Map<RoomId, number>()

  const cancelReports = bus.subscribe(REPORTS, (news) => {
    const { success, data } = Report.safeParse(news)
    if (success && data.node !== node) others.set(data.node, { ...data, atMs: machineClock.monotonicMs() })
  })

  function of(roomId: RoomId): number {
    let count = hub.ownersOf(roomTopic(roomId))
    for (const { counts } of others.values()) count += counts[roomId] ?? 0
    return count
  }

  function forgetTheLost(): void {
    for (const [name, { atMs }] of others)
      if (machineClock.monotonicMs() - atMs > FORGET_AFTER_MS) others.delete(name)
  }

  function report(): void {
    forgetTheLost()
    const rooms = hub.watched(ROOM_TOPIC)
    const counts = Object.fromEntries(rooms.map((roomId) => [roomId, hub.ownersOf(roomTopic(roomId))]))
    bus.publish(REPORTS, { node, counts } satisfies Report)
    announce(rooms)
  }

  function announce(rooms: readonly RoomId[]): void {
    const watched = new Set(rooms)
    for (const roomId of announced.keys()) if (!watched.has(roomId)) announced.delete(roomId)
    for (const roomId of rooms) {
      const viewers = of(roomId)
      if (announced.get(roomId) === viewers) continue
      announced.set(roomId, viewers)
      const businessContent: RoomViewers = { viewers }
      hub.tellHere(roomTopic(roomId), { businessType: ROOM_VIEWERS, businessContent })
    }
  }

  const cancelTurns: Cancel = machineClock.every(REPORT_EVERY_MS, report)
  return {
    of,
    /** Rooms that somebody watches here: each node sees to its own. */
    rooms: (): RoomId[] => hub.watched(ROOM_TOPIC),
    close(): void {
      cancelReports()
      cancelTurns()
    },
  }
}

export type Viewers = ReturnType<typeof createViewers>
