import type { askMerchantLimits, Merchant, switchMerchant } from '@keo/contract/console-merchants'
import type { RequestOf } from '@keo/contract/define-call'
import { fail } from '@keo/contract/errors'
import type { Audit } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { Database, Db } from '@keo/service-kit/db/database'
import { days, serverDay } from '@keo/units/instants'
import { money, moneyText } from '@keo/units/money'
import { sqlChannelStore, type HeldOption } from '../../deposit/index.ts'
import { staffRecord, type Approvals, type StaffActing } from '../../staff/index.ts'
import { completedBp, heldLimits, limitFacts, limitTexts } from './merchant-rules.ts'
import { sqlMerchants, type MerchantRow } from './merchant-store.ts'

type Needs = {
  database: Database
  clock: Clock
  audit: Audit
  tenantId: string
  approvals: Approvals
  staffNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
}

const KIND = 'merchantLimits'
type Asked = Omit<RequestOf<typeof askMerchantLimits>, 'reason'>
type Named = Pick<Asked, 'channelId' | 'id'>

/** Ids are of a channel: the name of one is both. */
const objectOf = ({ channelId, id }: Named): string => `${channelId}/${id}`

export type MerchantDesk = ReturnType<typeof createMerchantDesk>

/** Who takes C2C orders: one person switches a merchant off and on and says why, other limits take two. */
export function createMerchantDesk({ database, clock, audit, tenantId, approvals, staffNames }: Needs) {
  approvals.onApproved(KIND, async ({ act, reason }, acting, close) => {
    const wanted = act as Asked
    await database.tx(async (tx) => {
      await close(tx)
      const merchant = await found(tx, wanted)
      await sqlChannelStore(tx, tenantId).changeOption(merchant, heldLimits(wanted))
      const record = {
        action: 'merchant.limits-changed',
        object: objectOf(wanted),
        before: limitFacts(limitTexts(merchant)),
        after: { ...limitFacts(wanted), reason },
      }
      await audit.write(tx, staffRecord(acting, record))
    })
  })

  /** Under its lock. Options of other channels are no merchants. */
  async function found(db: Db, { channelId, id }: Named): Promise<HeldOption> {
    const store = sqlChannelStore(db, tenantId)
    if ((await store.find(channelId))?.kind !== 'c2c') return fail('NOT_FOUND')
    return (await store.optionForChange(channelId, id)) ?? fail('NOT_FOUND')
  }

  return {
    async list(after: string) {
      const now = clock.now()
      const since = { month: now - days(30), today: serverDay(now).from }
      const { merchants, next } = await sqlMerchants(database.db, tenantId).page(since, after)
      const objects = merchants.map(({ channel_id: channelId, id }) => objectOf({ channelId, id }))
      const open = await approvals.openOf(KIND, objects)
      const names = await staffNames([...open.values()].map((one) => one.asked_by))
      const askedBy = (object: string) => names.get(open.get(object)?.asked_by ?? '') ?? ''
      return {
        now,
        merchants: merchants.map((row, at) => merchantView(row, askedBy(objects[at] ?? ''))),
        next,
      }
    },

    switchTo: (acting: StaffActing, { isOpen, reason, ...named }: RequestOf<typeof switchMerchant>) =>
      database.tx(async (tx) => {
        const merchant = await found(tx, named)
        if (merchant.is_open === isOpen) return false
        await sqlChannelStore(tx, tenantId).changeOption(merchant, { is_open: isOpen })
        const action = isOpen ? 'merchant.opened' : 'merchant.closed'
        const object = objectOf(named)
        const record = { action, object, before: { isOpen: !isOpen }, after: { isOpen, reason } }
        await audit.write(tx, staffRecord(acting, record))
        return true
      }),

    async askLimits(acting: StaffActing, { reason, ...wanted }: Asked & { reason: string }): Promise<string> {
      heldLimits(wanted)
      const merchant = await database.tx((tx) => found(tx, wanted))
      const { name } = merchant
      return approvals.ask(acting, {
        kind: KIND,
        object: objectOf(wanted),
        before: { name, ...limitFacts(limitTexts(merchant)) },
        after: { name, ...limitFacts(wanted) },
        act: wanted,
        reason,
      })
    },
  }
}

const dongText = (minor: bigint): string => moneyText(money(minor, 'VND'))

function merchantView(row: MerchantRow, askedBy: string): Merchant {
  return {
    channelId: row.channel_id,
    id: row.id,
    name: row.name,
    ...limitTexts(row),
    channelMin: dongText(row.channel_min),
    channelMax: dongText(row.channel_max),
    isOpen: row.is_open,
    openOrders: row.open,
    takenToday: dongText(row.taken_today),
    ended: row.done + row.lost,
    completedBp: completedBp(row),
    seconds: row.seconds,
    disputes: row.disputes,
    owed: dongText(row.owed),
    askedBy,
  }
}
