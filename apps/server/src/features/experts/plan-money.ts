import type { MemberId } from '@keo/contract/ids'
import { EXPERT_SHARE } from '@keo/contract/own-plans'
import type { Tx } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { type Minor, money, moneyText } from '@keo/units/money'
import type { WriteLetters } from '../inbox/index.ts'
import type { Post } from '../ledger/index.ts'
import type { ToldPlan } from './end-store.ts'
import { type Purchase, sqlPurchaseStore } from './purchase-store.ts'

export type PlanMoneyNeeds = {
  readonly tenantId: string
  readonly writeLetters: WriteLetters
  demandTurnover(tx: Tx, memberId: MemberId, amount: Minor): Promise<void>
}
type Ended = Pick<ToldPlan, 'version' | 'result'>
export type PlanChange = { readonly planId: string; readonly before: ToldPlan | null; readonly ended: Ended }

/** What the end of a plan does to those who paid for it and to who wrote it; each version of an end moves money once. */
export function createPlanMoney({ tenantId, writeLetters, demandTurnover }: PlanMoneyNeeds) {
  const letters = (
    tx: Tx,
    kind: 'planPaidBack' | 'planCharged',
    { planId, ended }: PlanChange,
    purchases: readonly Purchase[],
  ) =>
    writeLetters(
      tx,
      purchases.map(({ memberId, price }) => ({
        memberId,
        letter: {
          kind,
          about: `${planId}:${ended.version}`,
          values: { amount: moneyText(money(price, 'VND')), currency: 'VND' },
        },
      })),
    )

  async function payBack(tx: Tx, post: Post, change: PlanChange, now: Instant): Promise<void> {
    const purchases = await sqlPurchaseStore(tx, tenantId).refund(change.planId, now)
    for (const purchase of purchases)
      await post({
        ...said(change, purchase, 'plan.refund'),
        op: 'move',
        from: 'house:fees',
        to: 'available',
      })
    await letters(tx, 'planPaidBack', change, purchases)
  }

  /** It was void and is not any more: what was paid back is owed again, as with a bet that is settled anew. */
  async function chargeAgain(tx: Tx, post: Post, change: PlanChange): Promise<void> {
    const purchases = await sqlPurchaseStore(tx, tenantId).charge(change.planId)
    for (const purchase of purchases)
      await post({ ...said(change, purchase, 'plan.charge'), op: 'force', to: 'house:fees' })
    await letters(tx, 'planCharged', change, purchases)
  }

  /**
   * Of what buyers paid, once the plan has come to something. It has to be played once before it is paid out, so that a plan
   * is no way to hand money over.
   */
  async function share(tx: Tx, post: Post, change: PlanChange, way: 'pay' | 'take'): Promise<void> {
    const earned = await sqlPurchaseStore(tx, tenantId).earned(change.planId)
    const amount = ((earned?.price ?? 0n) * BigInt(EXPERT_SHARE)) / 100n
    if (!earned || amount === 0n) return
    const { memberId } = earned
    const part = {
      ...said(change, { memberId, price: amount }, way === 'pay' ? 'plan.share' : 'plan.shareBack'),
    }
    const keyed = { ...part, key: `plan:${change.planId}:share:${change.ended.version}` }
    if (way === 'take') return void (await post({ ...keyed, op: 'force', to: 'house:fees' }))
    await post({ ...keyed, op: 'move', from: 'house:fees', to: 'available' })
    await demandTurnover(tx, memberId, keyed.amount.minor)
  }

  return {
    async follow(tx: Tx, post: Post, change: PlanChange, now: Instant): Promise<void> {
      const [wasVoid, isVoid] = [change.before?.result === 'void', change.ended.result === 'void']
      if (wasVoid && !isVoid) await chargeAgain(tx, post, change)
      if (!isVoid && (wasVoid || change.before === null)) await share(tx, post, change, 'pay')
      if (isVoid && !wasVoid) await payBack(tx, post, change, now)
      if (isVoid && !wasVoid && change.before !== null) await share(tx, post, change, 'take')
    },
  }
}

const said = ({ planId, ended }: PlanChange, { memberId, price }: Purchase, kind: string) => ({
  memberId: memberId as MemberId,
  key: `plan:${planId}:end:${ended.version}`,
  kind,
  reference: planId,
  amount: money(price, 'VND'),
})
