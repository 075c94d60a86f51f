import type { FastifyReply } from 'fastify'
import type { Compression } from './compression.ts'
import { COMPRESS_FROM_BYTES, acceptedEncoding } from './compression.ts'

/** Small texts go out as they are; larger ones compressed when the caller can read that. */
export function sendText(
  reply: FastifyReply,
  text: string,
  type: string,
  options?: { compression: Compression; isShared: boolean },
): FastifyReply | Promise<FastifyReply> {
  reply.header('content-type', type)
  if (!options || text.length < COMPRESS_FROM_BYTES) return reply.send(text)
  reply.header('vary', 'accept-encoding')
  const encoding = acceptedEncoding(reply.request.headers['accept-encoding'])
  if (!encoding) return reply.send(text)
  return options.compression.compress(text, encoding, options.isShared).then((compressed) => {
    reply.header('content-encoding', encoding)
    return reply.send(compressed)
  })
}
