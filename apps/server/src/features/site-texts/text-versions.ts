import { fail } from '@keo/contract/errors'
import type { Db } from '@keo/service-kit/db/database'
import { sqlSiteTexts, type HeldText, type VersionPlace } from './site-text-store.ts'

type Text = Pick<HeldText, 'fields' | 'facts' | 'startsAt' | 'endsAt' | 'savedBy' | 'savedAt'>
export type TextVersion = Text & Pick<HeldText, 'version'>

/** Every version of texts that no page of the site reads from here. Whoever adds one holds what it belongs to. */
export function sqlTextVersions(db: Db, tenantId: string, place: VersionPlace) {
  const texts = sqlSiteTexts(db, tenantId)

  async function insert(key: string, version: number, text: Text): Promise<void> {
    if (!(await texts.insert({ ...text, place, key, version }))) fail('CHANGED_MEANWHILE')
  }

  return {
    /** Newest first. */
    history: (key: string): Promise<readonly TextVersion[]> => texts.history({ place, key }),
    /** What stood there before versions were kept becomes the first of them, so that it can come back. */
    async add(key: string, text: Text, before: Text | null): Promise<void> {
      const [newest] = await texts.history({ place, key })
      if (!newest && before) await insert(key, 1, before)
      const last = newest?.version ?? (before ? 1 : 0)
      await insert(key, last + 1, text)
    },
  }
}
