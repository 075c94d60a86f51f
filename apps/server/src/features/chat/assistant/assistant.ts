import type { sendChatMessage } from '@keo/contract/chat'
import type { ParsedRequestOf } from '@keo/contract/define-call'
import type { Language } from '@keo/messages/languages'
import type { ArticleLibrary } from '../../help/index.ts'
import type { MemberStore } from '../../members/index.ts'
import type { KeptAnswer, OrderReference } from '../kept-content.ts'
import type { OwnOrders } from './own-orders.ts'
import { readQuestion, type Topic } from './read-question.ts'
import { articlesReply, ordersReply, reply } from './replies.ts'

const ARTICLES_SHOWN = 3

type Requester = { readonly memberId: string; readonly language: Language }
type MessageContent = ParsedRequestOf<typeof sendChatMessage>['content']
type Needs = {
  library: Pick<ArticleLibrary, 'closest'>
  orders: OwnOrders
  members: Pick<MemberStore, 'find'>
}

const SAYINGS = { deposit: 'deposits', withdraw: 'withdrawals', bet: 'bets' } as const

export type Assistant = ReturnType<typeof createAssistant>

/** Answers from the help articles and the member's own orders, by fixed rules. Everything it asks for is of the member who asks. */
export function createAssistant({ library, orders, members }: Needs) {
  async function answerTopic(
    topic: Topic,
    text: string,
    { memberId, language }: Requester,
  ): Promise<KeptAnswer> {
    switch (topic.about) {
      case 'others':
        return reply('ownDataOnly')
      case 'order':
        return oneOrder(memberId, topic.order)
      case 'deposits':
      case 'withdrawals':
      case 'bets':
        return ordersReply(topic.about, await orders.latest(memberId, topic.about))
      case 'hello':
        return reply('greeting')
      case 'person':
      case 'article':
        return articlesReply(library.closest(text, language, ARTICLES_SHOWN).map(({ id }) => id))
    }
  }

  /** Somebody else's number is answered as one that nobody has. */
  async function oneOrder(memberId: string, order: OrderReference): Promise<KeptAnswer> {
    return (await orders.has(memberId, order))
      ? reply(SAYINGS[order.kind], { orders: [order] })
      : reply('noOrders')
  }

  async function answerChoice(
    choice: Extract<MessageContent, { type: 'choice' }>['choice'],
    memberId: string,
  ): Promise<KeptAnswer> {
    switch (choice) {
      case 'yesThisOne':
        return reply('sendReceipt')
      case 'otherOrder':
      case 'whereIsDeposit':
        return ordersReply('deposits', await orders.latest(memberId, 'deposits'))
      case 'whereIsWithdrawal':
        return ordersReply('withdrawals', await orders.latest(memberId, 'withdrawals'))
      case 'lastBets':
        return ordersReply('bets', await orders.latest(memberId, 'bets'))
      case 'person':
      case 'solved':
        return reply('greeting')
    }
  }

  return {
    /** A deposit that is under way is what most people come for. */
    async greet(memberId: string): Promise<KeptAnswer> {
      const pending = await orders.pendingDeposit(memberId)
      return pending ? reply('depositAsked', { orders: [pending] }) : reply('greeting')
    },
    /** `wantsPerson`: the member asks for somebody else than the assistant. */
    async answer(
      requester: Requester,
      message: MessageContent,
    ): Promise<{ answer: KeptAnswer; wantsPerson: boolean }> {
      // Nobody here can look at a picture.
      if (message.type === 'picture') return { answer: reply('notUnderstood'), wantsPerson: true }
      if (message.type === 'choice')
        return { answer: await answerChoice(message.choice, requester.memberId), wantsPerson: false }
      const member = await members.find(requester.memberId)
      const topic = readQuestion(message.text, member?.userName ?? '')
      return {
        answer: await answerTopic(topic, message.text, requester),
        wantsPerson: topic.about === 'person',
      }
    },
  }
}
