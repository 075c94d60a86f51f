import type { Database, Tx } from '@keo/service-kit/db/database'
import { isDeepStrictEqual } from 'node:util'
import type { Engine } from '../engines/engine.ts'
import { refusePlay } from '../ground/play-refusal.ts'
import type { Session } from '../players/sessions.ts'
import type { SeedPairs } from '../seeds/seed-pairs.ts'
import type { Outbox } from '../wallet/outbox.ts'
import type { Purse, Stakeholder } from '../wallet/purse.ts'
import type { Playable, Played } from './playable.ts'
import type { RoundRow } from './round-row.ts'
import type { Rounds } from './round-rows.ts'
import { drawsOf, finishStep, stakeholder, type Stepped } from './round-steps.ts'
import { roundView } from './round-view.ts'

type Needs = {
  readonly database: Database
  readonly rounds: Rounds
  readonly pairs: SeedPairs
  readonly purse: Purse
  readonly outbox: Outbox
}

export type MoveRequest = { readonly id: bigint; readonly step: number; readonly move: unknown }

/** Goes on with an open round; a step that is sent again moves nothing more. */
export function createRoundMoves({ database, rounds, pairs, purse, outbox }: Needs) {
  async function step(
    tx: Tx,
    { row, who, engine, made }: { row: RoundRow; who: Stakeholder; engine: Engine; made: unknown },
    cost: bigint,
  ): Promise<Stepped> {
    const pair = await pairs.find(row.seed_pair_id ?? 0n)
    if (!engine.moves || !pair) return refusePlay('INTERNAL')
    const state = engine.moves.apply(row.engine_state, row.bet, made, drawsOf(row, pair))
    const returned = engine.returned(state, row.bet)
    const changed = await rounds.change(tx, row.id, {
      state: returned === null ? 'open' : 'closed',
      engineState: state,
      returned,
      stake: row.stake + cost,
      moves: [...row.moves, made],
    })
    return { row: changed, payment: returned === null ? null : await purse.pay(tx, who, returned) }
  }

  return async function move(session: Session, { engine }: Playable, request: MoveRequest): Promise<Played> {
    const row = await rounds.find(request.id)
    if (!row || row.player_id !== session.playerId || row.game_id !== session.gameId)
      return refusePlay('ROUND_UNKNOWN')
    const sent = engine.moves?.read(request.move) ?? null
    if (!engine.moves || sent === null) return refusePlay('MOVE_WRONG')
    if (request.step < row.step) {
      if (!isDeepStrictEqual(row.moves[request.step], sent)) refusePlay('MOVE_WRONG')
      return { round: roundView(row, engine), cash: null }
    }
    if (row.state !== 'open') refusePlay('ROUND_CLOSED')
    const cost = engine.moves.cost(row.engine_state, row.bet, sent)
    if (request.step > row.step || cost === null) return refusePlay('MOVE_WRONG')
    const who = stakeholder(session, row.game_id, row.id)
    const work = (tx: Tx) => step(tx, { row, who, engine, made: sent }, cost)
    if (cost === 0n) return finishStep(outbox, await database.tx(work), engine, null)
    const { done, cash } = await purse.take(who, { amount: cost, taken: work })
    return finishStep(outbox, done, engine, cash)
  }
}
