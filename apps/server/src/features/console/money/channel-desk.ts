import type { askChannelLimits, ConsoleChannel, PayoutChannel } from '@keo/contract/console-money'
import type { RequestOf } from '@keo/contract/define-call'
import { AppError, fail } from '@keo/contract/errors'
import { WITHDRAW_CHANNELS, type WithdrawChannel } from '@keo/contract/withdraw'
import type { Audit } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import { days } from '@keo/units/instants'
import { money, moneyText, parseMoney, type Currency } from '@keo/units/money'
import type { PaymentGateways } from '../../../gateways/payments/payment-gateway.ts'
import type { PayoutGateways, UsdtRate } from '../../../gateways/payouts/payout-gateway.ts'
import { sqlChannelStore, type HeldChannel } from '../../deposit/index.ts'
import { staffRecord, type Approvals, type StaffActing } from '../../staff/index.ts'
import { CHANNEL_RULES } from '../../withdraw/index.ts'
import { sqlChannelHealth, type Health } from './channel-health-store.ts'
import type { RuleDesk } from './rule-desk.ts'

type Needs = {
  database: Database
  clock: Clock
  audit: Audit
  tenantId: string
  approvals: Approvals
  payments: PaymentGateways
  payouts: PayoutGateways
  usdtRate: UsdtRate
  rules: Pick<RuleDesk, 'view'>
  staffNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
}

const KIND = 'channelLimits'
type Terms = Omit<RequestOf<typeof askChannelLimits>, 'reason'>

export type ChannelDesk = ReturnType<typeof createChannelDesk>

/** Ways in and out: who closes one says why, other limits, gifts and fees take two people. */
export function createChannelDesk(needs: Needs) {
  const { database, clock, audit, tenantId, approvals, payments, payouts } = needs
  const store = sqlChannelStore(database.db, tenantId)
  const health = sqlChannelHealth(database.db, tenantId)

  approvals.onApproved(KIND, async ({ act, reason }, acting, close) => {
    const wanted = act as Terms
    await database.tx(async (tx) => {
      await close(tx)
      const inTx = sqlChannelStore(tx, tenantId)
      const channel = (await inTx.findForChange(wanted.id)) ?? fail('NOT_FOUND')
      await inTx.change(channel.id, termsOf(wanted, channel))
      const record = {
        action: 'channel.limits-changed',
        object: channel.id,
        before: factsOf(termTexts(channel)),
        after: { ...factsOf(wanted), reason },
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
      usdtRate: rateNow(needs.usdtRate),
      rules: await needs.rules.view(),
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

    async askLimits(acting: StaffActing, { reason, ...wanted }: Terms & { reason: string }) {
      const channel = (await store.find(wanted.id)) ?? fail('NOT_FOUND')
      termsOf(wanted, channel)
      const { id, name } = channel
      return approvals.ask(acting, {
        kind: KIND,
        object: id,
        before: { name: name.vi, ...factsOf(termTexts(channel)) },
        after: { name: name.vi, ...factsOf(wanted) },
        act: wanted,
        reason,
      })
    },
  }
}

type Known = { readonly isServed: boolean; readonly health: Health }

function wayInView(channel: HeldChannel, { askedBy, isServed, health }: Known & { askedBy: string }) {
  const { id, name, kind, currency, is_open: isOpen } = channel
  return {
    id,
    name: name.vi,
    kind,
    currency,
    isOpen,
    askedBy,
    isServed,
    ...termTexts(channel),
    ...healthView(health, currency),
  }
}

function wayOutView(channel: WithdrawChannel, { isServed, health }: Known): PayoutChannel {
  const { min, max } = CHANNEL_RULES[channel]
  const currency = channel === 'usdt' ? 'USDT' : 'VND'
  const limits = { min: moneyText(min), max: moneyText(max) }
  return { channel, currency, ...limits, isServed, ...healthView(health, currency) }
}

function termTexts({ currency, min_amount, max_amount, month_max, gift_bp, fee_bp }: HeldChannel) {
  return {
    min: moneyText(money(min_amount, currency)),
    max: moneyText(money(max_amount, currency)),
    monthMax: month_max === null ? null : moneyText(money(month_max, 'VND')),
    giftBp: gift_bp,
    feeBp: fee_bp,
  }
}

/** What the second person and the log read. */
function factsOf({ min, max, monthMax, giftBp, feeBp }: Omit<Terms, 'id'>) {
  return { min, max, month: monthMax ?? '', gift: `${giftBp / 100}%`, fee: `${feeBp / 100}%` }
}

/** Least and most in the channel's currency: the least is above nothing, the most not below it; a month is in dong. */
function termsOf({ min, max, monthMax, giftBp, feeBp }: Terms, { currency }: HeldChannel) {
  const [least, most] = [parseMoney(min, currency)?.minor, parseMoney(max, currency)?.minor]
  const month = monthMax === null ? null : parseMoney(monthMax, 'VND')?.minor
  if (least === undefined || most === undefined || least <= 0n || most < least) return fail('AMOUNT_WRONG')
  if (month === undefined || (month !== null && month <= 0n)) return fail('AMOUNT_WRONG')
  return { min_amount: least, max_amount: most, month_max: month, gift_bp: giftBp, fee_bp: feeBp }
}

/** Without a party that says one there is none to show. */
function rateNow(rate: UsdtRate): string | null {
  try {
    return moneyText(money(rate(), 'VND'))
  } catch (err) {
    if (err instanceof AppError && err.code === 'PARTY_MISSING') return null
    throw err
  }
}

function healthView({ oldest, sum, ...counts }: Health, currency: Currency) {
  return { ...counts, oldestAt: oldest, sum: moneyText(money(sum, currency)) }
}
