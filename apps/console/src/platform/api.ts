import { ENVELOPE_OK, type Envelope, type RequestOf, type ResponseOf } from '@keo/contract/define-call'
import { ERRORS } from '@keo/contract/errors'
import { CONSOLE_HEADER, type StaffCall } from '@keo/contract/staff-call'
import { look } from './look.ts'

/** What the server says instead of an answer. */
export class Refusal extends Error {
  readonly code: number
  readonly requestId: string

  constructor(message: string, code: number, requestId: string) {
    super(message)
    this.name = 'Refusal'
    this.code = code
    this.requestId = requestId
  }
}

export const isSignedOut = (error: unknown): boolean =>
  error instanceof Refusal && error.code === ERRORS.SESSION_EXPIRED.wire

export const isProofNeeded = (error: unknown): boolean =>
  error instanceof Refusal && error.code === ERRORS.PROOF_NEEDED.wire

/** The session is a cookie that no script sees; the header makes other origins ask first. */
export async function call<C extends StaffCall>(declared: C, request: RequestOf<C>): Promise<ResponseOf<C>> {
  const response = await fetch(declared.path, {
    method: declared.method,
    headers: { 'content-type': 'application/json', [CONSOLE_HEADER]: '1', language: look().language },
    body: JSON.stringify(request),
  })
  const { code, msg, data, fields } = (await response.json()) as Envelope
  if (code === ENVELOPE_OK) return data as ResponseOf<C>
  const [problem] = Object.values(fields ?? {})
  throw new Refusal(problem ?? msg, code, response.headers.get('x-request-id') ?? '')
}
