import { GAME_CALLBACK_BASE } from '@keo/games-contract/callbacks'
import { addressList } from '@keo/service-kit/http/forwarding'
import { guardedPost } from '@keo/service-kit/http/guarded-post'
import type { HttpServer } from '@keo/service-kit/http/http-server'
import { networkGet, networkPost } from '@keo/service-kit/http/network-post'
import { seconds } from '@keo/units/instants'
import { type Config, isProd } from '../config/config.ts'
import {
  createCatalogue,
  createFreeRoundsDesk,
  createGameCallbacks,
  createGameReconciliation,
  createGameWallet,
  createLaunches,
  createLobby,
  createRoundRecords,
  createWireAmounts,
  gameCallbacks,
  gameRoutes,
  type RoundRecords,
  sandboxGameRoutes,
} from '../features/games/index.ts'
import { createStatements } from '../features/ledger/index.ts'
import type { SpinsDesk } from '../features/rewards/index.ts'
import { createCurrencies } from '../features/sports/index.ts'
import type { GamesProvider } from '../gateways/game-provider/games-provider.ts'
import { gamesMerchant } from '../gateways/game-provider/games-merchant.ts'
import { wireGamesProvider } from '../gateways/game-provider/wire-games-provider.ts'
import { gamesUrl } from './app-settings.ts'
import { mayPlayOf } from './may-play.ts'
import type { Money } from './money.ts'
import type { OwnParts } from './parts.ts'
import type { People } from './people.ts'

/** Where the sandbox provider stands on this site. */
const SANDBOX_PREFIX = '/games'

const PROVIDER_PATIENCE_MS = seconds(5)

type PostText = Parameters<typeof wireGamesProvider>[0]['post']

type GetText = Parameters<typeof wireGamesProvider>[0]['get']

type Needs = { people: People; money: Money; postText: PostText; getText: GetText }

export type OpenGames = {
  /** Reads the provider's list of games. */
  sync(): Promise<void>
  /** Reads what local jackpots stand at. */
  readJackpots(): Promise<void>
  /** Where free spins that somebody was given are kept. */
  readonly spins: SpinsDesk
  readonly reconciliation: ReturnType<typeof createGameReconciliation>
  readonly catalogue: ReturnType<typeof createCatalogue>
  /** Whether the provider answers a small question; null is no answer. */
  answers(): Promise<unknown>
  readonly provider: Pick<GamesProvider, 'replay'>
  readonly records: RoundRecords
  /** Its play tokens die with a session. */
  endTokensOf(sessionId: string): void
  close(): void
}

/** The game provider: its games in our lobby, the way into them, and its callbacks on our books. */
export function openGames(
  http: HttpServer,
  own: OwnParts,
  { people, money, postText, getText }: Needs,
): OpenGames {
  const { config, log, machineClock, database, tenantId, clock, ids, bus } = own
  const { members, sessions, site } = people
  const isClosed = isProd(config) && config.GAMES_URL === null
  const merchant = gamesMerchant(config.DATA_KEYS, config)
  const provider = wireGamesProvider({
    merchant,
    log,
    publicUrl: gamesUrl(config),
    ...providerOf(own, { post: postText, get: getText }),
  })
  const amounts = createWireAmounts(BigInt(config.GAMES_UNIT))
  const wire = { provider, amounts }
  const catalogue = createCatalogue({ database, clock, machineClock, log, bus, tenantId, site, ...wire })
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
  const { sealed: sealedOf } = createStatements({ ledger: money.ledger, tenantId })
  const records = createRoundRecords({ database, tenantId, catalogue, provider, sealedOf })
  const { sittingSince } = people.saferPlay
  gameRoutes(http.api, { lobby, launches, records, members, sittingSince })
  const callbacks = callbacksOf(own, { people, money, catalogue, launches })
  if (!isProd(config)) sandboxGameRoutes(http.api, { ...own, catalogue, provider, members })
  // Without a provider nobody may speak in its name.
  if (!isClosed) http.mount(GAME_CALLBACK_BASE, callbacks)
  const sync = isClosed ? async () => {} : catalogue.sync
  const readJackpots = isClosed ? async () => {} : catalogue.readJackpots
  const reconciliation = createGameReconciliation({
    database,
    clock,
    log,
    tenantId,
    providerName: providerName(config),
    ...wire,
    countDifference: own.metrics.counter(
      'game_books_differ_total',
      "Movements that differ between our game books and the provider's; alarm above 0",
    ),
  })
  own.jobs.every('games.reconcile', isClosed ? async () => {} : reconciliation.run)
  own.jobs.every('games.sync', sync)
  own.jobs.every('games.read-jackpots', readJackpots)
  own.jobs.every('games.drop-launches', launches.dropOld)
  return {
    sync,
    readJackpots,
    spins: createFreeRoundsDesk({ provider, amounts, catalogue }),
    reconciliation,
    catalogue,
    answers: provider.jackpots,
    provider,
    records,
    endTokensOf(sessionId) {
      launches
        .endOfSession(sessionId)
        .catch((err: unknown) => log.warn({ err }, 'play tokens were not ended'))
    },
    close: catalogue.close,
  }
}

type Rooms = Omit<Needs, 'postText' | 'getText'> & {
  readonly catalogue: ReturnType<typeof createCatalogue>
  readonly launches: ReturnType<typeof createLaunches>
}

/** The provider's callbacks on our books. */
function callbacksOf(own: OwnParts, { people, money, catalogue, launches }: Rooms) {
  const { config, log, clock, machineClock, ids, database, tenantId, metrics } = own
  const { ledger } = money
  const wallet = createGameWallet({
    ledger,
    database,
    clock,
    ids,
    log,
    tenantId,
    provider: providerName(config),
    bonusPays: config.GAMES_BONUS_PAYS,
    mayPlay: mayPlayOf(own, people),
    countDifference: metrics.counter(
      'game_references_differ_total',
      'Game references that came again with other content and were refused; alarm above 0',
    ),
  })
  const answers = createGameCallbacks({
    ledger,
    wallet,
    launches,
    catalogue,
    amounts: createWireAmounts(BigInt(config.GAMES_UNIT)),
    site: people.site,
    machineClock,
    log,
    currencyOf: createCurrencies(people.members),
    countBonusDifference: metrics.counter(
      'game_bonuses_differ_total',
      'Free rounds whose end told another sum than their results; alarm above 0',
    ),
  })
  return gameCallbacks({
    secret: gamesMerchant(config.DATA_KEYS, config).secret,
    log,
    answers,
    isProviderAddress: addressList(config.GAMES_SOURCES),
  })
}

/** Whose references they are: those of a sandbox and of a real provider never meet. */
const providerName = ({ GAMES_URL }: Pick<Config, 'GAMES_URL'>) =>
  GAMES_URL === null ? 'sandbox' : 'provider'

/** A real provider at its address, or the sandbox's on this very site. */
function providerOf({ config, machineClock }: OwnParts, here: { post: PostText; get: GetText }) {
  if (config.GAMES_URL === null) return { prefix: SANDBOX_PREFIX, ...here }
  const party = { address: config.GAMES_URL, timeoutMs: PROVIDER_PATIENCE_MS }
  const network = networkPost(party)
  const { post } = guardedPost(network, { clock: machineClock, patienceMs: PROVIDER_PATIENCE_MS })
  return { prefix: '', post, get: networkGet(party) }
}
