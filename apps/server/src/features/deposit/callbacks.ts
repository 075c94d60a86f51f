import { CHANNEL_KINDS } from '@keo/contract/deposit'
import { PaymentNews } from '@keo/contract/deposit-parties'
import { fail } from '@keo/contract/errors'
import type { Tx } from '@keo/service-kit/db/database'
import type { PaymentCallback } from '../../gateways/payments/payment-gateway.ts'
import type { Post } from '../ledger/index.ts'
import { isDeepEnough, isTokenRight } from './chain-right.ts'
import type { DepositParts } from './deposit-parts.ts'
import type { Disputes } from './disputes.ts'
import type { OrderChanges } from './order-changes.ts'
import { sqlOrderStore, type HeldOrder } from './order-store.ts'
import { partyOf } from './party-of.ts'
import type { Receipts } from './receipts.ts'
import type { Strays } from './strays.ts'

type Needs = Pick<DepositParts, 'gateways' | 'ledger' | 'tenantId' | 'log' | 'isPartyAddress'> & {
  changes: OrderChanges
  receive: Receipts
  strays: Pick<Strays, 'receive'>
  disputes: Pick<Disputes, 'deny'>
}

/** What the payment parties tell. Nothing is read or written before sender and signature are right. */
export function createCallbacks(needs: Needs) {
  const { gateways, ledger, tenantId, changes, receive, disputes, log } = needs

  async function handle(callback: PaymentCallback, address: string): Promise<{ isHeard: true }> {
    if (!needs.isPartyAddress(address)) fail('NOT_ALLOWED')
    const spokenFor = CHANNEL_KINDS.filter((kind) => gateways[kind]?.isGenuine(callback))
    if (spokenFor.length === 0) fail('NOT_ALLOWED')
    const news = newsOf(callback.news)
    await ledger.write(async (tx, post) => {
      if (news.orderNo === '') {
        if (news.kind !== 'paid') fail('NOT_FOUND')
        return needs.strays.receive(tx, post, { party: callback.party, kinds: spokenFor }, news)
      }
      const order = await sqlOrderStore(tx, tenantId).findForChange(news.orderNo)
      if (!order) fail('NOT_FOUND')
      // A party speaks for its own orders only.
      if (!spokenFor.includes(order.kind) || partyOf(order) !== callback.party) fail('NOT_ALLOWED')
      await take(tx, post, order, callback.party, news)
    })
    return { isHeard: true }
  }

  async function take(tx: Tx, post: Post, order: HeldOrder, party: string, news: PaymentNews): Promise<void> {
    const by = { actor: party }
    if (!isTokenRight(order.payTo, news.chain)) {
      log.warn({ order: order.orderNo }, 'a payment in another token was told')
      return
    }
    // A merchant who denies does not end what people look at.
    if (news.kind === 'refused' && order.disputedAt !== null) await disputes.deny(tx, order)
    else if (news.kind === 'refused') await changes.happen(tx, order, 'refused', by, { cause: 'refused' })
    else if (news.kind === 'proof') await changes.happen(tx, order, 'proofAsked', by)
    else if (news.kind === 'seen' || !isDeepEnough(order.payTo, news.chain))
      await changes.happen(tx, order, 'seen', by)
    else await receive(tx, post, order, party, news)
  }

  return handle
}

function newsOf(text: string): PaymentNews {
  try {
    return PaymentNews.parse(JSON.parse(text))
  } catch {
    return fail('BROKEN_BODY')
  }
}
