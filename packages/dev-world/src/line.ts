import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { systemClock } from '@keo/service-kit/clock'
import { seededIds } from '@keo/service-kit/ids'

/** How a line carries what is sent on it. */
type LineState = {
  /** Nothing arrives, and nobody is told: a network that is cut. What was sent arrives once it is healed, as with TCP. */
  readonly isSilent?: boolean
  /** One way. */
  readonly delayMs?: number
  /** The share that is lost and sent again, each time after twice as long, as TCP does. */
  readonly loss?: number
}

type Target = { readonly host?: string; readonly port: number }

/** TCP waits so long beyond the way there and back before it sends again. */
const AGAIN_MS = 200
const CHUNKS_MOST = 256

/**
 * A line between two parts that a test or a drill can cut, silence and slow down: whoever connects to it speaks to the first
 * of the targets that takes the connection. It stands for the network, and works where the kernel has no means to lose packets.
 */
export async function openLine(
  first: readonly Target[],
  { port = 0, random = seededIds('line', systemClock()).random } = {},
) {
  const open = new Set<Socket>()
  let targets = first
  let state: LineState = {}
  let wake = () => {}
  let healing = new Promise<void>((resolve) => (wake = resolve))

  /** Of one piece: the way, and each time that it is lost the wait until it is sent again. */
  function carriedMs(): number {
    const { delayMs = 0, loss = 0 } = state
    let [takes, againMs] = [delayMs, AGAIN_MS + 2 * delayMs]
    for (; random() < loss; againMs *= 2) takes += againMs
    return takes
  }

  /** Comes back when what is before it has arrived, its own time has come, and the line carries. */
  async function after(before: Promise<unknown>, dueAt: number): Promise<void> {
    await before
    const left = dueAt - performance.now()
    if (left > 0) await wait(left)
    while (state.isSilent) await healing
  }

  /** In their order, each not before its time: a piece that was lost holds up those behind it. */
  function carry(from: Socket, to: Socket): void {
    let last: Promise<unknown> = Promise.resolve()
    let waiting = 0
    const later = (arrive: () => void) => {
      const dueAt = performance.now() + carriedMs()
      waiting += 1
      if (waiting >= CHUNKS_MOST) from.pause()
      last = after(last, dueAt).then(() => {
        waiting -= 1
        if (waiting < CHUNKS_MOST) from.resume()
        return arrive()
      })
    }
    from.on('data', (data) => later(() => void (to.destroyed || to.write(data))))
    from.on('end', () => later(() => void to.end()))
    from.on('close', () => later(() => void to.destroy()))
  }

  const server = createServer({ allowHalfOpen: true }, async (socket) => {
    open.add(socket.on('error', () => {}).on('close', () => open.delete(socket)))
    socket.pause()
    await wait(carriedMs())
    while (state.isSilent) await healing
    const onward = await firstThatTakes(targets)
    if (!onward || socket.destroyed) {
      onward?.destroy()
      return void socket.destroy()
    }
    open.add(onward.on('error', () => {}).on('close', () => open.delete(onward)))
    carry(socket, onward)
    carry(onward, socket)
    socket.resume()
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    for (const end of open) end.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    become(next: LineState): void {
      state = next
      if (next.isSilent) return
      wake()
      healing = new Promise((resolve) => (wake = resolve))
    },
    /** From now on new connections go elsewhere, as when a balancer has found somebody not ready. */
    leadTo(next: readonly Target[]): void {
      targets = next
    },
    /** Ends every connection at once, and takes new ones. */
    cut,
    async close(): Promise<void> {
      this.become({})
      const closed = once(server, 'close')
      server.close()
      cut()
      await closed
    },
  }
}

export type Line = Awaited<ReturnType<typeof openLine>>

async function firstThatTakes(targets: readonly Target[]): Promise<Socket | null> {
  for (const { port, host = '127.0.0.1' } of targets) {
    const socket = connect({ port, host, allowHalfOpen: true })
    const isTaken = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true))
      socket.once('error', () => resolve(false))
    })
    if (isTaken) return socket
  }
  return null
}
