import type { Envelope } from '@keo/contract/define-call'
import { AppError, ERRORS } from '@keo/contract/errors'
import type { ErrorCode } from '@keo/contract/errors'
import type { Language } from '@keo/messages/languages'
import { serverText } from '@keo/messages/server-packs'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Metrics } from '../metrics.ts'

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
  ECONNRESET: 'BROKEN_BODY',
}

/** The one place where a failure becomes an answer: from the catalogue, in the caller's language, nothing else. */
export function createErrorHandler(metrics: Metrics) {
  return function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const refusal = refusalOf(error)
    metrics.countRefused(refusal.code)
    if (refusal.code === 'UNEXPECTED') {
      metrics.countUnexpected()
      request.facts.log.error({ err: error, route: request.facts.route }, 'unexpected error')
    } else request.facts.log.info({ refusal: refusal.code, route: request.facts.route }, 'refused')
    if (refusal.code === 'TOO_MANY_REQUESTS') reply.header('retry-after', String(refusal.params.seconds ?? 1))
    reply.code(ERRORS[refusal.code].status).header('content-type', 'application/json; charset=utf-8')
    reply.send(JSON.stringify(errorEnvelope(refusal, request.facts.language)))
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
