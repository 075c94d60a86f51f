import { CLOSE_CODES, TopicMessage } from '@keo/contract/socket'
import { seconds } from '@keo/units/instants'
import { repeat } from '../platform/periodic-work.ts'
import type { Cancel, Clock } from '../platform/time.ts'

/** What is used of a WebSocket, and what it tells. */
export type Wire = { send(text: string): void; close(): void }
export type WireEvents = {
  opened(): void
  onData(data: unknown): void
  closed(code: number): void
  /** The owner closes it then, and comes back. */
  failed?(): void
}

export type SocketState = 'idle' | 'connecting' | 'open' | 'waiting' | 'stopped'

type Needs = {
  clock: Pick<Clock, 'after' | 'every'>
  /** A one-use ticket, fetched anew for every connection. */
  ticket(): Promise<string>
  connect(ticket: string, events: WireEvents): Wire
  /** False while the page is hidden or offline: nobody sees what would come. */
  isWanted(): boolean
  logError(text: string): void
}

export type SocketHandler = {
  /** Something may have been missed since the last time. */
  opened?(): void
  onMessage?(message: TopicMessage): void
}

/** Specification, live socket. */
export const RECONNECT_AFTER_MS = seconds(5)
export const RECONNECTS_MAX = 3

/** The one owner of the connection. Who wants to hear subscribes; who has something missed fetches it over HTTP. */
export function createLiveSocket(needs: Needs) {
  const handlers = new Set<SocketHandler>()
  let state: SocketState = 'idle'
  let wire: Wire | null = null
  let failures = 0
  let cancelWait: Cancel = () => {}
  let cancelPing: Cancel = () => {}
  /** Counts connections, so that what an older one still tells changes nothing. */
  let current = 0

  function drop(next: SocketState): void {
    current += 1
    cancelWait()
    cancelPing()
    state = next
    const old = wire
    wire = null
    old?.close()
  }

  async function connect(): Promise<void> {
    drop('connecting')
    const mine = current
    const ticket = await needs.ticket().catch(() => undefined)
    if (mine !== current) return
    if (ticket === undefined) return lost()
    wire = needs.connect(ticket, {
      opened: () => mine === current && opened(),
      onData: (data) => mine === current && read(data),
      closed: (code) => mine === current && closed(code),
      failed: () => mine === current && lost(),
    })
  }

  function opened(): void {
    state = 'open'
    failures = 0
    cancelPing = repeat('liveSocketPing', needs.clock, () =>
      send({ businessType: 'ping', businessContent: [] }),
    )
    for (const handler of handlers) handler.opened?.()
  }

  function read(data: unknown): void {
    const message = TopicMessage.safeParse(parsed(data))
    if (!message.success) return
    for (const handler of handlers) handler.onMessage?.(message.data)
  }

  function closed(code: number): void {
    if (code === CLOSE_CODES.sessionEnded) drop('stopped')
    else lost()
  }

  /** Tries again a few times by itself; after that when the page comes back into view or online, or at a login. */
  function lost(): void {
    drop('waiting')
    failures += 1
    if (failures > RECONNECTS_MAX || !needs.isWanted()) return
    cancelWait = needs.clock.after(RECONNECT_AFTER_MS, () => void connect())
  }

  function send(message: unknown): void {
    if (state === 'open' && wire) wire.send(JSON.stringify(message))
    else needs.logError('The live socket is not connected.')
  }

  return {
    state: (): SocketState => state,
    start(): void {
      if (state !== 'idle' && state !== 'stopped') return
      failures = 0
      void connect()
    },
    stop: (): void => drop('stopped'),
    /** The page came back: a connection that was given up is worth a try now. */
    wake(): void {
      if (state !== 'waiting' || !needs.isWanted()) return
      failures = 0
      void connect()
    },
    subscribe(handler: SocketHandler): Cancel {
      handlers.add(handler)
      return () => void handlers.delete(handler)
    },
    send,
  }
}

function parsed(data: unknown): unknown {
  try {
    return JSON.parse(String(data))
  } catch {
    return undefined
  }
}
