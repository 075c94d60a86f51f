import type { Cancel, Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import type { Log } from '@keo/service-kit/log'
import { days, hours } from '@keo/units/instants'
import type { Players } from '../players/players.ts'
import type { SeedPairs } from '../seeds/seed-pairs.ts'
import type { Movement } from '../wallet/movement-row.ts'
import type { Outbox } from '../wallet/outbox.ts'
import type { Purse } from '../wallet/purse.ts'
import type { Playable } from './playable.ts'
import type { RoundDesk } from './round-desk.ts'
import type { RoundRow } from './round-row.ts'
import type { Rounds } from './round-rows.ts'
import { drawsOf } from './round-steps.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly rounds: Rounds
  readonly pairs: SeedPairs
  readonly players: Players
  readonly purse: Purse
  readonly outbox: Outbox
  readonly desk: RoundDesk
  /** Null for a game whose rounds end by themselves. */
  soloOf(gameId: string): Playable | null
}

const LEFT_AFTER_MS = days(7)
const LOOK_MS = hours(1)
const AT_ONCE = 100

export type Finaliser = ReturnType<typeof createFinaliser>

/** Rounds that their players left open are ended by the house, as well for the player as it can without a choice. */
export function createFinaliser(needs: Needs) {
  const { database, clock, log, rounds, pairs, players, purse, outbox, desk, soloOf } = needs

  async function end(id: bigint, playable: Playable): Promise<Movement | null> {
    const { engine } = playable
    return database.tx(async (tx) => {
      const row = await rounds.lock(tx, id)
      const pair = await pairs.find(row.seed_pair_id ?? 0n)
      const player = await players.find(row.player_id)
      if (row.state !== 'open' || !engine.moves || !pair || !player) return null
      const state = engine.moves.leave(row.engine_state, row.bet, drawsOf(row, pair))
      const returned = engine.returned(state, row.bet)
      if (returned === null) return null
      await rounds.change(tx, id, { state: 'closed', engineState: state, returned, isFinalised: true })
      const who = { playerId: row.player_id, isDemo: player.is_demo, gameId: row.game_id, roundId: id }
      return purse.pay(tx, { ...who, operatorToken: null }, returned)
    })
  }

  async function finalise(row: RoundRow): Promise<void> {
    const playable = soloOf(row.game_id)
    if (!playable) return
    const payment = await desk.inTurnOf(row.player_id, () => end(row.id, playable))
    if (payment !== null) await outbox.send(payment.id)
  }

  async function run(): Promise<void> {
    for (const row of await rounds.listLeft(clock.now() - LEFT_AFTER_MS, AT_ONCE)) await finalise(row)
  }

  return {
    finalise,
    run,
    start: (): Cancel =>
      clock.every(LOOK_MS, () => {
        run().catch((err: unknown) => log.warn({ err }, 'rounds that were left open could not be ended'))
      }),
  }
}
