import { AppError } from '@keo/contract/errors'
import { LANGUAGES } from '@keo/messages/languages'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import { days, type Instant } from '@keo/units/instants'
import type { Fixture, SportsbookGateway } from '../../gateways/sportsbook/sportsbook-gateway.ts'
import { type ChosenPick, choosePick, drawn, isTime, PLAN_AHEAD_MS } from './choose-plan.ts'
import { sqlExpertStore } from './expert-store.ts'
import type { PlanDesk } from './plan-desk.ts'
import { type Names, sqlPlanStore } from './plan-store.ts'
import { planTexts } from './plan-texts.ts'
import { SANDBOX_EXPERTS, type SandboxExpert } from './sandbox-experts.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly tenantId: string
  readonly gateway: Pick<SportsbookGateway, 'scheduleOf' | 'offersOf'>
  readonly desk: PlanDesk
}
type Chosen = { readonly fixture: Fixture; readonly pick: ChosenPick }

const LEAGUES = [...new Set(SANDBOX_EXPERTS.flatMap(({ leagues }) => leagues))]
const MINOR = 100n

/** The sandbox's experts at work: at most one plan of each in a turn, on real matches at the prices of that moment. */
export function createPlanWriters({ database, clock, tenantId, gateway, desk }: Needs) {
  const plans = sqlPlanStore(database.db, tenantId)

  async function ahead(now: Instant): Promise<readonly Fixture[]> {
    const asked = { leagueIds: LEAGUES, from: now, until: now + PLAN_AHEAD_MS, language: 'vi' } as const
    return (await gateway.scheduleOf(asked)) ?? []
  }

  /** What somebody would write about now, the next match first. */
  async function chosenBy(
    expert: SandboxExpert,
    fixtures: readonly Fixture[],
    now: Instant,
  ): Promise<Chosen[]> {
    const own = fixtures
      .filter(({ leagueId }) => expert.leagues.includes(leagueId))
      .filter((fixture) => isTime(expert, fixture, now))
      .toSorted((a, b) => a.beginsAt - b.beginsAt)
    const told = await plans.toldBy(
      expert.id,
      own.map(({ matchId }) => matchId),
    )
    const chosen: Chosen[] = []
    for (const fixture of inTurns(
      expert,
      own.filter(({ matchId }) => !told.has(matchId)),
    )) {
      if (chosen.length === expert.legs) break
      const pick = choosePick(expert, fixture, (await gateway.offersOf(fixture.matchId)) ?? [])
      if (pick) chosen.push({ fixture, pick })
    }
    return chosen
  }

  async function namesOf(chosen: readonly Chosen[]): Promise<ReadonlyMap<string, Names>> {
    const times = chosen.map(({ fixture }) => fixture.beginsAt)
    const asked = {
      leagueIds: [...new Set(chosen.map(({ fixture }) => fixture.leagueId))],
      from: Math.min(...times),
      until: Math.max(...times) + 1,
    }
    const names = new Map<string, Partial<Record<string, readonly [string, string, string]>>>()
    for (const language of LANGUAGES)
      for (const { matchId, leagueName, home, away } of (await gateway.scheduleOf({ ...asked, language })) ??
        [])
        names.set(matchId, { ...names.get(matchId), [language]: [leagueName, home.name, away.name] })
    const whole = [...names].filter(([, own]) => LANGUAGES.every((language) => own[language] !== undefined))
    return new Map(whole as [string, Names][])
  }

  async function writeFor(expert: SandboxExpert, fixtures: readonly Fixture[], now: Instant): Promise<void> {
    const chosen = await chosenBy(expert, fixtures, now)
    if (chosen.length < expert.legs) return
    const names = await namesOf(chosen)
    const legs = chosen.flatMap(({ fixture, pick }) => {
      const own = names.get(fixture.matchId)
      return own ? [{ fixture, pick, names: own }] : []
    })
    const [first] = legs
    if (!first || legs.length < expert.legs) return
    const isPaid = drawn(expert.id, first.fixture.matchId, 'paid') < expert.paidShare
    const isCareful = drawn(expert.id, first.fixture.matchId, 'care') < expert.skill
    await desk.write({
      expertId: expert.id,
      price: isPaid ? BigInt(expert.price) * MINOR : null,
      legs: legs.map(({ fixture: { matchId, sportId, leagueId, beginsAt }, pick, names: own }) => {
        const { marketId, kind, optionType, line, price } = pick
        return { matchId, sportId, leagueId, beginsAt, names: own, marketId, kind, optionType, line, price }
      }),
      texts: planTexts(expert.leaning, isCareful, legs),
    })
  }

  return {
    async write(): Promise<void> {
      const experts = sqlExpertStore(database.db, tenantId)
      const free: SandboxExpert[] = []
      const stopped = new Set(
        (await experts.all(clock.now())).flatMap((one) => (one.isStopped ? one.id : [])),
      )
      for (const expert of SANDBOX_EXPERTS) {
        await experts.join({ ...expert, memberId: null }, clock.now())
        if (stopped.has(expert.id)) continue
        if ((await plans.writtenSince(expert.id, clock.now() - days(1))) < expert.plansADay) free.push(expert)
      }
      const fixtures = free.length > 0 ? await ahead(clock.now()) : []
      for (const expert of free) await writeFor(expert, fixtures, clock.now()).catch(unlessTooLate)
    },
  }
}

/** A match may begin while the others are read: the desk refuses the plan, and the next expert writes his. */
function unlessTooLate(error: unknown): void {
  if (!(error instanceof AppError && error.code === 'PLAN_TOO_LATE')) throw error
}

/** Of somebody for two sports the sports by turns, so that a plan has both. */
function inTurns({ sports }: SandboxExpert, fixtures: readonly Fixture[]): Fixture[] {
  const bySport = sports.map((sport) => fixtures.filter(({ sportId }) => sportId === sport))
  const longest = Math.max(0, ...bySport.map(({ length }) => length))
  return Array.from({ length: longest }, (_, index) =>
    bySport.flatMap((own) => own.slice(index, index + 1)),
  ).flat()
}
