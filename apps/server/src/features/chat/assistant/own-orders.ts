import type { BetRecord } from '@keo/contract/bet-records'
import type { ChatOrder } from '@keo/contract/chat-messages'
import type { DepositOrder } from '@keo/contract/deposit'
import type { WithdrawOrder } from '@keo/contract/withdraw'
import type { Language } from '@keo/messages/languages'
import type { Currency } from '@keo/units/money'
import type { OrderReference } from '../kept-content.ts'
import { betCard, depositCard, withdrawCard } from './order-cards.ts'

const SHOWN = 3

/** Orders of a member by the features that keep them. Each names the member: nobody else's is ever found. */
export type OrderSources = {
  readonly deposits: {
    latest(memberId: string, count: number): Promise<string[]>
    findOpen(memberId: string): Promise<{ readonly orderNo: string } | undefined>
    show(memberId: string, orderNo: string, language: Language): Promise<DepositOrder | null>
  }
  readonly withdrawals: {
    latest(memberId: string, count: number): Promise<string[]>
    show(memberId: string, orderNo: string): Promise<WithdrawOrder | null>
  }
  readonly bets: {
    latest(memberId: string, count: number): Promise<string[]>
    show(
      memberId: string,
      id: string,
      language: Language,
    ): Promise<{ readonly record: BetRecord; readonly currency: Currency } | null>
  }
}

export type OwnOrders = ReturnType<typeof createOwnOrders>

export function createOwnOrders({ deposits, withdrawals, bets }: OrderSources) {
  const kinds = {
    deposits: { kind: 'deposit', source: deposits },
    withdrawals: { kind: 'withdraw', source: withdrawals },
    bets: { kind: 'bet', source: bets },
  } as const

  async function show(
    memberId: string,
    { kind, id }: OrderReference,
    language: Language,
  ): Promise<ChatOrder | null> {
    switch (kind) {
      case 'deposit': {
        const order = await deposits.show(memberId, id, language)
        return order && depositCard(order, language)
      }
      case 'withdraw': {
        const order = await withdrawals.show(memberId, id)
        return order && withdrawCard(order, language)
      }
      case 'bet': {
        const bet = await bets.show(memberId, id, language)
        return bet && betCard(bet.record, bet.currency, language)
      }
    }
  }

  return {
    show,
    has: async (memberId: string, order: OrderReference): Promise<boolean> =>
      (await show(memberId, order, 'vi')) !== null,
    async latest(memberId: string, which: keyof typeof kinds): Promise<OrderReference[]> {
      const { kind, source } = kinds[which]
      return (await source.latest(memberId, SHOWN)).map((id) => ({ kind, id }))
    },
    async pendingDeposit(memberId: string): Promise<OrderReference | null> {
      const open = await deposits.findOpen(memberId)
      return open ? { kind: 'deposit', id: open.orderNo } : null
    },
  }
}
