import { GAME_CODES } from '@keo/games-contract/codes'
import { SITE_POINT } from '@keo/contract/site'
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
}

/** What a new bet asks for beyond money: a game that is open, and a player who has it open. */
export function createBetDemands({ launches, catalogue, site }: Needs) {
  return {
    async playableGame(symbol: string): Promise<CatalogueGame> {
      const game = await catalogue.findSymbol(symbol)
      const isSiteClosed = (await site.maintenance(SITE_POINT, 'en')).status === '1'
      if (isSiteClosed) refuse(GAME_CODES.gameOff, 'MAINTENANCE')
      if (!game?.isOffered) return refuse(GAME_CODES.gameOff, 'GAME_UNKNOWN')
      return catalogue.isClosed(game) ? refuse(GAME_CODES.gameOff, 'GAME_IN_MAINTENANCE') : game
    },

    async demandPlaying({ memberId }: Player, game: CatalogueGame, token: string | undefined): Promise<void> {
      if (token === undefined) {
        if (!(await launches.isAnyPlaying(memberId))) refuse(GAME_CODES.playerUnknown, 'logged out')
        return
      }
      const launch = await launches.findPlaying(token)
      if (launch?.memberId !== memberId || launch.gameId !== game.id) refuse(GAME_CODES.tokenExpired, 'token')
    },
  }
}
