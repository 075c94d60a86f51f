import type { Duplex } from 'node:stream'
import { CLOSE_CODES } from '@keo/contract/socket'
import type { RawData, WebSocket } from 'ws'
import type { Clock } from '../clock.ts'
import { parseShallowJson } from './shallow-json.ts'
import { SOCKET_LIMITS } from './socket-limits.ts'
import { textFrame } from './text-frame.ts'

/** Whose socket it is, as the redeemed ticket says. */
export type SocketOwner = { readonly ownerId: string; readonly sessionId: string }

export type Connection = {
  /** Null when no ticket came: such a socket may only wait to be closed. */
  readonly owner: SocketOwner | null
  readonly address: string
  readonly openedMs: number
  readonly topics: Set<string>
  /** What is sent to it is packed; frames that were built for everybody are not for this one. */
  readonly isPacked: boolean
  silentForMs(): number
  write(frame: Buffer): void
  /** One message to this peer alone, packed where that was agreed on. */
  send(text: string): void
  ping(): void
  close(code: number, reason: string): void
}

type Needs = {
  ws: WebSocket
  stream: Duplex
  owner: SocketOwner | null
  address: string
  clock: Clock
  isPacked?: boolean
  /** False closes the socket: the value is none of the messages known. */
  onMessage(connection: Connection, value: unknown): boolean
  onClose(connection: Connection): void
}

/** One peer: counts what it sends, measures what it has not read, and knows when it was last heard. */
export function openConnection(needs: Needs): Connection {
  const { ws, stream, owner, address, clock, isPacked = false, onMessage, onClose } = needs
  let heardMs = clock.monotonicMs()
  const isTooFast = createRateCheck(clock)

  const connection: Connection = {
    owner,
    address,
    openedMs: clock.monotonicMs(),
    topics: new Set(),
    isPacked,
    silentForMs: () => clock.monotonicMs() - heardMs,
    write,
    send,
    ping: () => ws.ping(),
    close,
  }

  function write(frame: Buffer) {
    if (ws.readyState !== ws.OPEN) return
    // A closing handshake would wait behind the very queue that is too long, so the line is cut.
    if (ws.bufferedAmount + frame.length > SOCKET_LIMITS.queuedBytesMax) ws.terminate()
    else stream.write(frame)
  }

  function send(text: string) {
    if (!isPacked) return write(textFrame(text))
    if (ws.readyState !== ws.OPEN) return
    if (ws.bufferedAmount + text.length > SOCKET_LIMITS.queuedBytesMax) ws.terminate()
    else ws.send(text)
  }

  function close(code: number, reason: string) {
    ws.close(code, reason)
    const cancelCut = clock.after(SOCKET_LIMITS.goodbyeWaitMs, () => ws.terminate())
    ws.once('close', cancelCut)
  }

  function heard(): boolean {
    heardMs = clock.monotonicMs()
    if (!isTooFast()) return true
    close(CLOSE_CODES.refused, 'too fast')
    return false
  }

  function receive(data: RawData, isBinary: boolean) {
    if (ws.readyState !== ws.OPEN || !heard()) return
    if (isBinary || owner === null) return close(CLOSE_CODES.refused, 'not understood')
    const value = parseShallowJson(String(data), SOCKET_LIMITS.depthMax)
    if (value === undefined || !onMessage(connection, value)) close(CLOSE_CODES.refused, 'not understood')
  }

  ws.on('message', receive)
  ws.on('ping', heard)
  ws.on('pong', heard)
  // Broken frames end here; the library has already sent the matching close code.
  ws.on('error', () => ws.close())
  ws.on('close', () => onClose(connection))
  return connection
}

function createRateCheck(clock: Clock): () => boolean {
  let windowStartMs = clock.monotonicMs()
  let count = 0
  return () => {
    const nowMs = clock.monotonicMs()
    if (nowMs - windowStartMs >= 1000) {
      windowStartMs = nowMs
      count = 0
    }
    count++
    return count > SOCKET_LIMITS.messagesPerSecond
  }
}
