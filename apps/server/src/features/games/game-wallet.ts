import type { MemberId } from '@keo/contract/ids'
import type { Tx } from '@keo/service-kit/db/database'
import type { Ledger } from '../ledger/index.ts'
import { done, type GameAnswer } from './game-answers.ts'
import { createGameRefunds } from './game-refunds.ts'
import { createJackpotBooks, type JackpotPart } from './jackpot-books.ts'
import { sqlMovementStore, type ProviderMovement } from './movement-store.ts'
import { createRoundBookings, type InRound } from './round-bookings.ts'
import { sqlRoundStore } from './round-store.ts'
import { answering, createWalletBooks, type WalletBooksNeeds } from './wallet-books.ts'

export type GameWalletNeeds = WalletBooksNeeds & {
  readonly ledger: Ledger
  /** Which of the two calls that tell the win of free rounds pays it. */
  readonly bonusPays: 'result' | 'bonusWin'
  /** Throws the refusal of somebody who may not play. */
  mayPlay(memberIds: readonly MemberId[], tx: Tx): Promise<void>
}

export type GameWallet = ReturnType<typeof createGameWallet>

/**
 * The provider's money on our books. Whatever comes, in whatever order and however often: a reference moves money once,
 * a bet is taken back once, and what was taken back is never paid.
 */
export function createGameWallet(needs: GameWalletNeeds) {
  const { ledger, clock, tenantId, provider } = needs
  const books = createWalletBooks(needs)
  const jackpots = createJackpotBooks(needs)
  const { stores, fresh, repeated, book, keepSeq } = books
  const read = sqlMovementStore(needs.database.db, tenantId, provider)

  /** The refusal stays the answer: money that comes later does not make an old bet good. */
  async function keepRefused(incoming: ProviderMovement, answer: GameAnswer): Promise<GameAnswer> {
    const row = { ...fresh(incoming, 0n), state: 'refused' as const }
    if (await read.claim(row, clock.now())) return answer
    const known = await read.find(incoming.reference)
    return known ? repeated(incoming, known) : answer
  }

  const bookInRound = createRoundBookings({ ...needs, books, jackpots })

  async function bet(incoming: InRound, gameId: number, part: JackpotPart | null): Promise<GameAnswer> {
    const answer = await bookInRound({ kind: 'bet', incoming, gameId, part })
    return answer.cause === 'BALANCE_SHORT' ? keepRefused(incoming, answer) : answer
  }

  /** Wins beside a round, which may come hours later and without one. */
  function win(incoming: ProviderMovement, jackpotId: string | null = null): Promise<GameAnswer> {
    return answering(() =>
      ledger.write(async (tx, post) => {
        const isNotice = incoming.kind === 'bonusWin' && needs.bonusPays === 'result'
        const movement = fresh(incoming, isNotice ? 0n : incoming.amount)
        const booked = await book(tx, post, movement)
        if (booked.known) return repeated(incoming, booked.known)
        // After the wallet, as a bet does: two that take them in another order would wait for each other.
        if (jackpotId !== null) await jackpots.use(tx, post, incoming, { jackpotId, amount: movement.moved })
        await keepSeq(tx, movement, booked)
        const { memberId, roundId } = incoming
        if (roundId !== null && incoming.kind !== 'promoWin')
          await stores(tx).rounds.addWin({ memberId, roundId }, movement.moved)
        return done(movement.transactionId)
      }),
    )
  }

  function adjustment(incoming: InRound, validStake: bigint): Promise<GameAnswer> {
    return answering(() =>
      ledger.write(async (tx, post) => {
        const movement = fresh(incoming, incoming.amount)
        const booked = await book(tx, post, movement)
        if (booked.known) return repeated(incoming, booked.known)
        await keepSeq(tx, movement, booked)
        await stores(tx).rounds.adjust(incoming, movement.moved, validStake)
        return done(movement.transactionId)
      }),
    )
  }

  return {
    /** The first answer to a reference that is known, before anything else is checked. */
    async earlier(incoming: ProviderMovement): Promise<GameAnswer | null> {
      const known = await read.find(incoming.reference)
      return known && repeated(incoming, known)
    },
    bet,
    result: (incoming: InRound, gameId: number | null, promo: ProviderMovement | null): Promise<GameAnswer> =>
      bookInRound({ kind: 'result', incoming, gameId, promo }),
    win,
    adjustment,
    refund: createGameRefunds({ ledger, clock, provider, books, jackpots }),
    wonByBonus: read.wonByBonus,
    endRound: (memberId: string, roundId: string) =>
      sqlRoundStore(needs.database.db, tenantId, provider).end({ memberId, roundId }, clock.now()),
  }
}
