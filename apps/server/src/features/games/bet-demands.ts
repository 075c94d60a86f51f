import type { GameCallbackRequest } from '@keo/games-contract/callbacks'
import { GAME_CODES } from '@keo/games-contract/codes'
import { SITE_POINT } from '@keo/contract/site'
import type { Clock } from '@keo/service-kit/clock'
import { minutes } from '@keo/units/instants'
import type { Site } from '../site/index.ts'
import type { CatalogueGame } from './catalogue-store.ts'
import type { Catalogue } from './catalogue.ts'
import { refuse } from './game-answers.ts'
import type { Launches } from './launches.ts'
import type { Player } from './callback-reader.ts'

type Needs = {
  readonly launches: Launches
  readonly catalogue: Catalogue
  readonly site: Pick<Site, 'maintenance'>
  /** Timestamps are real time. */
  readonly machineClock: Clock
}

/** A bet is young: one that comes later was taken back long ago. Results may come after hours. */
const BET_AGE_MAX_MS = minutes(5)

/** What a new bet asks for beyond money: to be young, a game that is open, and a player who has it open. */
export function createBetDemands({ launches, catalogue, site, machineClock }: Needs) {
  async function playableGame(symbol: string): Promise<CatalogueGame> {
    const game = await catalogue.findSymbol(symbol)
    const isSiteClosed = (await site.maintenance(SITE_POINT, 'en')).status === '1'
    if (isSiteClosed) refuse(GAME_CODES.gameOff, 'MAINTENANCE')
    if (!game?.isOffered) return refuse(GAME_CODES.gameOff, 'GAME_UNKNOWN')
    return catalogue.isClosed(game) ? refuse(GAME_CODES.gameOff, 'GAME_IN_MAINTENANCE') : game
  }

  async function demandPlaying({ memberId }: Player, game: CatalogueGame, token: string | undefined) {
    if (token === undefined) {
      if (!(await launches.isAnyPlaying(memberId))) refuse(GAME_CODES.playerUnknown, 'logged out')
      return
    }
    const launch = await launches.findPlaying(token)
    if (launch?.memberId !== memberId || launch.gameId !== game.id) refuse(GAME_CODES.tokenExpired, 'token')
  }

  return async function demandBet(bet: GameCallbackRequest<'bet'>, player: Player): Promise<CatalogueGame> {
    if (!(Math.abs(machineClock.now() - Number(bet.timestamp)) <= BET_AGE_MAX_MS))
      refuse(GAME_CODES.badParameters, 'timestamp')
    const game = await playableGame(bet.gameId)
    await demandPlaying(player, game, bet.token)
    return game
  }
}
