import { GAME_CODES } from '@keo/games-contract/codes'
import type { MemberId } from '@keo/contract/ids'
import type { Clock } from '@keo/service-kit/clock'
import type { Database, Tx } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import type { Log } from '@keo/service-kit/log'
import { money } from '@keo/units/money'
import type { Ledger, Move, Post } from '../ledger/index.ts'
import { done, type GameAnswer, refusalOf, refuse } from './game-answers.ts'
import { ledgerKey, MOVE_KINDS } from './ledger-words.ts'
import {
  type FreshMovement,
  type KnownMovement,
  sqlMovementStore,
  type ToldMovement,
} from './movement-store.ts'
import { sqlRoundStore } from './round-store.ts'

export type GameWalletNeeds = {
  readonly ledger: Ledger
  readonly database: Database
  readonly clock: Clock
  readonly ids: Ids
  readonly log: Log
  readonly tenantId: string
  /** Of whom the references are. */
  readonly provider: string
  /** Which of the two calls that tell the win of free rounds pays it. */
  readonly bonusPays: 'result' | 'bonusWin'
  /** Throws the refusal of somebody who may not play. */
  mayPlay(memberIds: readonly MemberId[], tx: Tx): Promise<void>
  /** One for each reference that came with other content: above 0 somebody has to look. */
  countDifference(): void
}

/** A movement of a round, with the game as we know it. */
export type InRound = ToldMovement & { readonly roundId: string; readonly symbol: string }
export type Refund = Pick<ToldMovement, 'reference' | 'memberId' | 'currency' | 'roundId' | 'symbol'>

export type GameWallet = ReturnType<typeof createGameWallet>

/**
 * The provider's money on our books. Whatever comes, in whatever order and however often: a reference moves money once,
 * a bet is taken back once, and what was taken back is never paid.
 */
