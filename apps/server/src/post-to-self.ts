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

export async function postToSelf(
  fastify: HttpServer['fastify'],
  path: string,
  body: object,
): Promise<Envelope> {
  return JSON.parse(await postTextToSelf(fastify, path, JSON.stringify(body))) as Envelope
}
