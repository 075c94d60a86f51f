import type { HttpServer } from '@keo/service-kit/http/http-server'

/**
 * A request of our own party twins to our own door: through routing, guards and validation as from outside, without the
 * network. Gives the code of the answer.
 */
export async function postToSelf(
  fastify: HttpServer['fastify'],
  path: string,
  body: object,
): Promise<number> {
  const answer = await fastify.inject({ method: 'POST', url: path, payload: body })
  return Number(answer.json<{ code?: number }>().code ?? 0)
}
