import { defineCall } from '@keo/contract/define-call'
import { getDevice, getPublicIp } from '@keo/contract/visitors'
import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { ApiRefusal, NoAnswer, type SessionEnd } from './api-outcome.ts'
import { type ApiParts, createApi } from './create-api.ts'
import type { Incident } from './error-reports.ts'
import { manualClock } from '../testing/manual-clock.ts'
import type { Sender } from './request-headers.ts'

const Nothing = z.object({})
const read = defineCall({
  method: 'GET',
  path: '/api/thing/{id}',
  access: 'public',
  summary: 'Read',
  request: z.object({ id: z.string(), page: z.optional(z.number()) }),
  response: z.object({ name: z.string() }),
})
const write = defineCall({
  method: 'POST',
  path: '/api/thing',
  access: 'public',
  summary: 'Write',
  request: z.object({ name: z.string(), password: z.optional(z.string()), token: z.optional(z.string()) }),
  response: z.null(),
})

const visitor: Sender = {
  userName: undefined,
  token: undefined,
  language: 'vi-VI',
  client: '7',
  deviceNo: 'H5-AND-1-abcdef-01234567',
  userAgent: 'Mozilla/5.0 (Linux; Android 14; Điện thoại)',
  appVersion: '0.1.0',
}

type Sent = { path: string; init: RequestInit; headers: Headers }

function setup(answer: unknown, sender: Partial<Sender> = {}, parts: Partial<ApiParts> = {}) {
  const sent: Sent[] = []
  const toasts: string[] = []
  const incidents: Incident[] = []
  const ended: [SessionEnd, string | undefined][] = []
  const serverTimes: number[] = []
  const api = createApi({
    async fetch(path, init) {
      sent.push({ path, init, headers: new Request(`http://keo.test${path}`, init).headers })
      if (answer instanceof Error) throw answer
      const body = typeof answer === 'string' ? answer : JSON.stringify(answer)
      return new Response(body, { headers: { 'x-server-time': '1780000000000' } })
    },
    sender: async () => ({ ...visitor, ...sender }),
    clock: manualClock(Date.UTC(2026, 5, 11, 12)),
    knowServerTime: (now) => serverTimes.push(now),
    toastError: (text) => toasts.push(text),
    requestSetupText: () => 'not sent',
    report: (incident) => incidents.push(incident),
    endSession: (reason, token) => ended.push([reason, token]),
    ...parts,
  })
  return {
    api,
    sent,
    toasts,
    incidents,
    ended,
    serverTimes,
    headers: () => sent[0]?.headers ?? new Headers(),
  }
}
const ok = (data: unknown = null) => ({ code: 200, msg: '', data })
const refused = (code: number, msg = 'Không được') => ({ code, msg })

