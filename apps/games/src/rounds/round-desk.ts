import type { Database, Tx } from '@keo/service-kit/db/database'
import { type Draws, drawsOfRound } from '@keo/game-rules/draws'
import type { PlayCode } from '@keo/games-contract/play-codes'
import type { PlayRound } from '@keo/games-contract/play-round'
import { isDeepStrictEqual } from 'node:util'
import type { CatalogueGame } from '../catalogue/game.ts'
import type { Engine } from '../engines/engine.ts'
import { bonusCodeOf, type FreeRoundDesk } from '../free-rounds/free-rounds.ts'
import { amountText } from '../ground/amounts.ts'
import { refusePlay } from '../ground/play-refusal.ts'
import { createTurns } from '../ground/turns.ts'
import { JACKPOT_ID, jackpotPartOf, playJackpot } from '../jackpot/jackpot.ts'
import type { Session } from '../players/sessions.ts'
import type { KeptPair, SeedPairs } from '../seeds/seed-pairs.ts'
import type { Outbox } from '../wallet/outbox.ts'
import type { Purse, Stakeholder } from '../wallet/purse.ts'
import { forcedDraws } from './forced-draws.ts'
import type { ForcedResults } from './forced-results.ts'
import type { RoundRow, Rounds } from './round-rows.ts'
import { roundView } from './round-view.ts'
import { areStakesAmounts, refuseStake, stakeOfBet } from './stake-of-bet.ts'

/** A game with the engine that plays it. */
export type Playable = { readonly game: CatalogueGame; readonly engine: Engine }
/** `cash` is what the operator told last; null when it told nothing. */
export type Played = { readonly round: PlayRound; readonly cash: bigint | null }

type Needs = {
  readonly database: Database
  readonly rounds: Rounds
  readonly pairs: SeedPairs
  readonly purse: Purse
  readonly outbox: Outbox
  readonly forced: ForcedResults
  readonly freeRounds: Pick<FreeRoundDesk, 'begin' | 'giveBack' | 'played'>
  readonly newRoundId: () => bigint
}

/** A round after a step, and the message that brings its pay-out to the operator. */
type Stepped = { readonly row: RoundRow; readonly payment: bigint | null }

export type RoundDesk = ReturnType<typeof createRoundDesk>

