import { once } from 'node:events'
import { SOCKET_PATH, SOCKET_PROTOCOL } from '@keo/contract/socket'
import { WebSocket } from 'ws'

export type WorldSocket = {
  /** Sends a message and waits for what comes next. */
  ask(message: object): Promise<Record<string, unknown>>
  next(): Promise<Record<string, unknown>>
  send(message: object): void
  /** Resolves with the code when the server closes. */
  readonly closed: Promise<number>
  terminate(): void
}

/**
 * A live socket as the app opens it: from a page of this site, with the ticket as second subprotocol. `onMessage` gets
 * every message; `next` those that come while somebody waits.
 */
export async function openSocket(
  url: string,
  ticket: string,
  onMessage: (message: Record<string, unknown>) => void = () => {},
): Promise<WorldSocket> {
  const client = new WebSocket(new URL(SOCKET_PATH, url.replace('http', 'ws')), [SOCKET_PROTOCOL, ticket], {
    origin: url,
  })
  const closed = new Promise<number>((resolve) => client.once('close', resolve))
  client.on('message', (data) => onMessage(JSON.parse(String(data)) as Record<string, unknown>))
  await once(client, 'open')
  // A server that is killed shows in `closed`.
  client.on('error', () => {})

  async function next() {
    const [data] = (await once(client, 'message')) as [Buffer]
    return JSON.parse(String(data)) as Record<string, unknown>
  }
  const send = (message: object) => client.send(JSON.stringify(message))
  return {
    next,
    send,
    ask(message) {
      const answer = next()
      send(message)
      return answer
    },
    closed,
    terminate: () => client.terminate(),
  }
}
