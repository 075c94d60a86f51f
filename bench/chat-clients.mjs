import { WebSocket } from 'ws'

/* A socket for each of some members, measuring how long after its writing a message of the chat comes in. */
const [url, protocol, news, countText, firstText] = process.argv.slice(2)
const PER_ADDRESS = 50
const AT_ONCE = 100
const took = []
let [expected, whenAll] = [Infinity, () => {}]

const addressOf = (number) => {
  const place = Math.floor(number / PER_ADDRESS)
  return `127.1.${Math.floor(place / 250)}.${1 + (place % 250)}`
}

function take(data) {
  const { businessType, businessContent } = JSON.parse(data.toString())
  if (businessType !== news || businessContent.kind !== 'message') return
  took.push(performance.timeOrigin + performance.now() - Number(businessContent.message.content.text))
  if (took.length >= expected) whenAll()
}

function open(number) {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, [protocol, `mbr_${number}`], {
      localAddress: addressOf(number),
      origin: url.replace('ws:', 'http:').replace(/(:\d+)\/.*/, '$1'),
      perMessageDeflate: false,
    })
    socket.once('error', reject)
    socket.once('open', resolve)
    socket.on('message', take)
  })
}

const [count, first] = [Number(countText), Number(firstText)]
for (let at = 0; at < count; at += AT_ONCE)
  await Promise.all(
    Array.from({ length: Math.min(AT_ONCE, count - at) }, (_, more) => open(first + at + more)),
  )

process.on('message', async (command) => {
  if (command.what === 'stop') process.exit()
  // Comes back when so many have come, or when none can come any more.
  expected = command.messages
  const late = new Promise((resolve) => setTimeout(resolve, command.patienceMs))
  if (took.length < expected) await Promise.race([new Promise((resolve) => (whenAll = resolve)), late])
  process.send(took)
})
process.once('disconnect', () => process.exit())
process.send('open')
