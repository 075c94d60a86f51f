import { ENVELOPE_OK, type Envelope } from '@keo/contract/define-call'
import { WIRE } from '@keo/contract/wire-codes'

/** `told`: ended for a cause that the server puts into words, such as the player's own time limit. */
export type SessionEnd = 'expired' | 'replaced' | 'told'

/** What an answer means for the app; the effects follow in api.ts. */
export type Outcome =
  | { readonly kind: 'ok'; readonly data: unknown }
  | { readonly kind: 'refused'; readonly isToastShown: boolean; readonly sessionEnd: SessionEnd | null }

export function outcomeOf(envelope: Envelope, isSilent: boolean): Outcome {
  if (envelope.code === ENVELOPE_OK) return { kind: 'ok', data: envelope.data ?? null }
  const sessionEnd = sessionEndOf(envelope.code)
  return { kind: 'refused', sessionEnd, isToastShown: !sessionEnd && isToastShown(envelope.code, isSilent) }
}

function sessionEndOf(code: number): SessionEnd | null {
  if (code === WIRE.SESSION_EXPIRED) return 'expired'
  if (code === WIRE.SESSION_TIME_OVER || code === WIRE.SESSION_EXCLUDED) return 'told'
  return code === WIRE.SESSION_REPLACED ? 'replaced' : null
}

function isToastShown(code: number, isSilent: boolean): boolean {
  if (code === WIRE.ACCOUNT_RESTRICTED) return true
  return code !== WIRE.CAPTCHA_NEEDED && !isSilent
}

/** The server refused. Its toast, report and logout have already happened. */
export class ApiRefusal extends Error {
  readonly code: number
  /** What is wrong with each field of the request, in the player's language. */
  readonly fields: Readonly<Record<string, string>>

  constructor({ code, msg, fields = {} }: Envelope) {
    super(msg)
    this.name = 'ApiRefusal'
    this.code = code
    this.fields = fields
  }
}

/** No usable answer came: no network, a broken proxy, or a shape that the contract does not know. */
export class NoAnswer extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'NoAnswer'
  }
}
