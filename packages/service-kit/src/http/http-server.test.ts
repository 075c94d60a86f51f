import { defineCall } from '@keo/contract/define-call'
import { fail } from '@keo/contract/errors'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testServer } from './test-server.ts'

const listCards = defineCall({
  method: 'GET',
  path: '/api/card/list',
  access: 'public',
  summary: '',
  request: z.object({ bank: z.optional(z.string().check(z.maxLength(10))) }),
  response: z.array(z.object({ bank: z.string() })),
})
const addCard = defineCall({
  method: 'POST',
  path: '/api/card/{bank}/add',
  access: 'public',
  summary: '',
  request: z.object({
    bank: z.string(),
    holder: z.string().check(z.minLength(2), z.maxLength(10)),
    limit: z.optional(z.int()),
    more: z.optional(z.object({ note: z.string() })),
  }),
  response: z.object({ bank: z.string(), holder: z.string() }),
})
const breakDown = defineCall({
  method: 'GET',
  path: '/api/card/break/{phone}',
  access: 'public',
  summary: '',
  request: z.object({ phone: z.string() }),
  response: z.null(),
})
const refuse = defineCall({
  method: 'PUT',
  path: '/api/card/refuse',
  access: 'public',
  summary: '',
  request: z.object({}),
  response: z.null(),
  errors: ['ACCOUNT_RESTRICTED'],
})
const whoAmI = defineCall({
  method: 'GET',
  path: '/api/card/address',
  access: 'public',
  format: 'text',
  summary: '',
  request: z.object({}),
  response: z.string(),
})
const CALLS = [listCards, addCard, breakDown, refuse, whoAmI]

let close: () => Promise<void> = async () => {}
afterEach(() => close())

async function setup() {
  const server = await testServer(CALLS)
  close = server.close
  const { api } = server
  api.handle(listCards, ({ body }) => [{ bank: body.bank ?? 'all' }])
  api.handle(addCard, ({ body }) => ({ bank: body.bank, holder: body.holder }))
  api.handle(breakDown, () => {
    throw new Error('select * from member where token=abc at /srv/keo/db.ts')
  })
  api.handle(refuse, () => fail('ACCOUNT_RESTRICTED'))
  api.handle(whoAmI, ({ address }) => address)
  const post = (body: string, headers: Record<string, string> = {}) =>
    server.fastify.inject({
      method: 'POST',
      url: '/api/card/acb/add',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })
  return { ...server, inject: server.fastify.inject.bind(server.fastify), post }
}

test('[NET-03a] a call answers its data in an envelope with code 200', async () => {
  const { inject } = await setup()
  const answer = await inject('/api/card/list?bank=acb')
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ code: 200, msg: '', data: [{ bank: 'acb' }] })
})

test('fields come from the path and the body, the path wins, and undeclared ones are ignored', async () => {
  const { post } = await setup()
  const answer = await post('{"bank":"forged","holder":"Mai","isAdmin":true}')
  expect(answer.json()).toEqual({ code: 200, msg: '', data: { bank: 'acb', holder: 'Mai' } })
})

test('a text call answers without the envelope', async () => {
  const { inject } = await setup()
  const answer = await inject('/api/card/address')
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(answer.body).toBe('127.0.0.1')
})

test('a refusal answers its number and its message, also when it is expected', async () => {
  const { inject } = await setup()
  const answer = await inject({
    method: 'PUT',
    url: '/api/card/refuse',
    headers: { 'content-type': 'application/json', language: 'en-US' },
    body: '{}',
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ code: 1009000037, msg: expect.stringContaining('restricted') })
})

test.each([
  ['vi-VI', undefined, 'Không tìm thấy'],
  ['en-US', undefined, 'found'],
  ['zh-CN', undefined, '找'],
  ['th-TH', undefined, 'พบ'],
  [undefined, 'fr, th;q=0.8', 'พบ'],
  ['xx-XX', undefined, 'Không tìm thấy'],
  ['<script>', 'en', 'found'],
  [undefined, '*', 'Không tìm thấy'],
])(
  '[CFG-05] Language %s with Accept-Language %s is answered in the right language',
  async (language, request, words) => {
    const { inject } = await setup()
    const headers = { ...(language ? { language } : {}), ...(request ? { 'accept-language': request } : {}) }
    const answer = await inject({ url: '/api/nothing', headers })
    expect(answer.json().msg).toContain(words)
  },
)

test('[CFG-06] invalid input names every field in the caller language', async () => {
  const { post } = await setup()
  const tooLong = await post('{"holder":"a name that is too long","limit":1.5}', { language: 'en-US' })
  expect(tooLong.statusCode).toBe(400)
  expect(tooLong.json()).toMatchObject({
    code: 2000000001,
    fields: { holder: expect.stringMatching(/long/i) },
  })
  expect(Object.keys(tooLong.json().fields)).toEqual(['holder', 'limit'])
  const missing = await post('{}')
  expect(missing.json().fields).toEqual({ holder: 'Vui lòng nhập mục này.' })
  const nested = await post('{"holder":"Mai","more":{"note":7}}')
  expect(Object.keys(nested.json().fields)).toEqual(['more.note'])
})

