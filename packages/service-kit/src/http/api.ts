import type { ErrorCode } from '@keo/contract/errors'
import type { Call, ParsedRequestOf, ResponseOf } from '@keo/contract/define-call'
import type { Language } from '@keo/messages/languages'
import type { IncomingHttpHeaders } from 'node:http'
import type { Logger } from 'pino'

/** Who is calling, as the session store knows it. Never read from a header or a body. */
export type Caller = {
  readonly memberId: string
  readonly sessionId: string
  readonly tenantId: string
  /** False while the device or address check is owed: only `checking` calls run. */
  readonly isFull: boolean
}

export type RequestContext = {
  readonly requestId: string
  readonly language: Language
  /** The network address seen by the server (through configured proxies only). */
  readonly address: string
  /** Host name after strict validation; the default host when it is unknown or forged. */
  readonly host: string
  /** Stated by the client: used for limits and shown to the player, never trusted. */
  readonly deviceNo: string
  readonly clientCode: string
  readonly userAgent: string
  readonly log: Logger
  readonly headers: IncomingHttpHeaders
  /** Goes out with the answer, unless it is a refusal. */
  setCookie(cookie: string): void
  /** Aborted when the caller goes away before the answer: long reads stop then. */
  readonly signal: AbortSignal
}

export type Handled<C extends Call> = RequestContext & {
  readonly body: ParsedRequestOf<C>
  /** Present on `checking` and `member` calls; on `public` ones when a valid token came along. */
  readonly caller: C['access'] extends 'member' | 'checking' ? Caller : Caller | null
}

/** What a feature sees of the HTTP server: it hands over a call and the function that answers it. */
export type Api = {
  handle<C extends Call>(
    call: C,
    answer: (request: Handled<C>) => Promise<ResponseOf<C>> | ResponseOf<C>,
  ): void
}

/** Refuses, by throwing, a session that did not prove afresh, from this very place, who is asking. */
export type DemandFreshProof = (
  caller: Caller,
  from: Pick<RequestContext, 'address' | 'deviceNo'>,
) => Promise<void>

/**
 * Looks a token up. `expired` and `replaced` become 10009 and 10018 on calls that need a session; one that was ended
 * for a cause which the player must know answers with that refusal.
 */
export type Authenticate = (
  token: string,
  /** False for calls that the app makes on its own: they do not keep an idle session alive. */
  isAction: boolean,
) => Promise<Caller | 'expired' | 'replaced' | 'unknown' | ErrorCode>
