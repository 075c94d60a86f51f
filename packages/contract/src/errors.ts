import type { MessageKey } from '@keo/messages/keys'

/**
 * Every refusal the platform can answer: its wire number, its message and the HTTP status it travels with.
 * Expected refusals travel with 200, so that a browser's console stays quiet; only a broken request is a 4xx.
 * Numbers below 2000000000 are given by the specification; ours start there.
 */
export const ERRORS = {
  SESSION_EXPIRED: { wire: 10009, message: 'loginExpired', status: 200 },
  SESSION_REPLACED: { wire: 10018, message: 'loginExpired2', status: 200 },
  /** The client opens the captcha instead of a toast. */
  CAPTCHA_NEEDED: { wire: 1006000117, message: 'error.captchaNeeded', status: 200 },
  /** Always shown, even when the caller asked for silence. */
  ACCOUNT_RESTRICTED: { wire: 1009000037, message: 'error.accountRestricted', status: 200 },
  INVALID_INPUT: { wire: 2000000001, message: 'error.invalidInput', status: 400 },
  BROKEN_BODY: { wire: 2000000002, message: 'error.brokenBody', status: 400 },
  WRONG_CONTENT_TYPE: { wire: 2000000003, message: 'error.wrongContentType', status: 415 },
  BODY_TOO_LARGE: { wire: 2000000004, message: 'error.bodyTooLarge', status: 413 },
  NOT_FOUND: { wire: 2000000005, message: 'error.notFound', status: 404 },
  NOT_ALLOWED: { wire: 2000000006, message: 'error.notAllowed', status: 403 },
  TOO_MANY_REQUESTS: { wire: 2000000007, message: 'error.tooManyRequests', status: 429 },
  BUSY: { wire: 2000000008, message: 'error.busy', status: 503 },
  TRY_AGAIN: { wire: 2000000009, message: 'error.tryAgain', status: 503 },
  UNEXPECTED: { wire: 2000000010, message: 'error.unexpected', status: 500 },
  METHOD_NOT_ALLOWED: { wire: 2000000011, message: 'error.methodNotAllowed', status: 405 },
  HAND_OVER_INVALID: { wire: 2000000012, message: 'error.handOverInvalid', status: 200 },
} as const satisfies Record<string, { wire: number; message: MessageKey; status: number }>

export type ErrorCode = keyof typeof ERRORS

/** An expected refusal. Anything else that is thrown is a defect. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly params: Readonly<Record<string, string | number>>
  /** Message keys by request field, for INVALID_INPUT. */
  readonly fields: Readonly<Record<string, MessageKey>>

  constructor(
    code: ErrorCode,
    params: Record<string, string | number> = {},
    fields: Record<string, MessageKey> = {},
  ) {
    super(code)
    this.name = 'AppError'
    this.code = code
    this.params = params
    this.fields = fields
  }
}

export function fail(code: ErrorCode, params?: Record<string, string | number>): never {
  throw new AppError(code, params)
}
