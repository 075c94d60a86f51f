import type { ArticleKind, PreviewFigures, ReportFigures } from '@keo/contract/articles'
import type { TextBlock } from '@keo/contract/text-blocks'
import type { Language } from '@keo/messages/languages'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'

/** League, home, away. */
export type Names = Readonly<Record<Language, readonly [string, string, string]>>
export type ArticleText = {
  readonly title: string
  readonly lead: string
  readonly blocks: readonly TextBlock[]
}

type Head = {
  readonly id: string
  readonly matchId: string
  readonly sportId: number
  readonly leagueId: number
  readonly beginsAt: Instant
  readonly homeId: number
  readonly awayId: number
  readonly names: Names
  readonly texts: Readonly<Record<Language, ArticleText>>
  readonly writtenAt: Instant
}
export type KeptPreview = Head & {
  readonly kind: 'preview'
  readonly homeScore: null
  readonly awayScore: null
  readonly figures: PreviewFigures
}
export type KeptReport = Head & {
  readonly kind: 'report'
  readonly homeScore: number
  readonly awayScore: number
  readonly figures: ReportFigures
}
export type KeptArticle = KeptPreview | KeptReport

export type ArticleFilter = {
  readonly kind: Exclude<ArticleKind, 'guide'> | null
  readonly sport: number | null
  /** Folded words that a title must have. */
  readonly words: readonly string[]
  readonly before: string | null
  readonly limit: number
}

const COLUMNS = sql`id, kind, match_id as "matchId", sport_id as "sportId", league_id as "leagueId",
  begins_at as "beginsAt", home_id as "homeId", away_id as "awayId", names, home_score as "homeScore",
  away_score as "awayScore", figures, texts, written_at as "writtenAt"`

export function sqlArticleStore(db: Db, tenantId: string) {
  return {
    /** Once for each kind and match. */
    async keep(article: KeptArticle, folded: string): Promise<void> {
      await sql`insert into article (tenant_id, id, kind, match_id, sport_id, league_id, begins_at, home_id, away_id, names,
          home_score, away_score, figures, texts, folded, written_at)
        values (${tenantId}, ${article.id}, ${article.kind}, ${article.matchId}, ${article.sportId}, ${article.leagueId},
          ${sqlInstant(article.beginsAt)}, ${article.homeId}, ${article.awayId}, ${JSON.stringify(article.names)}::jsonb,
          ${article.homeScore}, ${article.awayScore}, ${JSON.stringify(article.figures)}::jsonb,
          ${JSON.stringify(article.texts)}::jsonb, ${folded}, ${sqlInstant(article.writtenAt)})
        on conflict (tenant_id, match_id, kind) do nothing`.execute(db)
    },

    async one(id: string): Promise<KeptArticle | undefined> {
      const { rows } = await sql<KeptArticle>`select ${COLUMNS} from article
        where tenant_id = ${tenantId} and id = ${id}`.execute(db)
      return rows[0]
    },

    async idOf(matchId: string, kind: KeptArticle['kind']): Promise<string | null> {
      const { rows } = await sql<{ id: string }>`select id from article
        where tenant_id = ${tenantId} and match_id = ${matchId} and kind = ${kind}`.execute(db)
      return rows[0]?.id ?? null
    },

    /** Newest first; ids sort by age. */
    async page({ kind, sport, words, before, limit }: ArticleFilter): Promise<KeptArticle[]> {
      const { rows } = await sql<KeptArticle>`select ${COLUMNS} from article
        where tenant_id = ${tenantId}
          and (${kind}::text is null or kind = ${kind})
          and (${sport}::int is null or sport_id = ${sport})
          and (${before}::text is null or id < ${before})
          and (select bool_and(position(word in folded) > 0) from unnest(${[...words]}::text[]) word) is not false
        order by id desc limit ${limit}`.execute(db)
      return rows
    },

    /** Matches of these that have their preview. */
    async previewed(matchIds: readonly string[]): Promise<ReadonlySet<string>> {
      const { rows } = await sql<{ id: string }>`select match_id as id from article
        where tenant_id = ${tenantId} and kind = 'preview' and match_id = any(${[...matchIds]}::text[])`.execute(
        db,
      )
      return new Set(rows.map(({ id }) => id))
    },

    /** Previews since then, by sport. */
    async writtenBySport(since: Instant): Promise<ReadonlyMap<number, number>> {
      const { rows } = await sql<{ sportId: number; count: bigint }>`
        select sport_id as "sportId", count(*) as count from article
        where tenant_id = ${tenantId} and kind = 'preview' and written_at >= ${sqlInstant(since)}
        group by 1`.execute(db)
      return new Map(rows.map(({ sportId, count }) => [sportId, Number(count)]))
    },

    /** Previews of matches that began between two moments and have no report. */
    async unreported(from: Instant, until: Instant, limit: number): Promise<KeptPreview[]> {
      const { rows } = await sql<KeptPreview>`select ${COLUMNS} from article a
        where tenant_id = ${tenantId} and kind = 'preview'
          and begins_at between ${sqlInstant(from)} and ${sqlInstant(until)}
          and not exists (select from article r
            where r.tenant_id = a.tenant_id and r.match_id = a.match_id and r.kind = 'report')
        order by begins_at limit ${limit}`.execute(db)
      return rows
    },

    async dropBefore(before: Instant): Promise<void> {
      await sql`delete from article where tenant_id = ${tenantId} and written_at < ${sqlInstant(before)}`.execute(
        db,
      )
    },
  }
}
