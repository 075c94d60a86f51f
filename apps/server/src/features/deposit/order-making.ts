import type { ChannelKind } from '@keo/contract/deposit'
import { AppError, fail } from '@keo/contract/errors'
import type { MemberId } from '@keo/contract/ids'
import type { Language } from '@keo/messages/languages'
import type { Tx } from '@keo/service-kit/db/database'
import { minutes, parseServerTime, serverDay, serverTimeText } from '@keo/units/instants'
import { money, parseMoney, type Currency, type Minor, type Money } from '@keo/units/money'
import type { PaymentGateway } from '../../gateways/payments/payment-gateway.ts'
import { shownSum } from '../ledger/index.ts'
import { refuseDisabled, sqlMemberStore } from '../members/index.ts'
import { sqlChannelStore, type HeldChannel, type HeldOption } from './channel-store.ts'
import { dongFor, feeOf, giftOf, isWholeDong } from '@keo/contract/deposit-amounts'
import type { Acting, DepositParts } from './deposit-parts.ts'
import type { Quotes } from './deposit-quotes.ts'
import type { OrderChanges } from './order-changes.ts'
import { sqlOrderStore, type HeldOrder, type NewOrder } from './order-store.ts'
import { isWithin, leftOfDay, rangeOf } from './merchant-limits.ts'
import { partyOf } from './party-of.ts'

export type DepositRequest = {
  readonly channelId: string
  readonly optionId: string
  readonly amount: string
  readonly key: string
  /** For USDT. */
  readonly quoteId?: string | undefined
  readonly takesGift?: boolean | undefined
}
type Needs = Pick<
  DepositParts,
  'database' | 'clock' | 'ids' | 'tenantId' | 'saferPlay' | 'gateways' | 'keepToLimits'
> & { quotes: Quotes; changes: OrderChanges }
type Way = { readonly channel: HeldChannel; readonly option: HeldOption; readonly gateway: PaymentGateway }

const NOTE_SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const NOTE_LENGTH = 8

/** Makes an order whole or not at all: locks, limits and the one-open rule are asked within its transaction. */
export function createOrderMaking(needs: Needs) {
  const { database, clock, ids, tenantId, saferPlay, gateways, quotes, changes } = needs

  async function make(
    acting: Acting,
    kinds: readonly ChannelKind[],
    request: DepositRequest,
    language: Language,
  ) {
    const memberId = acting.caller.memberId as MemberId
    await refuseMissing(request.channelId)
    return database.tx(async (tx) => {
      const member = (await sqlMemberStore(tx, tenantId).findForChange(memberId)) ?? fail('SESSION_EXPIRED')
      const orders = sqlOrderStore(tx, tenantId)
      const before = await orders.findByKey(memberId, request.key)
      if (before) return sameRequest(before, request)
      refuseDisabled(member, language)
      if (member.locks.some(({ lock }) => lock === 'deposit')) fail('DEPOSIT_LOCKED')
      if (member.currency !== 'VND') fail('CURRENCY_WRONG')
      await saferPlay.demand(memberId, 'deposit', tx)
      if (await orders.findOpen(memberId)) fail('DEPOSIT_OPEN')
      const way = await wayOf(tx, kinds, request)
      const order = await fixed(tx, memberId, way, request)
      await keepToMonth(tx, order, way.channel)
      await keepToDay(tx, order, way)
      await needs.keepToLimits(memberId, money(order.amount, 'VND'), tx)
      await orders.insert(order)
      const held = (await orders.find(memberId, order.orderNo)) ?? fail('UNEXPECTED')
      await way.gateway.open(tx, paymentOf(held, way, language))
      await changes.note(tx, held, 'created', { actor: memberId, from: acting }, told(held))
      return held
    })
  }

  /** Before anything else is asked: a channel that nobody serves has nothing to fill in. */
  async function refuseMissing(channelId: string): Promise<void> {
    const channel = await sqlChannelStore(database.db, tenantId).find(channelId)
    if (channel && gateways[channel.kind] === null) fail('PARTY_MISSING')
  }

  async function wayOf(tx: Tx, kinds: readonly ChannelKind[], request: DepositRequest): Promise<Way> {
    const store = sqlChannelStore(tx, tenantId)
    const channel = await store.find(request.channelId)
    if (!channel?.is_open || !kinds.includes(channel.kind)) fail('DEPOSIT_CHANNEL_CLOSED')
    const gateway = gateways[channel.kind] ?? fail('PARTY_MISSING')
    const open = (await store.optionsOf(channel.id)).filter(
      ({ is_open, target }) => is_open && gateway.takes(target),
    )
    const wanted = parseMoney(request.amount, channel.currency)?.minor ?? 0n
    const fitting = open.filter((one) => isWithin(wanted, rangeOf(channel, one)))
    const choice = fitting.length > 0 ? fitting : open
    const any = choice[Math.floor(ids.random() * choice.length)]
    const option = request.optionId === '' ? any : open.find(({ id }) => id === request.optionId)
    return { channel, option: option ?? fail('DEPOSIT_CHANNEL_CLOSED'), gateway }
  }

  /** Amount, rate, gift, fee and where to pay, as they stay. */
  async function fixed(tx: Tx, memberId: MemberId, way: Way, request: DepositRequest): Promise<NewOrder> {
    const { channel, option, gateway } = way
    const wanted = amountOf(channel, rangeOf(channel, option), request.amount)
    const rate = channel.currency === 'USDT' ? rateOf(request) : null
    const amount = rate === null ? wanted : dongFor(wanted.minor, rate)
    const fee = feeOf(wanted.minor, channel.fee_bp)
    const mayGive = request.takesGift !== false && (await saferPlay.mayPlay(memberId, 'offers', tx)).isAllowed
    const now = clock.now()
    return {
      memberId,
      orderNo: ids.newId('D').replace('_', ''),
      key: request.key,
      channelId: channel.id,
      optionId: option.id,
      kind: channel.kind,
      amount: amount.minor,
      gift: mayGive ? giftOf(amount.minor, channel.gift_bp) : (0n as Minor),
      payCurrency: channel.currency,
      payAmount: (wanted.minor + fee) as Minor,
      fee,
      rate,
      payTo: payTo(way),
      note: gateway.noteOf(`KEO ${noteSigns()}`),
      createdAt: now,
      expiresAt: now + minutes(channel.pay_minutes),
    }
  }

  function payTo({ option: { target }, gateway }: Way) {
    return target.network ? { ...target, address: gateway.addressOn(target.network) } : target
  }

  const noteSigns = () =>
    [...ids.bytes(NOTE_LENGTH)].map((byte) => NOTE_SIGNS[byte % NOTE_SIGNS.length]).join('')

  const rateOf = ({ quoteId = '' }: DepositRequest) => quotes.rateOf(quoteId) ?? fail('QUOTE_EXPIRED')

  async function keepToMonth(tx: Tx, order: NewOrder, channel: HeldChannel): Promise<void> {
    if (channel.month_max === null) return
    const since = monthBegin(order.createdAt)
    const sum = await sqlOrderStore(tx, tenantId).sumSince(order.memberId, channel.id, since)
    const left = channel.month_max - sum
    if (order.amount > left)
      fail('DEPOSIT_MONTH', {
        max: shownSum(money(channel.month_max, 'VND')),
        left: shownSum(money(left > 0n ? left : 0n, 'VND')),
      })
  }

  /** Two orders at the same moment are counted one after the other. */
  async function keepToDay(tx: Tx, order: NewOrder, { channel, option }: Way): Promise<void> {
    if (option.day_max === null) return
    await sqlChannelStore(tx, tenantId).optionForChange(channel.id, option.id)
    const { from } = serverDay(order.createdAt)
    const taken = await sqlOrderStore(tx, tenantId).takenSince(channel.id, option.id, from)
    const range = rangeOf(channel, option)
    const most = leftOfDay(range, option.day_max, taken) ?? fail('DEPOSIT_CHANNEL_CLOSED')
    if (order.payAmount > most) failRange({ ...range, max: most }, channel.currency)
  }

  return make
}

