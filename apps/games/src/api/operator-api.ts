import type { Log } from '@keo/service-kit/log'
import { type FormParameters, isHashRight } from '@keo/games-contract/form-hash'
import { GAME_URL_CODES, PROVIDER_BASE } from '@keo/games-contract/provider-calls'
import type { Merchant } from '../wallet/operator.ts'
import type { Scope } from './scope.ts'

/** A refusal by a code of the wire. */
export class OperatorRefusal extends Error {
  readonly code: string

  constructor(code: string, description: string) {
    super(description)
    this.code = code
  }
}

export function refuseOperator(code: keyof typeof GAME_URL_CODES, description: string): never {
  throw new OperatorRefusal(GAME_URL_CODES[code], description)
}

type Answer = (form: FormParameters) => Promise<object> | object

export type OperatorApi = {
  handle(path: string, answer: Answer): void
  /** The signed parameters stand in the address, and JSON beside them in the body. */
  handleQuery(path: string, answer: (query: FormParameters, body: unknown) => Promise<object>): void
}

type Needs = { readonly log: Log; readonly merchant: Merchant }

const FORM = 'application/x-www-form-urlencoded'

/** The wire of operators: POST with a signed form, JSON as the answer, HTTP 200 for refusals too. */
export function createOperatorApi(scope: Scope, { log, merchant }: Needs): OperatorApi {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, text: string, done) => {
    done(null, Object.fromEntries(new URLSearchParams(text)))
  })
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    scope.getDefaultJsonParser('error', 'error'),
  )
  scope.setErrorHandler((error, request, reply) => {
    if (error instanceof OperatorRefusal)
      return reply.code(200).send({ error: error.code, description: error.message })
    const { statusCode = 500 } = error as { statusCode?: number }
    if (statusCode >= 500) log.error({ err: error, requestId: request.id }, 'unexpected error in the games')
    const isTheirs = statusCode < 500
    return reply.code(200).send({
      error: isTheirs ? GAME_URL_CODES.badParameters : GAME_URL_CODES.internal,
      description: isTheirs ? 'The form cannot be read' : 'Internal error',
    })
  })

  async function answerSigned(answer: Answer, signed: unknown): Promise<object> {
    const form = (signed ?? {}) as FormParameters
    if (form.secureLogin !== merchant.id || !isHashRight(form, merchant.secret))
      refuseOperator('hashWrong', 'Login or hash is wrong')
    return { error: GAME_URL_CODES.done, description: 'OK', ...(await answer(form)) }
  }

  return {
    handle(path, answer) {
      // Some operators leave the last slash out.
      for (const address of [path, path.replace(/\/$/, '')])
        scope.post(PROVIDER_BASE + address, ({ body }) => answerSigned(answer, body))
    },
    handleQuery(path, answer) {
      scope.post(PROVIDER_BASE + path, ({ query, body }) => answerSigned((read) => answer(read, body), query))
    },
  }
}
