import * as z from 'zod/mini'
import { DepositOrder, OrderNo } from './deposit.ts'
import { defineCall } from './define-call.ts'
import { FileId } from './pictures.ts'
import { plainText } from './plain-text.ts'
import { ServerTime } from './server-time.ts'

const ofOrder = z.object({ orderNo: OrderNo })

export const getDepositOrder = defineCall({
  method: 'POST',
  path: '/api/fund/deposit/getOrder',
  access: 'member',
  background: true,
  summary:
    'An own order by its number, or the one in progress when the number is empty; null when there is none',
  errors: ['DEPOSIT_LOCKED'],
  request: z.object({ orderNo: z.union([z.literal(''), OrderNo]) }),
  response: z.nullable(DepositOrder),
})

export const getDepositStatus = defineCall({
  method: 'GET',
  path: '/api/fund/deposit/get-order-status/{orderNo}',
  access: 'member',
  background: true,
  summary: 'The state of an own order',
  errors: ['NOT_FOUND'],
  request: ofOrder,
  response: z.object({ orderNo: OrderNo, status: z.int() }),
})

export const cancelDepositOrder = defineCall({
  method: 'PUT',
  path: '/api/fund/deposit/cancel-order',
  access: 'member',
  limit: 'profile',
  summary: 'Cancel an order that nobody has paid',
  errors: ['NOT_FOUND', 'DEPOSIT_STATE'],
  request: ofOrder,
  response: DepositOrder,
})

export const tellDepositPaid = defineCall({
  method: 'POST',
  path: '/api/fund/deposit/paid',
  access: 'member',
  limit: 'profile',
  ours: true,
  summary: 'The player says that the transfer was made',
  errors: ['NOT_FOUND', 'DEPOSIT_STATE'],
  request: ofOrder,
  response: DepositOrder,
})

export const uploadDepositProof = defineCall({
  method: 'POST',
  path: '/api/fund/deposit/upload',
  access: 'member',
  limit: 'upload',
  summary: 'Show a kept picture as the proof of a transfer',
  errors: ['NOT_FOUND', 'DEPOSIT_STATE'],
  request: z.object({ orderNo: OrderNo, fileId: FileId }),
  response: DepositOrder,
})

export const CHAT_TEXT_MAX = 300
export const ChatMessage = z.object({
  id: z.string(),
  from: z.enum(['player', 'merchant', 'reviewer']),
  /** A text of ours has a name instead of words, so that it is read in the player's language. */
  text: z.string(),
  name: z.enum(['', 'hello', 'checking', 'waiting', 'denied']),
  time: ServerTime,
})
export type ChatMessage = z.output<typeof ChatMessage>

export const listC2cMessages = defineCall({
  method: 'GET',
  path: '/api/fund/deposit/c2c/messages',
  access: 'member',
  background: true,
  ours: true,
  summary: 'What player and merchant wrote under an own order, oldest first',
  errors: ['NOT_FOUND'],
  request: ofOrder,
  response: z.array(ChatMessage),
})

export const sendC2cMessage = defineCall({
  method: 'POST',
  path: '/api/fund/deposit/c2c/message',
  access: 'member',
  limit: 'profile',
  ours: true,
  summary: 'Write to the merchant of an own order',
  errors: ['NOT_FOUND', 'DEPOSIT_STATE'],
  request: z.object({ orderNo: OrderNo, text: plainText({ max: CHAT_TEXT_MAX }) }),
  response: z.array(ChatMessage),
})

export const openC2cDispute = defineCall({
  method: 'POST',
  path: '/api/fund/deposit/c2c/dispute',
  access: 'member',
  limit: 'profile',
  ours: true,
  summary: 'The merchant does not release a paid order: people look at it; done again it changes nothing',
  errors: ['NOT_FOUND', 'DEPOSIT_STATE'],
  request: ofOrder,
  response: DepositOrder,
})
