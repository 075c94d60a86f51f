import { shared, sharedDatabase } from './shared.ts'
import { testProvider } from '@keo/sportsbook/test-provider'
import type { PostToOperator } from '@keo/sportsbook/wallet/http-operator'

/** One provider for the tests of a file, with an operator that answers so. */
export function sharedProvider(post?: PostToOperator, options?: Parameters<typeof testProvider>[2]) {
  const storage = sharedDatabase()
  const provider = shared(
    () => testProvider(storage.connect('sportsbook'), post, options),
    (held) => held.close(),
  )
  return { storage, provider }
}
