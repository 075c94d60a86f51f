import type { Envelope } from '@keo/contract/define-call'
import type { HttpServer } from '@keo/service-kit/http/http-server'

/**
 * A request between our own party twins and our own door: through routing, guards and validation as from outside, without
 * the network. Gives the answer as the other side would read it.
 */
export async function postToSelf(
  fastify: HttpServer['fastify'],
  path: string,
  body: object,
): Promise<Envelope> {
  const answer = await fastify.inject({ method: 'POST', url: path, payload: body })
  return answer.json<Envelope>()
}
