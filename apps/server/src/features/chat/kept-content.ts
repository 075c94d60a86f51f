import type { AssistantSaying, ChatChoice, ChatContent, ChatOrder } from '@keo/contract/chat-messages'

/** An own order by its number. What it looks like is asked for when the message is read. */
export type OrderReference = Pick<ChatOrder, 'kind' | 'id'>

/** What the assistant says, as data: articles and orders by name, without their words. */
export type KeptAnswer = {
  readonly type: 'answer'
  readonly saying: AssistantSaying
  readonly articles: readonly string[]
  readonly orders: readonly OrderReference[]
  readonly choices: readonly ChatChoice[]
}

/** What is kept of a message. */
export type KeptContent = Exclude<ChatContent, { type: 'answer' }> | KeptAnswer
