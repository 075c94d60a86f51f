import type { LobbyGame } from '@keo/contract/games'
import type { Language } from '@keo/messages/languages'
import { days, type Instant } from '@keo/units/instants'
import { money, moneyText } from '@keo/units/money'
import { gameBasics } from '../site/index.ts'
import type { CatalogueGame } from './catalogue-store.ts'

const NEW_DAYS = 60

export type LobbyView = {
  readonly language: Language
  readonly now: Instant
  readonly isClosed: (game: CatalogueGame) => boolean
  readonly favourites: ReadonlySet<number>
}

export function lobbyGame(game: CatalogueGame, view: LobbyView): LobbyGame {
  const { facts } = game
  // Its own window is named where it has one, else that of its type.
  const window = game.window ?? game.typeWindow
  return {
    ...gameBasics({ ...game, window }, view),
    isMaintain: view.isClosed(game),
    gameType: game.typeIndex,
    provider: game.provider,
    symbol: game.symbol,
    engine: facts?.engine ?? null,
    volatility: facts?.volatility ?? null,
    cover: facts?.cover ?? null,
    coverSeed: facts?.coverSeed ?? game.symbol,
    isNew: isNew(game, view.now),
    isFavourite: view.favourites.has(game.id),
    hasDemo: game.hasDemo,
    jackpot: game.jackpot === null ? null : moneyText(money(game.jackpot, 'VND')),
  }
}

/** Released within the last weeks. */
export function isNew(game: CatalogueGame, now: Instant): boolean {
  return releasedAt(game) <= now && now - releasedAt(game) < days(NEW_DAYS)
}

export const releasedAt = ({ facts }: CatalogueGame): Instant => Date.parse(facts?.releasedOn ?? '')
