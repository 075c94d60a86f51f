import type { Ids } from '@keo/service-kit/ids'
import { GAME_CODES } from '@keo/games-contract/codes'
import { openGame } from '@keo/games-contract/play-calls'
import type { PlayApi } from '../api/play-api.ts'
import { chipsOf } from '../catalogue/chips.ts'
import type { Maintenance } from '../control/maintenance.ts'
import type { FreeRoundRows } from '../free-rounds/free-round-rows.ts'
import { amountText } from '../ground/amounts.ts'
import { refusePlay } from '../ground/play-refusal.ts'
import type { Players } from '../players/players.ts'
import type { Launch, Session, Sessions } from '../players/sessions.ts'
import { mayPlayByItself } from '../rounds/auto-plays.ts'
import type { Playable } from '../rounds/playable.ts'
import type { Rounds } from '../rounds/round-rows.ts'
import { roundView } from '../rounds/round-view.ts'
import { seedPairView, type SeedPairs } from '../seeds/seed-pairs.ts'
import { playCodeOf } from '../wallet/bet-answers.ts'
import type { Operator } from '../wallet/operator.ts'

type Needs = {
  readonly ids: Ids
  readonly players: Players
  readonly sessions: Sessions
  readonly pairs: SeedPairs
  readonly rounds: Rounds
  readonly operator: Operator
  readonly maintenance: Maintenance
  readonly freeRoundRows: Pick<FreeRoundRows, 'waitingFor'>
  playable(gameId: string): Playable
  balanceOf(session: Session): Promise<bigint>
}

/** A page opens a game: who plays is the operator's to say, and of a demo nobody's. */
export function openCalls(api: PlayApi, needs: Needs): void {
  const { ids, players, sessions, pairs, rounds, operator, maintenance, playable, balanceOf } = needs

  async function playerOf({ playerId, operatorToken, gameId }: Launch): Promise<string> {
    if (playerId === null) {
      const demo = ids.newId('demo')
      await players.makeDemo(demo)
      return demo
    }
    const answer = await operator.call('authenticate', { token: operatorToken ?? '', gameId })
    if (answer?.code !== GAME_CODES.done) return refusePlay(playCodeOf(answer))
    // Another player than the one the address was made for must not get into it.
    if (answer.userId !== playerId) refusePlay('SESSION_ENDED')
    await players.keepReal(playerId, answer.currency ?? 'VND')
    return playerId
  }

  async function freeRoundsIn(gameId: string, playerId: string) {
    const waiting = await needs.freeRoundRows.waitingFor(playerId)
    const found = waiting.find(({ stakes }) => stakes[gameId] !== undefined)
    if (!found) return {}
    const { code, left, stakes, expiresAt } = found
    const stake = amountText(BigInt(stakes[gameId] ?? 0))
    return { freeRounds: { code, left, stake, expiresAt: Math.round(expiresAt) } }
  }

  api.handleGuest(openGame, async ({ launch: token }) => {
    const launch = (await sessions.useLaunch(token)) ?? refusePlay('SESSION_ENDED')
    if (maintenance.isOff(launch.gameId)) refusePlay('GAME_OFF')
    const playerId = await playerOf(launch)
    const play = await sessions.open(playerId, launch)
    const session = (await sessions.byToken(play)) ?? refusePlay('SESSION_ENDED')
    const { game, engine } = playable(launch.gameId)
    const open = await rounds.openOf(playerId, game.id)
    return {
      play,
      gameId: game.id,
      facts: game.facts,
      isDemo: session.isDemo,
      currency: session.currency,
      balance: amountText(await balanceOf(session)),
      minStake: game.facts.minStake,
      maxStake: game.facts.maxStake,
      chips: chipsOf(game.facts),
      seeds: seedPairView(await pairs.current(playerId)),
      openRounds: open.map((round) => roundView(round, engine)),
      ...(await freeRoundsIn(game.id, playerId)),
      hasAutoPlay: launch.hasAutoPlay && mayPlayByItself({ game, engine }),
      hasFastSpin: launch.hasFastSpin,
    }
  })
}
