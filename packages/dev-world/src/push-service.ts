import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { days, type Instant } from '@keo/units/instants'

/** A browser that listens, as its push service knows it. */
export type ListeningBrowser = {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  /** What came, decrypted as the browser does, in order. */
  readonly messages: string[]
}

type Held = ListeningBrowser & { readonly siteKey: string; readonly open: (sealed: Buffer) => string }

export type PushService = Awaited<ReturnType<typeof startPushService>>

/**
 * A push service on this machine, in place of those of browser makers: it takes what RFC 8030, 8291 and 8292 demand and
 * nothing else, and is strict where real ones cannot be: it holds the browser's private key and opens every message.
 */
export async function startPushService(now: () => Instant) {
  const browsers = new Map<string, Held>()
  /** Why something was not taken. */
  const refusals: string[] = []
  const planned: number[] = []
  let origin = ''

  const server = createServer((request, response) => {
    void take(request).then(
      (status) => answer(response, status),
      (error: Error) => {
        refusals.push(error.message)
        answer(response, 400)
      },
    )
  })

  async function take(request: IncomingMessage): Promise<number> {
    const body = await bodyOf(request)
    const browser = browsers.get(request.url ?? '')
    if (!browser) return 404
    const status = planned.shift()
    if (status !== undefined) return status
    checkHeaders(request)
    checkVapid(request.headers.authorization ?? '', { siteKey: browser.siteKey, origin, now: now() })
    browser.messages.push(browser.open(body))
    return 201
  }

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url: origin,
    refusals,
    /** A browser that takes messages of one site alone. */
    newBrowser(siteKey: string): ListeningBrowser {
      const pair = createECDH('prime256v1')
      const p256dh = pair.generateKeys('base64url')
      const auth = randomBytes(16)
      const path = `/push/${randomBytes(12).toString('base64url')}`
      const open = (sealed: Buffer) => openMessage(sealed, pair, auth)
      const given = { endpoint: origin + path, p256dh, auth: auth.toString('base64url') }
      const browser: Held = { ...given, messages: [], siteKey, open }
      browsers.set(path, browser)
      return browser
    },
    /** What the next messages are answered with, whatever they are. */
    answerNext: (...statuses: number[]) => void planned.push(...statuses),
    /** The browser listens no more. */
    forget: ({ endpoint }: ListeningBrowser) => void browsers.delete(new URL(endpoint).pathname),
    close: () => new Promise<void>((done) => void server.close(() => done())),
  }
}

function answer(response: ServerResponse, status: number): void {
  // A redirect leads to where nobody may be led.
  response.writeHead(status, status >= 300 && status < 400 ? { location: '/elsewhere' } : {}).end()
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

function demand(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(what)
}

function checkHeaders({ method, headers }: IncomingMessage): void {
  demand(method === 'POST', 'not a POST')
  demand(headers['content-encoding'] === 'aes128gcm', 'another encoding')
  demand(/^\d+$/.test(String(headers.ttl)), 'no TTL')
  demand(headers.topic === undefined || /^[\w-]{1,32}$/.test(String(headers.topic)), 'no topic of RFC 8030')
}

type Expected = { readonly siteKey: string; readonly origin: string; readonly now: Instant }

/** RFC 8292: signed by the key that the browser subscribed with, for this service, for a day at most. */
function checkVapid(authorization: string, { siteKey, origin, now }: Expected): void {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? []
  demand(key === siteKey, 'the key of another site')
  const [head = '', claims = '', signature = ''] = token.split('.')
  const raw = Buffer.from(key, 'base64url')
  const [x, y] = [raw.subarray(1, 33), raw.subarray(33)].map((part) => part.toString('base64url'))
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  demand(isSigned, 'a wrong signature')
  const read = (part: string) =>
    JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>
  demand(read(head).alg === 'ES256', 'another algorithm')
  const { aud, exp, sub } = read(claims)
  demand(aud === origin, 'for another service')
  demand(Number(exp) * 1000 > now && Number(exp) * 1000 <= now + days(1), 'not for now')
  demand(/^(mailto:|https:)/.test(String(sub)), 'nobody to reach')
}

/** The browser's half of RFC 8291. */
function openMessage(sealed: Buffer, pair: ReturnType<typeof createECDH>, auth: Buffer): string {
  const [salt, idLength] = [sealed.subarray(0, 16), sealed.readUInt8(20)]
  const senderKey = sealed.subarray(21, 21 + idLength)
  const record = sealed.subarray(21 + idLength)
  demand(record.length <= sealed.readUInt32BE(16), 'more than one record')
  const derive = (from: Buffer, mixed: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', from, mixed, info, length))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey])
  const secret = derive(pair.computeSecret(senderKey), auth, info, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()])
  const end = padded.lastIndexOf(2)
  demand(end >= 0 && padded.subarray(end + 1).every((byte) => byte === 0), 'no end of the last record')
  return padded.subarray(0, end).toString()
}
