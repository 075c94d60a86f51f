import type { Bus } from '@keo/service-kit/bus'
import type { Clock } from '@keo/service-kit/clock'
import type { Database, Tx } from '@keo/service-kit/db/database'
import type { Log } from '@keo/service-kit/log'
import { days } from '@keo/units/instants'
import type { GamesProvider } from '../../gateways/game-provider/games-provider.ts'
import { createContentCache, type HeldGame, isOpen, type Site } from '../site/index.ts'
import {
  type CatalogueGame,
  countRounds,
  readCatalogue,
  writeCatalogue,
  writeJackpots,
  writeWindow,
} from './catalogue-store.ts'
import { keptGame } from './listed-games.ts'
import type { WireAmounts } from './wire-amounts.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly machineClock: Clock
  readonly log: Log
  readonly bus: Bus
  readonly tenantId: string
  readonly provider: Pick<GamesProvider, 'games' | 'jackpots'>
  readonly amounts: WireAmounts
  readonly site: Pick<Site, 'contentChanged'>
}

const CATALOGUE_CHANGED = 'games.catalogue-changed'
const POPULAR_DAYS = 7

export type Catalogue = ReturnType<typeof createCatalogue>

/** The games of the provider's list, as the lobby keeps and shows them. */
export function createCatalogue(needs: Needs) {
  const { database, clock, log, bus, tenantId, provider, site } = needs
  const cache = createContentCache(needs.machineClock, () => readCatalogue(database.db, tenantId))
  const unsubscribe = bus.subscribe(CATALOGUE_CHANGED, () => cache.forget())

  const changed = () => {
    bus.publish(CATALOGUE_CHANGED, {})
    site.contentChanged()
  }

  /** Only where the list has such games. Without an answer the last one stays. */
  async function readJackpots(): Promise<void> {
    const games = await readCatalogue(database.db, tenantId)
    if (!games.some(({ isOffered, facts }) => isOffered && facts?.hasJackpot)) return
    const listed = await provider.jackpots()
    const read = listed?.flatMap(({ symbol, amount: text }) => {
      const amount = needs.amounts.read(text, 'VND')
      return amount === null ? [] : [{ symbol, amount }]
    })
    if (read && (await writeJackpots(database.db, tenantId, read))) bus.publish(CATALOGUE_CHANGED, {})
  }

  return {
    /** Those that are off too: rounds of theirs are still shown. */
    all: cache.read,
    offered: async (): Promise<CatalogueGame[]> => (await cache.read()).filter(({ isOffered }) => isOffered),
    find: async (id: number): Promise<CatalogueGame | undefined> =>
      (await cache.read()).find((game) => game.id === id),
    findSymbol: async (symbol: string): Promise<CatalogueGame | undefined> =>
      (await cache.read()).find((game) => game.symbol === symbol),
    /** In maintenance by its own window or by its type's. */
    isClosed: ({ window, typeWindow }: CatalogueGame): boolean =>
      isOpen(window, clock.now()) || isOpen(typeWindow, clock.now()),
    /** Reads the provider's list. Without an answer everything stays as it is. */
    async sync(): Promise<void> {
      const listed = await provider.games()
      if (listed === null) return log.warn('the games were not read: their provider does not answer')
      const known = new Map(listed.map((game) => [game.gameID, keptGame(game)]))
      await database.tx(async (tx) => {
        await writeCatalogue(tx, tenantId, [...known.values()])
        await countRounds(tx, tenantId, clock.now() - days(POPULAR_DAYS))
      })
      changed()
      await readJackpots()
    },
    readJackpots,
    /** A window of maintenance of a type or of a game, in the caller's transaction; `changed` afterwards tells every node. */
    setWindow: (tx: Tx, id: number, window: HeldGame['window']) => writeWindow(tx, tenantId, id, window),
    changed,
    close: unsubscribe,
  }
}
