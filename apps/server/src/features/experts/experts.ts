import {
  type CurveDays,
  EXPERTS_PAGE,
  type ExpertCurve,
  type ExpertDetail,
  type PlanDetail,
  PLANS_PAGE,
} from '@keo/contract/experts'
import { fail } from '@keo/contract/errors'
import type { MemberId } from '@keo/contract/ids'
import type { Language } from '@keo/messages/languages'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import { days, serverTimeText } from '@keo/units/instants'
import { sqlEndStore } from './end-store.ts'
import { sqlExpertStore } from './expert-store.ts'
import { expertView, isOpenTo, planView } from './expert-views.ts'
import { sqlFollowStore } from './follow-store.ts'
import { sqlPlanStore } from './plan-store.ts'
import { breakEvenOf, byProof, curveOf, type Settled } from './record-rules.ts'

type Needs = { readonly database: Database; readonly clock: Clock; readonly tenantId: string }
type FollowOrder = { readonly id: string; readonly isFollowed: boolean; readonly isTold: boolean }
export type Reader = { readonly memberId: MemberId | null; readonly language: Language }
const NOBODY: Reader = { memberId: null, language: 'vi' }
type Filter = {
  readonly sport: number | null
  readonly price: 'free' | 'paid' | null
  readonly isFollowed: boolean
  readonly page: number
}

/** What anybody reads of experts: every figure follows from the rows of their plans, at the moment it is asked for. */
export function createExperts({ database: { db }, clock, tenantId }: Needs) {
  const follows = sqlFollowStore(db, tenantId)
  const [experts, plans, ends] = [
    sqlExpertStore(db, tenantId),
    sqlPlanStore(db, tenantId),
    sqlEndStore(db, tenantId),
  ]
  let read: { count: number; settled: ReadonlyMap<string, readonly Settled[]> } | null = null

  /** Ends are only added, a correction too: as long as there are no more of them, they are the same. */
  async function settledOf(): Promise<ReadonlyMap<string, readonly Settled[]>> {
    const count = await ends.count()
    if (read?.count !== count) read = { count, settled: await ends.settled() }
    return read.settled
  }

  /** Those who were stopped too, each as kept and as the reader sees them. */
  async function everyone({ memberId, language }: Reader = NOBODY) {
    const [found, settled] = [await experts.all(clock.now()), await settledOf()]
    const followers = await follows.counts()
    const followed = memberId === null ? null : await follows.of(memberId)
    return found.map((expert) => {
      const follow = followed?.get(expert.id)
      const view = expertView(expert, settled.get(expert.id) ?? [], {
        language,
        followers: followers.get(expert.id) ?? 0,
        isFollowed: follow !== undefined,
        isTold: follow?.isTold ?? false,
      })
      return { expert, view }
    })
  }
  const all = async (reader: Reader) => (await everyone(reader)).map(({ view }) => view)

  const one = async (id: string, reader: Reader) =>
    (await all(reader)).find((expert) => expert.id === id) ?? fail('NOT_FOUND')

  return {
    one,
    everyone,

    async follow(memberId: MemberId, { id, isFollowed, isTold }: FollowOrder): Promise<void> {
      if (!(await experts.all(clock.now())).some((expert) => expert.id === id)) fail('NOT_FOUND')
      if (isFollowed) await follows.follow(memberId, { expertId: id, isTold }, clock.now())
      else await follows.leave(memberId, id)
    },

    async list({ sport, price, isFollowed, page }: Filter, reader: Reader) {
      const found = (await all(reader))
        // Whom one follows stays there, so that it can be ended.
        .filter((expert) => (isFollowed ? expert.isFollowed : !expert.isStopped))
        .filter(({ sports }) => sport === null || sports.includes(sport))
        .filter(({ openFree, openPaid }) => price === null || (price === 'free' ? openFree : openPaid) > 0)
        .toSorted((a, b) => byProof(a.record, b.record))
      const from = (page - 1) * EXPERTS_PAGE
      return { items: found.slice(from, from + EXPERTS_PAGE), hasMore: found.length > from + EXPERTS_PAGE }
    },

    async detail(id: string, reader: Reader): Promise<ExpertDetail> {
      const expert = await one(id, reader)
      const kinds = await ends.kinds(id)
      return {
        ...expert,
        kinds: kinds.map(({ kind, won, decided, prices }) => ({
          kind,
          won,
          decided,
          breakEven: breakEvenOf(prices),
        })),
      }
    },

    async curve(id: string, range: CurveDays): Promise<ExpertCurve> {
      await one(id, NOBODY)
      const since = range === '0' ? Number.NEGATIVE_INFINITY : clock.now() - days(Number(range))
      const settled = ((await settledOf()).get(id) ?? []).filter(({ at }) => at >= since)
      const points = curveOf(settled).map(({ at, total, chance }) => ({
        time: serverTimeText(at),
        total,
        chance,
      }))
      return { plans: settled.filter(({ result }) => result !== 'void').length, points }
    },

    async plansOf(id: string, before: string | undefined, reader: Reader) {
      const { memberId, language } = reader
      await one(id, reader)
      const found = await plans.page(id, memberId, { before, limit: PLANS_PAGE + 1 })
      const shown = found.slice(0, PLANS_PAGE)
      const legs = await plans.legsOf(shown.map((plan) => plan.id))
      const at = { language, now: clock.now() }
      return {
        items: shown.map((plan) => planView(plan, legs.get(plan.id) ?? [], at)),
        hasMore: found.length > shown.length,
      }
    },

    async plan(id: string, reader: Reader): Promise<PlanDetail> {
      const { memberId, language } = reader
      const plan = (await plans.one(id, memberId)) ?? fail('NOT_FOUND')
      const legs = (await plans.legsOf([id])).get(id) ?? []
      const now = clock.now()
      const { salt, texts } = plan
      return {
        ...planView(plan, legs, { language, now }),
        expert: await one(plan.expertId, reader),
        opened: isOpenTo(plan, now) ? { salt, texts } : null,
      }
    },
  }
}

export type Experts = ReturnType<typeof createExperts>
