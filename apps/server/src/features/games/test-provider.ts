import type { GameFacts } from '@keo/games-contract/play-game'
import type { ListedGame } from '@keo/games-contract/provider-calls'
import type { GamesProvider, LaunchWish } from '../../gateways/game-provider/games-provider.ts'

export function facts(more: Partial<GameFacts> = {}): GameFacts {
  return {
    names: { vi: 'Xúc Xắc', en: 'Dice', 'zh-CN': '骰子', th: 'ลูกเต๋า' },
    studio: 'Trống Đồng',
    engine: 'dice',
    category: 'mini',
    volatility: 'low',
    returnLeast: 9899,
    returnMost: 9900,
    mostBack: 9_900_000,
    minStake: '1000.00',
    maxStake: '5000000.00',
    parameters: { sides: 100 },
    theme: 'plain',
    cover: null,
    coverSeed: 'dice',
    releasedOn: '2025-06-01',
    hasJackpot: false,
    ...more,
  }
}

export const listed = (gameID: string, keo: GameFacts): ListedGame => ({
  gameID,
  gameName: keo.names.en,
  gameTypeID: 'vs',
  demoGameAvailable: true,
  keo,
})

/** A provider that lists what a test wants it to, and remembers what it was asked. */
export function testProvider(games: ListedGame[]) {
  const launched: LaunchWish[] = []
  const ended: string[] = []
  const state = { games: games as ListedGame[] | null, launched, ended, isAway: false }
  const provider: GamesProvider = {
    games: async () => state.games,
    async launch(wish) {
      launched.push(wish)
      return state.isAway ? null : { url: '/games/open?launch=once', launch: 'once' }
    },
    async endSessionsOf(memberId) {
      ended.push(memberId)
    },
    replay: async () => null,
  }
  return { provider, state }
}
