import {
  getRoundReplay,
  listConsoleGames,
  listConsoleRounds,
  listJackpots,
  listStreaks,
} from '@keo/contract/console-games'
import { placeGame } from '@keo/contract/console-game-order'
import { actingOf, type StaffApi } from '../../staff/index.ts'
import type { GamesDesk } from './games-desk.ts'
import type { OrderDesk } from './order-desk.ts'

export function consoleGameRoutes(api: StaffApi, desk: GamesDesk, order: OrderDesk): void {
  api.handle(placeGame, async ({ body, ...asked }) => ({
    isChanged: await order.place(actingOf(asked), body),
  }))
  api.handle(listConsoleGames, ({ body, language }) => desk.list(body, language))
  api.handle(listJackpots, ({ language }) => desk.jackpots(language))
  api.handle(listConsoleRounds, ({ body }) => desk.rounds(body.gameId, body.after ?? ''))
  api.handle(getRoundReplay, ({ body }) => desk.replay(body.gameId, body.id))
  api.handle(listStreaks, ({ language }) => desk.streaks(language))
}
