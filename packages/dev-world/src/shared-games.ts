import { testGames, type TestGamesOptions } from '@keo/games/test-games'
import { shared, sharedDatabase } from './shared.ts'

/** One game provider for the tests of a file, with an operator of its own. */
export function sharedGames(options: TestGamesOptions = {}) {
  const storage = sharedDatabase()
  const games = shared(
    () => testGames(storage.connect('games'), options),
    (held) => held.close(),
  )
  return { storage, games }
}
