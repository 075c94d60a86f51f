import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Who may call. `member` needs a full session, `checking` also admits a session that still owes its device or
 * address check, `operator` needs the operator token, `sandbox` exists only outside prod.
 */
export type Access = 'public' | 'checking' | 'member' | 'operator' | 'sandbox'

/** Requests per minute; the classes and their numbers are in limits.ts. */
export type LimitClass =
  | 'read'
  | 'login'
  | 'register'
  | 'check'
  | 'captcha'
  | 'profile'
  | 'bet'
  | 'withdraw'
  | 'upload'
  | 'feedback'
  | 'chat'
  | 'report'
  | 'none'

export type Schema = z.ZodMiniType
type ObjectSchema = z.ZodMiniObject

export type Call<
  Request extends ObjectSchema = ObjectSchema,
  Response extends Schema = Schema,
  Who extends Access = Access,
> = {
  readonly method: Method
  /** `{name}` marks a path parameter; it is one of the request's fields. */
  readonly path: string
  readonly access: Who
  readonly limit: LimitClass
  readonly request: Request
  readonly response: Response
  readonly errors: readonly ErrorCode[]
  readonly summary: string
  /** Not spelled by the specification: path and shape are our own. */
  readonly ours: boolean
  /** `text` answers plain text without the envelope. */
  readonly format: 'envelope' | 'text'
  /** Sent without the Authorization header. */
  readonly anonymous: boolean
  /** Answered last of all to be shed under overload: logout, callbacks, the state of a withdrawal. */
  readonly vital: boolean
  /** Made by the app on its own (heartbeat, polls): it does not count as an action of the player. */
  readonly background: boolean
  /** Changes who the account belongs to: the session must have proven within the last minutes who is asking. */
  readonly freshProof: boolean
  /** Where a body may be larger than others, such as a picture. */
  readonly bodyMaxBytes?: number
}

type Declaration<Request extends ObjectSchema, Response extends Schema, Who extends Access> = Pick<
  Call<Request, Response, Who>,
  'method' | 'path' | 'access' | 'request' | 'response' | 'summary'
> &
  Partial<
    Pick<
      Call,
      | 'limit'
      | 'errors'
      | 'ours'
      | 'format'
      | 'anonymous'
      | 'vital'
      | 'background'
      | 'freshProof'
      | 'bodyMaxBytes'
    >
  >

/** A call is declared here once; server route, typed client, validation and OpenAPI derive from it. */
export function defineCall<Request extends ObjectSchema, Response extends Schema, Who extends Access>(
  declaration: Declaration<Request, Response, Who>,
): Call<Request, Response, Who> {
  return {
    limit: 'read',
    errors: [],
    ours: false,
    format: 'envelope',
    anonymous: false,
    background: false,
    vital: false,
    freshProof: false,
    ...declaration,
  }
}

export type RequestOf<C extends Call> = z.input<C['request']>
export type ParsedRequestOf<C extends Call> = z.output<C['request']>
export type ResponseOf<C extends Call> = z.output<C['response']>

export const ENVELOPE_OK = 200
export type Envelope = { code: number; msg: string; data?: unknown; fields?: Record<string, string> }
