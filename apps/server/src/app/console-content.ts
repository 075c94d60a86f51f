import { createRestDesk } from '../features/console/index.ts'
import { createAnnouncementDesk, createMailings } from '../features/inbox/index.ts'
import { type Approvals, sqlStaffStore } from '../features/staff/index.ts'
import type { OpenGames } from './games.ts'
import type { OwnParts } from './parts.ts'
import type { People } from './people.ts'

type Needs = { readonly people: People; readonly lobby: OpenGames }

/** What the staff writes for players, and when something rests. */
export function contentOf(own: OwnParts, { people, lobby }: Needs, approvals: Approvals) {
  const { database, clock, ids, audit, jobs, tenantId } = own
  const { announcements, letters, mayOfferTo, site } = people
  const { catalogue } = lobby
  return {
    clock,
    announcements: createAnnouncementDesk({ database, clock, ids, audit, tenantId, announcements }),
    mailings: createMailings({ database, clock, ids, audit, jobs, tenantId, letters, mayOfferTo }),
    rests: createRestDesk({ database, clock, audit, tenantId, approvals, site, catalogue }),
    staffNames: sqlStaffStore(database.db, tenantId).names,
  }
}
