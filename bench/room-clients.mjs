import { openLightSocket } from './light-socket.mjs'

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

async function open(number) {
  const isReader = protocol && number % READS === 0
  if (isReader) readers += 1
  let [isWatching, watches] = [!protocol, null]
  const take = (bytes) => {
    if (!isWatching) return watches()
    pushes += 1
    if (!sample) sample = bytes.toString()
    if (isReader) read(bytes)
  }
  const localAddress = addressOf(number)
  if (!protocol) return openLightSocket(url, { localAddress, take })
  const headers = { origin: url.replace('ws:', 'http:').replace(/(:\d+)\/.*/, '$1') }
  const protocols = [protocol, `mbr_v${number}`]
  const socket = await openLightSocket(url, { protocols, headers, localAddress, take })
  const answered = new Promise((resolve) => (watches = resolve))
  socket.send(JSON.stringify({ businessType: 'watchRoom', roomId: room }))
  await answered
  isWatching = true
  // Whoever has no number does not read.
  if (number < 0) socket.pause()
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
