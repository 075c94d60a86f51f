import { commitmentTo } from '@keo/game-rules/draws'
import { CrashMove } from '@keo/games-contract/engines/crash'
import { isShared } from '@keo/games-contract/engines'
import type { PlayCode } from '@keo/games-contract/play-codes'
import type { Fairness } from '@keo/games-contract/play-round'
import type { Clock } from '@keo/service-kit/clock'
import type { Tx } from '@keo/service-kit/db/database'
import { isDeepStrictEqual } from 'node:util'
import { refusePlay } from '../ground/play-refusal.ts'
import { createTurns } from '../ground/turns.ts'
import type { Session } from '../players/sessions.ts'
import type { Playable, Played, Tap } from '../rounds/playable.ts'
import type { RoundRow } from '../rounds/round-row.ts'
import type { Rounds } from '../rounds/round-rows.ts'
import { roundView } from '../rounds/round-view.ts'
import { stakeOfBet } from '../rounds/stake-of-bet.ts'
import type { Outbox } from '../wallet/outbox.ts'
import type { Purse, Stakeholder } from '../wallet/purse.ts'
import type { RunningTable } from './running-table.ts'
import { crashResults } from './series.ts'
import type { TableRound } from './table-game.ts'
import type { Tables } from './tables.ts'
import type { TableStore } from './table-store.ts'

type Needs = {
  readonly clock: Clock
  readonly rounds: Rounds
  readonly purse: Purse
  readonly outbox: Outbox
  readonly tables: Tables
  readonly store: TableStore
  readonly newRoundId: () => bigint
}

type Asked = { readonly id: bigint; readonly step: number; readonly move: unknown }

export type TableDesk = ReturnType<typeof createTableDesk>

