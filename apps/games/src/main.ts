import { networkPost } from '@keo/service-kit/http/network-post'
import type { Env } from '@keo/service-kit/settings'
import { type RunningService, startService } from '@keo/service-kit/start-service'
import { TABLES_PATH } from '@keo/games-contract/shared-tables'
import manifest from '../package.json' with { type: 'json' }
import { createGames } from './app.ts'
import { type GamesSettings, readGamesSettings } from './settings.ts'

type StartOptions = {
  env: Env
  onProgress?: (step: string) => void
}

const PREFIX = '/games'
/** As long as the provider itself waits; a network takes its own time. */
const OPERATOR_PATIENCE_MS = 6_000

/** The provider as a process of its own, its operator over the network. Its address is the operator's `GAMES_URL`. */
export function start({ env, onProgress }: StartOptions): Promise<RunningService> {
  const settings = readGamesSettings(env)
  return startService({
    name: 'Sandbox games',
    version: manifest.version,
    service: 'keo-games',
    prefix: PREFIX,
    socketPath: TABLES_PATH,
    migrations: { schema: 'games', folder: new URL('../migrations/', import.meta.url) },
    settings,
    onProgress,
    create: (parts) => createGames({ ...parts, ...gamesNeeds(settings) }),
  })
}

function gamesNeeds(settings: GamesSettings) {
  const { GAMES_LOGIN, GAMES_SECRET, OPERATOR_URL, PUBLIC_URL } = settings
  return {
    merchant: { id: GAMES_LOGIN, secret: GAMES_SECRET },
    isSandbox: settings.KEO_MODE !== 'prod',
    seed: settings.WORLD_SEED,
    post: networkPost({ address: OPERATOR_URL, timeoutMs: OPERATOR_PATIENCE_MS }),
    prefix: PREFIX,
    publicUrl: PUBLIC_URL === null ? null : PUBLIC_URL.replace(/\/+$/, '') + PREFIX,
    hasRateLimits: settings.RATE_LIMITS === 'on',
  }
}