/** Rounds of one player each. A tap that is sent again plays nothing more, and a step that is, moves nothing more. */
export function createRoundDesk(needs: Needs) {
  const { database, rounds, pairs, purse, outbox, forced, freeRounds, newRoundId } = needs
  const inTurn = createTurns()

  function drawsOf({ number, forced: values }: Pick<RoundRow, 'number' | 'forced'>, pair: KeptPair): Draws {
    const real = drawsOfRound(pair.server_seed, pair.client_seed, number ?? 0)
    return values ? forcedDraws(values, real) : real
  }

  async function finish({ row, payment }: Stepped, engine: Engine, cash: bigint | null): Promise<Played> {
    const told = payment === null ? null : await outbox.send(payment)
    // A pay-out that the operator has not taken yet is on its way: the player sees it all the same.
    const expected = cash === null ? null : cash + (row.returned ?? 0n)
    return { round: roundView(row, engine), cash: told ?? expected }
  }

  /** The round's state with what it drew for the jackpot, which is on its way when it was won. Demos play without one. */
  async function afterJackpot(
    tx: Tx,
    state: unknown,
    at: { draws: Draws; stake: bigint; who: Stakeholder; playable: Playable },
  ): Promise<unknown> {
    const { game, engine } = at.playable
    const isPlayed = game.facts.hasJackpot && !at.who.isDemo && at.stake > 0n
    if (!isPlayed || !engine.withJackpot) return state
    const { won, stands } = await playJackpot(tx, at.draws, at.stake)
    if (won !== null) await purse.payJackpot(tx, at.who, won, JACKPOT_ID)
    return engine.withJackpot(state, {
      won: won === null ? null : amountText(won),
      stands: amountText(stands),
    })
  }

  async function deal(
    tx: Tx,
    id: bigint,
    { bet, stake }: { bet: unknown; stake: bigint },
    who: Stakeholder,
    playable: Playable,
  ) {
    const { game, engine } = playable
    const pair = await pairs.nextNonce(tx, who.playerId)
    const values = await forced.use(tx, who.playerId, game.id)
    const draws = drawsOf({ number: pair.nonce, forced: values }, pair)
    const begun = engine.begin(draws, bet, game.facts.parameters)
    const state = await afterJackpot(tx, begun, { draws, stake, who, playable })
    const returned = engine.returned(state, bet)
    if (who.bonusCode) await freeRounds.played(tx, who.bonusCode, returned ?? 0n)
    const row = await rounds.change(tx, id, {
      state: returned === null ? 'open' : 'closed',
      engineState: state,
      returned,
      seedPairId: pair.id,
      number: pair.nonce,
      forced: values,
    })
    return { row, payment: returned === null ? null : await purse.pay(tx, who, returned) }
  }

  async function begin(session: Session, playable: Playable, key: string, sent: unknown): Promise<Played> {
    const { game, engine } = playable
    const known = await rounds.byKey(session.playerId, game.id, key)
    if (known?.state === 'refused') refusePlay((known.refusal ?? 'INTERNAL') as PlayCode)
    if (known) return { round: roundView(known, engine), cash: null }
    if (!areStakesAmounts(sent)) refuseStake(engine, game.facts)
    const bet = engine.readBet(sent, game.facts.parameters)
    // Whatever stands beside the bet, such as an outcome, is none of the player's to say.
    if (bet === null || !isDeepStrictEqual(bet, sent)) refusePlay('BET_WRONG')
    const valued = stakeOfBet(engine, bet, game.facts, session.currency)
    const bonusCode = bonusCodeOf(bet)
    const stake = bonusCode === null ? valued : 0n
    if (engine.moves && (await rounds.openOf(session.playerId, game.id)).length > 0) refusePlay('ROUND_OPEN')
    const id = newRoundId()
    const who = { ...stakeholder(session, game.id, id), bonusCode }
    const fresh = {
      id,
      playerId: session.playerId,
      gameId: game.id,
      engine: game.facts.engine,
      key,
      bet,
      stake,
      bonusCode,
    }
    const free = { code: bonusCode ?? '', playerId: session.playerId, gameId: game.id, stake: valued }
    const { done, cash } = await purse.take(who, {
      amount: stake,
      fields: game.facts.hasJackpot && stake > 0n ? jackpotFields(stake) : {},
      async begin(tx) {
        if (bonusCode !== null) await freeRounds.begin(tx, free)
        await rounds.add(tx, fresh)
      },
      taken: (tx) => deal(tx, id, { bet, stake }, who, playable),
      async refused(tx, { isTakenBack, refusal }) {
        if (bonusCode !== null) await freeRounds.giveBack(tx, bonusCode)
        await rounds.drop(tx, id, { state: isTakenBack ? 'void' : 'refused', refusal })
      },
    })
    return finish(done, engine, cash)
  }

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

  async function move(
    session: Session,
    { engine }: Playable,
    asked: { id: bigint; step: number; move: unknown },
  ): Promise<Played> {
    const row = await rounds.find(asked.id)
    if (!row || row.player_id !== session.playerId || row.game_id !== session.gameId)
      return refusePlay('ROUND_UNKNOWN')
    const sent = engine.moves?.read(asked.move) ?? null
    if (!engine.moves || sent === null) return refusePlay('MOVE_WRONG')
    if (asked.step < row.step) {
      if (!isDeepStrictEqual(row.moves[asked.step], sent)) refusePlay('MOVE_WRONG')
      return { round: roundView(row, engine), cash: null }
    }
    if (row.state !== 'open') refusePlay('ROUND_CLOSED')
    const cost = engine.moves.cost(row.engine_state, row.bet, sent)
    if (asked.step > row.step || cost === null) return refusePlay('MOVE_WRONG')
    const who = stakeholder(session, row.game_id, row.id)
    const work = (tx: Tx) => step(tx, { row, who, engine, made: sent }, cost)
    if (cost === 0n) return finish(await database.tx(work), engine, null)
    const { done, cash } = await purse.take(who, { amount: cost, taken: work })
    return finish(done, engine, cash)
  }

  return {
    begin: (session: Session, playable: Playable, key: string, sent: unknown) =>
      inTurn(session.playerId, () => begin(session, playable, key, sent)),
    move: (session: Session, playable: Playable, asked: { id: bigint; step: number; move: unknown }) =>
      inTurn(session.playerId, () => move(session, playable, asked)),
    /** For whatever must not happen while a round of the player is being played. */
    inTurnOf: inTurn,
    drawsOf,
  }
}

/** For the operator's information: what of the stake goes to the jackpot. */
const jackpotFields = (stake: bigint) => ({
  jackpotId: JACKPOT_ID,
  jackpotContribution: amountText(jackpotPartOf(stake)),
})

const stakeholder = (session: Session, gameId: string, roundId: bigint): Stakeholder => ({
  playerId: session.playerId,
  isDemo: session.isDemo,
  gameId,
  roundId,
  operatorToken: session.operatorToken,
})
