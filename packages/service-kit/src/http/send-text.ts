import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply } from 'fastify'
import type { Compression } from './compression.ts'
import { COMPRESS_FROM_BYTES, acceptedEncoding } from './compression.ts'

type Packing = { compression: Compression; isShared: boolean }

/** A body as it goes out, with the headers that say what it is: names and values by turns. */
export type Packed = { readonly headers: readonly string[]; readonly body: string | Buffer }

/** Small texts go out as they are; larger ones compressed when the caller can read that. */
export function packText(
  text: string,
  type: string,
  headers: IncomingHttpHeaders,
  packing?: Packing,
): Packed | Promise<Packed> {
  if (!packing || text.length < COMPRESS_FROM_BYTES) return { headers: ['content-type', type], body: text }
  const named = ['content-type', type, 'vary', 'accept-encoding']
  const encoding = acceptedEncoding(headers['accept-encoding'])
  if (!encoding) return { headers: named, body: text }
  return packing.compression
    .compress(text, encoding, packing.isShared)
    .then((body) => ({ headers: [...named, 'content-encoding', encoding], body }))
}

export function sendText(
  reply: FastifyReply,
  text: string,
  type: string,
  packing?: Packing,
): FastifyReply | Promise<FastifyReply> {
  const packed = packText(text, type, reply.request.headers, packing)
  return packed instanceof Promise
    ? packed.then((found) => sendPacked(reply, found))
    : sendPacked(reply, packed)
}

export function sendPacked(reply: FastifyReply, { headers, body }: Packed): FastifyReply {
  for (let at = 0; at < headers.length; at += 2) reply.header(headers[at] ?? '', headers[at + 1])
  return reply.send(body)
}
