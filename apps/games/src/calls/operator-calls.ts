import { LAUNCH_PARAMETER, OPEN_PATH } from '@keo/games-contract/open-address'
import {
  AUTO_PLAY_PARAMETER,
  FAST_SPIN_PARAMETER,
  type GamesAnswer,
  type ListedGame,
  PROVIDER_PATHS,
  SWITCHED_ON,
} from '@keo/games-contract/provider-calls'
import type { Database } from '@keo/service-kit/db/database'
import type { OperatorApi } from '../api/operator-api.ts'
import { refuseOperator } from '../api/operator-api.ts'
import { hasFreeRounds } from './free-round-calls.ts'
import { GAME_TYPES } from '../catalogue/game-types.ts'
import type { CatalogueGame } from '../catalogue/game.ts'
import type { Maintenance } from '../control/maintenance.ts'
import { amountText } from '../ground/amounts.ts'
import { jackpotStands } from '../jackpot/jackpot.ts'
import type { Sessions } from '../players/sessions.ts'

type Needs = {
  readonly database: Database
  readonly games: readonly CatalogueGame[]
  readonly gameOf: (id: string) => CatalogueGame | null
  readonly sessions: Sessions
  readonly maintenance: Maintenance
  /** Where browsers reach the provider. */
  readonly base: string
}

/** Game list, launch addresses and the end of sessions. */
export function operatorCalls(api: OperatorApi, needs: Needs): void {
  const { database, games, gameOf, sessions, maintenance, base } = needs
  api.handle(PROVIDER_PATHS.games, (): { gameList: (typeof GamesAnswer)['_zod']['output']['gameList'] } => ({
    gameList: games.map(listed),
  }))
  api.handle(PROVIDER_PATHS.url, async (form) => {
    const { symbol = '', token = '', externalPlayerId = '', playMode = 'REAL' } = form
    if (symbol === '') refuseOperator('fieldMissing', 'symbol is missing')
    const game = gameOf(symbol) ?? refuseOperator('badParameters', 'The game is unknown')
    if (maintenance.isOff(game.id)) refuseOperator('internal', 'The game is in maintenance')
    const isDemo = playMode === 'DEMO'
    if (!isDemo && (token === '' || externalPlayerId === ''))
      refuseOperator('fieldMissing', 'token or externalPlayerId is missing')
    const launch = await sessions.makeLaunch({
      gameId: game.id,
      playerId: isDemo ? null : externalPlayerId,
      operatorToken: isDemo ? null : token,
      hasAutoPlay: form[AUTO_PLAY_PARAMETER] === SWITCHED_ON,
      hasFastSpin: form[FAST_SPIN_PARAMETER] === SWITCHED_ON,
    })
    return { gameURL: `${base}${OPEN_PATH}?${LAUNCH_PARAMETER}=${launch}` }
  })
  api.handle(PROVIDER_PATHS.terminate, async ({ externalPlayerId = '' }) => {
    if (externalPlayerId === '') refuseOperator('fieldMissing', 'externalPlayerId is missing')
    await sessions.endOf(externalPlayerId)
    return {}
  })
  api.handle(PROVIDER_PATHS.jackpots, async () => {
    const amount = amountText(await jackpotStands(database.db))
    const fed = games.filter(({ facts }) => facts.hasJackpot)
    return { jackpots: fed.map(({ id }) => ({ gameID: id, amount })) }
  })
  api.handle(PROVIDER_PATHS.heartbeat, () => ({}))
}

function listed(game: CatalogueGame): ListedGame {
  const { id, facts } = game
  const { typeId, description, dataType } = GAME_TYPES[facts.engine]
  return {
    gameID: id,
    gameName: facts.names.en,
    gameTypeID: typeId,
    typeDescription: description,
    platform: 'MOBILE,WEB',
    technology: 'html5',
    demoGameAvailable: true,
    frbAvailable: hasFreeRounds(game),
    dataType,
    keo: facts,
  }
}
