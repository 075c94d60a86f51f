import type { ConsoleChannel, PayoutChannel } from '@keo/contract/console-money'
import { fail } from '@keo/contract/errors'
import { LARGE_WITHDRAWAL, WITHDRAW_CHANNELS, type WithdrawChannel } from '@keo/contract/withdraw'
import type { Audit } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import { days } from '@keo/units/instants'
import { money, moneyText, parseMoney, type Currency } from '@keo/units/money'
import * as z from 'zod/mini'
import type { PaymentGateways } from '../../../gateways/payments/payment-gateway.ts'
import type { PayoutGateways } from '../../../gateways/payouts/payout-gateway.ts'
import { sqlChannelStore, type HeldChannel } from '../../deposit/index.ts'
import { staffRecord, type Approvals, type StaffActing } from '../../staff/index.ts'
import { CHANNEL_RULES, dayMaxOf, FEE, freeOf } from '../../withdraw/index.ts'
import { sqlChannelHealth, type Health } from './channel-health-store.ts'

type Needs = {
  database: Database
  clock: Clock
  audit: Audit
  tenantId: string
  approvals: Approvals
  payments: PaymentGateways
  payouts: PayoutGateways
  staffNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
}

const KIND = 'channelLimits'
const Limits = z.object({ id: z.string(), min: z.string(), max: z.string() })
type Limits = z.output<typeof Limits>
const VIP_LEVELS = 12

export type ChannelDesk = ReturnType<typeof createChannelDesk>

/** Ways in and out: who closes one says why, other limits take two people. */
export function createChannelDesk(needs: Needs) {
  const { database, clock, audit, tenantId, approvals, payments, payouts } = needs
  const store = sqlChannelStore(database.db, tenantId)
  const health = sqlChannelHealth(database.db, tenantId)

  approvals.onApproved(KIND, async ({ act, reason }, acting, close) => {
    const wanted = Limits.parse(act)
    await database.tx(async (tx) => {
      await close(tx)
      const inTx = sqlChannelStore(tx, tenantId)
      const channel = (await inTx.findForChange(wanted.id)) ?? fail('NOT_FOUND')
      const { min, max } = limitsOf(wanted, channel)
      await inTx.change(channel.id, { min_amount: min, max_amount: max })
      const record = {
        action: 'channel.limits-changed',
        object: channel.id,
        before: limitTexts(channel),
        after: { min: wanted.min, max: wanted.max, reason },
      }
      await audit.write(tx, staffRecord(acting, record))
    })
  })

  async function waysIn(): Promise<ConsoleChannel[]> {
    const channels = await store.list()
    const healthOf = await health.deposits(clock.now() - days(1))
    const open = await approvals.openOf(
      KIND,
      channels.map(({ id }) => id),
    )
    const names = await needs.staffNames([...open.values()].map((one) => one.asked_by))
    return channels.map((channel) =>
      wayInView(channel, {
        askedBy: names.get(open.get(channel.id)?.asked_by ?? '') ?? '',
        isServed: payments[channel.kind] !== null,
        health: healthOf(channel.id),
      }),
    )
  }

  async function waysOut(): Promise<PayoutChannel[]> {
    const healthOf = await health.payouts(clock.now() - days(1))
    return WITHDRAW_CHANNELS.map((channel) =>
      wayOutView(channel, { isServed: payouts[channel] !== null, health: healthOf(channel) }),
    )
  }

  return {
    list: async () => ({
      now: clock.now(),
      deposits: await waysIn(),
      payouts: await waysOut(),
      rules: rulesView(),
    }),

    switchTo: (acting: StaffActing, asked: { id: string; isOpen: boolean; reason: string }) =>
      database.tx(async (tx) => {
        const { id, isOpen, reason } = asked
        const inTx = sqlChannelStore(tx, tenantId)
        const channel = (await inTx.findForChange(id)) ?? fail('NOT_FOUND')
        if (channel.is_open === isOpen) return false
        await inTx.change(id, { is_open: isOpen })
        const action = isOpen ? 'channel.opened' : 'channel.closed'
        const record = { action, object: id, before: { isOpen: !isOpen }, after: { isOpen, reason } }
        await audit.write(tx, staffRecord(acting, record))
        return true
      }),

    async askLimits(acting: StaffActing, { reason, ...wanted }: Limits & { reason: string }) {
      const channel = (await store.find(wanted.id)) ?? fail('NOT_FOUND')
      limitsOf(wanted, channel)
      const { id, name } = channel
      return approvals.ask(acting, {
        kind: KIND,
        object: id,
        before: { name: name.vi, ...limitTexts(channel) },
        after: { name: name.vi, min: wanted.min, max: wanted.max },
        act: wanted,
        reason,
      })
    },
  }
}

type Known = { readonly isServed: boolean; readonly health: Health }

function wayInView(channel: HeldChannel, { askedBy, isServed, health }: Known & { askedBy: string }) {
  const { id, name, kind, currency, is_open: isOpen } = channel
  const limits = limitTexts(channel)
  return {
    id,
    name: name.vi,
    kind,
    currency,
    isOpen,
    askedBy,
    isServed,
    ...limits,
    ...healthView(health, currency),
  }
}

function wayOutView(channel: WithdrawChannel, { isServed, health }: Known): PayoutChannel {
  const { min, max } = CHANNEL_RULES[channel]
  const currency = channel === 'usdt' ? 'USDT' : 'VND'
  const limits = { min: moneyText(min), max: moneyText(max) }
  return { channel, currency, ...limits, isServed, ...healthView(health, currency) }
}

function limitTexts({ currency, min_amount, max_amount }: HeldChannel) {
  return { min: moneyText(money(min_amount, currency)), max: moneyText(money(max_amount, currency)) }
}

/** Least and most in the channel's currency; the least is above nothing, the most not below it. */
function limitsOf({ min, max }: Limits, { currency }: HeldChannel): { min: bigint; max: bigint } {
  const [least, most] = [parseMoney(min, currency)?.minor, parseMoney(max, currency)?.minor]
  if (least === undefined || most === undefined || least <= 0n || most < least) return fail('AMOUNT_WRONG')
  return { min: least, max: most }
}

function healthView({ oldest, sum, ...counts }: Health, currency: Currency) {
  return { ...counts, oldestAt: oldest, sum: moneyText(money(sum, currency)) }
}

/** What is decided without a person, in figures. */
function rulesView() {
  const dong = (minor: bigint) => moneyText(money(minor, 'VND'))
  return {
    reviewAbove: LARGE_WITHDRAWAL,
    fee: { perMille: FEE.perMille, min: dong(FEE.min), max: dong(FEE.max) },
    levels: Array.from({ length: VIP_LEVELS }, (_, vipLevel) => ({
      vipLevel,
      dayMax: dong(dayMaxOf(vipLevel)),
      free: freeOf(vipLevel),
    })),
  }
}
