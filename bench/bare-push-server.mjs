import { WebSocketServer } from 'ws'

/* The baseline: `ws` as it comes, sending one text to every socket. */
const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false })
let text = ''

process.on('message', (command) => {
  if (command.what === 'learn') text = command.text
  if (command.what === 'usage') return process.send(process.cpuUsage())
  if (command.what === 'stop') process.exit()
  if (command.what === 'change') for (const socket of server.clients) socket.send(text)
  process.send(server.clients.size)
})
process.once('disconnect', () => process.exit())
server.on('listening', () => process.send({ url: `ws://127.0.0.1:${server.address().port}/` }))
