import { GAME_CODES } from '@keo/games-contract/codes'
import type { MemberId } from '@keo/contract/ids'
import type { Clock } from '@keo/service-kit/clock'
import type { Database, Tx } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import type { Log } from '@keo/service-kit/log'
import { money } from '@keo/units/money'
import type { HouseAccount, Move, Post } from '../ledger/index.ts'
import { done, type GameAnswer, refusalOf } from './game-answers.ts'
import type { MovementKind } from './game-tables.ts'
import { ledgerKey, MOVE_KINDS } from './ledger-words.ts'
import {
  type FreshMovement,
  type KnownMovement,
  sqlMovementStore,
  type ProviderMovement,
} from './movement-store.ts'
import { sqlRoundStore } from './round-store.ts'

export type WalletBooksNeeds = {
  readonly database: Database
  readonly clock: Clock
  readonly ids: Ids
  readonly log: Log
  readonly tenantId: string
  /** Of whom the references are. */
  readonly provider: string
  /** One for each reference that came with other content: above 0 somebody has to look. */
  countDifference(): void
}

/** The movement that has the reference already, or the ledger's number of the new one; null for nothing moved. */
type Booked = { readonly known: KnownMovement | null; readonly seq: bigint | null }

export type WalletBooks = ReturnType<typeof createWalletBooks>

/** A jackpot is paid from what was put to it, everything else by the games. */
const houseOf = (kind: MovementKind): HouseAccount =>
  kind === 'jackpotWin' ? 'house:jackpot' : 'house:games'

/** Movements by their reference, each in the books once, and the answer to a reference that is known. */
export function createWalletBooks(needs: WalletBooksNeeds) {
  const { clock, ids, tenantId, provider } = needs
  const stores = (tx: Tx) => ({
    movements: sqlMovementStore(tx, tenantId, provider),
    rounds: sqlRoundStore(tx, tenantId, provider),
  })

  function alarm(incoming: object, known: object): GameAnswer {
    needs.log.error({ incoming, known }, 'a game reference came again with other content')
    needs.countDifference()
    return { code: GAME_CODES.doNotRetry, cause: 'REFERENCE_USED', transactionId: null }
  }

  /** The answer to a reference that is known: always the first one. */
  function repeated(incoming: ProviderMovement, known: KnownMovement): GameAnswer {
    if (known.state === 'dead')
      return { code: GAME_CODES.doNotRetry, cause: 'TAKEN_BACK', transactionId: null }
    if (!isSame(incoming, known)) return alarm(incoming, known)
    switch (known.state) {
      case 'booked':
        return done(known.transactionId)
      case 'refused':
        return { code: GAME_CODES.balanceTooLow, cause: 'BALANCE_SHORT', transactionId: null }
      case 'refunded':
        return { code: GAME_CODES.doNotRetry, cause: 'TAKEN_BACK', transactionId: null }
    }
  }

  const fresh = (incoming: ProviderMovement, moved: bigint): FreshMovement => ({
    ...incoming,
    moved,
    state: 'booked',
    transactionId: ids.newId('gmv'),
  })

  /** As the books take it; not for amounts of zero. */
  function postingOf({ kind, reference, memberId, moved, currency }: FreshMovement): Move {
    const isOut = kind === 'bet' ? moved > 0n : moved < 0n
    const house = houseOf(kind)
    return {
      op: 'move',
      memberId: memberId as MemberId,
      key: ledgerKey(provider, kind, reference),
      kind: MOVE_KINDS[kind],
      reference: ledgerKey(provider, kind, reference),
      amount: money(moved < 0n ? -moved : moved, currency),
      ...(isOut ? { from: 'available', to: house } : { from: house, to: 'available' }),
    }
  }

  /** Claims the reference and moves its money, or throws why not. Whoever books keeps the number of the transaction. */
  async function book(tx: Tx, post: Post, movement: FreshMovement): Promise<Booked> {
    const { movements } = stores(tx)
    if (!(await movements.claim(movement, clock.now())))
      return { known: await movements.find(movement.reference), seq: null }
    return { known: null, seq: movement.moved === 0n ? null : (await post(postingOf(movement))).seq }
  }

  /** Where no row of the round is written in the same breath. */
  async function keepSeq(tx: Tx, { reference }: FreshMovement, { seq }: Booked): Promise<void> {
    if (seq !== null) await stores(tx).movements.change(reference, { seq })
  }

  return { stores, alarm, repeated, fresh, postingOf, book, keepSeq }
}

/** Refusals become the answer. */
export const answering = async (run: () => Promise<GameAnswer>): Promise<GameAnswer> => {
  try {
    return await run()
  } catch (error) {
    return refusalOf(error)
  }
}

const isSame = (incoming: ProviderMovement, known: KnownMovement): boolean =>
  incoming.kind === known.kind &&
  incoming.memberId === known.memberId &&
  incoming.roundId === known.roundId &&
  incoming.currency === known.currency &&
  incoming.amount === known.amount
