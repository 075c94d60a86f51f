import { createHash, timingSafeEqual } from 'node:crypto'

/** Parameters of a call as they are after form decoding: text, never a parsed number. */
export type FormParameters = Readonly<Record<string, string>>

const HASH = 'hash'

/**
 * MD5 over the parameters sorted by name, without the empty ones, and the secret: the wire's rule, used nowhere else.
 * Values are hashed as they were received, so `5.0` and `5.00` differ.
 */
export function hashOf(parameters: FormParameters, secret: string): string {
  return digestOf(parameters, secret, (value) => value !== '')
}

/** A form with its hash, ready to be sent. */
export function withHash(parameters: FormParameters, secret: string): FormParameters {
  return { ...parameters, [HASH]: hashOf(parameters, secret) }
}

/** Compared in constant time. Some senders hash empty parameters as well, so a mismatch is tried once with them. */
export function isHashRight(parameters: FormParameters, secret: string): boolean {
  const given = parameters[HASH]?.toLowerCase() ?? ''
  return (
    isEqual(given, hashOf(parameters, secret)) ||
    isEqual(
      given,
      digestOf(parameters, secret, () => true),
    )
  )
}

function digestOf(parameters: FormParameters, secret: string, isHashed: (value: string) => boolean): string {
  const text = Object.entries(parameters)
    .filter(([name, value]) => name !== HASH && isHashed(value))
    .toSorted(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
  return createHash('md5')
    .update(text + secret)
    .digest('hex')
}

function isEqual(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
