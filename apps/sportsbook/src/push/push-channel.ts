import type { Clock } from '@keo/service-kit/clock'
import type { Forwarding } from '@keo/service-kit/http/forwarding'
import type { Log } from '@keo/service-kit/log'
import type { Connection } from '@keo/service-kit/socket/connection'
import { createOpenSockets, type OpenSockets } from '@keo/service-kit/socket/open-sockets'
import { textFrame } from '@keo/service-kit/socket/text-frame'
import { PUSH_PROTOCOL, type PushMessage, PushRequest } from '@keo/sportsbook-contract/push'
import type * as z from 'zod/mini'
import type { Book } from '../pricing/quote.ts'
import type { Stage } from '../stage/stage.ts'
import { createWatchedMatches, type WatchedMatches } from './watched-matches.ts'

type Needs = {
  /** The world's clock: for the state of matches and the next look at them. */
  readonly clock: Clock
  /** Sockets live in real time. */
  readonly machineClock: Clock
  readonly log: Log
  /** Whose forwarding headers are believed. */
  readonly forwarding: Forwarding
  /** Names this run of the provider. */
  readonly source: string
  open(): Promise<{ readonly stage: Stage; readonly book: Book }>
}

export type PushChannel = Pick<OpenSockets, 'handleUpgrade' | 'count'> & { close(): void }

type Watch = Extract<z.output<typeof PushRequest>, { type: 'watch' }>

/** 300 matches with their numbers fit. */
const MESSAGE_BYTES_MAX = 32 * 1024

/** Odds, scores and states as they change, for whoever names the matches. */
export function createPushChannel(needs: Needs): PushChannel {
  const { clock, machineClock, log, source } = needs
  let matches: WatchedMatches<Connection> | null = null

  async function watch(connection: Connection, { matches: wanted, source: from }: Watch) {
    const { stage, book } = await needs.open()
    matches ??= createWatchedMatches<Connection>({
      stage,
      book,
      clock,
      send(watchers, text) {
        const frame = textFrame(text)
        for (const watcher of watchers) watcher.write(frame)
      },
    })
    const isSameRun = from === source
    const states = matches.watch(
      connection,
      wanted.map(({ since, ...match }) => ({ ...match, since: isSameRun ? since : undefined })),
    )
    send(connection, { type: 'watching', source, matches: states.map(({ missed: _, ...state }) => state) })
    for (const { missed } of states) for (const text of missed) connection.write(textFrame(text))
  }

  function send(connection: Connection, message: PushMessage) {
    connection.write(textFrame(JSON.stringify(message)))
  }

  const sockets = createOpenSockets({
    clock: machineClock,
    protocol: PUSH_PROTOCOL,
    messageBytesMax: MESSAGE_BYTES_MAX,
    addressOf: needs.forwarding.addressOf,
    onMessage(connection, value) {
      const message = PushRequest.safeParse(value)
      if (!message.success) return false
      if (message.data.type === 'ping') send(connection, { type: 'pong', time: Math.trunc(clock.now()) })
      else
        watch(connection, message.data).catch((err: unknown) => {
          log.error({ err }, 'matches could not be watched')
          connection.close(1011, 'not now')
        })
      return true
    },
    onClose: (connection) => matches?.forget(connection),
  })

  return {
    handleUpgrade: sockets.handleUpgrade,
    count: sockets.count,
    close() {
      matches?.close()
      sockets.close()
    },
  }
}
