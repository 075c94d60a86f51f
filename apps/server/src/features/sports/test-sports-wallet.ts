import { AppError, type ErrorCode } from '@keo/contract/errors'
import type { MemberId } from '@keo/contract/ids'
import type { AuditRecord } from '@keo/service-kit/audit'
import type { ManualClock } from '@keo/service-kit/clock'
import { createLog } from '@keo/service-kit/log'
import type { TransferType } from '@keo/sportsbook-contract/callbacks'
import type { PushedOrder } from '@keo/sportsbook-contract/pushed-orders'
import { money } from '@keo/units/money'
import type { Ledger } from '../ledger/index.ts'
import { createSportsOrders } from './sports-orders.ts'
import { createSportsWallet } from './sports-wallet.ts'
import type { ProviderTransaction } from './provider-transaction.ts'

let count = 0

type Books = { readonly ledger: Ledger; readonly clock: ManualClock; readonly tenantId: string }

/**
 * The provider's side of the wallet over a test's books; `state` is what a test turns. `newMember` makes one who has
 * 100 đ (10,000 minor units).
 */
export function testSportsWallet(books: Books, newMember: () => Promise<MemberId>) {
  const log = createLog({ level: 'silent' })
  const state = {
    barred: null as MemberId | null,
    cause: 'ON_BREAK' as ErrorCode,
    isClockOff: false,
    isClosed: false,
    /** How long the charge takes before it is written. */
    slowMs: 0,
    differences: 0,
    misfits: 0,
    audited: [] as AuditRecord[],
  }
  const wallet = createSportsWallet({
    ...books,
    log,
    async mayPlay(memberIds) {
      if (memberIds.some((memberId) => memberId === state.barred)) throw new AppError(state.cause)
      await books.clock.advance(state.slowMs)
    },
    isClockOff: () => state.isClockOff,
    isClosed: async () => state.isClosed,
    answerWithinMs: 2_500,
    freeBets: {
      hasTerms: async () => false,
      use: async () => {},
      giveBack: async () => {},
      readyOf: async () => 0n,
    },
    legsTold: async () => null,
    askLegs: async () => null,
    audit: { write: async (_, record) => void state.audited.push(record) },
    countMisfit: () => (state.misfits += 1),
  })
  const orders = createSportsOrders({
    ...books,
    log,
    alongside: async (_, received) => received.map(() => () => {}),
    countDifference: () => (state.differences += 1),
  })

  /** Somebody, and what an order of theirs moves: 40 đ at 1.90, transactionOf as accepted unless said otherwise. */
  async function bettor(accepted: Partial<PushedOrder> | null = {}) {
    const memberId = await newMember()
    const orderId = `${(count += 1)}`.padStart(19, '7')
    const transactionOf = (
      transferType: TransferType,
      minor: number,
      more: Partial<ProviderTransaction> = {},
    ): ProviderTransaction => ({
      transactionId: `${orderId}-${transferType}`,
      memberId,
      orderId,
      transferType,
      amount: money(BigInt(minor), 'VND'),
      isDebit: transferType === 'BET' || transferType.endsWith('DEDUCT'),
      isUndo: false,
      freeBet: null,
      ...more,
    })
    const balance = async () => {
      const { available, held, debt } = await books.ledger.balanceOf({ memberId, currency: 'VND' })
      return [available, held, debt].map(Number)
    }
    if (accepted !== null) {
      const { settleTime: _, settleAmount: __, ...open } = pushed(orderId, memberId, { betList: [leg()] })
      await orders.handle({ ...open, version: 1, orderStatus: 4, ...accepted })
    }
    return { memberId, orderId, transactionOf, balance }
  }

  /** One alone. */
  const book = async (transaction: ProviderTransaction) => {
    const [answer] = await wallet.bookAll([transaction])
    if (!answer) throw new Error('Nothing was answered.')
    return answer
  }

  return { wallet: { ...wallet, book }, orders, state, bettor }
}

/** A lost order of 0.04 units (40 đ) as it is pushed, unless said otherwise. */
export function pushed(orderId: string, memberId: MemberId, more: Partial<PushedOrder>): PushedOrder {
  const legs = [leg({ settleResult: 3 })]
  const order = {
    id: orderId,
    merchantUserId: memberId,
    currency: 1000,
    createTime: '1770000000000',
    modifyTime: '1770000000000',
    settleTime: '1770000000000',
    version: 2,
    orderStatus: 5,
    stakeAmount: '0.04',
    unitStake: '0.04',
    betNum: 1,
    seriesValue: 1,
    maxWinAmount: '0.03',
    settleAmount: '0.00',
    validSettleStakeAmount: '0.04',
    cashOutTotalStake: '0.00',
    cashOutPayoutStake: '0.00',
    cashOutCount: 0,
    betList: legs,
  }
  return { ...order, ...more } as PushedOrder
}

export function leg(more: Partial<PushedOrder['betList'][number]> = {}): PushedOrder['betList'][number] {
  return {
    sportId: 1,
    odds: '1.90',
    marketType: 1005,
    matchType: 2,
    isInplay: false,
    ...more,
  } as PushedOrder['betList'][number]
}
