import { TARGET_HOLD_HOURS } from '@keo/contract/banks'
import { fail } from '@keo/contract/errors'
import type { WithdrawChannel } from '@keo/contract/withdraw'
import { hours, serverDay, serverTimeText } from '@keo/units/instants'
import { money, parseMoney, type Minor, type Money } from '@keo/units/money'
import type { Tx } from '@keo/service-kit/db/database'
import { sqlBankStore, type HeldTarget, type TargetKind } from '../bindings/index.ts'
import type { Post } from '../ledger/index.ts'
import {
  auditRecord,
  refuseDisabled,
  refuseWithdrawLock,
  sqlMemberLocks,
  sqlMemberStore,
  type Acting,
  type Member,
} from '../members/index.ts'
import { shownAmount } from './shown-amount.ts'
import { createTurns } from './turns.ts'
import { sqlWithdrawChannels } from './withdraw-channel-store.ts'
import type { ChannelRule } from './withdraw-channels.ts'
import type { WithdrawNeeds } from './withdraw-needs.ts'
import { sqlWithdrawRules } from './withdraw-rule-store.ts'
import {
  feeOf,
  isLarge,
  levelRules,
  missingTurnover,
  toUsdt,
  withdrawableOf,
  type WithdrawRules,
} from './withdraw-rules.ts'
import { sqlWithdrawStore, type HeldOrder } from './withdraw-store.ts'

type Needs = Pick<
  WithdrawNeeds,
  | 'database'
  | 'clock'
  | 'ids'
  | 'audit'
  | 'tenantId'
  | 'ledger'
  | 'passwords'
  | 'saferPlay'
  | 'quotes'
  | 'gateways'
  | 'bindings'
  | 'turnoverOf'
> & { begin(tx: Tx, orderNo: string): Promise<void> }

export type Asked = {
  readonly requestKey: string
  readonly targetId: string
  readonly amount: string
  readonly withdrawPwd: string
  readonly quoteId?: string
}

const KINDS: Readonly<Record<WithdrawChannel, TargetKind>> = {
  bank: 'bank',
  usdt: 'crypto',
  ewallet: 'ewallet',
  c2c: 'bank',
}
const OPEN_INDEX = 'withdraw_order_one_open'

