import { createPasswordThreads } from '@keo/server/features/passwords/index'
import { newKeyPair } from '@keo/server/features/withdraw-password/index'
import { puzzleCaptchaGateway } from '@keo/server/gateways/captcha/puzzle-captcha-gateway'
import type { Ids } from '@keo/service-kit/ids'

/** The least that argon2 takes. What production takes is proven where the hasher is. */
const LEAST = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/** Of a worded captcha's work; what attempts add to it stays what it is. */
const BITS_AT_REST = 2

/** Each takes a second of a core; the worlds of a process share them, in the same order. */
const pairs: ReturnType<typeof newKeyPair>[] = []

/**
 * What a world of tests need not pay over and over: the same code with cheap hashes, little work, one drawn picture for all puzzles,
 * and the pairs of keys of the worlds before it. Challenges, tracks, tickets, ciphers and limits stay what they are.
 */
export function cheapParts({ ids }: { ids: Ids }) {
  const gateway = puzzleCaptchaGateway({ ids, bitsAtRest: BITS_AT_REST })
  let drawn: ReturnType<typeof gateway.newPuzzle> | undefined
  let pairsTaken = 0
  return {
    passwordThreads: createPasswordThreads(LEAST),
    makeKeyPair: () => (pairs[pairsTaken++] ??= newKeyPair()),
    captchaGateway: { ...gateway, newPuzzle: () => (drawn ??= gateway.newPuzzle()) },
  }
}
