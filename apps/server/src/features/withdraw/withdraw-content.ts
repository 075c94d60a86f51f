import { fail } from '@keo/contract/errors'
import {
  WITHDRAW_CHANNELS,
  type Channel,
  type ChannelContent,
  type WithdrawChannel,
} from '@keo/contract/withdraw'
import { serverDay, serverTimeText } from '@keo/units/instants'
import { money, moneyText, type Minor } from '@keo/units/money'
import { sqlMemberLocks, sqlMemberStore, type Member } from '../members/index.ts'
import { sqlWithdrawChannels } from './withdraw-channel-store.ts'
import { currencyOf, type ChannelRule } from './withdraw-channels.ts'
import type { WithdrawNeeds } from './withdraw-needs.ts'
import { sqlWithdrawRules } from './withdraw-rule-store.ts'
import { levelRules, missingTurnover, withdrawableOf } from './withdraw-rules.ts'
import { sqlWithdrawStore } from './withdraw-store.ts'
import type { createWithdrawTimes } from './withdraw-times.ts'

type Needs = Pick<
  WithdrawNeeds,
  'database' | 'clock' | 'tenantId' | 'ledger' | 'quotes' | 'gateways' | 'turnoverOf'
> & { times: ReturnType<typeof createWithdrawTimes> }

const dongText = (minor: bigint) => moneyText(money(minor, 'VND'))

/** What stands between a member and the own money, said before anything is typed. */
export function createWithdrawContent(needs: Needs) {
  const { database, clock, tenantId, ledger, quotes, times, gateways } = needs

  const channelRules = () => sqlWithdrawChannels(database.db, tenantId)
  /** Open where the operator opened it and there is somebody who pays out. */
  const viewOf = (channel: WithdrawChannel, rule: ChannelRule): Channel =>
    channelOf(channel, { ...rule, isOpen: rule.isOpen && gateways[channel] !== null })

  async function memberOf(memberId: string): Promise<Member> {
    const member = (await sqlMemberStore(database.db, tenantId).find(memberId)) ?? fail('SESSION_EXPIRED')
    return member.currency === 'VND' ? member : fail('CURRENCY_WRONG')
  }

  const rulesNow = () => sqlWithdrawRules(database.db, tenantId).now()

  async function content(memberId: string, channel: WithdrawChannel): Promise<ChannelContent> {
    const { id, vipLevel } = await memberOf(memberId)
    const today = await sqlWithdrawStore(database.db, tenantId).since(id, serverDay(clock.now()).from)
    const balance = await ledger.balanceOf({ memberId: id, currency: 'VND' })
    const turnover = await needs.turnoverOf(id)
    const rules = await rulesNow()
    const { dayMax, free } = levelRules(rules, vipLevel)
    const quote = channel === 'usdt' && gateways.usdt ? await quotes.make(id) : null
    return {
      ...viewOf(channel, await channelRules().find(channel)),
      available: dongText(balance.available),
      withdrawable: dongText(withdrawableOf(balance.available, turnover)),
      debt: dongText(balance.debt),
      dayMax: dongText(dayMax),
      dayLeft: dongText(dayMax > today.total ? dayMax - today.total : 0n),
      freeLeft: Math.max(0, free - today.count),
      vipLevel,
      freeMax: free,
      feePerMille: rules.fee.perMille,
      feeMin: dongText(rules.fee.min),
      feeMax: dongText(rules.fee.max),
      reviewAbove: dongText(rules.reviewAbove),
      turnover: {
        required: dongText(turnover.required),
        done: dongText(turnover.done),
        missing: dongText(missingTurnover(turnover)),
        sinceTime: turnover.since === null ? '' : serverTimeText(turnover.since),
      },
      expected: await times({ channel, isReviewed: false }),
      quote: quote && {
        id: quote.id,
        dongPerUsdt: dongText(quote.rate as Minor),
        expiryTime: serverTimeText(quote.expiresAt),
      },
    }
  }

  return {
    content,
    async channels(memberId: string): Promise<Channel[]> {
      await memberOf(memberId)
      const rules = await channelRules().all()
      return WITHDRAW_CHANNELS.map((channel) => viewOf(channel, rules[channel]))
    },
    async largeLimit(memberId: string) {
      const { until } = (await sqlMemberLocks(database.db, tenantId).largeHold(memberId)) ?? { until: 0 }
      const { reviewAbove } = await rulesNow()
      const holdUntilTime = until > clock.now() ? serverTimeText(until) : ''
      return { limit: dongText(reviewAbove), holdUntilTime }
    },
  }
}

function channelOf(channel: WithdrawChannel, { min, max, isOpen }: ChannelRule): Channel {
  const currency = currencyOf(channel)
  return { channel, amountMin: moneyText(min), amountMax: moneyText(max), currency, isOpen }
}
