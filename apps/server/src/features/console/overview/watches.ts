import type { AlarmKind } from '@keo/contract/console-overview'
import type { Permission } from '@keo/contract/staff-permissions'
import type { Language } from '@keo/messages/languages'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import type { StaffCaller } from '../../staff/index.ts'
import type { Ringing } from './alarms.ts'
import { sqlStandingStore } from './standing-store.ts'

/** Something that rings: `id` tells it from others of its kind, empty where there is one alone. */
export type Found = {
  readonly id: string
  readonly about: string
  readonly figure: string
  /** Null where nobody knows: it stands since it was seen first. */
  readonly since: Instant | null
}

export type Watch = {
  readonly kind: Extract<AlarmKind, 'exposure' | 'return' | 'difference' | 'result'>
  readonly isUrgent: boolean
  /** Who may not see the page that it leads to is not rung for. */
  readonly permission: Permission
  /** However many look at the overview, it is looked at this often. */
  readonly everyMs: number
  /** Null where nobody answers. */
  look(language: Language): Promise<readonly Found[] | null>
}

type Needs = { database: Database; clock: Clock; machineClock: Clock; tenantId: string }
/** More of one kind say no more. */
const SHOWN_MOST = 10

/** What rings beside books, queues and machines, of the pages that the reader may see. */
export function createWatches({ database, clock, machineClock, tenantId }: Needs, watches: readonly Watch[]) {
  const looked = new Map<string, { at: Instant; found: Promise<readonly Found[] | null> }>()

  function lookAt(watch: Watch, language: Language): Promise<readonly Found[] | null> {
    const now = machineClock.now()
    const asked = `${watch.kind} ${language}`
    const before = looked.get(asked)
    if (before && now - before.at <= watch.everyMs) return before.found
    const found = watch.look(language)
    looked.set(asked, { at: now, found })
    // What failed is asked again by the next reader.
    found.catch(() => looked.delete(asked))
    return found
  }

  async function ringing(watch: Watch, language: Language): Promise<Ringing[]> {
    const found = (await lookAt(watch, language))?.slice(0, SHOWN_MOST)
    if (!found) return []
    const { kind, isUrgent } = watch
    const standing = found.some(({ since }) => since !== null)
      ? null
      : await sqlStandingStore(database.db, tenantId).stand(
          kind,
          found.map(({ id }) => id),
          clock.now(),
        )
    return found.map(({ id, about, figure, since }) => ({
      name: id === '' ? kind : `${kind}:${id}`,
      kind,
      about,
      isUrgent,
      figure,
      since: since ?? standing?.get(id) ?? clock.now(),
    }))
  }

  return async ({ permissions }: StaffCaller, language: Language): Promise<Ringing[]> => {
    const seen = watches.filter(({ permission }) => permissions.has(permission))
    return (await Promise.all(seen.map((watch) => ringing(watch, language)))).flat()
  }
}
