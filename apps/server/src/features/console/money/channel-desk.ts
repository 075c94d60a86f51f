import type { askChannelLimits, ConsoleChannel } from '@keo/contract/console-money'
import type { RequestOf } from '@keo/contract/define-call'
import { fail } from '@keo/contract/errors'
import type { Audit } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import { days } from '@keo/units/instants'
import { parseMoney } from '@keo/units/money'
import type { PaymentGateways } from '../../../gateways/payments/payment-gateway.ts'
import { sqlChannelStore, type HeldChannel } from '../../deposit/index.ts'
import { staffRecord, type Approvals, type StaffActing } from '../../staff/index.ts'
import { healthView, sqlChannelHealth, type Health } from './channel-health-store.ts'
import { heldTerms, termFacts, termTexts } from './channel-terms.ts'
import type { PayoutChannelDesk } from './payout-channel-desk.ts'
import type { RateDesk } from './rate-desk.ts'
import type { RuleDesk } from './rule-desk.ts'

type Needs = {
  database: Database
  clock: Clock
  audit: Audit
  tenantId: string
  approvals: Approvals
  payments: PaymentGateways
  payouts: Pick<PayoutChannelDesk, 'view'>
  rates: Pick<RateDesk, 'view'>
  rules: Pick<RuleDesk, 'view'>
  staffNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
}

const KIND = 'channelLimits'
type Terms = Omit<RequestOf<typeof askChannelLimits>, 'reason'>

export type ChannelDesk = ReturnType<typeof createChannelDesk>

/** Ways in: who closes one says why, other limits, gifts, fees, words and times take two people. */
export function createChannelDesk(needs: Needs) {
  const { database, clock, audit, tenantId, approvals, payments } = needs
  const store = sqlChannelStore(database.db, tenantId)
  const health = sqlChannelHealth(database.db, tenantId)

  approvals.onApproved(KIND, async ({ act, reason }, acting, close) => {
    const wanted = act as Terms
    await database.tx(async (tx) => {
      await close(tx)
      const inTx = sqlChannelStore(tx, tenantId)
      const channel = (await inTx.findForChange(wanted.id)) ?? fail('NOT_FOUND')
      const terms = withKept(wanted, channel)
      const held = heldTerms(terms, channel)
      const popular = held.presets.find((preset) => preset === channel.popular) ?? null
      await inTx.change(channel.id, { ...held, popular })
      const record = {
        action: 'channel.limits-changed',
        object: channel.id,
        before: termFacts(termTexts(channel)),
        after: { ...termFacts(terms), reason },
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

  return {
    list: async () => ({
      now: clock.now(),
      deposits: await waysIn(),
      payouts: await needs.payouts.view(),
      usdtRate: await needs.rates.view(),
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
      const terms = withKept(wanted, channel)
      heldTerms(terms, channel)
      return approvals.ask(acting, {
        kind: KIND,
        object: channel.id,
        before: termFacts(termTexts(channel)),
        after: termFacts(terms),
        act: wanted,
        reason,
      })
    },
  }
}

/** What was not named stays as it is by then, but for amounts offered that the limits no longer take. */
function withKept({ id: _, ...wanted }: Terms, channel: HeldChannel) {
  const minorOf = (text: string): bigint => parseMoney(text, channel.currency)?.minor ?? 0n
  const isTaken = (preset: bigint) => preset >= minorOf(wanted.min) && preset <= minorOf(wanted.max)
  return { ...termTexts({ ...channel, presets: channel.presets.filter(isTaken) }), ...wanted }
}

type Known = { readonly isServed: boolean; readonly health: Health }

function wayInView(channel: HeldChannel, { askedBy, isServed, health }: Known & { askedBy: string }) {
  const { id, kind, currency, is_open: isOpen } = channel
  return {
    id,
    kind,
    currency,
    isOpen,
    askedBy,
    isServed,
    ...termTexts(channel),
    ...healthView(health, currency),
  }
}
