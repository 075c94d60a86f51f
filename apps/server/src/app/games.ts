import { guardedPost } from '@keo/service-kit/http/guarded-post'
import type { HttpServer } from '@keo/service-kit/http/http-server'
import { networkPost } from '@keo/service-kit/http/network-post'
import { seconds } from '@keo/units/instants'
import { isProd } from '../config/config.ts'
import { createCatalogue, createLaunches, createLobby, gameRoutes } from '../features/games/index.ts'
import { gamesMerchant } from '../gateways/game-provider/games-merchant.ts'
import { wireGamesProvider } from '../gateways/game-provider/wire-games-provider.ts'
import { gamesUrl } from './app-settings.ts'
import { mayPlayOf } from './may-play.ts'
import type { OwnParts } from './parts.ts'
import type { People } from './people.ts'

/** Where the sandbox provider stands on this site. */
const SANDBOX_PREFIX = '/games'

const PROVIDER_PATIENCE_MS = seconds(5)

type PostText = Parameters<typeof wireGamesProvider>[0]['post']

type Needs = { people: People; postText: PostText }

export type OpenGames = {
  /** Reads the provider's list of games. */
  sync(): Promise<void>
  /** Its play tokens die with a session. */
  endTokensOf(sessionId: string): void
  close(): void
}

/** The game provider: its games in our lobby, the way into them, and its callbacks on our books. */
export function openGames(http: HttpServer, own: OwnParts, { people, postText }: Needs): OpenGames {
  const { config, log, machineClock, database, tenantId, clock, ids, bus } = own
  const { members, sessions, site } = people
  const isClosed = isProd(config) && config.GAMES_URL === null
  const merchant = gamesMerchant(config.DATA_KEYS, config)
  const provider = wireGamesProvider({
    merchant,
    log,
    publicUrl: gamesUrl(config),
    ...providerOf(own, postText),
  })
  const catalogue = createCatalogue({ database, clock, machineClock, log, bus, tenantId, provider, site })
  const launches = createLaunches({
    database,
    clock,
    machineClock,
    ids,
    log,
    tenantId,
    provider,
    catalogue,
    site,
    members,
    sessions,
    mayPlay: mayPlayOf(own, people),
    demandRoom: people.playLimits.demandRoom,
  })
  const lobby = createLobby({ database, clock, tenantId, catalogue })
  gameRoutes(http.api, { lobby, launches })
  const sync = isClosed ? async () => {} : catalogue.sync
  own.jobs.every('games.sync', sync)
  own.jobs.every('games.drop-launches', launches.dropOld)
  return {
    sync,
    endTokensOf(sessionId) {
      launches
        .endOfSession(sessionId)
        .catch((err: unknown) => log.warn({ err }, 'play tokens were not ended'))
    },
    close: catalogue.close,
  }
}

/** A real provider at its address, or the sandbox's on this very site. */
function providerOf({ config, machineClock }: OwnParts, postText: PostText) {
  if (config.GAMES_URL === null) return { prefix: SANDBOX_PREFIX, post: postText }
  const network = networkPost({ address: config.GAMES_URL, timeoutMs: PROVIDER_PATIENCE_MS })
  const { post } = guardedPost(network, { clock: machineClock, patienceMs: PROVIDER_PATIENCE_MS })
  return { prefix: '', post }
}
