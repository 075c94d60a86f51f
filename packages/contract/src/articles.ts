import * as z from 'zod/mini'
import { Count } from './amounts.ts'
import { defineCall } from './define-call.ts'
import { PICK_KINDS } from './experts.ts'
import { RoomId } from './ids.ts'
import { ServerTime } from './server-time.ts'
import { TextBlock } from './text-blocks.ts'

/**
 * Articles of the live section: previews and reports of matches, written from what the sportsbook tells, and guides that
 * always stand. Every figure of an article is beside its text, so that a reader can hold one against the other.
 */

export const ARTICLES_PAGE = 12
export const ARTICLE_KINDS = ['preview', 'report', 'guide'] as const
export type ArticleKind = (typeof ARTICLE_KINDS)[number]
export const ARTICLE_SEARCH_MAX = 60
/** So many of the last matches make a form. */
export const FORM_MATCHES = 5

export const ArticleId = z.string().check(z.regex(/^art_[0-9A-Za-z-]{2,40}$/))

const FORMS = ['won', 'drawn', 'lost'] as const
export type Form = (typeof FORMS)[number]

const Side = z.object({ id: z.int(), name: z.string() })
const ArticleMatch = z.object({
  matchId: z.string(),
  sportId: z.int(),
  league: z.string(),
  home: Side,
  away: Side,
  /** Kick-off. */
  time: ServerTime,
  /** Null in what was written before the end. */
  homeScore: z.nullable(Count),
  awayScore: z.nullable(Count),
})
export type ArticleMatch = z.output<typeof ArticleMatch>

/** Of a side's last matches that are over. */
const SideForm = z.object({
  /** Newest first, at most `FORM_MATCHES`. */
  results: z.array(z.enum(FORMS)),
  /** In these. */
  scored: Count,
  conceded: Count,
  /** Of these, those played where this match has the side: at home, or away. */
  herePlayed: Count,
  hereWon: Count,
})
export type SideForm = z.output<typeof SideForm>

const Meeting = z.object({
  matchId: z.string(),
  time: ServerTime,
  /** Whether the home side of this match was at home then too. */
  isSameHome: z.boolean(),
  /** Of the sides as this match has them. */
  homeScore: Count,
  awayScore: Count,
})
export type Meeting = z.output<typeof Meeting>

/** A market at the moment of writing. */
const ArticleOffer = z.object({
  marketId: z.int(),
  kind: z.enum(PICK_KINDS),
  /** Added to the home side, or held against the sum, as a decimal such as `-0.75`. */
  line: z.nullable(z.string()),
  /** Prices in thousandths. */
  options: z.array(z.object({ type: z.int(), price: Count })),
})
export type ArticleOffer = z.output<typeof ArticleOffer>

const PreviewFigures = z.object({
  isNeutral: z.boolean(),
  home: SideForm,
  away: SideForm,
  /** Newest first. */
  meetings: z.array(Meeting),
  offers: z.array(ArticleOffer),
})
export type PreviewFigures = z.output<typeof PreviewFigures>

const SIDES = ['home', 'away'] as const
const ReportFigures = z.object({
  /** Of sports that count goals: each with the score that it made. */
  goals: z.array(
    z.object({
      /** "67" or "45+2". */
      minute: z.string(),
      side: z.enum(SIDES),
      manner: z.nullable(z.string()),
      homeScore: Count,
      awayScore: Count,
    }),
  ),
  /** What each part of the match brought, as home and away. */
  parts: z.array(z.object({ homeScore: Count, awayScore: Count })),
  /** What else was counted, such as corners. */
  counts: z.array(z.object({ kind: z.string(), home: Count, away: Count })),
  /** How often the lead changed hands, and the largest one. */
  leadChanges: Count,
  largestLead: z.object({ side: z.nullable(z.enum(SIDES)), by: Count }),
})
export type ReportFigures = z.output<typeof ReportFigures>

const article = {
  id: ArticleId,
  kind: z.enum(ARTICLE_KINDS),
  title: z.string(),
  /** What it says in a sentence or two. */
  lead: z.string(),
  /** Null of a guide, which always stands. */
  writtenAt: z.nullable(ServerTime),
  match: z.nullable(ArticleMatch),
}
const Article = z.object(article)
export type ArticleView = z.output<typeof Article>

const ArticleDetail = z.object({
  ...article,
  blocks: z.array(TextBlock),
  preview: z.nullable(PreviewFigures),
  report: z.nullable(ReportFigures),
  /** The report of a preview, and the other way round. */
  otherId: z.nullable(ArticleId),
  /** Of the match, where one is open. */
  roomId: z.nullable(RoomId),
})
export type ArticleDetail = z.output<typeof ArticleDetail>

const BASE = '/api/live/article'
const read = { method: 'GET', access: 'public', background: true, ours: true } as const

export const listArticles = defineCall({
  ...read,
  path: `${BASE}/list`,
  summary: 'Articles, newest first; guides come after everything that was written',
  request: z.object({
    kind: z.optional(z.enum(ARTICLE_KINDS)),
    sport: z.optional(z.string().check(z.regex(/^\d{1,4}$/))),
    /** Words of a title, in any case and without accents. */
    search: z.optional(z.string().check(z.maxLength(ARTICLE_SEARCH_MAX))),
    before: z.optional(ArticleId),
  }),
  response: z.object({ items: z.array(Article), hasMore: z.boolean() }),
})

export const getArticle = defineCall({
  ...read,
  path: `${BASE}/detail`,
  summary: 'One article with the figures that it was written from',
  errors: ['NOT_FOUND'],
  request: z.object({ id: ArticleId }),
  response: ArticleDetail,
})
