import { randomBytes } from 'node:crypto'
import net from 'node:net'

const HEAD_END = '\r\n\r\n'
const PING = 0x89
/** Masked by zeros, as a client has to mask: empty, as the ping is. */
const PONG = Buffer.from([0x8a, 0x80, 0, 0, 0, 0])
/** Of all sockets: what comes is looked at before the next read, so nothing has to be kept. */
const BUFFER = Buffer.alloc(256 * 1024)

/**
 * A web socket that reads frames and hardly costs more than their bytes: viewers sit on the same cores as the server. Each
 * frame goes to `take` as the bytes of its text, which are good until it returns.
 */
export function openLightSocket(url, { protocols = [], headers = {}, localAddress, take }) {
  const { hostname, port, host, pathname } = new URL(url)
  const lines = {
    host,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': randomBytes(16).toString('base64'),
    ...(protocols.length > 0 ? { 'sec-websocket-protocol': protocols.join(', ') } : {}),
    ...headers,
  }
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`)
  return new Promise((resolve, reject) => {
    let [isOpen, isPaused] = [false, false]
    let rest = null
    const read = (size, buffer) => {
      const bytes = rest ? Buffer.concat([rest, buffer.subarray(0, size)]) : buffer.subarray(0, size)
      const left = isOpen ? framesIn(bytes) : answerIn(bytes)
      rest = left.length > 0 ? Buffer.from(left) : null
      return !isPaused
    }
    const onread = { buffer: BUFFER, callback: read }
    const socket = net.connect({ port: Number(port), host: hostname, localAddress, onread })
    socket.setNoDelay(true)
    socket.once('error', reject)
    socket.once('close', () => reject(new Error('The server hung up.')))
    socket.write(`GET ${pathname} HTTP/1.1\r\n${head.join('')}\r\n`)

    function answerIn(bytes) {
      const end = bytes.indexOf(HEAD_END)
      if (end === -1) return bytes
      isOpen = bytes.toString('latin1', 0, end).startsWith('HTTP/1.1 101')
      if (isOpen) resolve({ send, pause: () => (isPaused = true) })
      else reject(new Error('Not let in.'))
      return framesIn(bytes.subarray(end + HEAD_END.length))
    }

    /** What is left of a frame that has not come to its end. */
    function framesIn(bytes) {
      let at = 0
      while (bytes.length - at >= 2) {
        const { from, size } = frameAt(bytes, at)
        if (bytes.length < from + size) break
        if (bytes[at] === PING) socket.write(PONG)
        else take(bytes.subarray(from, from + size))
        at = from + size
      }
      return bytes.subarray(at)
    }

    function send(text) {
      const body = Buffer.from(text)
      if (body.length > 125) throw new Error('Too long for a viewer.')
      socket.write(Buffer.concat([Buffer.from([0x81, 0x80 | body.length, 0, 0, 0, 0]), body]))
    }
  })
}

function frameAt(bytes, at) {
  const short = bytes[at + 1] & 0x7f
  if (short < 126) return { from: at + 2, size: short }
  const from = at + (short === 126 ? 4 : 10)
  if (bytes.length < from) return { from, size: Infinity }
  return { from, size: short === 126 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2)) }
}
