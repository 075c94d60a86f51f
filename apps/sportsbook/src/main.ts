import { networkPost } from '@keo/service-kit/http/network-post'
import type { Env } from '@keo/service-kit/settings'
import { type RunningService, startService } from '@keo/service-kit/start-service'
import { PUSH_PATH } from '@keo/sportsbook-contract/push'
import manifest from '../package.json' with { type: 'json' }
import { createSportsbook } from './app.ts'
import type { WorldSize } from './open-world.ts'
import { readSportsbookSettings, type SportsbookSettings } from './settings.ts'

type StartOptions = {
  env: Env
  onProgress?: (step: string) => void
  /** Tests make the world small. */
  size?: WorldSize
}

const PREFIX = '/sportsbook'
/** The protocol lets an operator think for three seconds; a network takes its own time. */
const OPERATOR_PATIENCE_MS = 5_000

/** The provider as a process of its own, its operator over the network. Its address is the operator's `SPORTS_URL`. */
export function start({ env, onProgress, size }: StartOptions): Promise<RunningService> {
  const settings = readSportsbookSettings(env)
  return startService({
    name: 'Sandbox sportsbook',
    version: manifest.version,
    service: 'keo-sportsbook',
    prefix: PREFIX,
    socketPath: PUSH_PATH,
    migrations: { schema: 'sportsbook', folder: new URL('../migrations/', import.meta.url) },
    settings,
    onProgress,
    create: (parts) => createSportsbook({ ...parts, ...bookNeeds(settings), ...(size && { size }) }),
  })
}

function bookNeeds(settings: SportsbookSettings) {
  const { SPORTS_MERCHANT, SPORTS_SECRET, OPERATOR_ADDRESSES, OPERATOR_URL } = settings
  return {
    merchant: { id: SPORTS_MERCHANT, name: 'Kèo', secret: SPORTS_SECRET, addresses: OPERATOR_ADDRESSES },
    isSandbox: settings.KEO_MODE !== 'prod',
    seed: settings.WORLD_SEED,
    post: networkPost({ address: OPERATOR_URL, timeoutMs: OPERATOR_PATIENCE_MS }),
    prefix: PREFIX,
    publicUrl: settings.PUBLIC_URL,
    hasRateLimits: settings.RATE_LIMITS === 'on',
  }
}
