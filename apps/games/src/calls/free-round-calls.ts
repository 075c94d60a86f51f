import { FreeRoundGames, PROVIDER_PATHS } from '@keo/games-contract/provider-calls'
import { seconds } from '@keo/units/instants'
import { type OperatorApi, refuseOperator } from '../api/operator-api.ts'
import type { CatalogueGame } from '../catalogue/game.ts'
import type { FreeRoundDesk } from '../free-rounds/free-rounds.ts'
import type { FreeRoundRows } from '../free-rounds/free-round-rows.ts'
import { amountText, minorOfNumber } from '../ground/amounts.ts'
import type { Players } from '../players/players.ts'

type Needs = {
  readonly freeRounds: FreeRoundDesk
  readonly freeRoundRows: FreeRoundRows
  readonly players: Players
  readonly gameOf: (id: string) => CatalogueGame | null
}

const ROUNDS_MOST = 1_000
/** The year 2286: later is no time in seconds. */
const SECONDS_MOST = 10_000_000_000

/** Engines that play free rounds. */
export const hasFreeRounds = ({ facts }: CatalogueGame): boolean => facts.engine === 'slot'

/** The operator gives free rounds, takes back what is left of them and asks what waits. */
export function freeRoundCalls(api: OperatorApi, needs: Needs): void {
  const { freeRounds, freeRoundRows, players, gameOf } = needs

  function stakesIn(body: unknown, currency: string): Record<string, bigint> {
    const { gameList } = FreeRoundGames.safeParse(body).data ?? refuseOperator('badParameters', 'gameList')
    return Object.fromEntries(
      gameList.map(({ gameId, betValues }) => {
        const game = gameOf(gameId)
        const bet = betValues.find((value) => value.currency === currency)
        if (!game || !hasFreeRounds(game) || !bet) return refuseOperator('badParameters', 'game or bet value')
        const stake = minorOfNumber(bet.totalBet)
        const { minStake, maxStake } = game.facts
        if (stake < minorOfNumber(Number(minStake)) || stake > minorOfNumber(Number(maxStake)))
          return refuseOperator('badParameters', 'bet value')
        return [gameId, stake]
      }),
    )
  }

  api.handleQuery(PROVIDER_PATHS.giveFreeRounds, async (query, body) => {
    const { bonusCode = '', playerId = '', currency = '' } = query
    if (bonusCode === '' || playerId === '' || currency === '')
      refuseOperator('fieldMissing', 'bonusCode, playerId or currency is missing')
    const [rounds, starts, expires] = [
      Number(query.rounds),
      Number(query.startDate),
      Number(query.expirationDate),
    ]
    const isCount = Number.isInteger(rounds) && rounds >= 1 && rounds <= ROUNDS_MOST
    if (!isCount || !(starts < expires && expires < SECONDS_MOST))
      refuseOperator('badParameters', 'rounds or dates')
    const stakes = stakesIn(body, currency)
    await players.keepReal(playerId, currency)
    if ((await players.find(playerId))?.currency !== currency) refuseOperator('badParameters', 'currency')
    const when = { startsAt: seconds(starts), expiresAt: seconds(expires) }
    const isNew = await freeRoundRows.add({ code: bonusCode, playerId, stakes, rounds, ...when })
    if (!isNew) refuseOperator('badParameters', 'bonusCode is taken')
    return {}
  })
  api.handle(PROVIDER_PATHS.cancelFreeRounds, async ({ bonusCode = '' }) => {
    if (!(await freeRoundRows.cancel(bonusCode))) refuseOperator('badParameters', 'bonusCode is unknown')
    await freeRounds.run()
    return {}
  })
  api.handle(PROVIDER_PATHS.freeRoundsOf, async ({ playerId = '' }) => {
    const waiting = await freeRoundRows.waitingFor(playerId)
    return {
      bonuses: waiting.map(({ code, rounds, played, won, stakes, expiresAt }) => ({
        bonusCode: code,
        rounds,
        roundsPlayed: played,
        gameIDList: Object.keys(stakes).join(','),
        sum: amountText(won),
        expirationDate: Math.floor(expiresAt / seconds(1)),
      })),
    }
  })
}
