import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { requestLanguage } from './request-language.ts'
import type { Language } from '@keo/messages/languages'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { RouteTimes } from '../request-times.ts'
import type { Caller, RequestContext } from './api.ts'
import type { Forwarding } from './forwarding.ts'
import type { Host } from './host-name.ts'

const DEVICE_MAX = 64
const USER_AGENT_MAX = 300

/**
 * What is known of one request. Worked out when asked, because most calls ask for little. The class makes one
 * object per request serve as guard state and as what a feature's answer receives.
 */
export class RequestFacts implements RequestContext {
  /** The declared path, for logs and metrics: the path as called may hold a phone number. */
  route = ''
  times: RouteTimes | null = null
  caller: Caller | null = null
  body: unknown = undefined
  /** As the answer sets it; null for none. */
  cookie: string | null = null
  readonly startedAt: number
  readonly requestId: string
  readonly #request: IncomingMessage
  readonly #rootLog: Log
  readonly #forwarding: Forwarding
  readonly #readHost: (header: string | undefined) => Host
  #log: Log | null = null
  #address: string | null = null
  #abort: AbortController | null = null
  #isGone = false

  constructor(
    request: IncomingMessage,
    requestId: string,
    around: {
      log: Log
      clock: Clock
      forwarding: Forwarding
      readHost: (header: string | undefined) => Host
    },
  ) {
    this.#request = request
    this.requestId = requestId
    this.#rootLog = around.log
    this.#forwarding = around.forwarding
    this.#readHost = around.readHost
    this.startedAt = around.clock.monotonicMs()
  }

  get headers(): IncomingHttpHeaders {
    return this.#request.headers
  }
  get language(): Language {
    return requestLanguage(this.headers)
  }
  /** Asked for by limits, logs and features alike: worked out once. */
  get address(): string {
    return (this.#address ??= this.#forwarding.addressOf(this.#request))
  }
  get host(): string {
    return this.#readHost(this.#forwarding.hostOf(this.#request)).name
  }
  get hostWithPort(): string {
    return this.#readHost(this.#forwarding.hostOf(this.#request)).withPort
  }
  get deviceNo(): string {
    return plainHeader(this.headers.deviceno, DEVICE_MAX)
  }
  get clientCode(): string {
    return plainHeader(this.headers.client, DEVICE_MAX)
  }
  get userAgent(): string {
    return plainHeader(this.headers['user-agent'], USER_AGENT_MAX)
  }
  get log(): Log {
    return (this.#log ??= this.#rootLog.child({ requestId: this.requestId }))
  }
  get signal(): AbortSignal {
    this.#abort ??= new AbortController()
    if (this.#isGone) this.#abort.abort()
    return this.#abort.signal
  }

  setCookie(cookie: string): void {
    this.cookie = cookie
  }

  /** The caller went away before the answer was complete. */
  goneAway(): void {
    this.#isGone = true
    this.#abort?.abort()
  }
}

/** Headers are stated by the client: cut to a length, and only printable characters. */
function plainHeader(value: string | string[] | undefined, lengthMax: number): string {
  if (typeof value !== 'string') return ''
  const text = value.length > lengthMax ? value.slice(0, lengthMax) : value
  return /^[\x20-\x7e]*$/.test(text) ? text : text.replace(/[^\x20-\x7e]/g, '?')
}
