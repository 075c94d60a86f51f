import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'
import { TextBlock } from './text-blocks.ts'

/** The name of an article or of a group of them, as its file is called. */
export const HelpId = z.string().check(z.regex(/^[a-z0-9-]{2,40}$/))
export const HELP_SEARCH_MAX = 60

const HelpGroup = z.object({ id: HelpId, name: z.string(), count: z.int() })
export type HelpGroup = z.output<typeof HelpGroup>

const HelpItem = z.object({ id: HelpId, groupId: HelpId, title: z.string(), answer: z.string() })
export type HelpItem = z.output<typeof HelpItem>

const HelpVotes = z.object({
  yes: z.int(),
  no: z.int(),
  /** What the reader said; null when nothing yet. */
  own: z.nullable(z.boolean()),
})
export type HelpVotes = z.output<typeof HelpVotes>

const HelpArticle = z.object({
  id: HelpId,
  groupId: HelpId,
  groupName: z.string(),
  title: z.string(),
  /** The short answer, before everything else. */
  answer: z.string(),
  blocks: z.array(TextBlock),
  /** The day of its last change, such as `2026-11-12`. */
  changedOn: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  readMinutes: z.int(),
  votes: HelpVotes,
})
export type HelpArticle = z.output<typeof HelpArticle>

export const listHelpGroups = defineCall({
  method: 'POST',
  path: '/api/operation/tutorial/config/list',
  access: 'public',
  summary: 'Groups of help articles, and the articles that most people look for',
  request: z.object({}),
  response: z.object({ groups: z.array(HelpGroup), often: z.array(HelpItem) }),
})

export const listHelpArticles = defineCall({
  method: 'POST',
  path: '/api/operation/tutorial/config/listItem',
  access: 'public',
  summary:
    'Articles of a group, or those with every word that is searched for, accents left out; page by page',
  errors: ['NOT_FOUND'],
  request: z.object({
    groupId: z.optional(HelpId),
    search: z.optional(z.string().check(z.maxLength(HELP_SEARCH_MAX))),
    page: z.optional(z.int().check(z.minimum(1), z.maximum(1000))),
  }),
  response: z.object({ items: z.array(HelpItem), total: z.int(), hasMore: z.boolean() }),
})

export const getHelpArticle = defineCall({
  method: 'POST',
  path: '/api/operation/tutorial/config/detailItem',
  access: 'public',
  summary: 'One article in the language of the caller',
  errors: ['NOT_FOUND'],
  request: z.object({ id: HelpId }),
  response: HelpArticle,
})

export const rateHelpArticle = defineCall({
  method: 'POST',
  path: '/api/operation/tutorial/config/useful',
  access: 'public',
  limit: 'profile',
  ours: true,
  summary:
    'Whether an article helped: counted once for a member, or for a device; saying it again changes it',
  errors: ['NOT_FOUND'],
  request: z.object({ id: HelpId, isUseful: z.boolean() }),
  response: HelpVotes,
})
