import type { ChannelOption, DepositChannel, DepositOrder } from '@keo/contract/deposit'
import { DEPOSIT_STATUS, isDepositInProgress, nextDepositStatus } from '@keo/contract/deposit-states'
import type { Language } from '@keo/messages/languages'
import { serverTimeText, type Instant } from '@keo/units/instants'
import { money, moneyText, type Currency } from '@keo/units/money'
import { isTestTarget } from '../../gateways/payments/sandbox-targets.ts'
import type { HeldChannel, HeldOption } from './channel-store.ts'
import { wholeDong } from '@keo/contract/deposit-amounts'
import { isWaitingForMember, type HeldDispute } from './dispute-store.ts'
import { rangeOf } from './merchant-limits.ts'
import type { HeldOrder } from './order-store.ts'
import type { Receipt } from './receipt-store.ts'
import { vietQrText } from './vietqr.ts'

const text = (minor: bigint, currency: Currency) => moneyText(money(minor, currency))
const timeText = (at: Instant | null) => (at === null ? '' : serverTimeText(at))

/** Offers are hidden from those who must not see any: then a channel has no gift. */
export function channelView(channel: HeldChannel, language: Language, mayOffer: boolean): DepositChannel {
  const { currency } = channel
  return {
    id: channel.id,
    kind: channel.kind,
    name: channel.name[language],
    note: channel.note[language],
    currency,
    min: text(channel.min_amount, currency),
    max: text(channel.max_amount, currency),
    giftBp: mayOffer ? channel.gift_bp : 0,
    feeBp: channel.fee_bp,
    presets: channel.presets.map((preset) => text(preset, currency)),
    popular: channel.popular === null ? null : text(channel.popular, currency),
    fromSeconds: channel.from_seconds,
    toSeconds: channel.to_seconds,
    isOpen: channel.is_open,
  }
}

export function optionView(option: HeldOption, channel: HeldChannel, language: Language): ChannelOption {
  const { id, name, note, is_open: isOpen } = option
  const { min, max } = rangeOf(channel, option)
  const { currency } = channel
  return { id, name, note: note[language], isOpen, min: text(min, currency), max: text(max, currency) }
}

export type OrderAround = {
  readonly channel: HeldChannel | undefined
  readonly option: HeldOption | undefined
  readonly extra: Receipt | undefined
  readonly dispute: HeldDispute | undefined
  readonly language: Language
}

export function orderView(order: HeldOrder, around: OrderAround): DepositOrder {
  const { channel, option, extra, dispute, language } = around
  const { payCurrency } = order
  const inPay = (minor: bigint) => text(minor, payCurrency)
  const isWaiting = order.status === DEPOSIT_STATUS.created
  return {
    orderNo: order.orderNo,
    status: order.status,
    channelId: order.channelId,
    kind: order.kind,
    channelName: channel?.name[language] ?? order.channelId,
    optionName: option?.name ?? '',
    amount: text(order.amount, 'VND'),
    gift: text(order.gift, 'VND'),
    fee: inPay(order.fee),
    payAmount: inPay(order.payAmount),
    payCurrency,
    rate: order.rate === null ? '' : text(order.rate, 'VND'),
    createTime: timeText(order.createdAt),
    expireTime: isWaiting ? timeText(order.expiresAt) : '',
    totalSeconds: isWaiting ? Math.round((order.expiresAt - order.createdAt) / 1000) : 0,
    paidTime: timeText(order.paidAt),
    endTime: timeText(order.endedAt),
    cause: causeOf(order.cause),
    received: order.received === null ? '' : inPay(order.received),
    credited: order.credited === null ? '' : text(order.credited, 'VND'),
    extra: extraOf(extra),
    payTo: isDepositInProgress(order.status) ? payToView(order) : null,
    proofFileId: order.proofFileId,
    isDisputed: order.disputedAt !== null,
    isAskedForMore: dispute !== undefined && isWaitingForMember(dispute),
    canCancel: nextDepositStatus(order.status, 'cancelled') !== null,
  }
}

const CAUSES: ReadonlySet<string> = new Set(['refused', 'returned', 'dispute'])

function causeOf(cause: string): DepositOrder['cause'] {
  return CAUSES.has(cause) ? (cause as DepositOrder['cause']) : ''
}

function extraOf(receipt: Receipt | undefined): DepositOrder['extra'] {
  return receipt && receipt.state !== 'matched' ? receipt.state : ''
}

function payToView({ kind, payTo, note, payAmount }: HeldOrder): DepositOrder['payTo'] {
  const { bankName = '', accountNumber = '', accountName = '', network = '', address = '', bin } = payTo
  const qrText = bin ? vietQrText({ bin, accountNumber, amount: wholeDong(payAmount), note }) : address
  const shownNote = kind === 'crypto' ? '' : note
  const isTest = isTestTarget(payTo)
  return { bankName, accountNumber, accountName, note: shownNote, network, address, qrText, isTest }
}
