import type { AssistantSaying, ChatChoice } from '@keo/contract/chat-messages'
import type { KeptAnswer, OrderReference } from '../kept-content.ts'

const CHOICES: Readonly<Record<AssistantSaying, readonly ChatChoice[]>> = {
  greeting: ['whereIsDeposit', 'whereIsWithdrawal', 'lastBets', 'person'],
  depositAsked: ['yesThisOne', 'otherOrder', 'person'],
  articles: ['solved', 'person'],
  deposits: ['solved', 'person'],
  withdrawals: ['solved', 'person'],
  bets: ['solved', 'person'],
  noOrders: ['person'],
  ownDataOnly: ['person'],
  notUnderstood: ['whereIsDeposit', 'whereIsWithdrawal', 'lastBets', 'person'],
  sendReceipt: ['person'],
}

type With = { readonly articles?: readonly string[]; readonly orders?: readonly OrderReference[] }

/** A person is always among the choices. */
export function reply(saying: AssistantSaying, { articles = [], orders = [] }: With = {}): KeptAnswer {
  return { type: 'answer', saying, articles, orders, choices: CHOICES[saying] }
}

/** Own orders, or that there are none. */
export function ordersReply(
  saying: 'deposits' | 'withdrawals' | 'bets',
  orders: readonly OrderReference[],
): KeptAnswer {
  return orders.length > 0 ? reply(saying, { orders }) : reply('noOrders')
}

/** Articles that fit, or that nothing was understood. */
export function articlesReply(articles: readonly string[]): KeptAnswer {
  return articles.length > 0 ? reply('articles', { articles }) : reply('notUnderstood')
}