export function createGameWallet(needs: GameWalletNeeds) {
  const { ledger, clock, ids, tenantId, provider } = needs
  const stores = (tx: Tx) => ({
    movements: sqlMovementStore(tx, tenantId, provider),
    rounds: sqlRoundStore(tx, tenantId, provider),
  })
  const read = sqlMovementStore(needs.database.db, tenantId, provider)

  function alarm(told: object, known: object): GameAnswer {
    needs.log.error({ told, known }, 'a game reference came again with other content')
    needs.countDifference()
    return { code: GAME_CODES.doNotRetry, cause: 'REFERENCE_USED', transactionId: null }
  }

  /** The answer to a reference that is known: always the first one. */
  function repeated(told: ToldMovement, known: KnownMovement): GameAnswer {
    if (known.state === 'dead')
      return { code: GAME_CODES.doNotRetry, cause: 'TAKEN_BACK', transactionId: null }
    if (!isSame(told, known)) return alarm(told, known)
    switch (known.state) {
      case 'booked':
        return done(known.transactionId)
      case 'refused':
        return { code: GAME_CODES.balanceTooLow, cause: 'BALANCE_SHORT', transactionId: null }
      case 'refunded':
        return { code: GAME_CODES.doNotRetry, cause: 'TAKEN_BACK', transactionId: null }
    }
  }

  const fresh = (told: ToldMovement, moved: bigint): FreshMovement => ({
    ...told,
    moved,
    state: 'booked',
    transactionId: ids.newId('gmv'),
  })

  /** Into the books; amounts of zero write only our own row. */
  async function move(post: Post, { kind, reference, memberId, moved, currency }: FreshMovement) {
    if (moved === 0n) return null
    const isOut = kind === 'bet' ? moved > 0n : moved < 0n
    const command: Move = {
      op: 'move',
      memberId: memberId as MemberId,
      key: ledgerKey(provider, kind, reference),
      kind: MOVE_KINDS[kind],
      reference: ledgerKey(provider, kind, reference),
      amount: money(moved < 0n ? -moved : moved, currency),
      ...(isOut ? { from: 'available', to: 'house:games' } : { from: 'house:games', to: 'available' }),
    }
    return (await post(command)).seq
  }

  /** Claims the reference and moves its money, or throws why not; null where it was known. */
  async function book(
    tx: Tx,
    post: Post,
    movement: FreshMovement,
    demand: () => Promise<void> = async () => {},
  ): Promise<KnownMovement | null> {
    const { movements } = stores(tx)
    if (!(await movements.claim(movement, clock.now()))) return movements.find(movement.reference)
    // Asked only of what is new: a bet that was booked keeps its answer whatever its player may do by now.
    await demand()
    const seq = await move(post, movement)
    if (seq !== null) await movements.change(movement.reference, { seq })
    return null
  }

  const answering = async (run: () => Promise<GameAnswer>): Promise<GameAnswer> => {
    try {
      return await run()
    } catch (error) {
      return refusalOf(error)
    }
  }

  /** The refusal stays the answer: money that comes later does not make an old bet good. */
  async function keepRefused(told: ToldMovement, answer: GameAnswer): Promise<GameAnswer> {
    const row = { ...fresh(told, 0n), state: 'refused' as const }
    if (await read.claim(row, clock.now())) return answer
    const known = await read.find(told.reference)
    return known ? repeated(told, known) : answer
  }

  async function bet(told: InRound, gameId: number): Promise<GameAnswer> {
    const answer = await answering(() =>
      ledger.write(async (tx, post) => {
        const movement = fresh(told, told.told)
        const mayPlay = () => needs.mayPlay([told.memberId as MemberId], tx)
        const known = await book(tx, post, movement, mayPlay)
        if (known) return repeated(told, known)
        await stores(tx).rounds.addBet({ ...told, gameId }, movement.moved, clock.now())
        return done(movement.transactionId)
      }),
    )
    return answer.cause === 'BALANCE_SHORT' ? keepRefused(told, answer) : answer
  }

  /** The win of a round, and the promotion that comes with it: both or neither. */
  function result(told: InRound, gameId: number | null, promo: ToldMovement | null): Promise<GameAnswer> {
    return answering(() =>
      ledger.write(async (tx, post) => {
        const { rounds } = stores(tx)
        const isNotice = told.bonusCode !== null && needs.bonusPays === 'bonusWin'
        const movement = fresh(told, isNotice ? 0n : told.told)
        const known = await book(tx, post, movement)
        if (known) return repeated(told, known)
        const round = await rounds.forChange(told)
        if (told.bonusCode === null) {
          if (!round) refuse(GAME_CODES.retry, 'BET_UNKNOWN')
          else if (round.bets === 0 && round.refunds > 0) refuse(GAME_CODES.doNotRetry, 'TAKEN_BACK')
        }
        if (promo) {
          const before = await book(tx, post, fresh(promo, promo.told))
          if (before && repeated(promo, before).code !== GAME_CODES.done)
            refuse(GAME_CODES.doNotRetry, 'REFERENCE_USED')
        }
        await rounds.addResult({ ...told, gameId }, movement.moved, clock.now())
        return done(movement.transactionId)
      }),
    )
  }

  /** Wins beside a round, which may come hours later and without one. */
  function win(told: ToldMovement): Promise<GameAnswer> {
    return answering(() =>
      ledger.write(async (tx, post) => {
        const isNotice = told.kind === 'bonusWin' && needs.bonusPays === 'result'
        const movement = fresh(told, isNotice ? 0n : told.told)
        const known = await book(tx, post, movement)
        if (known) return repeated(told, known)
        const { memberId, roundId } = told
        if (roundId !== null && told.kind !== 'promoWin')
          await stores(tx).rounds.addWin({ memberId, roundId }, movement.moved)
        return done(movement.transactionId)
      }),
    )
  }

  function adjustment(told: InRound, validStake: bigint): Promise<GameAnswer> {
    return answering(() =>
      ledger.write(async (tx, post) => {
        const movement = fresh(told, told.told)
        const known = await book(tx, post, movement)
        if (known) return repeated(told, known)
        await stores(tx).rounds.adjust(told, movement.moved, validStake)
        return done(movement.transactionId)
      }),
    )
  }

  /** The whole stake, whatever the call says; a bet that never came is dead from now on. */
  function refund({ reference, memberId, ...told }: Refund, gameId: number | null): Promise<GameAnswer> {
    return answering(() =>
      ledger.write(async (tx, post) => {
        const { movements, rounds } = stores(tx)
        const dead = {
          ...fresh({ ...told, reference, memberId, kind: 'bet', told: 0n, bonusCode: null }, 0n),
        }
        if (await movements.claim({ ...dead, state: 'dead' }, clock.now())) {
          const { roundId, symbol, currency } = told
          if (roundId !== null && symbol !== null)
            await rounds.addDead({ memberId, roundId, gameId, symbol, currency }, clock.now())
          return done(dead.transactionId)
        }
        const known = await movements.findForChange(reference)
        if (!known || known.kind !== 'bet' || known.memberId !== memberId)
          return alarm({ reference, memberId, kind: 'refund' }, known ?? {})
        if (known.state === 'refused') await movements.change(reference, { state: 'dead' })
        if (known.state !== 'booked' || known.roundId === null) return done(known.transactionId)
        const round = { memberId, roundId: known.roundId }
        if ((await rounds.forChange(round))?.results) refuse(GAME_CODES.doNotRetry, 'ROUND_HAS_RESULT')
        await takeBack(post, known)
        await movements.change(reference, { state: 'refunded' })
        await rounds.takeBackBet(round, known.moved, clock.now())
        return done(known.transactionId)
      }),
    )
  }

  async function takeBack(post: Post, { reference, memberId, moved, currency, seq }: KnownMovement) {
    if (moved === 0n) return
    await post({
      op: 'move',
      memberId: memberId as MemberId,
      key: ledgerKey(provider, 'refund', reference),
      kind: MOVE_KINDS.refund,
      reference: ledgerKey(provider, 'bet', reference),
      amount: money(moved, currency),
      from: 'house:games',
      to: 'available',
      ...(seq === null ? {} : { corrects: seq }),
    })
  }

  return {
    /** The first answer to a reference that is known, before anything else is asked. */
    async earlier(told: ToldMovement): Promise<GameAnswer | null> {
      const known = await read.find(told.reference)
      return known && repeated(told, known)
    },
    bet,
    result,
    win,
    adjustment,
    refund,
    wonByBonus: read.wonByBonus,
    endRound: (memberId: string, roundId: string) =>
      sqlRoundStore(needs.database.db, tenantId, provider).end({ memberId, roundId }, clock.now()),
  }
}

const isSame = (told: ToldMovement, known: KnownMovement): boolean =>
  told.kind === known.kind &&
  told.memberId === known.memberId &&
  told.roundId === known.roundId &&
  told.currency === known.currency &&
  told.told === known.told
