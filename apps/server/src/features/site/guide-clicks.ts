import type { Clock } from '@keo/service-kit/clock'
import { type InstantColumn, sqlInstant } from '@keo/service-kit/db/columns'
import type { Database } from '@keo/service-kit/db/database'
import { days } from '@keo/units/instants'

type GuideTables = {
  guide_click: {
    tenant_id: string
    guide: string
    reader: string
    member_id: string | null
    at: InstantColumn
  }
}

/** A device that has not been seen for so long may as well be shown the guide again. */
const KEPT_MS = days(366)

/** Who looks: a member, or the device of somebody who is not signed in. */
export type GuideReader = { readonly memberId: string | null; readonly deviceNo: string }

/** Which guides somebody has put away. */
export function createGuideClicks({
  database,
  clock,
  tenantId,
}: {
  database: Database
  clock: Clock
  tenantId: string
}) {
  const db = database.db.withTables<GuideTables>()
  /** A member is known on every device, a device by everybody who uses it. */
  const namesOf = ({ memberId, deviceNo }: GuideReader) =>
    [memberId, deviceNo === '' ? null : `device:${deviceNo}`].filter((name) => name !== null)

  return {
    /** Somebody who cannot be told apart counts as one who has seen it: it would come again for ever. */
    async isClicked(guide: string, by: GuideReader): Promise<boolean> {
      const readers = namesOf(by)
      if (readers.length === 0) return true
      const row = await db
        .selectFrom('guide_click')
        .select('at')
        .where('tenant_id', '=', tenantId)
        .where('guide', '=', guide)
        .where('reader', 'in', readers)
        .executeTakeFirst()
      return row !== undefined
    },
    async click(guide: string, by: GuideReader): Promise<void> {
      const [reader] = namesOf(by)
      if (reader === undefined) return
      await db
        .insertInto('guide_click')
        .values({
          tenant_id: tenantId,
          guide,
          reader,
          member_id: by.memberId,
          at: sqlInstant(clock.now()),
        })
        .onConflict((clash) => clash.columns(['tenant_id', 'guide', 'reader']).doNothing())
        .execute()
    },
    /** Strangers' clicks must not fill the disk. */
    async dropOld(): Promise<void> {
      await db
        .deleteFrom('guide_click')
        .where('tenant_id', '=', tenantId)
        .where('at', '<', sqlInstant(clock.now() - KEPT_MS))
        .execute()
    },
  }
}

export type GuideClicks = ReturnType<typeof createGuideClicks>