/** Bets and exits of players at shared tables. A tap that is sent again bets nothing more. */
export function createTableDesk({ clock, rounds, purse, outbox, tables, store, newRoundId }: Needs) {
  const inTurn = createTurns()
  const tableOf = ({ game }: Playable): RunningTable =>
    tables.of(game.id, isShared(game.facts.engine) ? game.facts.engine : refusePlay('GAME_OFF'))

  /** In the transaction that writes down that the stake was taken: too late for the round, it goes back. */
  async function join(tx: Tx, who: Stakeholder, stake: bigint, round: TableRound, table: RunningTable) {
    const isInTime = clock.now() < table.game.times(round).closesAt
    if (isInTime && (await store.isOpen(tx, table.gameId, round.number)))
      return rounds.change(tx, who.roundId, {
        state: 'open',
        engineState: table.game.firstState,
        returned: null,
        number: round.number,
      })
    await purse.giveBack(tx, who, stake)
    await rounds.drop(tx, who.roundId, { state: 'void', refusal: 'BETS_CLOSED' })
    return null
  }

  async function begin(session: Session, playable: Playable, tap: Tap): Promise<Played> {
    const { game, engine } = playable
    const { key, bet: sent } = tap
    if (tap.autoPlay !== undefined) refusePlay('NOT_ALLOWED')
    const known = await rounds.byKey(session.playerId, game.id, key)
    if (known) return again(known, playable)
    const bet = engine.readBet(sent, game.facts.parameters)
    // Whatever stands beside the bet, such as an outcome, is none of the player's to say.
    if (bet === null || !isDeepStrictEqual(bet, sent)) return refusePlay('BET_WRONG')
    const stake = stakeOfBet(engine, bet, game.facts, session.currency)
    const table = tableOf(playable)
    await table.look()
    const round = table.takesBets() ?? refusePlay('BETS_CLOSED')
    if (isSeatTaken(table, session.playerId, bet)) refusePlay('ROUND_OPEN')
    const id = newRoundId()
    const { playerId, isDemo, operatorToken } = session
    const who = { playerId, isDemo, gameId: game.id, roundId: id, operatorToken }
    const fresh = { id, playerId, gameId: game.id, engine: game.facts.engine, key, bet, stake }
    const { done, cash } = await purse.take(who, {
      amount: stake,
      round: fresh,
      taken: (tx) => join(tx, who, stake, round, table),
      refused: (tx, { isTakenBack, refusal }) =>
        rounds.drop(tx, id, { state: isTakenBack ? 'void' : 'refused', refusal }),
    })
    if (!done) return refusePlay('BETS_CLOSED')
    table.sit(round.number, { id, playerId, isDemo, stake, bet, leftAt: null, isPaid: false })
    return { round: roundView(done, engine), cash }
  }

  function again(known: RoundRow, { engine }: Playable): Played {
    if (known.state === 'refused' || (known.state === 'void' && known.refusal !== null))
      refusePlay((known.refusal ?? 'INTERNAL') as PlayCode)
    return { round: roundView(known, engine), cash: null }
  }

  async function move(session: Session, playable: Playable, asked: Asked): Promise<Played> {
    const { engine } = playable
    const row = await rounds.find(asked.id)
    if (row?.player_id !== session.playerId || row.game_id !== session.gameId)
      return refusePlay('ROUND_UNKNOWN')
    const sent = CrashMove.safeParse(asked.move).data
    if (row.engine !== 'crash' || !sent || asked.step > row.step) return refusePlay('MOVE_WRONG')
    if (asked.step < row.step) {
      if (!isDeepStrictEqual(row.moves[asked.step], sent)) refusePlay('MOVE_WRONG')
      return { round: roundView(row, engine), cash: null }
    }
    if (row.state !== 'open') return refusePlay(hasLeft(row) ? 'ROUND_CLOSED' : 'TOO_LATE')
    const left = tableOf(playable).leave(row.id)
    if (left === 'late') return refusePlay('TOO_LATE')
    if (left === 'early') return refusePlay('MOVE_WRONG')
    if (left === 'gone') return refusePlay('ROUND_CLOSED')
    const { row: paid, payment } = await left.pay()
    left.seat.isPaid = true
    return { round: roundView(paid, engine), cash: payment === null ? null : await outbox.send(payment.id) }
  }

  return {
    begin: (session: Session, playable: Playable, tap: Tap) =>
      inTurn(session.playerId, () => begin(session, playable, tap)),
    move: (session: Session, playable: Playable, asked: Asked) =>
      inTurn(`${asked.id}`, () => move(session, playable, asked)),
    /** What a player's round at a table can be computed from. */
    async fairness(row: RoundRow, { game, engine }: Playable): Promise<Fairness> {
      const number = row.number ?? refusePlay('ROUND_UNKNOWN')
      const series = (await store.seriesOf(game.id, number)) ?? refusePlay('ROUND_UNKNOWN')
      const last = await store.last(game.id)
      const newest = last ? last.number - (last.isEnded ? 0 : 1) : 0
      const told = { round: roundView(row, engine), clientSeed: series.text, nonce: number }
      if (row.engine === 'crash') {
        const { hash, previousHash } = crashResults(series)(number)
        return {
          ...told,
          kind: 'chain',
          commitment: previousHash,
          serverSeed: number <= newest ? hash : null,
        }
      }
      const isOver = newest >= series.first + series.rounds - 1
      return {
        ...told,
        kind: 'pair',
        commitment: commitmentTo(series.secret),
        serverSeed: isOver ? series.secret : null,
      }
    },
  }
}

const hasLeft = ({ engine_state: state }: RoundRow) =>
  ((state as { leftAt?: number | null } | null)?.leftAt ?? null) !== null

/** A player has two seats at a crash table; at the others every bet is a further one. */
function isSeatTaken(table: RunningTable, playerId: string, bet: unknown): boolean {
  const { seat } = bet as { seat?: number }
  if (seat === undefined) return false
  return table.seatsOf(playerId).some((taken) => (taken.bet as { seat: number }).seat === seat)
}
