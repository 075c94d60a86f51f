import { type SharedTable, TableWatch, TABLES_PROTOCOL } from '@keo/games-contract/shared-tables'
import type { Clock } from '@keo/service-kit/clock'
import type { Forwarding } from '@keo/service-kit/http/forwarding'
import type { Log } from '@keo/service-kit/log'
import type { Connection } from '@keo/service-kit/socket/connection'
import { createOpenSockets, type OpenSockets } from '@keo/service-kit/socket/open-sockets'
import { SOCKET_LIMITS } from '@keo/service-kit/socket/socket-limits'
import { textFrame } from '@keo/service-kit/socket/text-frame'
import { createWatchers } from '@keo/service-kit/socket/topics'
import type { Audience } from './tables.ts'

type Needs = {
  /** The world's. */
  readonly clock: Clock
  /** Sockets live in real time. */
  readonly machineClock: Clock
  readonly log: Log
  readonly forwarding: Forwarding
  /** Begins the table of that game when it rests; null for a game without one. */
  look(gameId: string): Promise<SharedTable> | null
}

export type TableChannel = Audience & Pick<OpenSockets, 'handleUpgrade' | 'count' | 'close'>

const UNEXPECTED = 1011

/** Shared rounds as everybody may see them: each change is one text for all who watch the table. */
export function createTableChannel(needs: Needs): TableChannel {
  const { clock, machineClock, log, forwarding } = needs
  const watchers = createWatchers<Connection>()
  const lastSaid = new Map<string, string>()
  /** Grows over restarts too: no table changes more often than once in a millisecond for long. */
  let sequence = Math.trunc(clock.now())

  function frameOf(table: SharedTable): Buffer {
    sequence += 1
    return textFrame(JSON.stringify({ sequence, table }))
  }

  async function watch(connection: Connection, gameId: string, first: Promise<SharedTable>) {
    for (const before of connection.topics) watchers.remove(before, connection)
    connection.topics.clear()
    connection.topics.add(gameId)
    watchers.add(gameId, connection)
    const table = await first
    // Gone, or watching something else by now.
    if (connection.topics.has(gameId)) connection.write(frameOf(table))
  }

  const sockets = createOpenSockets({
    clock: machineClock,
    protocol: TABLES_PROTOCOL,
    messageBytesMax: SOCKET_LIMITS.messageBytesMax,
    addressOf: forwarding.addressOf,
    onMessage(connection, value) {
      const request = TableWatch.safeParse(value).data
      const first = request ? needs.look(request.watch) : null
      if (!request || !first) return false
      watch(connection, request.watch, first).catch((err: unknown) => {
        log.error({ err }, 'a table could not be watched')
        connection.close(UNEXPECTED, 'not now')
      })
      return true
    },
    onClose(connection) {
      for (const gameId of connection.topics) watchers.remove(gameId, connection)
      connection.topics.clear()
    },
  })

  return {
    isWatched: (gameId) => watchers.of(gameId) !== undefined,
    publish(gameId, table) {
      const said = JSON.stringify({ ...table, now: 0 })
      const reached = watchers.of(gameId)
      if (!reached || lastSaid.get(gameId) === said) return
      lastSaid.set(gameId, said)
      const frame = frameOf(table)
      for (const watcher of reached) watcher.write(frame)
    },
    handleUpgrade: sockets.handleUpgrade,
    count: sockets.count,
    close: sockets.close,
  }
}
