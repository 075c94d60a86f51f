import type { Tx } from '@keo/service-kit/db/database'
import type { Draws } from '@keo/game-rules/draws'
import type { PlayCode } from '@keo/games-contract/play-codes'
import { isDeepStrictEqual } from 'node:util'
import { bonusCodeOf, type FreeRoundDesk } from '../free-rounds/free-rounds.ts'
import { amountText } from '../ground/amounts.ts'
import { refusePlay } from '../ground/play-refusal.ts'
import { JACKPOT_ID, jackpotPartOf, playJackpot } from '../jackpot/jackpot.ts'
import type { Session } from '../players/sessions.ts'
import type { SeedPairs } from '../seeds/seed-pairs.ts'
import type { Movement } from '../wallet/movement-row.ts'
import type { Outbox } from '../wallet/outbox.ts'
import type { Purse, Stakeholder } from '../wallet/purse.ts'
import type { AutoPlays } from './auto-plays.ts'
import type { ForcedResults } from './forced-results.ts'
import type { Pace } from './pace.ts'
import type { Playable, Played, Tap } from './playable.ts'
import type { Rounds } from './round-rows.ts'
import { drawsOf, finishStep, stakeholder } from './round-steps.ts'
import { roundView } from './round-view.ts'
import { areStakesAmounts, refuseStake, stakeOfBet } from './stake-of-bet.ts'

export type BeginNeeds = {
  readonly rounds: Rounds
  readonly pairs: SeedPairs
  readonly purse: Purse
  readonly outbox: Outbox
  readonly forced: ForcedResults
  readonly freeRounds: Pick<FreeRoundDesk, 'begin' | 'giveBack' | 'played'>
  readonly autoPlays: Pick<AutoPlays, 'demandRoom'>
  readonly pace: Pace
  readonly newRoundId: () => bigint
}

/** Stakes and begins a round; a tap that is sent again plays nothing more. */
export function createRoundBegin(needs: BeginNeeds) {
  const { rounds, pairs, purse, outbox, forced, freeRounds, autoPlays, pace, newRoundId } = needs

  /** The round's state with what it drew for the jackpot, and the message of one that was won. Demos play without one. */
  async function afterJackpot(
    tx: Tx,
    state: unknown,
    at: { draws: Draws; stake: bigint; who: Stakeholder; playable: Playable },
  ): Promise<{ state: unknown; jackpot: Movement | null }> {
    const { game, engine } = at.playable
    const isPlayed = game.facts.hasJackpot && !at.who.isDemo && at.stake > 0n
    if (!isPlayed || !engine.withJackpot) return { state, jackpot: null }
    const { won, stands } = await playJackpot(tx, at.draws, at.stake)
    const jackpot = won === null ? null : await purse.payJackpot(tx, at.who, won, JACKPOT_ID)
    const told = { won: won === null ? null : amountText(won), stands: amountText(stands) }
    return { state: engine.withJackpot(state, told), jackpot }
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
    const { state, jackpot } = await afterJackpot(tx, begun, { draws, stake, who, playable })
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
    return { row, jackpot, payment: returned === null ? null : await purse.pay(tx, who, returned) }
  }

  /** The bet as it is kept, and what it is worth. */
  function readBet(sent: unknown, { game, engine }: Playable, currency: string) {
    if (!areStakesAmounts(sent)) refuseStake(engine, game.facts)
    const bet = engine.readBet(sent, game.facts.parameters)
    // Whatever stands beside the bet, such as an outcome, is none of the player's to say.
    if (bet === null || !isDeepStrictEqual(bet, sent)) refusePlay('BET_WRONG')
    return { bet, valued: stakeOfBet(engine, bet, game.facts, currency), bonusCode: bonusCodeOf(bet) }
  }

  /** Refuses a round that comes too soon, beside one that is open, or past the limit of its auto-play. */
  async function demandTurn(session: Session, { game, engine }: Playable, tap: Tap, stake: bigint) {
    if (engine.moves && (await rounds.openOf(session.playerId, game.id)).length > 0) refusePlay('ROUND_OPEN')
    if (tap.autoPlay !== undefined) await autoPlays.demandRoom(tap.autoPlay, session, stake)
    if (pace.isLasting(session.playerId, game.id)) refusePlay('TOO_SOON')
  }

  return async function begin(session: Session, playable: Playable, tap: Tap): Promise<Played> {
    const { game, engine } = playable
    const { playerId } = session
    const known = await rounds.byKey(playerId, game.id, tap.key)
    if (known?.state === 'refused') refusePlay((known.refusal ?? 'INTERNAL') as PlayCode)
    if (known) return { round: roundView(known, engine), cash: null }
    const { bet, valued, bonusCode } = readBet(tap.bet, playable, session.currency)
    const stake = bonusCode === null ? valued : 0n
    await demandTurn(session, playable, tap, stake)
    const id = newRoundId()
    const who = { ...stakeholder(session, game.id, id), bonusCode }
    const round = { id, playerId, gameId: game.id, engine: game.facts.engine, key: tap.key, bet, stake }
    const fresh = { ...round, bonusCode, autoPlayId: tap.autoPlay ?? null }
    const free = { code: bonusCode ?? '', playerId, gameId: game.id, stake: valued }
    const { done, cash } = await purse.take(who, {
      amount: stake,
      fields: game.facts.hasJackpot && stake > 0n ? jackpotFields(stake) : {},
      ...(bonusCode !== null && { begin: (tx: Tx) => freeRounds.begin(tx, free) }),
      round: fresh,
      taken: (tx) => deal(tx, id, { bet, stake }, who, playable),
      async refused(tx, { isTakenBack, refusal }) {
        if (bonusCode !== null) await freeRounds.giveBack(tx, bonusCode)
        await rounds.drop(tx, id, { state: isTakenBack ? 'void' : 'refused', refusal })
      },
    })
    if (game.facts.engine === 'slot' || tap.autoPlay !== undefined) pace.begin(playerId, game.id)
    return finishStep(outbox, done, engine, cash)
  }
}

/** For the operator's information: what of the stake goes to the jackpot. */
const jackpotFields = (stake: bigint) => ({
  jackpotId: JACKPOT_ID,
  jackpotContribution: amountText(jackpotPartOf(stake)),
})
