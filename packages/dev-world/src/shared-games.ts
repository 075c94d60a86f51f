import { testGames } from '@keo/games/test-games'
import { shared, sharedDatabase } from './shared.ts'

/** One game provider for the tests of a file, with an operator of its own. */
export function sharedGames() {
  const storage = sharedDatabase()
  const games = shared(
    () => testGames(storage.connect('games')),
    (held) => held.close(),
  )
  return { storage, games }
}