test.each([
  ['broken JSON', '{"holder":', 400, 2000000002],
  ['no object', '"text"', 400, 2000000001],
  ['null', 'null', 400, 2000000001],
  ['a prototype', '{"holder":"Mai","__proto__":{"isAdmin":true}}', 400, 2000000002],
  ['an escaped prototype', '{"holder":"Mai","\\u005f_proto__":{"isAdmin":true}}', 400, 2000000002],
  ['a constructor', '{"holder":"Mai","constructor":{"prototype":{"a":1}}}', 400, 2000000002],
  ['depth beyond 20', `{"holder":${'['.repeat(20)}${']'.repeat(20)}}`, 400, 2000000002],
  ['a body beyond the limit', `{"holder":"${'x'.repeat(101 * 1024)}"}`, 413, 2000000004],
])('[CFG-06] %s is refused', async (_what, body, status, code) => {
  const { post } = await setup()
  const answer = await post(body)
  expect(answer.statusCode).toBe(status)
  expect(answer.json().code).toBe(code)
})

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
  '[SES-09] a post with content type "%s" changes nothing',
  async (type) => {
    const { post } = await setup()
    const answer = await post('{"holder":"Mai"}', { 'content-type': type })
    expect(answer.statusCode).toBe(415)
    expect(answer.json().code).toBe(2000000003)
  },
)

test('[SES-09] JSON with a character set is taken', async () => {
  const { post } = await setup()
  const answer = await post('{"holder":"Mai"}', { 'content-type': 'application/json; charset=utf-8' })
  expect(answer.json().code).toBe(200)
})

test.each([
  ['an unknown path', 'GET', '/api/nothing', 404, 2000000005],
  ['a path in another case', 'GET', '/api/Card/list', 404, 2000000005],
  ['a known path with another method', 'DELETE', '/api/card/list', 405, 2000000011],
  ['a known path with a parameter and another method', 'GET', '/api/card/acb/add', 405, 2000000011],
  ['an unusual method', 'PROPFIND', '/api/card/list', 405, 2000000011],
  ['a broken escape', 'GET', '/api/card/break/%zz', 400, 2000000001],
  ['a doubled field', 'GET', '/api/card/list?bank=a&bank=b', 400, 2000000001],
  ['an endless address', 'GET', `/api/card/list?bank=${'x'.repeat(5000)}`, 400, 2000000001],
] as const)('[CFG-06] %s is refused', async (_what, method, url, status, code) => {
  const { inject } = await setup()
  const answer = await inject({ method: method as 'GET', url })
  expect([answer.statusCode, answer.json().code]).toEqual([status, code])
})

test('a malformed query is read as far as it goes', async () => {
  const { inject } = await setup()
  const answer = await inject('/api/card/list?&&=%E0%A4%A&bank')
  expect(answer.statusCode).toBe(200)
})

test('[CFG-05] an unexpected error is logged and counted, and tells the caller nothing', async () => {
  const { inject, logged } = await setup()
  const answer = await inject({ url: '/api/card/break/84901234567', headers: { language: 'en-US' } })
  expect(answer.statusCode).toBe(500)
  expect(Object.keys(answer.json())).toEqual(['code', 'msg'])
  expect(answer.body).not.toMatch(/select|member|srv|Error|fastify|at /i)
  const line = logged().find(({ level }) => level === 'error')
  expect(line).toMatchObject({
    requestId: answer.headers['x-request-id'],
    err: { stack: expect.any(String) },
  })
  expect((await inject('/metrics')).body).toContain('unexpected_errors_total 1')
})

test('every answer and every log line carry a request id of ours, whatever the caller sends', async () => {
  const { inject, logged } = await setup()
  const answer = await inject({
    url: '/api/card/list',
    headers: { 'x-request-id': 'forged', 'request-id': 'forged' },
  })
  const id = answer.headers['x-request-id']
  expect(id).toMatch(/^req_/)
  expect(logged().map(({ requestId }) => requestId)).toEqual([id])
})

test('[AUD-04] [PRV-04] the access log holds the declared path, and no phone, code, token or query', async () => {
  const { inject, post, lines } = await setup()
  await inject({
    url: '/api/card/break/84901234567?token=S3cret',
    headers: { authorization: 'Bearer S3cret' },
  })
  await inject('/api/unknown/84901234567/482913?code=482913')
  await post('{"holder":"S3cret"}', { cookie: 'a=S3cret' })
  const text = lines.join('')
  for (const secret of ['84901234567', '482913', 'S3cret']) expect(text).not.toContain(secret)
  expect(text).toContain('"route":"/api/card/break/{phone}"')
})

test('an answer against its contract is a defect while it is developed', async () => {
  const server = await testServer([listCards])
  close = server.close
  server.api.handle(listCards, () => [{ bank: 'acb', secretNote: 'leak' }])
  const answer = await server.fastify.inject('/api/card/list')
  expect(answer.statusCode).toBe(500)
  expect(server.lines.join('')).toContain('answers an undeclared field: answer.0.secretNote')
})
