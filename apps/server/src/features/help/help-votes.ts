import type { HelpVotes } from '@keo/contract/help'
import type { Clock } from '@keo/service-kit/clock'
import { type InstantColumn, sqlInstant } from '@keo/service-kit/db/columns'
import type { Database } from '@keo/service-kit/db/database'
import { days } from '@keo/units/instants'
import { sql } from 'kysely'

type VoteTables = {
  help_vote: {
    tenant_id: string
    article_id: string
    reader: string
    member_id: string | null
    is_useful: boolean
    at: InstantColumn
  }
}

/** What strangers said so long ago counts no more, and does not fill the disk. */
const KEPT_MS = days(366)

/** A member, or the device of somebody who is not signed in. */
export type HelpReader = { readonly memberId: string | null; readonly deviceNo: string }

type Needs = { database: Database; clock: Clock; tenantId: string }

/** Whether articles helped, each reader counted once. */
export function createHelpVotes({ database, clock, tenantId }: Needs) {
  const votes = database.db.withTables<VoteTables>()
  const deviceOf = ({ deviceNo }: HelpReader) => (deviceNo === '' ? null : `device:${deviceNo}`)
  const nameOf = (reader: HelpReader) => reader.memberId ?? deviceOf(reader)

  async function count(articleId: string, reader: HelpReader): Promise<HelpVotes> {
    const own = nameOf(reader)
    const row = await votes
      .selectFrom('help_vote')
      .select([
        sql<number>`(count(*) filter (where is_useful))::int`.as('yes'),
        sql<number>`(count(*) filter (where not is_useful))::int`.as('no'),
        sql<boolean | null>`bool_or(is_useful) filter (where reader = ${own})`.as('own'),
      ])
      .where('tenant_id', '=', tenantId)
      .where('article_id', '=', articleId)
      .executeTakeFirstOrThrow()
    return { yes: row.yes, no: row.no, own: row.own }
  }

  return {
    count,
    /** Somebody who cannot be told apart is not counted. What a device said before its member signed in is theirs. */
    async vote(articleId: string, isUseful: boolean, by: HelpReader): Promise<HelpVotes> {
      const reader = nameOf(by)
      if (reader === null) return count(articleId, by)
      const vote = { is_useful: isUseful, at: sqlInstant(clock.now()) }
      await database.tx(async (anyTx) => {
        const tx = anyTx.withTables<VoteTables>()
        const device = deviceOf(by)
        if (by.memberId !== null && device !== null)
          await tx
            .deleteFrom('help_vote')
            .where('tenant_id', '=', tenantId)
            .where('article_id', '=', articleId)
            .where('reader', '=', device)
            .execute()
        await tx
          .insertInto('help_vote')
          .values({ tenant_id: tenantId, article_id: articleId, reader, member_id: by.memberId, ...vote })
          .onConflict((clash) => clash.columns(['tenant_id', 'article_id', 'reader']).doUpdateSet(vote))
          .execute()
      })
      return count(articleId, by)
    },
    async dropOld(): Promise<void> {
      await votes
        .deleteFrom('help_vote')
        .where('tenant_id', '=', tenantId)
        .where('at', '<', sqlInstant(clock.now() - KEPT_MS))
        .execute()
    },
  }
}

export type HelpVoting = ReturnType<typeof createHelpVotes>
