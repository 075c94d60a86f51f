import net from 'node:net'

/*
 * Whoever asks for lists: so light that the server is what is measured. Requests are written as they will go out before
 * anything is timed, and of an answer only its length is read. Each connection asks again when its answer is complete.
 */
const READ_BYTES = 512 * 1024
const HEAD_MAX = 4096
const OK = 'HTTP/1.1 200'
const LENGTH = /\r\ncontent-length: (\d+)\r\n/i

let requests = []

/** Asks for so long over so many connections; answers how many answers came and how many bytes they had. */
function load({ port, connections, seconds }) {
  return new Promise((resolve, reject) => {
    const until = performance.now() + seconds * 1000
    const startedAt = performance.now()
    const found = { count: 0, bytes: 0 }
    let open = connections
    const closed = () => {
      open -= 1
      if (open === 0) resolve({ ...found, seconds: (performance.now() - startedAt) / 1000 })
    }
    for (let at = 0; at < connections; at++) {
      const first = Math.floor((at * requests.length) / connections)
      askOver({ port, first, until, found, closed, failed: reject })
    }
  })
}

function askOver({ port, first, until, found, closed, failed }) {
  let next = first
  /** Bytes of the answer that are still to come; null before its head was read. */
  let missing = null
  const ask = () => socket.write(requests[next++ % requests.length])

  function take(length, buffer) {
    missing ??= lengthOf(buffer.latin1Slice(0, Math.min(length, HEAD_MAX)))
    missing -= length
    found.bytes += length
    if (missing > 0) return
    if (missing < 0) throw new Error('More came than was asked for.')
    missing = null
    found.count += 1
    if (performance.now() < until) ask()
    else socket.destroy()
  }

  const socket = net.connect({
    port,
    host: '127.0.0.1',
    noDelay: true,
    onread: {
      buffer: Buffer.allocUnsafeSlow(READ_BYTES),
      callback(length, buffer) {
        try {
          take(length, buffer)
        } catch (error) {
          failed(error)
        }
        return true
      },
    },
  })
  socket.on('connect', ask)
  socket.on('error', failed)
  socket.on('close', closed)
}

/** Of head and body together. */
function lengthOf(text) {
  const end = text.indexOf('\r\n\r\n')
  const length = LENGTH.exec(text.slice(0, end + 2))?.[1]
  if (!text.startsWith(OK) || end < 0 || length === undefined) throw new Error(`Not a list: ${text}`)
  return end + 4 + Number(length)
}

process.on('message', async (command) => {
  if (command.what === 'learn') {
    requests = command.requests.map((text) => Buffer.from(text))
    return process.send('learnt')
  }
  if (command.what === 'load') return process.send(await load(command))
  process.exit()
})
process.once('disconnect', () => process.exit())
process.send('ready')
