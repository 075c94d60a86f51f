import type { Api } from '@keo/service-kit/http/api'
import { isProd } from '../config/config.ts'
import { articleRoutes, createArticles, createArticleWriters } from '../features/articles/index.ts'
import { articleFolder, readLibrary } from '../features/help/index.ts'
import type { SportsbookGateway } from '../gateways/sportsbook/sportsbook-gateway.ts'
import type { OwnParts } from './parts.ts'

type Sportsbook = Pick<SportsbookGateway, 'scheduleOf' | 'offersOf' | 'meetingsOf' | 'eventsOf'>

/** Articles of the live section. Outside prod alone matches are written about by themselves; guides stand everywhere. */
export function openArticles(api: Api, own: OwnParts, sportsbook: Sportsbook): void {
  const { config, database, clock, ids, tenantId, jobs } = own
  const writers = createArticleWriters({ database, clock, ids, tenantId, gateway: sportsbook })
  articleRoutes(api, createArticles({ database, tenantId, guides: readLibrary(articleFolder('guides')) }))
  jobs.every('articles.write', isProd(config) ? async () => {} : writers.write)
  jobs.every('articles.drop-old', writers.dropOld)
}
