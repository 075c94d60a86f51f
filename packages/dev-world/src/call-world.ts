import { request as httpRequest } from 'node:http'
import type { Call, RequestOf } from '@keo/contract/define-call'

export type CallOptions = {
  token?: string
  language?: string
  deviceNo?: string
  /** The name under which the site is reached, to choose an agent line. */
  host?: string
}

/** What came back: the envelope and the HTTP status; `data` is of the call's own type when the code is 200. */
export type Answer<Data> = {
  readonly status: number
  readonly code: number
  readonly msg: string
  readonly data: Data
}

/** Calls like the app does, but also under a forged Host header, which fetch does not allow. */
export async function callWorld<C extends Call, Data>(
  url: string,
  call: C,
  request: RequestOf<C>,
  options: CallOptions = {},
): Promise<Answer<Data>> {
  const fields = request as Record<string, string>
  const hasBody = call.method === 'POST' || call.method === 'PUT'
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(fields[name] ?? ''))
  const query = hasBody || Object.keys(fields).length === 0 ? '' : `?${new URLSearchParams(fields)}`
  const { status, text } = await send(new URL(path + query, url), {
    method: call.method,
    headers: headersOf(options, hasBody),
    ...(hasBody ? { body: JSON.stringify(request) } : {}),
  })
  if (call.format === 'text') return { status, code: status, msg: '', data: text as Data }
  return { status, ...(JSON.parse(text) as Omit<Answer<Data>, 'status'>) }
}

function headersOf(
  { token, language = 'vi-VI', deviceNo = 'H5-AND-1-abc123-00000000', host }: CallOptions,
  hasBody: boolean,
) {
  return {
    language,
    deviceno: deviceNo,
    client: '9',
    ...(hasBody ? { 'content-type': 'application/json' } : {}),
    ...(token ? { authorization: token } : {}),
    ...(host ? { host } : {}),
  }
}

type Sent = { method: string; headers: Record<string, string>; body?: string }

function send(url: URL, { method, headers, body }: Sent): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(url, { method, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => (text += part))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
    request.on('error', reject)
    request.end(body)
  })
}
