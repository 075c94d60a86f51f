import type { ChannelKind } from '@keo/contract/deposit'
import type { PaymentNews } from '@keo/contract/deposit-parties'
import { fail } from '@keo/contract/errors'
import type { Tx } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { money, moneyText, parseMoney, type Money } from '@keo/units/money'
import type { Post } from '../ledger/index.ts'
import { sqlChannelStore } from './channel-store.ts'
import type { DepositParts } from './deposit-parts.ts'
import type { PayCurrency } from './deposit-tables.ts'
import { isDeepEnough, isTokenRight } from './chain-right.ts'
import { partyOf } from './party-of.ts'
import { keepInSuspense } from './receipt-money.ts'
import { sqlReceiptStore, type Receipt, type StrayFacts } from './receipt-store.ts'

type Needs = Pick<DepositParts, 'clock' | 'ids' | 'tenantId' | 'review' | 'audit' | 'log' | 'holderOf'> & {
  /** One payment was told in two ways. */
  countConflict(): void
}

/** Who told it, and for which kinds of channels that was signed rightly. */
type Speaker = { readonly party: string; readonly kinds: readonly ChannelKind[] }

/** A payment as a statement has it. */
export type StatedPayment = {
  readonly named: string
  readonly reference: string
  readonly amount: Money
  readonly at: Instant
}

const SHOWN_OF_ACCOUNT = 4

export type Strays = ReturnType<typeof createStrays>

/** Money that nobody ordered: kept in suspense, each payment once, until people have found its owner. */
export function createStrays(needs: Needs) {
  const { clock, ids, tenantId } = needs

  async function keep(
    tx: Tx,
    post: Post,
    told: Omit<Receipt, 'id' | 'memberId' | 'orderNo'>,
    facts: StrayFacts,
  ) {
    const receipt: Receipt = { ...told, id: ids.newId('rcp'), memberId: '', orderNo: '' }
    await sqlReceiptStore(tx, tenantId).insert(receipt, facts)
    await keepInSuspense(post, receipt)
    await needs.review.ask(tx, receipt.id)
    await needs.audit.write(tx, {
      actor: receipt.party,
      action: 'deposit.stray',
      object: receipt.id,
      session: null,
      address: null,
      device: null,
      requestId: null,
      before: null,
      after: { amount: amountOf(receipt), ...(facts.named ? { order: facts.named } : {}) },
    })
  }

  /** What its party's channel or account takes; nothing where we have none of that name. */
  async function doorOf(tx: Tx, { party, kinds }: Speaker) {
    const store = sqlChannelStore(tx, tenantId)
    const channels = (await store.list()).filter(({ kind }) => kinds.includes(kind))
    const options = await store.options()
    for (const channel of channels) {
      const own = options.filter(({ channel_id }) => channel_id === channel.id)
      const names = ({ id }: { readonly id: string }) =>
        partyOf({ kind: channel.kind, channelId: channel.id, optionId: id }) === party
      if (names({ id: '' })) return { channel, target: {} }
      const option = own.find(names)
      if (option) return { channel, target: option.target }
    }
    return undefined
  }

  /** Within the transaction of the callback, which names no order. */
  async function receive(tx: Tx, post: Post, { party, kinds }: Speaker, news: PaymentNews): Promise<void> {
    const door = (await doorOf(tx, { party, kinds })) ?? fail('NOT_ALLOWED')
    const { kind, currency } = door.channel
    const paid = parseMoney(news.amount, currency)
    if (!paid || paid.minor <= 0n || news.currency !== currency || news.paymentId === '') fail('NOT_ALLOWED')
    if (!isTokenRight(door.target, news.chain)) {
      needs.log.warn({ party, paymentId: news.paymentId }, 'a payment in another token was told')
      return
    }
    if (!isDeepEnough(door.target, news.chain)) return
    const store = sqlReceiptStore(tx, tenantId)
    await store.lockPayment(news.paymentId)
    const told = await store.findByPayment(party, news.paymentId)
    const before = told ?? (await store.strayByPayment({ party, kind, paymentId: news.paymentId }))
    if (before) return refuseConflict(before, paid)
    const { payer = '', account = '', text = '' } = news
    await keep(
      tx,
      post,
      {
        party,
        paymentId: news.paymentId,
        currency,
        amount: paid.minor,
        state: 'suspense',
        isOfOrder: false,
        receivedAt: clock.now(),
      },
      {
        named: '',
        payer,
        payerEnd: account.slice(-SHOWN_OF_ACCOUNT),
        payerMember: account === '' ? '' : ((await needs.holderOf(account)) ?? ''),
        said: text,
      },
    )
  }

  function refuseConflict(before: Receipt, { minor, currency }: Money): void {
    if (before.orderNo === '' && before.amount === minor && before.currency === currency) return
    needs.countConflict()
    needs.log.error({ receipt: before.id }, 'one payment was told in two ways')
    fail('NOT_ALLOWED')
  }

  /** What a statement tells of orders that are not ours. Gives how many of them were new. */
  async function take(tx: Tx, post: Post, party: string, stated: readonly StatedPayment[]): Promise<number> {
    const store = sqlReceiptStore(tx, tenantId)
    let count = 0
    for (const { named, reference, amount, at } of stated) {
      await store.lockPayment(reference)
      if (await store.isKnown(party.split(' '), reference)) continue
      await keep(
        tx,
        post,
        {
          party,
          paymentId: reference,
          currency: amount.currency as PayCurrency,
          amount: amount.minor,
          state: 'suspense',
          isOfOrder: false,
          receivedAt: at,
        },
        { named, payer: '', payerEnd: '', payerMember: '', said: '' },
      )
      count += 1
    }
    return count
  }

  return { receive, take }
}

const amountOf = ({ amount, currency }: Receipt): string =>
  `${moneyText(money(amount, currency))} ${currency}`
