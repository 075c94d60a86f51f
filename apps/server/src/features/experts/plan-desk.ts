import type { PlanTexts } from '@keo/contract/experts'
import type { SealedPlan } from '@keo/contract/plan-seal'
import { fail } from '@keo/contract/errors'
import type { Clock } from '@keo/service-kit/clock'
import type { Database, Tx } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import { serverTimeText } from '@keo/units/instants'
import { money, moneyText } from '@keo/units/money'
import { isBefore } from '../fixtures/index.ts'
import { sqlExpertStore } from './expert-store.ts'
import { totalPrice } from './plan-rules.ts'
import { type KeptLeg, type KeptPlan, sqlPlanStore } from './plan-store.ts'
import { sealOf } from './seal-plan.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly ids: Ids
  readonly tenantId: string
}

export type NewPlan = {
  readonly expertId: string
  /** Minor units of dong; null for a free one. */
  readonly price: bigint | null
  readonly legs: readonly Omit<KeptLeg, 'place'>[]
  readonly texts: PlanTexts
}

const QUARTERS = 4

/** As a decimal, such as `-0.75`. */
export const lineText = (quarters: number | null): string | null =>
  quarters === null ? null : String(quarters / QUARTERS)

/** A plan as its hash knows it. */
export function sealedPlan(
  { expertId, writtenAt, price, texts }: Pick<KeptPlan, 'expertId' | 'writtenAt' | 'price' | 'texts'>,
  legs: readonly Omit<KeptLeg, 'place'>[],
): SealedPlan {
  return {
    expertId,
    writtenAt: serverTimeText(writtenAt),
    price: price === null ? null : moneyText(money(price, 'VND')),
    legs: legs.map((leg) => ({
      matchId: leg.matchId,
      time: serverTimeText(leg.beginsAt),
      marketId: leg.marketId,
      kind: leg.kind,
      optionType: leg.optionType,
      line: lineText(leg.line),
      price: leg.price,
    })),
    texts,
  }
}

/** Takes plans in: sealed at once, and from then on nobody's to change. */
export function createPlanDesk({ database, clock, ids, tenantId }: Needs) {
  return {
    /** Refuses what has begun by the clock of the server; one plan of an expert after the other, each as `check` allows. */
    async write(
      { expertId, price, legs, texts }: NewPlan,
      check: (tx: Tx) => Promise<void> = async () => {},
    ): Promise<KeptPlan> {
      return database.tx(async (tx) => {
        const expert = await sqlExpertStore(tx, tenantId).hold(expertId)
        if (expert?.isStopped) fail('EXPERT_STOPPED')
        await check(tx)
        const writtenAt = clock.now()
        if (legs.length === 0 || !legs.every(({ beginsAt }) => isBefore(beginsAt, writtenAt)))
          fail('PLAN_TOO_LATE')
        const salt = Buffer.from(ids.bytes(16)).toString('hex')
        const said = { expertId, price, texts, writtenAt }
        const plan: KeptPlan = {
          ...said,
          id: ids.newId('pln'),
          sports: [...new Set(legs.map(({ sportId }) => sportId))],
          totalPrice: totalPrice(legs.map((leg) => leg.price)),
          salt,
          hash: sealOf(sealedPlan(said, legs), salt),
          opensAt: Math.min(...legs.map(({ beginsAt }) => beginsAt)),
        }
        await sqlPlanStore(tx, tenantId).insert(
          plan,
          legs.map((leg, place) => ({ ...leg, place })),
        )
        return plan
      })
    },
  }
}

export type PlanDesk = ReturnType<typeof createPlanDesk>
