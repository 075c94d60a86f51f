import type { Envelope } from '@keo/contract/define-call'
import type { HttpServer } from '@keo/service-kit/http/http-server'

/**
 * A request between our own party twins and our own door: through routing, guards and validation as from outside, without
 * the network. Gives the answer as the other side would read it.
 */
export async function postTextToSelf(
  fastify: HttpServer['fastify'],
  path: string,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  const sent = { 'content-type': 'application/json', ...headers }
  return (await fastify.inject({ method: 'POST', url: path, payload: text, headers: sent })).payload
}

/** The same for what is only read; an answer that is no success is none. */
export async function getTextFromSelf(fastify: HttpServer['fastify'], path: string): Promise<string> {
  const { statusCode, payload } = await fastify.inject({ method: 'GET', url: path })
  if (statusCode !== 200) throw new Error(`answered with status ${statusCode}`)
  return payload
}

export async function postToSelf(
  fastify: HttpServer['fastify'],
  path: string,
  body: object,
): Promise<Envelope> {
  return JSON.parse(await postTextToSelf(fastify, path, JSON.stringify(body))) as Envelope
}
