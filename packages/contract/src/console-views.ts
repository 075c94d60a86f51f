import * as z from 'zod/mini'
import { plainText } from './plain-text.ts'
import { defineStaffCall } from './staff-call.ts'

/** Of a person and a page; with one more the oldest goes. */
export const VIEWS_MAX = 30
export const VIEW_NAME_MAX = 40
const PageName = z.string().check(z.regex(/^[a-z-]{1,30}$/))
const ViewId = z.string().check(z.regex(/^vew_\w{10,40}$/))
/** As the page wrote it: only the page reads it. */
const Filter = z.string().check(z.maxLength(500))

const View = z.object({
  id: z.string(),
  name: z.string(),
  filter: z.string(),
  isShared: z.boolean(),
  isOwn: z.boolean(),
})
export type View = z.output<typeof View>

export const listViews = defineStaffCall({
  name: 'views/list',
  permission: 'staff',
  summary: 'Saved views of a page: the own ones and those that others share',
  request: z.object({ page: PageName }),
  response: z.object({ views: z.array(View) }),
})

export const saveView = defineStaffCall({
  name: 'views/save',
  permission: 'staff',
  summary: 'Keeps the filter of a page under a name, for oneself or for everybody who sees the page',
  request: z.object({
    page: PageName,
    name: plainText({ max: VIEW_NAME_MAX }),
    filter: Filter,
    isShared: z.boolean(),
  }),
  response: z.object({ id: z.string() }),
})

export const removeView = defineStaffCall({
  name: 'views/remove',
  permission: 'staff',
  summary: 'Forgets an own view',
  errors: ['NOT_FOUND'],
  request: z.object({ id: ViewId }),
  response: z.object({}),
})
