import type { LobbyGame } from '@keo/contract/games'
import type { GameType } from '@keo/contract/site'

/** A tile of the lobby as the server tells it. */
export function sampleGame(own: Partial<LobbyGame> = {}): LobbyGame {
  return {
    id: 1001104101,
    gameType: 2,
    name: 'Hội Đèn Lồng',
    provider: 'Kèo Originals',
    art: 'sevens',
    isMaintain: false,
    startTime: '',
    endTime: '',
    symbol: 'keo-lantern',
    engine: 'slot',
    volatility: 'high',
    cover: 'hoi-den-long',
    coverSeed: 'game-1',
    isNew: false,
    isFavourite: false,
    hasDemo: true,
    jackpot: null,
    ...own,
  }
}

export function sampleGameType(own: Partial<GameType> = {}): GameType {
  return {
    id: 1001104,
    gameType: 2,
    name: 'Nổ hũ',
    art: 'sevens',
    isMaintain: false,
    startTime: '',
    endTime: '',
    gameCount: 0,
    gameList: [],
    ...own,
  }
}
