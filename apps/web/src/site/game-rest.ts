import type { LobbyGame } from '@keo/contract/games'
import type { GameType } from '@keo/contract/site'
import type { Instant } from '@keo/units/instants'
import { restsUntil } from './maintenance-view.ts'

/** A type without a number is numbered by its place, from 1: the specification's rule. */
export function typeOfGame(
  types: readonly GameType[],
  game: Pick<LobbyGame, 'gameType'>,
): GameType | undefined {
  return types.find(({ gameType }, index) => (gameType ?? index + 1) === game.gameType)
}

/** When a game is back that rests by its own window or by its type's; null while it can be played. */
export function gameRestsUntil(
  game: Pick<LobbyGame, 'id' | 'gameType' | 'startTime' | 'endTime'>,
  types: readonly GameType[],
  now: Instant,
): Instant | null {
  const type = typeOfGame(types, game)
  const held = type?.gameList.find(({ id }) => id === game.id)
  return restsUntil(type, now) ?? restsUntil(held, now) ?? restsUntil(game, now)
}
