import type { Api } from '@keo/service-kit/http/api'
import { isProd } from '../config/config.ts'
import { articleRoutes, createArticles, createArticleWriters } from '../features/articles/index.ts'
import { articleFolder, readLibrary } from '../features/help/index.ts'
import type { SportsbookGateway } from '../gateways/sportsbook/sportsbook-gateway.ts'
import type { OpenLive } from './live.ts'
import type { OwnParts } from './parts.ts'
import type { People } from './people.ts'

type Needs = {
  readonly sportsbook: Pick<SportsbookGateway, 'scheduleOf' | 'offersOf' | 'meetingsOf' | 'eventsOf'>
  readonly roomOf: OpenLive['roomOf']
  readonly people: Pick<People, 'texts'>
}

/** Articles of the live section. Outside prod alone matches are written about by themselves; guides stand everywhere. */
export function openArticles(api: Api, own: OwnParts, { sportsbook, roomOf, people }: Needs) {
  const { config, database, clock, ids, tenantId, jobs } = own
  const writers = createArticleWriters({ database, clock, ids, tenantId, gateway: sportsbook })
  const guides = readLibrary(articleFolder('guides'), () => people.texts.now('guides'))
  const articles = createArticles({
    database,
    tenantId,
    guides,
    async roomOf(matchId) {
      const roomId = `m${matchId}`
      return (await roomOf(roomId))?.isOpen ? roomId : null
    },
  })
  articleRoutes(api, articles)
  jobs.every('articles.write', isProd(config) ? async () => {} : writers.write)
  jobs.every('articles.drop-old', writers.dropOld)
  return { guides }
}
