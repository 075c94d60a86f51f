import type { DepositOrder } from '@keo/contract/deposit'
import { type DepositEvent, isDepositInProgress } from '@keo/contract/deposit-states'
import { fail } from '@keo/contract/errors'
import type { Language } from '@keo/messages/languages'
import type { Db, Tx } from '@keo/service-kit/db/database'
import { closedPayments } from '../../gateways/parties/closed-gateways.ts'
import { sqlChannelStore } from './channel-store.ts'
import type { Acting, DepositParts } from './deposit-parts.ts'
import { orderView } from './deposit-views.ts'
import type { Disputes } from './disputes.ts'
import { sqlDisputeStore } from './dispute-store.ts'
import type { OrderChanges } from './order-changes.ts'
import { sqlOrderStore, type HeldOrder, type OrderChange } from './order-store.ts'
import { sqlPictureStore } from './picture-store.ts'
import { sqlReceiptStore } from './receipt-store.ts'

type Needs = Pick<DepositParts, 'database' | 'clock' | 'tenantId' | 'gateways'> & {
  changes: OrderChanges
  disputes: Pick<Disputes, 'open'>
}

/** What a player does with an own order. Somebody else's order is not there. */
export function createOrders(needs: Needs) {
  const { database, clock, tenantId, gateways, changes, disputes } = needs
  const gatewayOf = ({ kind }: HeldOrder) => gateways[kind] ?? closedPayments

  async function view(order: HeldOrder, language: Language, db: Db = database.db): Promise<DepositOrder> {
    const channels = sqlChannelStore(db, tenantId)
    const options = await channels.optionsOf(order.channelId)
    return orderView(order, {
      language,
      channel: await channels.find(order.channelId),
      option: options.find(({ id }) => id === order.optionId),
      extra: await sqlReceiptStore(db, tenantId).extraOf(order.orderNo),
      dispute:
        order.disputedAt === null ? undefined : await sqlDisputeStore(db, tenantId).find(order.orderNo),
    })
  }

  async function expire(orderNo: string): Promise<void> {
    await database.tx(async (tx) => {
      const order = await sqlOrderStore(tx, tenantId).findForChange(orderNo)
      if (order && isDue(order)) await changes.happen(tx, order, 'expired', { actor: 'clock' })
    })
  }

  /** What people look at does not run out. */
  const isDue = ({ status, expiresAt, disputedAt }: HeldOrder) =>
    isDepositInProgress(status) && disputedAt === null && expiresAt <= clock.now()

  /** As it is now: one whose time is over is expired before it is shown. */
  async function current(order: HeldOrder | undefined): Promise<HeldOrder | undefined> {
    if (!order || !isDue(order)) return order
    await expire(order.orderNo)
    return sqlOrderStore(database.db, tenantId).find(order.memberId, order.orderNo)
  }

  async function find(memberId: string, orderNo: string): Promise<HeldOrder | undefined> {
    return current(await sqlOrderStore(database.db, tenantId).find(memberId, orderNo))
  }

  async function findOpen(memberId: string): Promise<HeldOrder | undefined> {
    const open = await current(await sqlOrderStore(database.db, tenantId).findOpen(memberId))
    return open && isDepositInProgress(open.status) ? open : undefined
  }

  /** Under the order's lock; refused when it is somebody else's, or past what is asked. */
  async function act(
    acting: Acting,
    orderNo: string,
    event: DepositEvent | null,
    also: (tx: Tx, order: HeldOrder) => Promise<OrderChange | void>,
  ): Promise<HeldOrder> {
    await find(acting.caller.memberId, orderNo)
    return database.tx(async (tx) => {
      const store = sqlOrderStore(tx, tenantId)
      const order = await store.findForChange(orderNo)
      if (order?.memberId !== acting.caller.memberId) return fail('NOT_FOUND')
      const extra = (await also(tx, order)) ?? {}
      const by = { actor: order.memberId, from: acting }
      if (event) return (await changes.happen(tx, order, event, by, extra)) ?? fail('DEPOSIT_STATE')
      if (Object.keys(extra).length > 0) await store.change(orderNo, extra)
      return { ...order, ...extra }
    })
  }

  /** A proof answers the party's question; without one it is kept for whoever looks at the order. */
  async function showProof(acting: Acting, orderNo: string, fileId: string): Promise<HeldOrder> {
    const asked = await find(acting.caller.memberId, orderNo)
    if (!asked) return fail('NOT_FOUND')
    if (asked.status !== 7 && asked.status !== 2) return fail('DEPOSIT_STATE')
    return act(acting, orderNo, asked.status === 7 ? 'proofGiven' : null, async (tx, order) => {
      if (!(await sqlPictureStore(tx, tenantId).has(order.memberId, fileId))) fail('NOT_FOUND')
      if (order.status === 7) await gatewayOf(order).proofShown(tx, orderNo)
      await sqlDisputeStore(tx, tenantId).answer(orderNo, clock.now())
      return { proofFileId: fileId }
    })
  }

  return {
    view,
    find,
    findOpen,
    latest: (memberId: string, count: number): Promise<string[]> =>
      sqlOrderStore(database.db, tenantId).latest(memberId, count),
    cancel: (acting: Acting, orderNo: string) => act(acting, orderNo, 'cancelled', async () => {}),
    tellPaid: (acting: Acting, orderNo: string) =>
      act(acting, orderNo, 'paid', async (tx, order) => {
        if (order.status === 0) await gatewayOf(order).paid(tx, orderNo)
        return { paidAt: clock.now() }
      }),
    showProof,
    dispute: (acting: Acting, orderNo: string) =>
      act(acting, orderNo, null, (tx, order) => disputes.open(tx, order, acting)),
    async expireDue(): Promise<void> {
      for (const orderNo of await sqlOrderStore(database.db, tenantId).listDue(clock.now()))
        await expire(orderNo)
    },
  }
}
