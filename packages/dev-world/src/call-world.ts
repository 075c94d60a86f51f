import { request as httpRequest } from 'node:http'
import { type Call, ENVELOPE_OK, type RequestOf } from '@keo/contract/define-call'
import { declaredErrors } from '@keo/contract/declared-errors'
import { ERRORS } from '@keo/contract/errors'
import { pathParameters, takesBody } from '@keo/contract/openapi'

export type CallOptions = {
  token?: string
  language?: string
  deviceNo?: string
  /** The name under which the site is reached, to choose an agent line. */
  host?: string
  /** The network address it comes from; heard only where TRUSTED_PROXIES names this machine. */
  address?: string
  userAgent?: string
}

/** What came back: the envelope and the HTTP status; `data` is of the call's own type when the code is 200. */
export type Answer<Data> = {
  readonly status: number
  readonly code: number
  readonly msg: string
  readonly data: Data
  /** What is wrong with which field, when the request was refused for that. */
  readonly fields?: Readonly<Record<string, string>>
}

/** Calls like the app does, but also under a forged Host header, which fetch does not allow. */
export async function callWorld<C extends Call, Data>(
  url: string,
  call: C,
  request: RequestOf<C>,
  options: CallOptions = {},
): Promise<Answer<Data>> {
  const hasBody = takesBody(call)
  const { status, text } = await send(new URL(addressOf(call, request), url), {
    method: call.method,
    headers: headersOf(options, hasBody),
    ...(hasBody ? { body: JSON.stringify(request) } : {}),
  })
  if (call.format === 'text') return { status, code: status, msg: '', data: text as Data }
  const answer = JSON.parse(text) as Omit<Answer<Data>, 'status'>
  refuseUndeclared(call, answer.code)
  return { status, ...answer }
}

/** Whoever reads the contract must find every answer in it. */
function refuseUndeclared(call: Call, wire: number): void {
  if (wire === ENVELOPE_OK) return
  for (const code of declaredErrors(call)) if (ERRORS[code].wire === wire) return
  const name = Object.entries(ERRORS).find(([, error]) => error.wire === wire)?.[0] ?? wire
  throw new Error(`${call.method} ${call.path} answered ${name}, which it does not declare.`)
}

/** Path parameters in the path, and for calls without a body everything else in the query. */
function addressOf(call: Call, request: object): string {
  const inPath = new Set(pathParameters(call.path))
  const fields = new Map(Object.entries(request).filter(([, value]) => value !== undefined))
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(fields.get(name) ?? '')),
  )
  const rest = [...fields].filter(([name]) => !inPath.has(name))
  if (takesBody(call) || rest.length === 0) return path
  return `${path}?${new URLSearchParams(rest.map(([name, value]) => [name, String(value)]))}`
}

function headersOf(
  { token, language = 'vi-VI', deviceNo = 'H5-AND-1-abc123-00000000', host, address, userAgent }: CallOptions,
  hasBody: boolean,
) {
  return {
    language,
    deviceno: deviceNo,
    client: '9',
    ...(hasBody ? { 'content-type': 'application/json' } : {}),
    ...(token ? { authorization: token } : {}),
    ...(host ? { host } : {}),
    ...(address ? { 'x-forwarded-for': address } : {}),
    ...(userAgent ? { 'user-agent': userAgent } : {}),
  }
}

type Sent = { method: string; headers: Record<string, string>; body?: string }

function send(url: URL, { method, headers, body }: Sent): Promise<{ status: number; text: string }> {
  // As a browser does: Node by itself says no length for a DELETE, whose body would be lost.
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  return new Promise((resolve, reject) => {
    const request = httpRequest(url, { method, headers: { ...headers, ...length } }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => (text += part))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
    request.on('error', reject)
    request.end(body)
  })
}