describe('the headers', () => {
  test('[NET-01a] a request says who, in which language, from which client and device', async () => {
    const { api, headers } = setup(ok(), { userName: 'thanhmai77' })
    await api(write, { name: 'x' })
    expect(Object.fromEntries(headers())).toMatchObject({
      username: 'thanhmai77',
      language: 'vi-VI',
      'accept-language': 'vi-VI',
      client: '7',
      deviceno: 'H5-AND-1-abcdef-01234567',
      clientmodel: 'Mozilla/5.0 (Linux; Android 14; ?i?n tho?i)',
      appversion: '0.1.0',
      platform: 'vietnam',
    })
  })

  test('[NET-01a] an unknown user has no Username header', async () => {
    const { api, headers } = setup(ok())
    await api(write, { name: 'x' })
    expect(headers().has('username')).toBe(false)
  })

  test('[NET-01b] Authorization is the stored token, before one in the body', async () => {
    const { api, headers } = setup(ok(), { token: 'stored' })
    await api(write, { name: 'x', token: 'in-body' })
    expect(headers().get('authorization')).toBe('stored')
  })

  test('[NET-01b] without a stored token the one in the body is used', async () => {
    const { api, headers } = setup(ok())
    await api(write, { name: 'x', token: 'in-body' })
    expect(headers().get('authorization')).toBe('in-body')
  })

  test('[NET-01b] the device call goes without', async () => {
    const { api, headers } = setup(refused(1), { token: 'stored' })
    await api(getDevice, {}).catch(() => {})
    expect(headers().has('authorization')).toBe(false)
    expect(headers().get('deviceno')).toBe('H5-AND-1-abcdef-01234567')
  })

  test('[NET-01c] the type is JSON, and multipart for form data', async () => {
    const json = setup(ok())
    await json.api(write, { name: 'x' })
    expect(json.headers().get('content-type')).toBe('application/json')
    const form = new FormData()
    form.set('file', new Blob(['x']))
    const multipart = setup(ok())
    await multipart.api(write, { name: 'x' }, { form })
    expect(multipart.headers().get('content-type')).toMatch(/^multipart\/form-data; boundary=/)
    expect(multipart.sent[0]?.init.body).toBe(form)
    expect(form.has('noNeedResponseMsg')).toBe(false)
    await multipart.api(write, { name: 'x' }, { form, silent: true })
    expect(form.get('noNeedResponseMsg')).toBe('true')
  })

  test('[NET-01d] nothing gives the request up: no signal but the one of the caller', async () => {
    const { api, sent } = setup(ok())
    await api(write, { name: 'x' })
    expect(sent[0]?.init.signal).toBeUndefined()
  })
})

describe('the request', () => {
  test('path parameters are escaped, the rest of a GET goes into the query', async () => {
    const { api, sent } = setup(ok({ name: 'x' }))
    await api(read, { id: 'a/b?c', page: 2 })
    expect(sent[0]?.path).toBe('/api/thing/a%2Fb%3Fc?page=2')
    expect(sent[0]?.init.body).toBeUndefined()
  })

  test('fields of a POST go into the body', async () => {
    const { api, sent } = setup(ok())
    await api(write, { name: 'x' })
    expect(sent[0]?.init.body).toBe('{"name":"x"}')
  })

  test('[NET-04d] an error while the request is made shows a toast and rejects', async () => {
    const { api, toasts, sent } = setup(ok())
    await expect(api(read, { id: '' })).rejects.toThrow('id')
    expect(toasts).toEqual(['not sent'])
    expect(sent).toEqual([])
  })

  test('every answer tells the server time', async () => {
    const { api, serverTimes } = setup(ok())
    await api(write, { name: 'x' })
    expect(serverTimes).toEqual([1_780_000_000_000])
  })
})

