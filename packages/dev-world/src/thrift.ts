import { createPasswordThreads } from '@keo/server/features/accounts/index'
import { puzzleCaptchaGateway } from '@keo/server/gateways/captcha/puzzle-captcha-gateway'
import type { Ids } from '@keo/service-kit/ids'

/** The least that argon2 takes. What production takes is proven where the hasher is. */
const LEAST = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/**
 * What a world of tests need not pay over and over: the same code with cheap hashes, and one drawn picture for all
 * puzzles. Challenges, tracks, tickets and limits stay what they are.
 */
export function thrift({ ids }: { ids: Ids }) {
  const gateway = puzzleCaptchaGateway({ ids })
  let drawn: ReturnType<typeof gateway.newPuzzle> | undefined
  return {
    passwordThreads: createPasswordThreads(LEAST),
    captchaGateway: { ...gateway, newPuzzle: () => (drawn ??= gateway.newPuzzle()) },
  }
}
