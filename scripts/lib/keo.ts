import { createGames } from '../../apps/games/src/app.ts'
import { start as startServer, type Running, type StartOptions } from '../../apps/server/src/main.ts'
import { createSportsbook } from '../../apps/sportsbook/src/app.ts'
import { TABLES_PATH } from '../../packages/games-contract/src/shared-tables.ts'
import { PUSH_PATH } from '../../packages/sportsbook-contract/src/push.ts'

type Mounts = NonNullable<StartOptions['mounts']>

const SPORTSBOOK: Mounts[string] = {
  schema: {
    schema: 'sportsbook',
    folder: new URL('../../apps/sportsbook/migrations/', import.meta.url),
  },
  socketPath: PUSH_PATH,
  isReplaced: ({ SPORTS_URL }) => SPORTS_URL !== null,
  create: ({ merchants, ...world }) => createSportsbook({ ...world, merchant: merchants.sports }),
}

const GAMES: Mounts[string] = {
  schema: { schema: 'games', folder: new URL('../../apps/games/migrations/', import.meta.url) },
  socketPath: TABLES_PATH,
  isReplaced: ({ GAMES_URL }) => GAMES_URL !== null,
  create: ({ merchants, ...world }) => createGames({ ...world, merchant: merchants.games }),
}

/** Server and the sandbox's own providers in one process on one port. Apps do not import each other, so they meet here. */
export function start(options: Omit<StartOptions, 'mounts'>): Promise<Running> {
  return startServer({ ...options, mounts: { '/sportsbook': SPORTSBOOK, '/games': GAMES } })
}
