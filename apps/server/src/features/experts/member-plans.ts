import { fail } from '@keo/contract/errors'
import type { MemberId } from '@keo/contract/ids'
import { type NewLeg, OPEN_PLANS_MAX } from '@keo/contract/own-plans'
import { LANGUAGES, type Language } from '@keo/messages/languages'
import type { Clock } from '@keo/service-kit/clock'
import type { Database, Tx } from '@keo/service-kit/db/database'
import { parseMoney } from '@keo/units/money'
import type { OnSale, SportsbookGateway } from '../../gateways/sportsbook/sportsbook-gateway.ts'
import { isBefore } from '../fixtures/index.ts'
import { pickOf } from './choose-plan.ts'
import { sqlExpertStore } from './expert-store.ts'
import type { NewPlan, PlanDesk } from './plan-desk.ts'
import { type Names, sqlPlanStore } from './plan-store.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly tenantId: string
  readonly gateway: Pick<SportsbookGateway, 'matchOf'>
  readonly desk: PlanDesk
  /** Refuses whoever may not put money into play: they do not call others to it either. */
  mayPlay(memberIds: readonly MemberId[], tx: Tx): Promise<void>
}
export type WrittenPlan = {
  readonly legs: readonly NewLeg[]
  readonly text: string
  readonly price: string | null
}
type Leg = NewPlan['legs'][number]

/** Plans of members: sealed at once, at the prices that the provider has at that moment and the writer saw. */
export function createMemberPlans({ database, clock, tenantId, gateway, desk, mayPlay }: Needs) {
  async function inAllLanguages(matchId: string): Promise<ReadonlyMap<Language, OnSale>> {
    const found = new Map<Language, OnSale>()
    for (const language of LANGUAGES)
      found.set(language, (await gateway.matchOf(matchId, language)) ?? fail('SPORTS_AWAY'))
    return found
  }

  async function legOf({ matchId, marketId, optionType, price }: NewLeg): Promise<Leg> {
    const found = await inAllLanguages(matchId)
    // The one that came last: the closest to this moment.
    const { fixture, offers } = [...found.values()].at(-1) ?? fail('SPORTS_AWAY')
    if (fixture.state !== 'open' || !isBefore(fixture.beginsAt, clock.now())) fail('PLAN_TOO_LATE')
    const offer = offers.find((one) => one.marketId === marketId)
    const pick = (offer && pickOf(fixture, offer, optionType)) ?? fail('PLAN_LEG_UNFIT')
    if (pick.price !== price) fail('PLAN_PRICE_MOVED')
    const names = Object.fromEntries(
      [...found].map(([language, { fixture: named }]) => [
        language,
        [named.leagueName, named.home.name, named.away.name] as const,
      ]),
    ) as Record<Language, readonly [string, string, string]> satisfies Names
    const { sportId, leagueId, beginsAt } = fixture
    return { matchId, sportId, leagueId, beginsAt, names, ...pick }
  }

  /** Of two taps at once the second sees what the first wrote: the desk has the expert's row. */
  async function refuseTooMany(tx: Tx, memberId: MemberId, legs: readonly NewLeg[]): Promise<void> {
    const { id, openPlans } =
      (await sqlExpertStore(tx, tenantId).ofMember(memberId, clock.now())) ?? fail('NOT_ALLOWED')
    const matchIds = legs.map(({ matchId }) => matchId)
    const told = await sqlPlanStore(tx, tenantId).toldBy(id, matchIds)
    if (told.size > 0 || new Set(matchIds).size < matchIds.length) fail('PLAN_MATCH_TOLD')
    if (openPlans >= OPEN_PLANS_MAX) fail('PLANS_OPEN_MAX')
  }

  return {
    async write(memberId: MemberId, { legs, text, price }: WrittenPlan): Promise<string> {
      await database.tx((tx) => mayPlay([memberId], tx))
      const expert =
        (await sqlExpertStore(database.db, tenantId).ofMember(memberId, clock.now())) ?? fail('NOT_ALLOWED')
      if (expert.isStopped) fail('EXPERT_STOPPED')
      const whole: Leg[] = []
      for (const leg of legs) whole.push(await legOf(leg))
      const texts = { vi: text, en: text, 'zh-CN': text, th: text }
      const minor = price === null ? null : (parseMoney(price, 'VND')?.minor ?? fail('PLAN_LEG_UNFIT'))
      const plan = { expertId: expert.id, price: minor, legs: whole, texts }
      const { id } = await desk.write(plan, (tx) => refuseTooMany(tx, memberId, legs))
      return id
    },
  }
}

export type MemberPlans = ReturnType<typeof createMemberPlans>
