import { createContactDesk, createLineDesk, createRestDesk } from '../features/console/index.ts'
import { createAnnouncementDesk, createMailings } from '../features/inbox/index.ts'
import type { ArticleLibrary } from '../features/help/index.ts'
import { aboutTexts, fitsBanner, legalTexts, OWN_BANNERS } from '../features/site/index.ts'
import { createTextDesk, type TextSources } from '../features/site-texts/index.ts'
import { type Approvals, sqlStaffStore } from '../features/staff/index.ts'
import type { OpenGames } from './games.ts'
import type { OpenLive } from './live.ts'
import type { OwnParts } from './parts.ts'
import type { People } from './people.ts'
import type { OpenSupport } from './support.ts'

type Needs = {
  readonly people: People
  readonly lobby: OpenGames
  readonly support: Pick<OpenSupport, 'library'>
  readonly guides: ArticleLibrary
  readonly hostTexts: OpenLive['hostTexts']
}

/** What the staff writes for players, and when something rests. */
export function contentOf(own: OwnParts, areas: Needs, approvals: Approvals) {
  const { database, clock, ids, audit, jobs, tenantId } = own
  const { announcements, letters, mayOfferTo, site, texts } = areas.people
  const { catalogue } = areas.lobby
  const staffNames = sqlStaffStore(database.db, tenantId).names
  return {
    clock,
    announcements: createAnnouncementDesk({ database, clock, ids, audit, tenantId, announcements }),
    mailings: createMailings({ database, clock, ids, audit, jobs, tenantId, letters, mayOfferTo }),
    rests: createRestDesk({ database, clock, audit, tenantId, approvals, site, catalogue }),
    lines: createLineDesk({ database, audit, tenantId, approvals, site, staffNames }),
    contacts: createContactDesk({ database, audit, tenantId, approvals, site, staffNames }),
    texts: createTextDesk({
      database,
      clock,
      ids,
      audit,
      tenantId,
      live: texts,
      sources: textSources(areas),
    }),
    staffNames,
  }
}

/** Where each place of the site has its texts from. */
function textSources({ people, support, guides, hostTexts }: Needs): TextSources {
  return {
    help: support.library.texts,
    'help-groups': support.library.groupTexts,
    guides: guides.texts,
    banners: {
      list: async () => (await people.site.shippedTexts()).banners,
      fits: fitsBanner,
      own: OWN_BANNERS,
    },
    lines: { list: async () => (await people.site.shippedTexts()).lines },
    legal: { list: legalTexts },
    about: { list: aboutTexts },
    hosts: { list: hostTexts },
  }
}
