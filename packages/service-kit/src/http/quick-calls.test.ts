import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { testServer } from './test-server.ts'

const PATH = '/mounted/list'

let close: () => Promise<void> = async () => {}
afterEach(() => close())

/** Answers `{"known":1}` quickly and whatever else the usual way, by telling what it read. */
async function setup() {
  const server = await testServer([])
  close = server.close
  server.mount('/mounted', (scope, _options, done) => {
    scope.answerQuickly(PATH, (body) =>
      body.toString() === '{"known":1}'
        ? { headers: ['x-own', 'yes', 'content-length', '7'], body: Buffer.from('"quick"') }
        : null,
    )
    scope.post('/list', (request, reply) => reply.send({ usual: request.body }))
    done()
  })
  const url = await server.listen({ host: '127.0.0.1', port: 0 })
  const post = (body: string, more: RequestInit = {}) =>
    fetch(url + PATH, { method: 'POST', headers: { 'content-type': 'application/json' }, body, ...more })
  return { ...server, url, post }
}

test('a quick answer has the headers of every answer and its own, and is logged like any', async () => {
  const { post, logged } = await setup()
  const answer = await post('{"known":1}')
  expect([answer.status, await answer.text()]).toEqual([200, '"quick"'])
  const usual = await post('{"known":2}')
  expect(await usual.json()).toEqual({ usual: { known: 2 } })
  const names = (from: Response) => [...from.headers.keys()]
  const own = new Set(['x-own', 'content-type', 'content-length'])
  expect(names(answer).filter((name) => !own.has(name))).toEqual(
    names(usual).filter((name) => !own.has(name)),
  )
  expect(answer.headers.get('x-own')).toBe('yes')
  await expect.poll(() => logged().filter(({ route }) => route === PATH)).toHaveLength(2)
  const [quick, other] = logged().filter(({ route }) => route === PATH)
  expect(quick).toMatchObject({ method: 'POST', status: 200, address: '127.0.0.1' })
  expect(quick?.requestId).toBe(answer.headers.get('x-request-id'))
  expect(quick?.requestId).not.toBe(other?.requestId)
})

test('what is out of the ordinary goes the usual way, whole', async () => {
  const { post } = await setup()
  const charset = { 'content-type': 'application/json; charset=utf-8' }
  expect(await (await post('{"known":1}', { headers: charset })).json()).toEqual({ usual: { known: 1 } })
  const long = JSON.stringify({ text: 'kèo '.repeat(20_000) })
  expect(await (await post(long)).json()).toEqual({ usual: JSON.parse(long) })
  expect((await post('{broken')).status).toBe(400)
})

test('a body that comes after its head is read all the same, and the connection goes on', async () => {
  const { url, fastify } = await setup()
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.setEncoding('utf8')
  const head = `POST ${PATH} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 11\r\n\r\n`
  const heard = async (end: string) => {
    let text = ''
    while (!text.endsWith(end)) text += String((await once(socket, 'data'))[0])
    return text
  }
  socket.write(`${head}{"known":1}`)
  expect(await heard('"quick"')).toContain('HTTP/1.1 200')
  const headCame = once(fastify.server, 'request')
  socket.write(`${head}{"kno`)
  await headCame
  socket.write('wn":1}')
  expect(await heard('{"usual":{"known":1}}')).toContain('HTTP/1.1 200')
  socket.destroy()
})
