import { WebSocket } from 'ws'

/*
 * So many viewers of a room, or sockets of a bare server. All count what comes; every fiftieth reads it and knows how long
 * it took, since reading everything would measure the clients.
 */
const [url, protocol, room, countText, firstText] = process.argv.slice(2)
const PER_ADDRESS = 50
const AT_ONCE = 100
const READS = 50
let [pushes, messages, readers, sample, took] = [0, 0, 0, '', []]

const addressOf = (number) => {
  if (number < 0) return '127.2.0.1'
  const place = Math.floor(number / PER_ADDRESS)
  return `127.1.${Math.floor(place / 250)}.${1 + (place % 250)}`
}
const momentOf = (text) => Number(text.split(' ')[0].replace(/[a-z]/g, (sign) => 'bcdfghjkmn'.indexOf(sign)))

function read(data) {
  const { businessContent } = JSON.parse(data.toString())
  const now = performance.timeOrigin + performance.now()
  for (const { message } of businessContent.news) {
    messages += 1
    took.push(now - momentOf(message.text))
  }
}

function open(number) {
  return new Promise((resolve, reject) => {
    const options = { localAddress: addressOf(number), perMessageDeflate: false }
    const socket = protocol
      ? new WebSocket(url, [protocol, `mbr_v${number}`], {
          ...options,
          origin: url.replace('ws:', 'http:').replace(/(:\d+)\/.*/, '$1'),
        })
      : new WebSocket(url, options)
    const isReader = protocol && number % READS === 0
    if (isReader) readers += 1
    const take = (data) => {
      pushes += 1
      if (!sample) sample = data.toString()
      if (isReader) read(data)
    }
    socket.once('error', reject)
    socket.once('open', () => {
      if (!protocol) {
        socket.on('message', take)
        return resolve()
      }
      socket.send(JSON.stringify({ businessType: 'watchRoom', roomId: room }))
      socket.once('message', () => {
        socket.on('message', take)
        // Whoever has no number does not read.
        if (number < 0) socket.pause()
        resolve()
      })
    })
  })
}

const [count, first] = [Number(countText), Number(firstText)]
for (let at = 0; at < count; at += AT_ONCE)
  await Promise.all(
    Array.from({ length: Math.min(AT_ONCE, count - at) }, (_, more) => open(first + at + more)),
  )

process.on('message', ({ what }) => {
  if (what === 'stop') process.exit()
  if (what === 'sample') return process.send(sample)
  process.send({ pushes, messages, readers, took })
  ;[pushes, messages, took] = [0, 0, []]
})
process.once('disconnect', () => process.exit())
process.send('open')
