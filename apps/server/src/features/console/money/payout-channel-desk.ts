import type { askPayoutLimits, switchPayoutChannel } from '@keo/contract/console-channels'
import type { PayoutChannel } from '@keo/contract/console-money'
import type { RequestOf } from '@keo/contract/define-call'
import { fail } from '@keo/contract/errors'
import { WITHDRAW_CHANNELS, type WithdrawChannel } from '@keo/contract/withdraw'
import type { Audit } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { Database, Db } from '@keo/service-kit/db/database'
import { days } from '@keo/units/instants'
import { moneyText, parseMoney } from '@keo/units/money'
import type { PayoutGateways } from '../../../gateways/payouts/payout-gateway.ts'
import { staffRecord, type Approvals, type StaffActing } from '../../staff/index.ts'
import {
  areTermsSound,
  currencyOf,
  leastDong,
  lockWithdrawTerms,
  refuseFeeAbove,
  sqlWithdrawChannels,
  sqlWithdrawRules,
  type ChannelRule,
  type ChannelTerms,
} from '../../withdraw/index.ts'
import { healthView, sqlChannelHealth, type Health } from './channel-health-store.ts'

type Needs = {
  database: Database
  clock: Clock
  audit: Audit
  tenantId: string
  approvals: Approvals
  payouts: PayoutGateways
  staffNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
}

const KIND = 'payoutLimits'
type Asked = RequestOf<typeof askPayoutLimits>
type Wanted = Omit<Asked, 'reason'>

export type PayoutChannelDesk = ReturnType<typeof createPayoutChannelDesk>

/** Ways out: who closes one says why, other limits and times take two people. */
export function createPayoutChannelDesk(needs: Needs) {
  const { database, clock, audit, tenantId, approvals, payouts } = needs

  approvals.onApproved(KIND, async ({ act, reason }, acting, close) => {
    const wanted = act as Wanted
    await database.tx(async (tx) => {
      await close(tx)
      await lockWithdrawTerms(tx, tenantId)
      const { before, after, terms } = await weighed(tx, wanted)
      await sqlWithdrawChannels(tx, tenantId).change(wanted.channel, terms)
      const record = { object: wanted.channel, before, after: { ...after, reason } }
      await audit.write(tx, staffRecord(acting, { action: 'payout.limits-changed', ...record }))
    })
  })

  /** Fees may have changed since it was asked for, so it is held against them again before it counts. */
  async function weighed(db: Db, wanted: Wanted) {
    const terms = termsOf(wanted)
    const channels = await sqlWithdrawChannels(db, tenantId).all()
    const rules = await sqlWithdrawRules(db, tenantId).now()
    refuseFeeAbove(rules, leastDong({ ...channels, [wanted.channel]: terms }))
    return { terms, before: factsOf(channels[wanted.channel]), after: factsOf(terms) }
  }

  return {
    async view(): Promise<PayoutChannel[]> {
      const healthOf = await sqlChannelHealth(database.db, tenantId).payouts(clock.now() - days(1))
      const open = await approvals.openOf(KIND, WITHDRAW_CHANNELS)
      const names = await needs.staffNames([...open.values()].map((one) => one.asked_by))
      const rules = await sqlWithdrawChannels(database.db, tenantId).all()
      return WITHDRAW_CHANNELS.map((channel) =>
        channelView(channel, rules[channel], {
          askedBy: names.get(open.get(channel)?.asked_by ?? '') ?? '',
          isServed: payouts[channel] !== null,
          health: healthOf(channel),
        }),
      )
    },

    switchTo: (acting: StaffActing, asked: RequestOf<typeof switchPayoutChannel>) =>
      database.tx(async (tx) => {
        const { channel, isOpen, reason } = asked
        await lockWithdrawTerms(tx, tenantId)
        const channels = sqlWithdrawChannels(tx, tenantId)
        if ((await channels.find(channel)).isOpen === isOpen) return false
        await channels.change(channel, { isOpen })
        const action = isOpen ? 'payout.opened' : 'payout.closed'
        const record = { action, object: channel, before: { isOpen: !isOpen }, after: { isOpen, reason } }
        await audit.write(tx, staffRecord(acting, record))
        return true
      }),

    async ask(acting: StaffActing, { reason, ...wanted }: Asked): Promise<string> {
      const { before, after } = await weighed(database.db, wanted)
      if (JSON.stringify(before) === JSON.stringify(after)) fail('AMOUNT_WRONG')
      return approvals.ask(acting, { kind: KIND, object: wanted.channel, before, after, act: wanted, reason })
    },
  }
}

function termsOf({ channel, min, max, ...times }: Wanted): ChannelTerms {
  const read = (text: string) => parseMoney(text, currencyOf(channel)) ?? fail('AMOUNT_WRONG')
  const terms = { min: read(min), max: read(max), ...times }
  return areTermsSound(terms) ? terms : fail('AMOUNT_WRONG')
}

/** What the second person and the log read. */
function factsOf({ min, max, ...times }: ChannelTerms) {
  return {
    min: moneyText(min),
    max: moneyText(max),
    seconds: `${times.fromSeconds}–${times.toSeconds}`,
    reviewedSeconds: `${times.reviewedFromSeconds}–${times.reviewedToSeconds}`,
  }
}

type Known = { readonly askedBy: string; readonly isServed: boolean; readonly health: Health }

function channelView(
  channel: WithdrawChannel,
  { min, max, ...rule }: ChannelRule,
  { health, ...known }: Known,
): PayoutChannel {
  const currency = currencyOf(channel)
  const limits = { min: moneyText(min), max: moneyText(max) }
  return { channel, currency, ...rule, ...limits, ...known, ...healthView(health, currency) }
}
