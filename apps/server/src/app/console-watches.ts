import type { Database } from '@keo/service-kit/db/database'
import { minutes, seconds } from '@keo/units/instants'
import { createWatches, lateResults, sqlDifferences, type Watch } from '../features/console/index.ts'
import { createGamesDesk } from '../features/console/games/index.ts'
import { nearCeiling } from '../features/console/trading/index.ts'
import type { TradingGateway } from '../gateways/sportsbook/trading-gateway.ts'
import type { TradedAreas } from './console-trading.ts'
import type { OwnParts } from './parts.ts'
import type { Areas } from './routes.ts'

/** Returns are measured over so many days, as the page of the games shows them first. */
const MEASURED_OVER = 7

/** The alarms of the trading desk, the games and the books, each from what their pages show. */
export function watchesOf(own: OwnParts, { trading, lobby, money }: TradedAreas & Pick<Areas, 'money'>) {
  const { database, clock, tenantId } = own
  const games = createGamesDesk({ database, clock, tenantId, ledger: money.ledger, ...lobby })
  const watches: Watch[] = [
    exposureWatch(trading),
    resultWatch(database, () => clock.now(), tenantId),
    differenceWatch(database, tenantId),
    {
      kind: 'return',
      isUrgent: false,
      permission: 'games.read',
      everyMs: minutes(10),
      look: async (language) =>
        (await games.watched(MEASURED_OVER, language)).map(({ id, name, measured }) => ({
          id: String(id),
          about: name,
          figure: `${(measured / 100).toFixed(2)} %`,
          since: null,
        })),
    },
  ]
  return createWatches(own, watches)
}

/** Of the heaviest matches that are played or coming: those come first, so the first page of each has them. */
const exposureWatch = (gateway: Pick<TradingGateway, 'matches'>): Watch => ({
  kind: 'exposure',
  isUrgent: true,
  permission: 'trading.read',
  everyMs: seconds(30),
  look: async (language) => {
    const told = await Promise.all(
      (['live', 'coming'] as const).map((kind) => gateway.matches(kind, 0, language)),
    )
    const matches = told.flatMap((answer) => ('data' in answer ? [answer.data.matches] : []))
    if (matches.length < told.length) return null
    return nearCeiling(matches.flat()).map(({ matchId, name, percent }) => ({
      id: String(matchId),
      about: name,
      figure: `${percent} %`,
      since: null,
    }))
  },
})

const resultWatch = (database: Database, now: () => number, tenantId: string): Watch => ({
  kind: 'result',
  isUrgent: true,
  permission: 'trading.read',
  everyMs: minutes(1),
  look: async () => {
    const { bets, since } = await lateResults(database.db, tenantId, now())
    return bets === 0 ? [] : [{ id: '', about: '', figure: String(bets), since }]
  },
})

const differenceWatch = (database: Database, tenantId: string): Watch => ({
  kind: 'difference',
  isUrgent: false,
  permission: 'books.read',
  everyMs: seconds(30),
  look: async () => {
    const { count, oldestAt } = await sqlDifferences(database.db, tenantId).open()
    return count === 0 ? [] : [{ id: '', about: '', figure: String(count), since: oldestAt }]
  },
})
