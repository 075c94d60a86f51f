import type { Api } from '@keo/service-kit/http/api'
import { createInsight, insightRoutes } from '../features/insight/index.ts'
import type { OpenGames } from './games.ts'
import type { OwnParts } from './parts.ts'
import type { People } from './people.ts'
import type { OpenSports } from './sports.ts'

type Needs = {
  readonly people: Pick<People, 'members' | 'saferPlay' | 'playLimits'>
  readonly sports: Pick<OpenSports, 'bets' | 'trading'>
  readonly lobby: Pick<OpenGames, 'catalogue'>
}

/** A member's own time and money, and the job that folds the books for it. */
export function openInsight(api: Api, own: OwnParts, { people, sports, lobby }: Needs): void {
  const { database, clock, tenantId, jobs } = own
  const insight = createInsight({
    database,
    clock,
    tenantId,
    members: people.members,
    saferPlay: people.saferPlay,
    playLimits: people.playLimits,
    bets: sports.bets,
    catalogue: lobby.catalogue,
    async marginsOf(orderIds) {
      const answer = await sports.trading.orderMargins(orderIds)
      return 'data' in answer ? answer.data.margins : null
    },
  })
  insightRoutes(api, insight)
  jobs.every('insight.fold', insight.fold)
}
