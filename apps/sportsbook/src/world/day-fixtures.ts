import { pairingsOn, roundOf, type Pairing } from './fixtures.ts'
import type { LeaguePlan } from './league-plans.ts'

export type Fixture = Pairing & { readonly plan: LeaguePlan }

/** Who meets whom in one sport on one day: no side twice, minor leagues give way first when there are too many. */
export function dayFixtures(
  plans: readonly LeaguePlan[],
  { day, count, random }: { day: number; count: number; random: () => number },
): Fixture[] {
  const perRound = plans.reduce(
    (sum, plan) => sum + (plan.isBorrowing ? 0 : Math.floor(plan.teams.length / 2)),
    0,
  )
  const daysPerRound = Math.max(1, Math.floor(perRound / Math.max(1, count)))
  const busy = new Set<number>()
  // Cups would never find their sides free if they came after the leagues; they play less often instead.
  const inTurn = plans.toSorted((a, b) => Number(b.isBorrowing) - Number(a.isBorrowing))
  const dealt = inTurn.flatMap((plan) => {
    const days = plan.isBorrowing ? daysPerRound * CUP_SLOWNESS : daysPerRound
    return free(busy, plan, pairingsOn(plan.teams, day + plan.league.id, days))
  })
  for (let round = 1; dealt.length < count && round <= MOST_EXTRA_ROUNDS; round++) {
    for (const plan of inTurn) dealt.push(...free(busy, plan, roundOf(plan.teams, day * 3 + round)))
  }
  return dealt
    .map((fixture) => ({ fixture, order: random() * weightOf(fixture.plan) }))
    .toSorted((a, b) => a.order - b.order)
    .slice(0, count)
    .map(({ fixture }) => fixture)
}

const MOST_EXTRA_ROUNDS = 12
const CUP_SLOWNESS = 3

/** The heavier a league, the sooner its matches fall out of a full day. */
function weightOf({ league }: LeaguePlan): number {
  return league.isHot ? league.tier / 3 : league.tier
}

function free(busy: Set<number>, plan: LeaguePlan, pairings: readonly Pairing[]): Fixture[] {
  const fixtures: Fixture[] = []
  for (const { home, away } of pairings) {
    if (busy.has(home.id) || busy.has(away.id)) continue
    busy.add(home.id)
    busy.add(away.id)
    fixtures.push({ home, away, plan })
  }
  return fixtures
}