/** Asking for money: every rule in the order a person would say it, and the money set aside with the order. */
export function createWithdrawRequests(needs: Needs) {
  const { database, clock, ids, audit, tenantId, ledger, passwords, saferPlay, quotes } = needs
  const inTurn = createTurns()

  function request(acting: Acting, channel: WithdrawChannel, asked: Asked): Promise<HeldOrder> {
    const { memberId } = acting.caller
    if (needs.gateways[channel] === null) fail('PARTY_MISSING')
    // A double tap comes with the same cipher: the second waits for the first, and then finds its order.
    return inTurn(memberId, async () => {
      const made = await sqlWithdrawStore(database.db, tenantId).byRequestKey(memberId, asked.requestKey)
      if (made) return sameAsked(made, channel, asked)
      await passwords.demand(acting, asked.withdrawPwd, 'withdraw')
      return ledger
        .write((tx, post) => place(tx, post, { acting, channel, asked }))
        .catch((error) => (isSecondOpen(error) ? fail('WITHDRAW_OPEN') : Promise.reject(error)))
    })
  }

  type Placing = { acting: Acting; channel: WithdrawChannel; asked: Asked }
  async function place(tx: Tx, post: Post, { acting, channel, asked }: Placing): Promise<HeldOrder> {
    const { memberId } = acting.caller
    const member = (await sqlMemberStore(tx, tenantId).findForChange(memberId)) ?? fail('SESSION_EXPIRED')
    refuseDisabled(member, acting.language)
    refuseWithdrawLock(member, acting.language)
    if (member.currency !== 'VND') fail('CURRENCY_WRONG')
    await saferPlay.demand(memberId, 'withdraw', tx)
    const store = sqlWithdrawStore(tx, tenantId)
    const made = await store.byRequestKey(memberId, asked.requestKey)
    if (made) return sameAsked(made, channel, asked)
    if (await store.isOpen(memberId)) fail('WITHDRAW_OPEN')
    const channelRule = await sqlWithdrawChannels(tx, tenantId).find(channel)
    if (!channelRule.isOpen) fail('WITHDRAW_CHANNEL_CLOSED')
    const target = await targetFor(tx, { memberId, channel, targetId: asked.targetId })
    const order = await planned(tx, member, { channel, channelRule, asked, target })
    await store.insert(order)
    await post({
      op: 'hold',
      memberId: member.id,
      key: `withdraw:${order.orderNo}`,
      kind: 'withdraw',
      reference: order.orderNo,
      amount: order.amount,
      holdId: order.orderNo,
      purpose: 'withdrawal',
    })
    await needs.begin(tx, order.orderNo)
    const after = { channel, amount: order.amount.minor, target: order.targetShown }
    await audit.write(tx, auditRecord(acting, { action: 'withdraw.requested', object: order.orderNo, after }))
    return order
  }

  type Wanted = { memberId: string; channel: WithdrawChannel; targetId: string }
  async function targetFor(tx: Tx, { memberId, channel, targetId }: Wanted): Promise<HeldTarget> {
    const target = await needs.bindings.find(tx, memberId, targetId)
    if (target?.kind !== KINDS[channel]) return fail('WITHDRAW_TARGET')
    if (channel !== 'c2c') return target
    // Merchants pay to some banks only.
    const bank = await sqlBankStore(tx, tenantId).find(target.place)
    return bank?.isC2c ? target : fail('WITHDRAW_TARGET')
  }

  type Planning = { channel: WithdrawChannel; channelRule: ChannelRule; asked: Asked; target: HeldTarget }
  async function planned(tx: Tx, member: Member, planning: Planning): Promise<HeldOrder> {
    const { channel, channelRule, asked, target } = planning
    const amount = parseMoney(asked.amount, 'VND') ?? fail('INVALID_INPUT')
    const today = await sqlWithdrawStore(tx, tenantId).since(member.id, serverDay(clock.now()).from)
    const rules = await sqlWithdrawRules(tx, tenantId).now()
    const level = levelRules(rules, member.vipLevel)
    const fee = feeOf(rules, amount.minor, level.free - today.count)
    const rate = channel === 'usdt' ? quotedRate(asked, member) : null
    const net = (amount.minor - fee) as Minor
    const payout = rate === null ? money(net, 'VND') : toUsdt(net, rate)
    refuseRange(channelRule, amount, payout)
    const left = level.dayMax - today.total
    if (amount.minor > left) fail('WITHDRAW_DAY_LIMIT', { left: shownAmount(money(left, 'VND')) })
    await refuseTurnover(tx, member, amount.minor)
    await refuseYoung(tx, member, { target, asked: amount.minor, rules })
    return {
      memberId: member.id,
      orderNo: ids.newId('wd'),
      requestKey: asked.requestKey,
      channel,
      state: 'requested',
      amount,
      fee,
      payout,
      rate,
      targetId: target.id,
      targetPlace: target.place,
      targetShown: target.shown,
      isReviewed: isLarge(rules, amount.minor),
      cause: null,
      createdAt: clock.now(),
      confirmUntil: null,
    }
  }

  function quotedRate({ quoteId = '' }: Asked, { id }: Member): bigint {
    return (quotes.read(quoteId, id) ?? fail('WITHDRAW_QUOTE')).rate
  }

  async function refuseTurnover(tx: Tx, { id }: Member, amount: Minor): Promise<void> {
    const turnover = await needs.turnoverOf(id, tx)
    const missing = missingTurnover(turnover)
    if (missing === 0n) return
    const { available } = await ledger.balanceOf({ memberId: id, currency: 'VND' })
    if (amount > withdrawableOf(available, turnover))
      fail('WITHDRAW_TURNOVER', { missing: shownAmount(money(missing, 'VND')) })
  }

  /** A new target, a changed contact or a reset password: large sums wait, small ones go while they are small together. */
  type Young = { target: HeldTarget; asked: Minor; rules: WithdrawRules }
  async function refuseYoung(tx: Tx, { id }: Member, { target, asked, rules }: Young): Promise<void> {
    const { boundAt } = target
    const held = await sqlMemberLocks(tx, tenantId).largeHold(id)
    const young = { since: boundAt, until: boundAt + hours(TARGET_HOLD_HOURS) }
    const holds = [young, ...(held ? [held] : [])].filter(({ until }) => until > clock.now())
    if (holds.length === 0) return
    // Parts of a large sum are a large sum.
    const { total } = await sqlWithdrawStore(tx, tenantId).since(
      id,
      Math.min(...holds.map(({ since }) => since)),
    )
    if (!isLarge(rules, (total + asked) as Minor)) return
    const until = Math.max(...holds.map((hold) => hold.until))
    const limit = money(rules.reviewAbove, 'VND')
    fail('WITHDRAW_LARGE_HOLD', { limit: shownAmount(limit), time: `${serverTimeText(until)} (UTC+8)` })
  }

  return request
}

/** The first answer again; under the same key nothing else can be asked. */
function sameAsked(made: HeldOrder, channel: WithdrawChannel, { amount, targetId }: Asked): HeldOrder {
  const isSame =
    made.channel === channel &&
    made.targetId === targetId &&
    parseMoney(amount, 'VND')?.minor === made.amount.minor
  return isSame ? made : fail('KEY_REUSED')
}

/** Dong are limited by what leaves the wallet, USDT by what arrives. */
function refuseRange({ min, max }: ChannelRule, amount: Money, payout: Money): void {
  const counted = min.currency === 'USDT' ? payout : amount
  const isWithin = counted.minor >= min.minor && counted.minor <= max.minor && payout.minor > 0n
  if (!isWithin) {
    const currency = min.currency === 'USDT' ? 'USDT' : 'đ'
    fail('WITHDRAW_RANGE', { min: shownAmount(min), max: shownAmount(max), currency })
  }
}

function isSecondOpen(error: unknown): boolean {
  return (error as { constraint?: unknown } | null)?.constraint === OPEN_INDEX
}
