import type { Envelope } from '@keo/contract/define-call'
import { AppError, ERRORS } from '@keo/contract/errors'
import type { ErrorCode } from '@keo/contract/errors'
import type { Language } from '@keo/messages/languages'
import { serverText } from '@keo/messages/server-packs'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Metrics } from '../metrics.ts'
import type { RequestFacts } from './request-facts.ts'

/** What the framework throws about a request that cannot be read. Everything else it throws is a defect. */
const BY_FRAMEWORK_CODE: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'BROKEN_BODY',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'BROKEN_BODY',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'BROKEN_BODY',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'WRONG_CONTENT_TYPE',
  FST_ERR_CTP_INVALID_TYPE: 'WRONG_CONTENT_TYPE',
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_BAD_URL: 'INVALID_INPUT',
  FST_ERR_MAX_PARAM_LENGTH: 'INVALID_INPUT',
  // What the static files call forbidden could not be one of them: it is not there.
  FST_STATIC_FORBIDDEN_PATH: 'NOT_FOUND',
  ECONNRESET: 'BROKEN_BODY',
}

export type ErrorAnswer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}
export type AnswerError = (error: unknown, facts: RequestFacts) => ErrorAnswer

/** The one place where a failure becomes an answer: from the catalogue, in the caller's language, nothing else. */
export function createErrorAnswers(metrics: Metrics): AnswerError {
  return (error, { log, route, language }) => {
    const refusal = refusalOf(error)
    metrics.countRefused(refusal.code)
    if (refusal.code === 'UNEXPECTED') {
      metrics.countUnexpected()
      log.error({ err: error, route }, 'unexpected error')
    } else log.info({ refusal: refusal.code, route }, 'refused')
    const isTooMany = refusal.code === 'TOO_MANY_REQUESTS'
    return {
      status: ERRORS[refusal.code].status,
      headers: {
        ...(isTooMany ? { 'retry-after': String(refusal.params.seconds ?? 1) } : {}),
        'content-type': 'application/json; charset=utf-8',
      },
      text: JSON.stringify(errorEnvelope(refusal, language)),
    }
  }
}

/** As the framework runs it. */
export function errorHandler(answerError: AnswerError) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const { status, headers, text } = answerError(error, request.facts)
    reply.code(status).headers(headers).send(text)
  }
}

export function refusalOf(error: unknown): AppError {
  if (error instanceof AppError) return error
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
  return new AppError(BY_FRAMEWORK_CODE[code] ?? 'UNEXPECTED')
}

export function errorEnvelope(refusal: AppError, language: Language): Envelope {
  const { wire, message } = ERRORS[refusal.code]
  const envelope: Envelope = { code: wire, msg: serverText(language, message, refusal.params) }
  const fields = Object.entries(refusal.fields)
  if (fields.length > 0) {
    envelope.fields = Object.fromEntries(fields.map(([field, key]) => [field, serverText(language, key)]))
  }
  return envelope
}
