import { GAME_CODES } from '@keo/games-contract/codes'
import type { MemberId } from '@keo/contract/ids'
import type { Clock } from '@keo/service-kit/clock'
import { money } from '@keo/units/money'
import type { Ledger, Post } from '../ledger/index.ts'
import { done, type GameAnswer, refuse } from './game-answers.ts'
import type { JackpotBooks } from './jackpot-books.ts'
import { ledgerKey, MOVE_KINDS } from './ledger-words.ts'
import type { KnownMovement, ProviderMovement } from './movement-store.ts'
import { answering, type WalletBooks } from './wallet-books.ts'

type Needs = {
  readonly ledger: Ledger
  readonly clock: Clock
  readonly provider: string
  readonly books: WalletBooks
  readonly jackpots: JackpotBooks
}

export type Refund = Pick<ProviderMovement, 'reference' | 'memberId' | 'currency' | 'roundId' | 'symbol'>

/** A bet is taken back once, with the whole stake, whatever the call says; one that never came is dead from now on. */
export function createGameRefunds({ ledger, clock, provider, books, jackpots }: Needs) {
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

  return function refund(
    { reference, memberId, ...namedRound }: Refund,
    gameId: number | null,
  ): Promise<GameAnswer> {
    return answering(() =>
      ledger.write(async (tx, post) => {
        const { movements, rounds } = books.stores(tx)
        const dead = books.fresh(
          { ...namedRound, reference, memberId, kind: 'bet', amount: 0n, bonusCode: null },
          0n,
        )
        if (await movements.claim({ ...dead, state: 'dead' }, clock.now())) {
          const { roundId, symbol, currency } = namedRound
          if (roundId !== null && symbol !== null)
            await rounds.addDead({ memberId, roundId, gameId, symbol, currency }, clock.now())
          return done(dead.transactionId)
        }
        const known = await movements.findForChange(reference)
        if (!known || known.kind !== 'bet' || known.memberId !== memberId)
          return books.alarm({ reference, memberId, kind: 'refund' }, known ?? {})
        if (known.state === 'refused') await movements.change(reference, { state: 'dead' })
        if (known.state !== 'booked' || known.roundId === null) return done(known.transactionId)
        const round = { memberId, roundId: known.roundId }
        if ((await rounds.findForChange(round))?.results) refuse(GAME_CODES.doNotRetry, 'ROUND_HAS_RESULT')
        await takeBack(post, known)
        await jackpots.takeBack(tx, post, known)
        await movements.change(reference, { state: 'refunded' })
        await rounds.takeBackBet(round, known.moved, clock.now())
        return done(known.transactionId)
      }),
    )
  }
}
