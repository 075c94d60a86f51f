import { lookup as resolve } from 'node:dns/promises'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest, type RequestOptions } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { Clock } from '@keo/service-kit/clock'
import type { Ids } from '@keo/service-kit/ids'
import { seconds } from '@keo/units/instants'
import { encryptMessage } from './message-encryption.ts'
import { isOpenAddress, isPushAddress } from './push-address.ts'
import type { PushGateway, PushVerdict } from './push-gateway.ts'
import { authorizationOf } from './site-key.ts'

type Needs = {
  ids: Ids
  machineClock: Clock
  /** Where push services can reach the operator. */
  contact: string
  /** Origin of the push service of a sandbox, where the settings name one. */
  localOrigin: string | null
  resolveName?: (name: string) => Promise<readonly { address: string; family: number }[]>
}

const WITHIN_MS = seconds(5)
/** How long the service keeps a message for a phone that is off. */
const KEPT_FOR_SECONDS = 24 * 60 * 60

const resolveAll = (name: string) => resolve(name, { all: true })

export function webPushGateway(needs: Needs): PushGateway {
  const { ids, machineClock, contact, localOrigin, resolveName = resolveAll } = needs
  return {
    isAddress: (endpoint) => isPushAddress(endpoint, localOrigin),
    async send({ endpoint, ...browser }, { text, topic }, key) {
      // What is stored may be older than the settings.
      if (!isPushAddress(endpoint, localOrigin)) return 'gone'
      const { origin } = new URL(endpoint)
      const body = encryptMessage(Buffer.from(text), browser, { salt: ids.bytes(16) })
      const headers = {
        'content-type': 'application/octet-stream',
        'content-encoding': 'aes128gcm',
        'content-length': String(body.length),
        ttl: String(KEPT_FOR_SECONDS),
        urgency: 'normal',
        topic,
        authorization: authorizationOf(key, { audience: origin, contact, now: machineClock.now() }),
      }
      const signal = AbortSignal.timeout(WITHIN_MS)
      if (origin === localOrigin) return verdictOn(await post(endpoint, { headers, signal }, body))
      const lookup = await openName(new URL(endpoint).hostname, signal)
      return lookup ? verdictOn(await post(endpoint, { headers, signal, lookup }, body)) : 'gone'
    },
  }

  /** A name that leads to a closed address leads nowhere. What was checked is what is connected to: no later answer counts. */
  async function openName(name: string, signal: AbortSignal): Promise<LookupFunction | null> {
    const found = await Promise.race([resolveName(name), expiry(signal)])
    const [first] = found
    if (!first || !found.every(({ address }) => isOpenAddress(address))) return null
    return (_, { all }, done) => (all ? done(null, [...found]) : done(null, first.address, first.family))
  }
}

function expiry(signal: AbortSignal): Promise<never> {
  return new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason as Error)))
}

/** Redirects are answers like any other here: nothing is followed. */
function verdictOn(status: number): PushVerdict {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  if (status === 429 || status >= 500) throw new Error(`The push service answered with status ${status}.`)
  return 'refused'
}

function post(endpoint: string, options: RequestOptions, body: Buffer): Promise<number> {
  const request = endpoint.startsWith('https:') ? httpsRequest : httpRequest
  return new Promise((done, failed) => {
    const sent = request(endpoint, { ...options, method: 'POST', agent: false }, (answer) => {
      // Nobody reads what it says beside the status, however long it is.
      answer.destroy()
      done(answer.statusCode ?? 0)
    })
    sent.on('error', failed)
    sent.end(body)
  })
}
