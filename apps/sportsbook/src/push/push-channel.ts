import type { Clock } from '@keo/service-kit/clock'
import type { Forwarding } from '@keo/service-kit/http/forwarding'
import type { Log } from '@keo/service-kit/log'
import type { Connection } from '@keo/service-kit/socket/connection'
import { createOpenSockets, type OpenSockets } from '@keo/service-kit/socket/open-sockets'
import { textFrame } from '@keo/service-kit/socket/text-frame'
import { languageOfType } from '@keo/sportsbook-contract/language-types'
import {
  PUSH_PROTOCOL,
  PUSH_SAVING_PROTOCOL,
  type PushMessage,
  PushRequest,
} from '@keo/sportsbook-contract/push'
import type * as z from 'zod/mini'
import type { Book } from '../pricing/quote.ts'
import type { Stage } from '../stage/stage.ts'
import { createGatheredChanges } from './gathered-changes.ts'
import { createWatchedMatches } from './watched-matches.ts'

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
type Readers = ReturnType<typeof createReaders>

/** 300 matches with their numbers fit. */
const MESSAGE_BYTES_MAX = 32 * 1024

/** Odds, scores and states as they change, for whoever names the matches. */
export function createPushChannel(needs: Needs): PushChannel {
  const { clock, machineClock, log, source } = needs
  let readers: Readers | null = null
  const gone = new WeakSet<Connection>()

  async function watch(connection: Connection, { matches: wanted, source: from, languageType }: Watch) {
    const world = await needs.open()
    if (gone.has(connection)) return
    readers ??= createReaders(needs, world)
    const { matches, gathered } = readers
    const isSameRun = from === source
    const requests = wanted.map(({ since, ...match }) => ({ ...match, since: isSameRun ? since : undefined }))
    const goesOn = new Set(
      requests.filter((request) => gathered.isGoingOn(connection, request)).map(({ matchId }) => matchId),
    )
    const states = matches.watch(connection, requests)
    if (connection.isPacked) gathered.watch(connection, requests, languageOfType(languageType))
    const told = states.map(({ matchId, seq, isComplete }) => ({
      matchId,
      seq,
      isComplete: isComplete || goesOn.has(matchId),
    }))
    send(connection, { type: 'watching', source, matches: told })
    for (const { matchId, missed } of states) if (!goesOn.has(matchId)) missed.forEach(connection.send)
  }

  const sockets = createOpenSockets({
    clock: machineClock,
    protocol: PUSH_PROTOCOL,
    packedProtocol: PUSH_SAVING_PROTOCOL,
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
    onClose(connection) {
      gone.add(connection)
      readers?.forget(connection)
    },
  })

  return {
    handleUpgrade: sockets.handleUpgrade,
    count: sockets.count,
    close() {
      readers?.close()
      sockets.close()
    },
  }
}

/** Who is told of which matches: most of each change at once, those who save data of all together. */
function createReaders({ clock, machineClock }: Needs, { stage, book }: { stage: Stage; book: Book }) {
  const matches = createWatchedMatches<Connection>({
    stage,
    book,
    clock,
    send(watchers, text) {
      const frame = textFrame(text)
      for (const watcher of watchers) if (!watcher.isPacked) watcher.write(frame)
    },
  })
  const gathered = createGatheredChanges<Connection>({
    clock,
    machineClock,
    sight: matches.sight,
    send: (connection, changes) =>
      send(connection, { type: 'gathered', time: Math.trunc(clock.now()), changes: [...changes] }),
  })
  return {
    matches,
    gathered,
    forget(connection: Connection) {
      matches.forget(connection)
      gathered.forget(connection)
    },
    close() {
      matches.close()
      gathered.close()
    },
  }
}

function send(connection: Connection, message: PushMessage) {
  connection.send(JSON.stringify(message))
}
