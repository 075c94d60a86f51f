import { shared, sharedDatabase } from './shared.ts'
import { testBettor } from '@keo/sportsbook/orders/test-bettor'

/** One bettor for the tests of a file. */
export function sharedBettor() {
  const storage = sharedDatabase()
  return shared(
    () => testBettor(storage.connect('sportsbook')),
    ({ provider }) => provider.close(),
  )
}
