import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from './free-port.ts'
import { openLine } from './line.ts'

/** Answers everything with what it heard, behind its own name. */
async function echo(name: string): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.on('data', (data) => socket.write(`${name}:${String(data)}`))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

function speak(port: number) {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  onTestFinished(() => void socket.destroy())
  const heard = { text: '' }
  socket.on('data', (data) => (heard.text += String(data)))
  return { socket, heard }
}

async function line(ports: readonly number[]) {
  const opened = await openLine(ports.map((port) => ({ port })))
  onTestFinished(() => opened.close())
  return opened
}

test('it leads to the first target that takes a connection, and elsewhere once told to', async () => {
  const [gone, one, two] = [await freePort(), await echo('one'), await echo('two')]
  const opened = await line([gone, one])
  const first = speak(opened.port)
  first.socket.write('hello')
  await vi.waitFor(() => expect(first.heard.text).toBe('one:hello'))
  opened.leadTo([{ port: two }])
  opened.cut()
  await once(first.socket, 'close')
  const second = speak(opened.port)
  second.socket.write('hello')
  await vi.waitFor(() => expect(second.heard.text).toBe('two:hello'))
})

test('silenced, nothing arrives and nobody is told; healed, everything does in its order', async () => {
  const opened = await line([await echo('far')])
  const { socket, heard } = speak(opened.port)
  socket.write('a')
  await vi.waitFor(() => expect(heard.text).toBe('far:a'))
  opened.become({ isSilent: true })
  socket.write('b')
  const late = speak(opened.port)
  await once(late.socket, 'connect')
  late.socket.write('c')
  // Another line carries meanwhile, so there was time enough.
  const other = speak((await line([await echo('other')])).port)
  other.socket.write('x')
  await vi.waitFor(() => expect(other.heard.text).toBe('other:x'))
  expect([heard.text, late.heard.text, socket.destroyed]).toEqual(['far:a', '', false])
  opened.become({})
  await vi.waitFor(() => expect([heard.text, late.heard.text]).toEqual(['far:afar:b', 'far:c']))
})

test('what is late and lost in between arrives whole, in order, and not before its time', async () => {
  const server = createServer((socket) => void socket.end('0123456789'.repeat(2_000))).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const opened = await line([(server.address() as AddressInfo).port])
  opened.become({ delayMs: 50, loss: 0.3 })
  const from = performance.now()
  const whole = await text(connect(opened.port, '127.0.0.1'))
  expect(whole).toBe('0123456789'.repeat(2_000))
  // The way of the connection, and that of what was sent.
  expect(performance.now() - from).toBeGreaterThanOrEqual(99)
})
