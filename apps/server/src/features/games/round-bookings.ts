import { GAME_CODES } from '@keo/games-contract/codes'
import type { MemberId } from '@keo/contract/ids'
import { createBatches } from '@keo/service-kit/batches'
import type { Clock } from '@keo/service-kit/clock'
import type { Tx } from '@keo/service-kit/db/database'
import type { Ledger, Post, PostAll } from '../ledger/index.ts'
import { done, type GameAnswer, refuse } from './game-answers.ts'
import type { JackpotBooks, JackpotPart } from './jackpot-books.ts'
import type { FreshMovement, ProviderMovement } from './movement-store.ts'
import type { ChangedRound } from './round-store.ts'
import { answering, type WalletBooks } from './wallet-books.ts'

/** A movement of a round, with the game as we know it. */
export type InRound = ProviderMovement & { readonly roundId: string; readonly symbol: string }

export type Booking =
  | {
      readonly kind: 'bet'
      readonly incoming: InRound
      readonly gameId: number
      readonly part: JackpotPart | null
    }
  | {
      readonly kind: 'result'
      readonly incoming: InRound
      readonly gameId: number | null
      /** The promotion that comes with the win of the round: both or neither. */
      readonly promo: ProviderMovement | null
    }

type Needs = {
  readonly ledger: Ledger
  readonly clock: Clock
  readonly bonusPays: 'result' | 'bonusWin'
  readonly books: WalletBooks
  readonly jackpots: JackpotBooks
  mayPlay(memberIds: readonly MemberId[], tx: Tx): Promise<void>
}

type At = { readonly tx: Tx; readonly post: Post; readonly postAll: PostAll }
type Item = { readonly booking: Booking; readonly movement: FreshMovement }

/**
 * Bets and results. Those that come while others are on their way share the next transaction, with one statement for each
 * thing that is read and written. One that is refused undoes them all, and then each is booked alone, so that only that
 * one is: what stands in the books is the same whoever came at the same moment.
 */
export function createRoundBookings({ ledger, clock, bonusPays, books, jackpots, mayPlay }: Needs) {
  const { stores, fresh, repeated, postingOf } = books

  function itemOf(booking: Booking): Item {
    const { kind, incoming } = booking
    const isNotice = kind === 'result' && incoming.bonusCode !== null && bonusPays === 'bonusWin'
    return { booking, movement: fresh(incoming, isNotice ? 0n : incoming.amount) }
  }

  /** In the order of the items; amounts of zero write only our own rows. */
  async function move({ postAll }: At, items: readonly Item[]) {
    const moving = items.filter(({ movement }) => movement.moved !== 0n)
    const outcomes = await postAll(moving.map(({ movement }) => postingOf(movement)))
    return items.map((item) => outcomes[moving.indexOf(item)] ?? null)
  }

  async function bookPromo({ tx, post }: At, promo: ProviderMovement): Promise<void> {
    const extra = fresh(promo, promo.amount)
    const before = await books.book(tx, post, extra)
    if (before.known && repeated(promo, before.known).code !== GAME_CODES.done)
      refuse(GAME_CODES.doNotRetry, 'REFERENCE_USED')
    await books.keepSeq(tx, extra, before)
  }

  /** What goes with a movement, after the wallets: two that take them in another order would wait for each other. */
  async function bookBeside(at: At, { booking }: Item): Promise<void> {
    if (booking.kind === 'bet') await jackpots.feed(at.tx, at.post, booking.incoming, booking.part)
    else if (booking.promo) await bookPromo(at, booking.promo)
  }

  async function bookFresh(at: At, items: readonly Item[]): Promise<GameAnswer[]> {
    const bets = items.filter(({ booking }) => booking.kind === 'bet')
    // Asked only of what is new: a bet that was booked keeps its answer whatever its player may do by now.
    if (bets.length > 0)
      await mayPlay(
        bets.map(({ movement }) => movement.memberId as MemberId),
        at.tx,
      )
    const outcomes = await move(at, items)
    for (const item of items) await bookBeside(at, item)
    const rounds = items.map(({ booking: { kind, incoming, gameId }, movement: { moved } }, n) => {
      const { memberId, roundId, symbol, currency, reference } = incoming
      const seq = outcomes[n]?.seq ?? null
      return { kind, memberId, roundId, symbol, currency, reference, gameId, moved, seq }
    })
    const changed = await stores(at.tx).rounds.addAll(rounds, clock.now())
    for (const { booking } of items) demandRound(booking, changed)
    return items.map(({ booking, movement }, n) => {
      const hasMore = booking.kind === 'result' && booking.promo !== null
      return done(movement.transactionId, hasMore ? null : (outcomes[n]?.balance?.available ?? null))
    })
  }

  async function bookAll(at: At, items: readonly Item[]): Promise<GameAnswer[]> {
    const { movements } = stores(at.tx)
    const claimed = await movements.claimAll(
      items.map(({ movement }) => movement),
      clock.now(),
    )
    const isNew = ({ movement }: Item) => claimed.has(movement.transactionId)
    const [news, olds] = [items.filter(isNew), items.filter((item) => !isNew(item))]
    const known = await (olds.length > 0
      ? movements.findAll(olds.map(({ movement }) => movement.reference))
      : [])
    const answers = news.length > 0 ? await bookFresh(at, news) : []
    return items.map((item) => {
      const first = known.find(({ reference }) => reference === item.movement.reference)
      const answer = isNew(item)
        ? answers[news.indexOf(item)]
        : first && repeated(item.booking.incoming, first)
      return answer ?? refuse(GAME_CODES.retry, 'REFERENCE_GONE')
    })
  }

  const batches = createBatches({
    name: 'game bookings',
    // Of one player one after the other: a round stands once among those that are written together.
    keyOf: ({ incoming }: Booking) => incoming.memberId,
    apply: (bookings: readonly Booking[]) => {
      const items = bookings.map(itemOf)
      return ledger.write((tx, post, postAll) => bookAll({ tx, post, postAll }, items))
    },
  })

  return (booking: Booking): Promise<GameAnswer> => answering(() => batches.submit(booking))
}

/**
 * A result needs a round that has a bet, unless it is one of free rounds. Whether it has one tells the statement that books
 * the result: what is refused here is undone with it.
 */
function demandRound({ kind, incoming }: Booking, changed: readonly ChangedRound[]): void {
  if (kind !== 'result' || incoming.bonusCode !== null) return
  const { memberId, roundId } = incoming
  const round = changed.find((one) => one.memberId === memberId && one.roundId === roundId)
  if (!round || round.isNew) return refuse(GAME_CODES.retry, 'BET_UNKNOWN')
  if (round.bets === 0 && round.refunds > 0) refuse(GAME_CODES.doNotRetry, 'TAKEN_BACK')
}
