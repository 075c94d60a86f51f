import type { Api } from '@keo/service-kit/http/api'
import { isProd } from '../config/config.ts'
import {
  createExpertApplications,
  createExpertDesk,
  createExperts,
  createFollowerNews,
  createMemberPlans,
  createPlanDesk,
  createPlanSales,
  createPlanSettlement,
  createPlanWriters,
  expertDeskRoutes,
  type ExpertDesk,
  expertRoutes,
  ownPlanRoutes,
} from '../features/experts/index.ts'
import type { SportsbookGateway } from '../gateways/sportsbook/sportsbook-gateway.ts'
import { mayPlayOf } from './may-play.ts'
import type { Money } from './money.ts'
import type { OwnParts } from './parts.ts'
import type { People } from './people.ts'

type Needs = {
  readonly people: People
  readonly money: Money
  readonly sportsbook: Pick<SportsbookGateway, 'scheduleOf' | 'offersOf' | 'matchOf'>
}

/** Experts and their plans. Those of the sandbox write outside prod alone. */
export function openExperts(
  api: Api,
  own: OwnParts,
  { people, money, sportsbook }: Needs,
): { expertDesk: ExpertDesk } {
  const { config, database, clock, ids, tenantId, jobs, reviews } = own
  const shared = { database, clock, tenantId }
  const desk = createPlanDesk({ ...shared, ids })
  const writers = createPlanWriters({ ...shared, gateway: sportsbook, desk })
  const settlement = createPlanSettlement({
    ...shared,
    ledger: money.ledger,
    gateway: sportsbook,
    writeLetters: people.letters.writeAll,
    demandTurnover: money.turnover.demand,
  })
  const mayPlay = mayPlayOf(own, people)
  const sales = createPlanSales({ clock, tenantId, ledger: money.ledger, mayPlay })
  const experts = createExperts(shared)
  expertRoutes(api, { experts, sales })
  const applications = createExpertApplications({ ...shared, ids, writeLetter: people.letters.write })
  const plans = createMemberPlans({ ...shared, gateway: sportsbook, desk, mayPlay })
  ownPlanRoutes(api, { experts, applications, plans })
  reviews?.experts.onVerdict((id, isAccepted, said) => applications.decide(id, { isAccepted, ...said }))
  if (!isProd(config)) expertDeskRoutes(api, applications)
  jobs.every('experts.write', isProd(config) ? async () => {} : writers.write)
  const tellFollowers = createFollowerNews({
    ...shared,
    writeLetters: people.letters.writeAll,
    mayOfferTo: people.mayOfferTo,
  })
  jobs.every('experts.tell', tellFollowers)
  jobs.every('experts.settle', settlement.settle)
  jobs.every('experts.correct', settlement.correct)
  const expertDesk = createExpertDesk({
    ...shared,
    audit: own.audit,
    writeLetter: people.letters.write,
    experts,
  })
  return { expertDesk }
}
