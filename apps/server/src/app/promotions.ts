import { pathToFileURL } from 'node:url'
import type { Api } from '@keo/service-kit/http/api'
import type { HttpServer } from '@keo/service-kit/http/http-server'
import { isProd } from '../config/config.ts'
import {
  campaignFolder,
  campaignRoutes,
  createCampaignFeature,
  createCampaignLibrary,
  leaguesOf,
  sqlEditionStore,
  type CampaignFeature,
} from '../features/campaigns/index.ts'
import { createScheduleReader } from '../features/fixtures/index.ts'
import { playedBetween } from '../features/games/index.ts'
import { createInviteFeature, inviteRoutes } from '../features/invitations/index.ts'
import {
  createRewards,
  rewardDeskRoutes,
  rewardRoutes,
  type Rewards,
  type SpinsDesk,
} from '../features/rewards/index.ts'
import { createVip, vipRoutes, type Vip } from '../features/vip/index.ts'
import { levelRules, sqlWithdrawRules } from '../features/withdraw/index.ts'
import type { SportsbookGateway } from '../gateways/sportsbook/sportsbook-gateway.ts'
import type { Money } from './money.ts'
import type { OwnParts } from './parts.ts'
import type { People } from './people.ts'

type Needs = { people: People; money: Money }
type Sportsbook = { readonly sportsbook: Pick<SportsbookGateway, 'scheduleOf'> }
type Desks = Sportsbook & { readonly spins: SpinsDesk }

type Granting = { readonly rewards: Rewards }

export type Promotions = {
  readonly rewards: Rewards
  readonly campaigns: CampaignFeature
  readonly vip: Vip
}

/** What members are given, and everything that gives it. */
export function openPromotions(
  { api }: HttpServer,
  own: OwnParts,
  { people, money, spins, sportsbook }: Needs & Desks,
): Promotions {
  const { config, database, clock, ids, log, tenantId, jobs, reviews } = own
  const rewards = createRewards({
    database,
    clock,
    ids,
    log,
    tenantId,
    ledger: money.ledger,
    settledSince: money.settledSince,
    demandTurnover: money.turnover.demandAll,
    mayOffer: people.mayOffer,
    writeLetters: people.letters.writeAll,
    spins,
  })
  rewardRoutes(api, rewards)
  reviews.rewards.onVerdict(rewards.decide)
  jobs.every('rewards.pay-due', rewards.payDue)
  jobs.every('rewards.tell-spins', rewards.tellSpins)
  jobs.every('rewards.expire', rewards.expire)
  jobs.every('rewards.advance-bonuses', rewards.advanceBonuses)
  if (!isProd(config)) rewardDeskRoutes(api, rewards)
  const vip = openVip(api, own, { people, money, rewards })
  openInvitations(api, own, { people, money, rewards })
  return { rewards, vip, campaigns: openCampaigns(api, own, { people, money, rewards, sportsbook }) }
}

function openVip(api: Api, own: OwnParts, { people, money, rewards }: Needs & Granting): Vip {
  const { database, clock, ids, log, tenantId, jobs } = own
  const { mayOffer } = people
  const played = playedBetween(tenantId)
  const vip = createVip({
    database,
    clock,
    ids,
    log,
    tenantId,
    rewards,
    settledSince: money.settledSince,
    playedBetween: (from, until) => played(database.db, from, until),
    mayOffer,
  })
  const withdrawals = async () => {
    const rules = await sqlWithdrawRules(database.db, tenantId).now()
    return (level: number) => levelRules(rules, level)
  }
  vipRoutes(api, { vip, withdrawals, mayOffer })
  jobs.every('vip.look-at-moved', vip.lookAtMoved)
  jobs.every('vip.look-at-ended', vip.lookAtEnded)
  jobs.every('vip.give-birthdays', vip.giveBirthdays)
  return vip
}

function openInvitations(api: Api, own: OwnParts, { people, money, rewards }: Needs & Granting): void {
  const { database, clock, ids, log, tenantId, jobs } = own
  const { mayOffer } = people
  const { invitations, lookAfter } = createInviteFeature({
    database,
    clock,
    ids,
    log,
    tenantId,
    ledger: money.ledger,
    members: people.members,
    rewards,
    settledSince: money.settledSince,
    mayOffer,
  })
  inviteRoutes(api, { invitations, mayOffer })
  jobs.every('invitations.evaluate', lookAfter.evaluateChanged)
  jobs.every('invitations.evaluate-all', lookAfter.evaluateAll)
}

/** Campaigns are files of a folder: the product's own, or the operator's. */
function openCampaigns(
  api: Api,
  own: OwnParts,
  { people, money, rewards, sportsbook }: Needs & Granting & Sportsbook,
): CampaignFeature {
  const { config, database, clock, ids, log, tenantId, jobs } = own
  const folder = config.CAMPAIGNS_DIR === null ? campaignFolder() : pathToFileURL(`${config.CAMPAIGNS_DIR}/`)
  const library = createCampaignLibrary({
    folder,
    log,
    kept: async () =>
      (await sqlEditionStore(database.db, tenantId).newest()).map(({ definition }) => definition),
  })
  const schedule = createScheduleReader({
    database,
    clock,
    tenantId,
    // Without a provider there is nobody to ask.
    gateway: isProd(config) && config.SPORTS_URL === null ? { scheduleOf: async () => null } : sportsbook,
    leagueIds: () => leaguesOf(library.all(), clock.now()),
  })
  const campaigns = createCampaignFeature({
    ensureFixtures: schedule.ensure,
    database,
    clock,
    ids,
    log,
    tenantId,
    ledger: money.ledger,
    rewards,
    members: people.members,
    library,
    mayOffer: people.mayOffer,
    mayOfferTo: people.mayOfferTo,
  })
  campaignRoutes(api, campaigns)
  jobs.every('fixtures.read', schedule.read)
  jobs.every('campaigns.drop-old-picks', campaigns.predictions.dropOld)
  jobs.every('campaigns.read', library.refresh)
  jobs.every('campaigns.pay', campaigns.payBySelf)
  jobs.every('campaigns.examine', campaigns.examineChanged)
  return campaigns
}
