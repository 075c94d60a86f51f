import { WebSocket } from 'ws'

/* So many sockets on one address, counting what comes. They stay within what one network address may open. */
const [url, protocol, countText, firstText, watch] = process.argv.slice(2)
const PER_ADDRESS = 50
const AT_ONCE = 100
let [changes, expected, sample] = [0, Infinity, '']
let whenAll = () => {}

const addressOf = (number) => {
  const place = Math.floor(number / PER_ADDRESS)
  return `127.1.${Math.floor(place / 250)}.${1 + (place % 250)}`
}

function take(data) {
  if (!sample) sample = data.toString()
  changes += 1
  if (changes >= expected) whenAll()
}

function open(number) {
  return new Promise((resolve, reject) => {
    const options = { localAddress: addressOf(number), perMessageDeflate: false }
    const socket = protocol ? new WebSocket(url, protocol, options) : new WebSocket(url, options)
    socket.once('error', reject)
    socket.once('open', () => {
      if (!protocol) {
        socket.on('message', take)
        return resolve()
      }
      socket.send(watch)
      socket.once('message', () => {
        socket.on('message', take)
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

process.on('message', async (command) => {
  if (command.what === 'sample') return process.send(sample)
  if (command.what === 'stop') process.exit()
  // Comes back when every socket has had so many changes since the last time.
  expected = command.changes * count
  if (changes < expected) await new Promise((resolve) => (whenAll = resolve))
  changes -= expected
  expected = Infinity
  process.send(performance.timeOrigin + performance.now())
})
process.once('disconnect', () => process.exit())
process.send('open')