function failRange({ min, max }: ReturnType<typeof rangeOf>, currency: Currency): never {
  const [least, most] = [min, max].map((minor) => shownSum(money(minor, currency)))
  return fail('DEPOSIT_AMOUNT', { min: least ?? '', max: most ?? '' })
}

/** The first instant of the calendar month at +08:00. */
export function monthBegin(at: number): number {
  return parseServerTime(`${serverTimeText(at).slice(0, 7)}-01`) ?? at
}

function amountOf({ currency }: HeldChannel, range: ReturnType<typeof rangeOf>, typed: string): Money {
  const wanted = parseMoney(typed, currency)
  if (!wanted || (currency === 'VND' && !isWholeDong(wanted)))
    throw new AppError('INVALID_INPUT', {}, { amount: 'field.amount' })
  if (!isWithin(wanted.minor, range)) failRange(range, currency)
  return wanted
}

/** The same key and the same request give the first order; the key for something else is refused. */
function sameRequest(before: HeldOrder, request: DepositRequest): HeldOrder {
  const paid = parseMoney(request.amount, before.payCurrency)
  const isSame =
    (request.takesGift !== false || before.gift === 0n) &&
    before.channelId === request.channelId &&
    (request.optionId === '' || request.optionId === before.optionId) &&
    paid !== undefined &&
    paid.minor + before.fee === before.payAmount
  return isSame ? before : fail('KEY_REUSED')
}

function paymentOf(order: HeldOrder, { channel, option }: Way, language: Language) {
  const { network = '', contract = '', confirmations = 0 } = order.payTo
  return {
    orderNo: order.orderNo,
    party: partyOf(order),
    kind: order.kind,
    channelName: `${channel.name[language]} · ${option.name}`,
    amount: money(order.payAmount, order.payCurrency),
    note: order.note,
    network,
    contract,
    confirmations,
  }
}

const told = ({ amount, payAmount, payCurrency, channelId }: HeldOrder) => ({
  amount,
  payAmount,
  payCurrency,
  channelId,
})
