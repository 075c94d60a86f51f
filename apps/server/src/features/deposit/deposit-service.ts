import type { DepositOrder } from '@keo/contract/deposit'
import { fail } from '@keo/contract/errors'
import type { Language } from '@keo/messages/languages'
import { serverTimeText } from '@keo/units/instants'
import { money, moneyText, parseMoney } from '@keo/units/money'
import { sqlMemberStore } from '../members/index.ts'
import { createC2cTalk } from './c2c-talk.ts'
import { createCallbacks } from './callbacks.ts'
import { sqlChannelStore, type HeldChannel } from './channel-store.ts'
import { dongFor, GIFT_TURNOVER, giftOf } from '@keo/contract/deposit-amounts'
import type { DepositParts } from './deposit-parts.ts'
import { createDisputes } from './disputes.ts'
import { createQuotes } from './deposit-quotes.ts'
import { channelView, optionView } from './deposit-views.ts'
import { createMayHave } from './may-have.ts'
import { createOrderChanges } from './order-changes.ts'
import { createOrderMaking } from './order-making.ts'
import { createOrders } from './orders.ts'
import { createOwners } from './owners.ts'
import { createPictures } from './pictures.ts'
import { createReceipts } from './receipts.ts'
import { createStrays } from './strays.ts'

export type Deposits = ReturnType<typeof createDeposits>

export function createDeposits(parts: DepositParts) {
  const { database, clock, ids, tenantId, ledger, saferPlay, gateways, log, usdtRate, keepToLimits } = parts
  const quotes = createQuotes({ clock, box: parts.box, database, usdtRate })
  const changes = createOrderChanges({ audit: parts.audit, clock, tenantId, writeLetter: parts.writeLetter })
  const conflicts = parts.metrics.counter(
    'deposit_conflicts_total',
    'Callbacks that told of one payment in two ways',
  )
  const mayHave = createMayHave({ tenantId, saferPlay, keepToLimits })
  const { receive, dongOf } = createReceipts({
    clock,
    ids,
    tenantId,
    ledger,
    review: parts.review,
    demandTurnover: parts.demandTurnover,
    log,
    usdtRate,
    changes,
    mayHave,
    countConflict: conflicts,
  })
  const strays = createStrays({
    clock,
    ids,
    tenantId,
    review: parts.review,
    audit: parts.audit,
    log,
    holderOf: parts.holderOf,
    countConflict: conflicts,
  })
  const disputes = createDisputes({
    clock,
    ids,
    tenantId,
    ledger,
    gateways,
    disputeReview: parts.disputeReview,
    writeLetter: parts.writeLetter,
    changes,
    receive,
  })
  const orders = createOrders({ database, clock, tenantId, gateways, changes, disputes })
  const channels = sqlChannelStore(database.db, tenantId)

  const mayOffer = async (memberId: string) => (await saferPlay.mayPlay(memberId, 'offers')).isAllowed

  async function refuseLocked(memberId: string): Promise<void> {
    const member = (await sqlMemberStore(database.db, tenantId).find(memberId)) ?? fail('SESSION_EXPIRED')
    if (member.locks.some(({ lock }) => lock === 'deposit')) fail('DEPOSIT_LOCKED')
  }

  async function listChannels(memberId: string, language: Language) {
    await refuseLocked(memberId)
    const offers = await mayOffer(memberId)
    return (await channels.list()).map((channel) => channelView(served(channel), language, offers))
  }

  /** A channel that nobody serves is closed, whatever the operator has set. */
  function served(channel: HeldChannel): HeldChannel {
    return { ...channel, is_open: channel.is_open && gateways[channel.kind] !== null }
  }

  async function channelContent(memberId: string, id: string, language: Language) {
    await refuseLocked(memberId)
    const channel = (await channels.find(id)) ?? fail('NOT_FOUND')
    // Which account takes the money is chosen for the player; a wallet, a network or a merchant is the player's choice.
    const options = channel.kind === 'bank' || channel.kind === 'gateway' ? [] : await channels.optionsOf(id)
    return {
      channel: channelView(served(channel), language, await mayOffer(memberId)),
      options: options.map((option) => optionView(option, channel, language)),
    }
  }

  async function giftFor(
    memberId: string,
    request: { channelId: string; amount: string; quoteId?: string | undefined },
  ) {
    const channel = (await channels.find(request.channelId)) ?? fail('NOT_FOUND')
    const paid = parseMoney(request.amount, channel.currency) ?? fail('INVALID_INPUT')
    const rate = channel.currency === 'USDT' ? quotes.rateOf(request.quoteId ?? '') : null
    if (channel.currency === 'USDT' && rate === null) fail('QUOTE_EXPIRED')
    const dong = rate === null ? paid : dongFor(paid.minor, rate)
    const gift = giftOf(dong.minor, (await mayOffer(memberId)) ? channel.gift_bp : 0)
    return {
      gift: moneyText(money(gift, 'VND')),
      total: moneyText(money(dong.minor + gift, 'VND')),
      turnover: GIFT_TURNOVER,
    }
  }

  /** By its number, or the one in progress. Whoever may not deposit has no way to one that is in progress. */
  async function read(memberId: string, orderNo: string, language: Language): Promise<DepositOrder | null> {
    if (orderNo === '') await refuseLocked(memberId)
    const order = await (orderNo === '' ? orders.findOpen(memberId) : orders.find(memberId, orderNo))
    return order ? orders.view(order, language) : null
  }

  return {
    listChannels,
    channelContent,
    giftFor,
    async quote() {
      const { rate, quoteId, expiresAt } = await quotes.make()
      return { rate: moneyText(money(rate, 'VND')), quoteId, expireTime: serverTimeText(expiresAt) }
    },
    make: createOrderMaking({
      database,
      clock,
      ids,
      tenantId,
      saferPlay,
      gateways,
      keepToLimits,
      quotes,
      changes,
    }),
    orders,
    read,
    talk: createC2cTalk({ database, clock, ids, tenantId, gateways }),
    pictures: createPictures({ database, clock, ids, tenantId, isDiskFull: parts.isDiskFull }),
    handleCallback: createCallbacks({
      gateways,
      ledger,
      tenantId,
      log,
      isPartyAddress: parts.isPartyAddress,
      changes,
      receive,
      strays,
      disputes,
    }),
    disputes,
    takeStated: strays.take,
    owners: createOwners({
      clock,
      tenantId,
      writeLetter: parts.writeLetter,
      changes,
      mayHave,
      dongOf,
      isDecided: parts.isReceiptDecided,
    }),
  }
}