describe('the answer', () => {
  test('[NET-03a] code 200 gives the data and says nothing', async () => {
    const { api, toasts, incidents } = setup(ok({ name: 'Kèo' }))
    expect(await api(read, { id: '1' })).toEqual({ name: 'Kèo' })
    expect([toasts, incidents]).toEqual([[], []])
  })

  test('[NET-03b] any other code shows the server message and rejects with it', async () => {
    const { api, toasts } = setup({ ...refused(2000000001), fields: { name: 'quá ngắn' } })
    const error = await api(write, { name: '' }).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ApiRefusal)
    expect(error).toMatchObject({ code: 2000000001, message: 'Không được', fields: { name: 'quá ngắn' } })
    expect(toasts).toEqual(['Không được'])
  })

  test('[NET-03c] code 1006000117 shows no toast', async () => {
    const { api, toasts, incidents } = setup(refused(1006000117))
    await expect(api(write, { name: 'x' })).rejects.toBeInstanceOf(ApiRefusal)
    expect(toasts).toEqual([])
    expect(incidents).toHaveLength(1)
  })

  test('[NET-03d] a silent call says so in its payload and shows no toast', async () => {
    const { api, toasts, sent } = setup(refused(2000000001))
    await expect(api(write, { name: 'x' }, { silent: true })).rejects.toBeInstanceOf(ApiRefusal)
    expect(toasts).toEqual([])
    expect(JSON.parse(String(sent[0]?.init.body))).toEqual({ name: 'x', noNeedResponseMsg: true })
  })

  test('[NET-03e] code 1009000037 shows its toast even then', async () => {
    const { api, toasts } = setup(refused(1009000037, 'Bị giới hạn'))
    await expect(api(write, { name: 'x' }, { silent: true })).rejects.toBeInstanceOf(ApiRefusal)
    expect(toasts).toEqual(['Bị giới hạn'])
  })

  test('[ACC-05a] 10009 and 10018 end the session the call was sent with, without a toast', async () => {
    const expired = setup(refused(10009), { token: 'tok' })
    await expect(expired.api(write, { name: 'x' })).rejects.toBeInstanceOf(ApiRefusal)
    const replaced = setup(refused(10018), { token: 'tok' })
    await expect(replaced.api(write, { name: 'x' })).rejects.toBeInstanceOf(ApiRefusal)
    expect([expired.ended, replaced.ended]).toEqual([[['expired', 'tok']], [['replaced', 'tok']]])
    expect([...expired.toasts, ...replaced.toasts]).toEqual([])
  })

  test('[NET-11a] the public IP comes as text', async () => {
    const { api, sent } = setup('203.0.113.7')
    expect(await api(getPublicIp, {})).toBe('203.0.113.7')
    expect(sent[0]?.init.method).toBe('GET')
  })
})

describe('reports', () => {
  test('[NET-04a] every answer that is not OK is reported', async () => {
    const { api, incidents } = setup(refused(2000000001))
    await api(write, { name: 'x' }, { silent: true }).catch(() => {})
    expect(incidents).toEqual([
      {
        where: 'POST /api/thing',
        request: { name: 'x' },
        answer: '{"code":2000000001,"msg":"Không được"}',
        sentAt: Date.UTC(2026, 5, 11, 12),
        receivedAt: Date.UTC(2026, 5, 11, 12),
      },
    ])
  })

  test('[NET-04b] a report names the path of the call, not what was filled into it', async () => {
    const { api, incidents } = setup(refused(1))
    await api(read, { id: '0912345678' }).catch(() => {})
    expect(incidents[0]?.where).toBe('GET /api/thing/{id}')
  })

  test('[NET-04c] a network error is reported and rejected, without a toast', async () => {
    const { api, incidents, toasts } = setup(new TypeError('Failed to fetch'))
    await expect(api(write, { name: 'x' })).rejects.toBeInstanceOf(NoAnswer)
    expect(incidents).toHaveLength(1)
    expect(toasts).toEqual([])
  })

  test.each(['<html>502 Bad Gateway</html>', '', '[]', '{"code":"200"}', 'null'])(
    '[NET-04c] %j is no answer: reported and rejected',
    async (body) => {
      const { api, incidents } = setup(body)
      await expect(api(write, { name: 'x' })).rejects.toBeInstanceOf(NoAnswer)
      expect(incidents).toHaveLength(1)
    },
  )

  test('an answer that breaks the contract is reported and rejected', async () => {
    const { api, incidents } = setup(ok({ name: 7 }))
    await expect(api(read, { id: '1' })).rejects.toThrow('contract')
    expect(incidents).toHaveLength(1)
  })

  test('a call that its screen cancelled is not reported', async () => {
    const cancel = new AbortController()
    cancel.abort()
    const { api, incidents } = setup(new DOMException('aborted', 'AbortError'))
    await expect(api(write, { name: 'x' }, { signal: cancel.signal })).rejects.toBeInstanceOf(NoAnswer)
    expect(incidents).toEqual([])
  })
})

test('a call without fields sends an empty object', async () => {
  const { api, sent } = setup(ok({}))
  const call = defineCall({ ...write, request: Nothing, response: Nothing })
  await api(call, {})
  expect(sent[0]?.init.body).toBe('{}')
})
