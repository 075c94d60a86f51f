import { AppError } from '@keo/contract/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'

export const JSON_DEPTH_MAX = 20

const MAYBE_POISON = /proto|constructor|\\u/

const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d
const OPEN_ARRAY = 0x5b
const CLOSE_ARRAY = 0x5d
const QUOTE = 0x22
const BACKSLASH = 0x5c

/**
 * JSON is the only body: text and forms are refused, so a foreign page's form cannot change anything. `seeText` gets
 * the body as it was sent, where a signature covers it.
 */
export function readJsonBodies(
  fastify: FastifyInstance,
  seeText?: (request: FastifyRequest, text: string) => void,
): void {
  const parseWarily = fastify.getDefaultJsonParser('error', 'error')
  fastify.removeAllContentTypeParsers()
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    seeText?.(request, text)
    if (text === '') return done(null, {})
    // Refuses `__proto__` and `constructor.prototype` as keys, however they are escaped.
    if (mayBePoison(text) && !isTooDeep(text)) return parseWarily(request, text, done)
    let body: unknown
    try {
      body = parsePlainly(text)
    } catch (refusal) {
      return done(refusal as Error)
    }
    return done(null, body)
  })
}

export const mayBePoison = (text: string) => MAYBE_POISON.test(text)

/** For a text that cannot be poison. */
export function parsePlainly(text: string): unknown {
  if (isTooDeep(text)) throw new AppError('BROKEN_BODY')
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('BROKEN_BODY')
  }
}

/** Counts brackets outside strings before anything is built from them. */
export function isTooDeep(text: string, depthMax = JSON_DEPTH_MAX): boolean {
  let depth = 0
  let isInString = false
  for (let at = 0; at < text.length; at++) {
    const character = text.charCodeAt(at)
    if (isInString) {
      if (character === BACKSLASH) at += 1
      else if (character === QUOTE) isInString = false
    } else if (character === QUOTE) {
      isInString = true
    } else if (character === OPEN_OBJECT || character === OPEN_ARRAY) {
      depth += 1
      if (depth > depthMax) return true
    } else if (character === CLOSE_OBJECT || character === CLOSE_ARRAY) {
      depth -= 1
    }
  }
  return false
}
