import { createHmac } from 'node:crypto'
import type { Ids } from '@keo/service-kit/ids'

/** Secrets of rounds, each with a name of its own. */
export type SecretBytes = (name: string, length: number) => Uint8Array

/**
 * By chance; where a sandbox was given a seed, a function of it and the name. A name is used once for each thing that is
 * kept, so that a restart draws nothing twice.
 */
export function secretBytes(ids: Pick<Ids, 'bytes'>, seed: string | null): SecretBytes {
  if (seed === null) return (_name, length) => ids.bytes(length)
  return (name, length) => createHmac('sha512', seed).update(name).digest().subarray(0, length)
}
