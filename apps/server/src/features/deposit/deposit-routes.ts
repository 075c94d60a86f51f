import {
  createC2cOrder,
  createDepositOrder,
  createUsdtOrder,
  getDepositChannel,
  getDepositGift,
  getUsdtRate,
  listDepositChannels,
} from '@keo/contract/deposit'
import {
  cancelDepositOrder,
  getDepositOrder,
  getDepositStatus,
  listC2cMessages,
  openC2cDispute,
  sendC2cMessage,
  tellDepositPaid,
  uploadDepositProof,
} from '@keo/contract/deposit-order'
import { getPicture, uploadPicture } from '@keo/contract/pictures'
import { callbackOfParty } from '@keo/contract/deposit-parties'
import { fail } from '@keo/contract/errors'
import type { Api } from '@keo/service-kit/http/api'
import type { Deposits } from './deposit-service.ts'
import { kindsOfOrderCall } from './order-calls.ts'

export function depositRoutes(api: Api, deposits: Deposits) {
  const { orders, talk, pictures } = deposits
  api.handle(listDepositChannels, ({ caller, language }) => deposits.listChannels(caller.memberId, language))
  api.handle(getDepositChannel, ({ caller, body, language }) =>
    deposits.channelContent(caller.memberId, body.id, language),
  )
  api.handle(getUsdtRate, () => deposits.quote())
  api.handle(getDepositGift, ({ caller, body }) => deposits.giftFor(caller.memberId, body))
  api.handle(createDepositOrder, async (request) =>
    orders.view(
      await deposits.make(request, kindsOfOrderCall(createDepositOrder), request.body, request.language),
      request.language,
    ),
  )
  api.handle(createUsdtOrder, async (request) =>
    orders.view(
      await deposits.make(request, kindsOfOrderCall(createUsdtOrder), request.body, request.language),
      request.language,
    ),
  )
  api.handle(createC2cOrder, async (request) =>
    orders.view(
      await deposits.make(request, kindsOfOrderCall(createC2cOrder), request.body, request.language),
      request.language,
    ),
  )
  api.handle(getDepositOrder, ({ caller, body, language }) =>
    deposits.read(caller.memberId, body.orderNo, language),
  )
  api.handle(getDepositStatus, async ({ caller, body: { orderNo } }) => {
    const order = (await orders.find(caller.memberId, orderNo)) ?? fail('NOT_FOUND')
    return { orderNo, status: order.status }
  })
  api.handle(cancelDepositOrder, async (request) =>
    orders.view(await orders.cancel(request, request.body.orderNo), request.language),
  )
  api.handle(tellDepositPaid, async (request) =>
    orders.view(await orders.tellPaid(request, request.body.orderNo), request.language),
  )
  api.handle(uploadPicture, ({ caller, body }) => pictures.keep(caller.memberId, body.picture))
  api.handle(getPicture, ({ caller, body }) => pictures.read(caller.memberId, body.fileId))
  api.handle(uploadDepositProof, async (request) => {
    const { orderNo, fileId } = request.body
    return orders.view(await orders.showProof(request, orderNo, fileId), request.language)
  })
  api.handle(listC2cMessages, ({ caller, body }) => talk.list(caller.memberId, body.orderNo))
  api.handle(sendC2cMessage, ({ caller, body }) => talk.write(caller.memberId, body.orderNo, body.text))
  api.handle(openC2cDispute, async (request) =>
    orders.view(await orders.dispute(request, request.body.orderNo), request.language),
  )
  api.handle(callbackOfParty, ({ body, address }) => deposits.handleCallback(body, address))
}
